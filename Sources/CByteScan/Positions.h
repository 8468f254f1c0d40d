// From masks to lists of positions, for each variant (Blocks.h): COMPILE calls note_##name.
#ifndef INNKEEPER_POSITIONS_H
#define INNKEEPER_POSITIONS_H

#include "Blocks.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Writes the positions of the bits of a mask, `base` added, and perhaps some more behind them that mean nothing. Gives
// how many there are.
typedef size_t note(int32_t *marks, uint64_t bits, size_t base);

// Writes the positions of the bits, four at a time whether there are as many or not: how often that is can be foreseen
// better than how many bits a block has.
INLINE size_t note_each(int32_t *marks, uint64_t bits, size_t base) {
    const size_t count = (size_t)__builtin_popcountll(bits);
    for (size_t done = 0; done < count; done += 4) {
        for (size_t i = 0; i < 4; i++) {
            // Of no bits left the position means nothing, and is not counted.
            marks[done + i] = (int32_t)(base + (bits == 0 ? 0 : (size_t)__builtin_ctzll(bits)));
            bits &= bits - 1;
        }
    }
    return count;
}

#if defined(__x86_64__)
// Sixteen at a time; most blocks have no more.
AVX512_VBMI2 static inline size_t note_avx512_vbmi2(int32_t *marks, uint64_t bits, size_t base) {
    static const uint8_t numbers[64] = {
        0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
        22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
        44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63,
    };
    const size_t count = (size_t)__builtin_popcountll(bits);
    const __m512i packed = _mm512_maskz_compress_epi8(bits, _mm512_loadu_si512(numbers));
    const __m512i from = _mm512_set1_epi32((int32_t)base);
    const __m128i first = _mm512_castsi512_si128(packed);
    _mm512_storeu_si512(marks, _mm512_add_epi32(_mm512_cvtepu8_epi32(first), from));
    if (count > 16) {
        const __m128i second = _mm512_extracti32x4_epi32(packed, 1);
        _mm512_storeu_si512(marks + 16, _mm512_add_epi32(_mm512_cvtepu8_epi32(second), from));
    }
    if (count > 32) {
        const __m128i third = _mm512_extracti32x4_epi32(packed, 2), fourth = _mm512_extracti32x4_epi32(packed, 3);
        _mm512_storeu_si512(marks + 32, _mm512_add_epi32(_mm512_cvtepu8_epi32(third), from));
        _mm512_storeu_si512(marks + 48, _mm512_add_epi32(_mm512_cvtepu8_epi32(fourth), from));
    }
    return count;
}
#endif

#define note_baseline note_each
#define note_avx2 note_each
#define note_avx512 note_each

#endif
