// Scans over lines of text, compiled for each variant (Blocks.h).
#include "CByteScan.h"

#include "Blocks.h"

// The last bytes of line ends, of which CR LF is one. `next` is the byte behind the block.
INLINE uint64_t line_ends(const block *bytes, uint8_t next) {
    const uint64_t lf = equal(bytes, '\n'), cr = equal(bytes, '\r');
    return lf | (cr & ~(lf >> 1 | (uint64_t)(next == '\n') << 63));
}

INLINE innkeeper_text_block text_block(const block *bytes, uint8_t next) {
    const innkeeper_text_block found = {
        .line_ends = line_ends(bytes, next),
        .high = ~at_most(bytes, 0x7F),
        .marked = at_most(bytes, 0x1F) | equal(bytes, '\\') | equal(bytes, ','),
    };
    return found;
}

INLINE void find_text(const uint8_t *bytes, size_t count, innkeeper_text_block *blocks) {
    const size_t whole = count & ~(size_t)63;
    block v;
    for (size_t position = 0; position < whole; position += 64) {
        memcpy(&v, bytes + position, sizeof v);
        blocks[position / 64] = text_block(&v, position + 64 < count ? bytes[position + 64] : 0);
    }
    if (whole == count) return;
    // Letters mean nothing.
    uint8_t rest[64];
    memset(rest, 'x', sizeof rest);
    memcpy(rest, bytes + whole, count - whole);
    memcpy(&v, rest, sizeof v);
    blocks[whole / 64] = text_block(&v, 0);
}

INLINE innkeeper_lines find_lines(const uint8_t *bytes, size_t position, size_t limit,
                                  const innkeeper_line_letters *letters, innkeeper_line *found, size_t capacity) {
    // The line that the block's first byte lies in.
    innkeeper_line line = {position, 0};
    size_t count = 0;
    // Whether the block's first byte begins a line, and whether a line may end with the byte before it.
    uint64_t begins = 1, ended = 0;
    const uint64_t top = (uint64_t)1 << 63;
    // One byte more than a block: a CR at its end does not end a line when an LF follows.
    while (limit - position >= 65 && count + INNKEEPER_LINE_MARGIN <= capacity) {
        block v;
        memcpy(&v, bytes + position, sizeof v);
        const uint64_t ends = line_ends(&v, bytes[position + 64]);
        const uint64_t last = letter(&v, letters->last) | equal(&v, ' ') | equal(&v, '\t');
        // Of a letter that ends the block it is open what comes behind it.
        const uint64_t first = (letter(&v, letters->first[0]) & (letter(&v, letters->first[1]) >> 1 | top))
            | (letter(&v, letters->second[0]) & (letter(&v, letters->second[1]) >> 1 | top));
        uint64_t hits = ((ends << 1 | begins) & first) | ((ends | equal(&v, '\r')) & (last << 1 | ended));
        for (; hits != 0; hits &= hits - 1) {
            // Behind the last line end before it begins the line that the hit is in.
            const uint64_t before = ends & ((hits & (0 - hits)) - 1);
            innkeeper_line here = line;
            if (before != 0) {
                here.position = position + 64 - (size_t)__builtin_clzll(before);
                here.lines += (size_t)__builtin_popcountll(before);
            }
            if (count == 0 || found[count - 1].position != here.position) found[count++] = here;
        }
        if (ends != 0) {
            line.position = position + 64 - (size_t)__builtin_clzll(ends);
            line.lines += (size_t)__builtin_popcountll(ends);
        }
        begins = ends >> 63;
        ended = last >> 63;
        position += 64;
    }
    const innkeeper_lines result = {.count = count, .end = line};
    return result;
}

INLINE innkeeper_extent measure_text(const uint8_t *bytes, size_t count, size_t readable, int has_cr) {
    innkeeper_extent extent = {0};
    uint64_t after_cr = 0;
    for (size_t at = 0; at < count; at += 64) {
        block v;
        const uint64_t valid = load(&v, bytes + at, count - at, readable - at);
        const uint64_t lf = equal(&v, '\n') & valid, cr = has_cr ? equal(&v, '\r') & valid : 0;
        // What goes on with a character is above 0x7F and below 0xC0.
        uint64_t characters = (at_most(&v, 0x7F) | ~at_most(&v, 0xBF)) & valid;
        if ((lf | cr) != 0) {
            const uint64_t pairs = lf & (cr << 1 | after_cr);
            extent.lines += (size_t)(__builtin_popcountll(lf) + __builtin_popcountll(cr) - __builtin_popcountll(pairs));
            const unsigned behind = 64 - (unsigned)__builtin_clzll(lf | cr);
            extent.last_line = at + behind;
            extent.characters = 0;
            characters = behind == 64 ? 0 : characters >> behind;
        }
        after_cr = cr >> 63;
        extent.characters += (size_t)__builtin_popcountll(characters);
    }
    return extent;
}

#define COMPILE(name, target, value)                                                                              \
    target static innkeeper_variant text_##name(const uint8_t *bytes, size_t count, innkeeper_text_block *blocks) { \
        find_text(bytes, count, blocks);                                                                          \
        return value;                                                                                             \
    }                                                                                                             \
    target static innkeeper_lines lines_##name(const uint8_t *bytes, size_t position, size_t limit,                 \
                                               const innkeeper_line_letters *letters, innkeeper_line *found,       \
                                               size_t capacity) {                                                  \
        innkeeper_lines lines = find_lines(bytes, position, limit, letters, found, capacity);                       \
        lines.variant = value;                                                                                    \
        return lines;                                                                                             \
    }                                                                                                             \
    target static innkeeper_extent measure_##name(const uint8_t *bytes, size_t count, size_t readable, int has_cr) { \
        innkeeper_extent extent = measure_text(bytes, count, readable, has_cr);                                     \
        extent.variant = value;                                                                                   \
        return extent;                                                                                            \
    }

COMPILE_EACH

innkeeper_variant innkeeper_find_text(innkeeper_variant variant, const uint8_t *bytes, size_t count,
                                      innkeeper_text_block *blocks) {
    RUN(variant, text, bytes, count, blocks)
}

innkeeper_lines innkeeper_find_lines(innkeeper_variant variant, const uint8_t *bytes, size_t position, size_t limit,
                                     const innkeeper_line_letters *letters, innkeeper_line *found, size_t capacity) {
    RUN(variant, lines, bytes, position, limit, letters, found, capacity)
}

innkeeper_extent innkeeper_measure_text(innkeeper_variant variant, const uint8_t *bytes, size_t count, size_t readable,
                                        int has_cr) {
    RUN(variant, measure, bytes, count, readable, has_cr)
}

typedef uint16_t units __attribute__((ext_vector_type(32)));
typedef uint8_t narrow_units __attribute__((ext_vector_type(32)));

INLINE size_t narrow_ascii(const uint8_t *bytes, size_t count, int is_swapped, uint8_t *narrow) {
    size_t done = 0;
    for (; count - done >= 32; done += 32) {
        units some;
        memcpy(&some, bytes + 2 * done, sizeof some);
        if (is_swapped) some = some << 8 | some >> 8;
        if (__builtin_reduce_or(some) > 0x7F) break;
        const narrow_units low = __builtin_convertvector(some, narrow_units);
        memcpy(narrow + done, &low, sizeof low);
    }
    return done;
}

// What every processor has is enough.
size_t innkeeper_narrow(const uint8_t *units, size_t count, int is_swapped, uint8_t *narrow) {
    return is_swapped ? narrow_ascii(units, count, 1, narrow) : narrow_ascii(units, count, 0, narrow);
}
