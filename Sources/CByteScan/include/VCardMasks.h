// Vector scans over whole lines of vCards: which lines may begin or end a card, and where a line's parameters end.
// Included by CByteScan.h.
#ifndef INNKEEPER_VCARDMASKS_H
#define INNKEEPER_VCARDMASKS_H

#include <stddef.h>
#include <stdint.h>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

/// Which of 64 bytes are what parts lines and marks: bit i stands for `bytes[i]`.
typedef struct {
    uint64_t lf;
    uint64_t cr;
    /// B or E, in either case.
    uint64_t first;
    /// D in either case, a blank or a tab.
    uint64_t last;
} innkeeper_mark_masks;

/// Reads exactly 64 bytes.
static inline innkeeper_mark_masks innkeeper_find_marks(const uint8_t *bytes) {
    innkeeper_mark_masks found = {0, 0, 0, 0};
#if defined(__x86_64__)
    const __m128i fold = _mm_set1_epi8(0x20);
    for (int i = 0; i < 4; i++) {
        const __m128i v = _mm_loadu_si128((const __m128i *)(bytes + 16 * i));
        const __m128i folded = _mm_or_si128(v, fold);
        const __m128i first = _mm_or_si128(_mm_cmpeq_epi8(folded, _mm_set1_epi8('b')),
                                           _mm_cmpeq_epi8(folded, _mm_set1_epi8('e')));
        const __m128i blank = _mm_or_si128(_mm_cmpeq_epi8(v, fold), _mm_cmpeq_epi8(v, _mm_set1_epi8('\t')));
        const __m128i last = _mm_or_si128(_mm_cmpeq_epi8(folded, _mm_set1_epi8('d')), blank);
        found.lf |= (uint64_t)(uint16_t)_mm_movemask_epi8(_mm_cmpeq_epi8(v, _mm_set1_epi8('\n'))) << (16 * i);
        found.cr |= (uint64_t)(uint16_t)_mm_movemask_epi8(_mm_cmpeq_epi8(v, _mm_set1_epi8('\r'))) << (16 * i);
        found.first |= (uint64_t)(uint16_t)_mm_movemask_epi8(first) << (16 * i);
        found.last |= (uint64_t)(uint16_t)_mm_movemask_epi8(last) << (16 * i);
    }
#else
    for (int i = 0; i < 64; i++) {
        const uint8_t v = bytes[i], folded = v | 0x20;
        found.lf |= (uint64_t)(v == '\n') << i;
        found.cr |= (uint64_t)(v == '\r') << i;
        found.first |= (uint64_t)(folded == 'b' || folded == 'e') << i;
        found.last |= (uint64_t)(folded == 'd' || v == ' ' || v == '\t') << i;
    }
#endif
    return found;
}

/// Where a line begins, and how many lines lie before it.
typedef struct {
    size_t position;
    size_t lines;
} innkeeper_line_place;

/// Passes over lines, the first of which begins at `position`, up to one that begins with BE or EN or ends with D or a
/// blank: only such a line can begin or end a card. Stops at the last line before `limit` at the latest, some bytes
/// before it. Reads no byte at or behind `limit`.
static inline innkeeper_line_place innkeeper_pass_lines(const uint8_t *bytes, size_t position, size_t limit) {
    innkeeper_line_place place = {position, 0};
    // Whether the block's first byte begins a line, and whether a mark may end with the byte before it.
    uint64_t begins = 1, ended = 0;
    // One byte more than a block: a CR at its end is no line end when an LF follows.
    while (limit - position >= 65) {
        const innkeeper_mark_masks found = innkeeper_find_marks(bytes + position);
        const uint64_t next = (uint64_t)(bytes[position + 64] == 0x0A) << 63;
        const uint64_t ends = found.lf | (found.cr & ~(found.lf >> 1 | next));
        uint64_t hits = (found.lf | found.cr) & (found.last << 1 | ended);
        for (uint64_t left = (ends << 1 | begins) & found.first; left != 0; left &= left - 1) {
            const uint64_t hit = left & (0 - left);
            const uint8_t *byte = bytes + position + __builtin_ctzll(hit);
            const uint8_t first = byte[0] | 0x20, second = byte[1] | 0x20;
            if (first == 'b' ? second == 'e' : second == 'n') {
                hits |= hit;
                break;
            }
        }
        // Line ends before the first hit: behind the last of them begins the line that the hit is in.
        const uint64_t before = hits == 0 ? ends : ends & ((hits & (0 - hits)) - 1);
        place.lines += (size_t)__builtin_popcountll(before);
        if (before != 0) place.position = position + 64 - (size_t)__builtin_clzll(before);
        if (hits != 0) return place;
        begins = ends >> 63;
        ended = found.last >> 63;
        position += 64;
    }
    return place;
}

/// Where lines begin: behind an LF, or behind a CR that no LF follows. Writes into `starts` where each line behind
/// `position` begins, up to `limit`, which ends the last one, and gives how many. Fewer when they are more than
/// `capacity`: the rest is found from the last one on. `capacity` is 128 at least, and `starts` has room for four more.
/// Reads no byte at or behind `count`.
static inline size_t innkeeper_line_starts(const uint8_t *bytes, size_t position, size_t limit, size_t count,
                                           uint32_t *starts, size_t capacity) {
    size_t found = 0;
    // One byte more than a block: a CR at its end is no line end when an LF follows.
    for (; position < limit && count - position >= 65; position += 64) {
        if (found + 64 > capacity) return found;
        uint64_t lf = 0, cr = 0;
#if defined(__x86_64__)
        for (int i = 0; i < 4; i++) {
            const __m128i v = _mm_loadu_si128((const __m128i *)(bytes + position + 16 * i));
            lf |= (uint64_t)(uint16_t)_mm_movemask_epi8(_mm_cmpeq_epi8(v, _mm_set1_epi8('\n'))) << (16 * i);
            cr |= (uint64_t)(uint16_t)_mm_movemask_epi8(_mm_cmpeq_epi8(v, _mm_set1_epi8('\r'))) << (16 * i);
        }
#else
        for (int i = 0; i < 64; i++) {
            lf |= (uint64_t)(bytes[position + i] == '\n') << i;
            cr |= (uint64_t)(bytes[position + i] == '\r') << i;
        }
#endif
        const uint64_t next = (uint64_t)(bytes[position + 64] == '\n') << 63;
        uint64_t ends = lf | (cr & ~(lf >> 1 | next));
        const size_t left = limit - position;
        if (left < 64) ends &= ((uint64_t)1 << left) - 1;
        const size_t lines = (size_t)__builtin_popcountll(ends);
        uint32_t *to = starts + found;
        // Four are written in any case: how many there are can't be foretold, that they are more is seldom.
        const uint64_t none = (uint64_t)1 << 63;
        for (int i = 0; i < 4; i++, ends &= ends - 1) {
            to[i] = (uint32_t)position + 1 + (uint32_t)__builtin_ctzll(ends | none);
        }
        for (to += 4; ends != 0; ends &= ends - 1) *to++ = (uint32_t)position + 1 + (uint32_t)__builtin_ctzll(ends);
        found += lines;
    }
    if (found + 64 > capacity) return found;
    for (; position < limit; position++) {
        const int is_end = bytes[position] == '\n'
            || (bytes[position] == '\r' && (position + 1 >= count || bytes[position + 1] != '\n'));
        if (is_end) starts[found++] = (uint32_t)position + 1;
    }
    if (found == 0 || starts[found - 1] != limit) starts[found++] = (uint32_t)limit;
    return found;
}

/// What the 64 bytes from the semicolon before a line's parameters on say. Colons and semicolons within quotes are none.
typedef struct {
    /// What needs a closer look before a colon: carets, blanks and control characters.
    uint64_t stops;
    uint64_t colons;
    uint64_t semicolons;
    uint64_t equals;
    uint64_t quotes;
    /// B, E and Q, in either case: with them begin the parameters that say how a value is written.
    uint64_t encodings;
    /// CH, in either case.
    uint64_t charsets;
} innkeeper_head_masks;

/// Reads exactly 64 bytes.
static inline innkeeper_head_masks innkeeper_find_head(const uint8_t *bytes) {
    innkeeper_head_masks found = {0, 0, 0, 0, 0, 0, 0};
    uint64_t c = 0, h = 0;
#if defined(__x86_64__)
    const __m128i fold = _mm_set1_epi8(0x20);
    for (int i = 0; i < 4; i++) {
        const __m128i v = _mm_loadu_si128((const __m128i *)(bytes + 16 * i));
        const __m128i folded = _mm_or_si128(v, fold);
        const __m128i odd = _mm_or_si128(_mm_cmpeq_epi8(_mm_min_epu8(v, fold), v),
                                         _mm_cmpeq_epi8(v, _mm_set1_epi8('^')));
        const __m128i letter = _mm_or_si128(
            _mm_cmpeq_epi8(folded, _mm_set1_epi8('b')),
            _mm_or_si128(_mm_cmpeq_epi8(folded, _mm_set1_epi8('e')), _mm_cmpeq_epi8(folded, _mm_set1_epi8('q'))));
        const __m128i colon = _mm_cmpeq_epi8(v, _mm_set1_epi8(':'));
        const __m128i semicolon = _mm_cmpeq_epi8(v, _mm_set1_epi8(';'));
        const __m128i equal = _mm_cmpeq_epi8(v, _mm_set1_epi8('='));
        const __m128i quote = _mm_cmpeq_epi8(v, _mm_set1_epi8('"'));
        const __m128i is_c = _mm_cmpeq_epi8(folded, _mm_set1_epi8('c'));
        const __m128i is_h = _mm_cmpeq_epi8(folded, _mm_set1_epi8('h'));
        found.stops |= (uint64_t)(uint16_t)_mm_movemask_epi8(odd) << (16 * i);
        found.colons |= (uint64_t)(uint16_t)_mm_movemask_epi8(colon) << (16 * i);
        found.semicolons |= (uint64_t)(uint16_t)_mm_movemask_epi8(semicolon) << (16 * i);
        found.equals |= (uint64_t)(uint16_t)_mm_movemask_epi8(equal) << (16 * i);
        found.quotes |= (uint64_t)(uint16_t)_mm_movemask_epi8(quote) << (16 * i);
        found.encodings |= (uint64_t)(uint16_t)_mm_movemask_epi8(letter) << (16 * i);
        c |= (uint64_t)(uint16_t)_mm_movemask_epi8(is_c) << (16 * i);
        h |= (uint64_t)(uint16_t)_mm_movemask_epi8(is_h) << (16 * i);
    }
#else
    for (int i = 0; i < 64; i++) {
        const uint8_t v = bytes[i], folded = v | 0x20;
        found.stops |= (uint64_t)(v <= 0x20 || v == '^') << i;
        found.colons |= (uint64_t)(v == ':') << i;
        found.semicolons |= (uint64_t)(v == ';') << i;
        found.equals |= (uint64_t)(v == '=') << i;
        found.quotes |= (uint64_t)(v == '"') << i;
        found.encodings |= (uint64_t)(folded == 'b' || folded == 'e' || folded == 'q') << i;
        c |= (uint64_t)(folded == 'c') << i;
        h |= (uint64_t)(folded == 'h') << i;
    }
#endif
    // The last byte can't be the first of a parameter that ends within the block.
    found.charsets = c & h >> 1;
    if (found.quotes != 0) {
        // The sum of all bits up to each, which is odd within quotes.
        uint64_t within = found.quotes;
        for (int step = 1; step < 64; step *= 2) within ^= within << step;
        found.colons &= ~within;
        found.semicolons &= ~within;
    }
    return found;
}

/// Bit i is set when `bytes[i]` is P and `bytes[i + 1]` R, in either case. Reads exactly 64 bytes.
static inline uint64_t innkeeper_find_pr(const uint8_t *bytes) {
    uint64_t p = 0, r = 0;
#if defined(__x86_64__)
    for (int i = 0; i < 4; i++) {
        const __m128i v = _mm_loadu_si128((const __m128i *)(bytes + 16 * i));
        const __m128i folded = _mm_or_si128(v, _mm_set1_epi8(0x20));
        p |= (uint64_t)(uint16_t)_mm_movemask_epi8(_mm_cmpeq_epi8(folded, _mm_set1_epi8('p'))) << (16 * i);
        r |= (uint64_t)(uint16_t)_mm_movemask_epi8(_mm_cmpeq_epi8(folded, _mm_set1_epi8('r'))) << (16 * i);
    }
#else
    for (int i = 0; i < 64; i++) {
        p |= (uint64_t)((bytes[i] | 0x20) == 'p') << i;
        r |= (uint64_t)((bytes[i] | 0x20) == 'r') << i;
    }
#endif
    return p & r >> 1;
}

#endif
