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

/// What the 64 bytes from the semicolon before a line's parameters on say.
typedef struct {
    /// Colons, and what needs a closer look before one: quotes, carets, blanks and control characters.
    uint64_t stops;
    uint64_t colons;
    uint64_t semicolons;
    uint64_t equals;
    /// B, E, Q and CH, in either case: with them begin the parameters that say how a value is written.
    uint64_t encodings;
} innkeeper_head_masks;

/// Reads exactly 64 bytes.
static inline innkeeper_head_masks innkeeper_find_head(const uint8_t *bytes) {
    innkeeper_head_masks found = {0, 0, 0, 0, 0};
    uint64_t c = 0, h = 0;
#if defined(__x86_64__)
    const __m128i fold = _mm_set1_epi8(0x20);
    for (int i = 0; i < 4; i++) {
        const __m128i v = _mm_loadu_si128((const __m128i *)(bytes + 16 * i));
        const __m128i folded = _mm_or_si128(v, fold);
        const __m128i colon = _mm_cmpeq_epi8(v, _mm_set1_epi8(':'));
        const __m128i odd = _mm_or_si128(
            _mm_cmpeq_epi8(_mm_min_epu8(v, fold), v),
            _mm_or_si128(_mm_cmpeq_epi8(v, _mm_set1_epi8('"')), _mm_cmpeq_epi8(v, _mm_set1_epi8('^'))));
        const __m128i letter = _mm_or_si128(
            _mm_cmpeq_epi8(folded, _mm_set1_epi8('b')),
            _mm_or_si128(_mm_cmpeq_epi8(folded, _mm_set1_epi8('e')), _mm_cmpeq_epi8(folded, _mm_set1_epi8('q'))));
        const __m128i is_c = _mm_cmpeq_epi8(folded, _mm_set1_epi8('c'));
        const __m128i is_h = _mm_cmpeq_epi8(folded, _mm_set1_epi8('h'));
        const __m128i semicolon = _mm_cmpeq_epi8(v, _mm_set1_epi8(';'));
        const __m128i equal = _mm_cmpeq_epi8(v, _mm_set1_epi8('='));
        found.stops |= (uint64_t)(uint16_t)_mm_movemask_epi8(_mm_or_si128(colon, odd)) << (16 * i);
        found.colons |= (uint64_t)(uint16_t)_mm_movemask_epi8(colon) << (16 * i);
        found.semicolons |= (uint64_t)(uint16_t)_mm_movemask_epi8(semicolon) << (16 * i);
        found.equals |= (uint64_t)(uint16_t)_mm_movemask_epi8(equal) << (16 * i);
        found.encodings |= (uint64_t)(uint16_t)_mm_movemask_epi8(letter) << (16 * i);
        c |= (uint64_t)(uint16_t)_mm_movemask_epi8(is_c) << (16 * i);
        h |= (uint64_t)(uint16_t)_mm_movemask_epi8(is_h) << (16 * i);
    }
#else
    for (int i = 0; i < 64; i++) {
        const uint8_t v = bytes[i], folded = v | 0x20;
        found.stops |= (uint64_t)(v == ':' || v <= 0x20 || v == '"' || v == '^') << i;
        found.colons |= (uint64_t)(v == ':') << i;
        found.semicolons |= (uint64_t)(v == ';') << i;
        found.equals |= (uint64_t)(v == '=') << i;
        found.encodings |= (uint64_t)(folded == 'b' || folded == 'e' || folded == 'q') << i;
        c |= (uint64_t)(folded == 'c') << i;
        h |= (uint64_t)(folded == 'h') << i;
    }
#endif
    // The last byte can't be the first of a parameter that ends within the block.
    found.encodings |= c & h >> 1;
    return found;
}

#endif
