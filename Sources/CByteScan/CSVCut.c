// Where CSV can be cut, compiled for each variant (Blocks.h).
#include "CByteScan.h"

#include "Blocks.h"

INLINE size_t find_csv_cut(innkeeper_csv_cut *cut, const uint8_t *bytes, size_t base, size_t count, uint8_t delimiter,
                           size_t record_limit) {
    uint64_t in_quotes = cut->quote >= 0;
    uint64_t after_mark = base == 0 || bytes[base - 1] == delimiter || bytes[base - 1] == '\n' || bytes[base - 1] == '\r';
    // One byte more than a block: what a CR or a quote at its end means depends on it.
    for (; base + 64 < count; base += 64) {
        block some;
        memcpy(&some, bytes + base, sizeof some);
        const uint64_t lf = equal(&some, '\n'), cr = equal(&some, '\r'), quotes = equal(&some, '"');
        const uint64_t ends = lf | (cr & ~(lf >> 1 | (uint64_t)(bytes[base + 64] == '\n') << 63));
        const uint64_t marks = lf | cr | equal(&some, delimiter);
        uint64_t quoted = 0;
        if ((quotes | in_quotes) != 0) {
            quoted = odd_from(quotes) ^ (0 - in_quotes);
            const uint64_t opening = quotes & quoted, closing = quotes & ~quoted;
            const int is_doubled = closing >> 63 != 0 && bytes[base + 64] == '"';
            const int is_long = in_quotes != 0 && closing != 0 && base + 64 - (size_t)cut->quote > record_limit;
            if ((opening & ~(marks << 1 | after_mark)) != 0 || is_doubled || is_long) break;
            if (quoted >> 63 == 0) {
                cut->quote = -1;
            } else if (opening != 0) {
                const size_t last = 63 - (size_t)__builtin_clzll(opening);
                cut->quote = (int64_t)(base + last);
                cut->quote_lines = cut->lines + (size_t)__builtin_popcountll(ends & (((uint64_t)1 << last) - 1));
            }
        }
        const uint64_t cuts = ends & ~quoted;
        if (cuts != 0) {
            const size_t last = 63 - (size_t)__builtin_clzll(cuts);
            cut->position = base + last + 1;
            cut->position_lines = cut->lines + (size_t)__builtin_popcountll(ends & (UINT64_MAX >> (63 - last)));
        }
        cut->lines += (size_t)__builtin_popcountll(ends);
        after_mark = marks >> 63;
        in_quotes = quoted >> 63;
    }
    return base;
}

#define COMPILE(name, target, value)                                                                               \
    target static size_t cut_##name(innkeeper_csv_cut *cut, const uint8_t *bytes, size_t base, size_t count,         \
                                    uint8_t delimiter, size_t record_limit) {                                       \
        cut->variant = value;                                                                                      \
        return find_csv_cut(cut, bytes, base, count, delimiter, record_limit);                                      \
    }

COMPILE_EACH

size_t innkeeper_find_csv_cut(innkeeper_variant variant, innkeeper_csv_cut *cut, const uint8_t *bytes, size_t base,
                              size_t count, uint8_t delimiter, size_t record_limit) {
    RUN(variant, cut, cut, bytes, base, count, delimiter, record_limit)
}
