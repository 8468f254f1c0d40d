// Vector scans over the names and values of vCards: where a name ends, whether a text needs decoding.
#ifndef INNKEEPER_CBYTESCANNAMES_H
#define INNKEEPER_CBYTESCANNAMES_H

#include <stddef.h>
#include <stdint.h>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

/// Bit i is set when `bytes[i]` is none of the letters, digits, `-`, `.`, `/` and `_` of names. Reads exactly 16 bytes.
static inline uint32_t innkeeper_not_in_name(const uint8_t *bytes) {
#if defined(__x86_64__)
    const __m128i v = _mm_loadu_si128((const __m128i *)bytes);
    const __m128i letter = _mm_sub_epi8(_mm_or_si128(v, _mm_set1_epi8(0x20)), _mm_set1_epi8('a'));
    const __m128i mark = _mm_sub_epi8(v, _mm_set1_epi8('-'));
    const __m128i in = _mm_or_si128(
        _mm_or_si128(_mm_cmpeq_epi8(_mm_min_epu8(letter, _mm_set1_epi8(25)), letter),
                     _mm_cmpeq_epi8(_mm_min_epu8(mark, _mm_set1_epi8('9' - '-')), mark)),
        _mm_cmpeq_epi8(v, _mm_set1_epi8('_')));
    return (uint32_t)_mm_movemask_epi8(in) ^ 0xFFFF;
#else
    uint32_t mask = 0;
    for (int i = 0; i < 16; i++) {
        const uint8_t v = bytes[i];
        const int in = (uint8_t)((v | 0x20) - 'a') < 26 || (uint8_t)(v - '-') <= '9' - '-' || v == '_';
        mask |= (uint32_t)!in << i;
    }
    return mask;
#endif
}

/// Bit i is set when `bytes[i]` is `a`. Reads exactly 16 bytes.
static inline uint32_t innkeeper_equal16(const uint8_t *bytes, uint8_t a) {
#if defined(__x86_64__)
    const __m128i v = _mm_loadu_si128((const __m128i *)bytes);
    return (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(v, _mm_set1_epi8((char)a)));
#else
    uint32_t mask = 0;
    for (int i = 0; i < 16; i++) mask |= (uint32_t)(bytes[i] == a) << i;
    return mask;
#endif
}

/// Bit i is set when `bytes[i]` is a control character, a backslash or `mark`. Reads exactly 16 bytes.
static inline uint32_t innkeeper_escape_marks(const uint8_t *bytes, uint8_t mark) {
#if defined(__x86_64__)
    const __m128i v = _mm_loadu_si128((const __m128i *)bytes);
    const __m128i hit = _mm_or_si128(
        _mm_cmpeq_epi8(_mm_min_epu8(v, _mm_set1_epi8(0x1F)), v),
        _mm_or_si128(_mm_cmpeq_epi8(v, _mm_set1_epi8('\\')), _mm_cmpeq_epi8(v, _mm_set1_epi8((char)mark))));
    return (uint32_t)_mm_movemask_epi8(hit);
#else
    uint32_t mask = 0;
    for (int i = 0; i < 16; i++) mask |= (uint32_t)(bytes[i] < 0x20 || bytes[i] == '\\' || bytes[i] == mark) << i;
    return mask;
#endif
}

#endif
