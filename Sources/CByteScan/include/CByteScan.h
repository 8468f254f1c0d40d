// Bytes into masks and lists of positions, which Swift has no intrinsics for; what they mean is for Swift to say.
// The functions in the headers use SSE2 on x86-64, which every such processor has; elsewhere they are loops, which a
// compiler turns into vector code where it can. Those in .c files take a variant (ScanVariant.h).
#ifndef INNKEEPER_CBYTESCAN_H
#define INNKEEPER_CBYTESCAN_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

/// Bit i is set when `bytes[i]` equals one of the four values. Reads exactly 64 bytes.
static inline uint64_t innkeeper_match4(const uint8_t *bytes, uint8_t a, uint8_t b, uint8_t c, uint8_t d) {
#if defined(__x86_64__)
    const __m128i va = _mm_set1_epi8((char)a), vb = _mm_set1_epi8((char)b);
    const __m128i vc = _mm_set1_epi8((char)c), vd = _mm_set1_epi8((char)d);
    uint64_t mask = 0;
    for (int i = 0; i < 4; i++) {
        const __m128i v = _mm_loadu_si128((const __m128i *)(bytes + 16 * i));
        const __m128i hit = _mm_or_si128(_mm_or_si128(_mm_cmpeq_epi8(v, va), _mm_cmpeq_epi8(v, vb)),
                                         _mm_or_si128(_mm_cmpeq_epi8(v, vc), _mm_cmpeq_epi8(v, vd)));
        mask |= (uint64_t)(uint16_t)_mm_movemask_epi8(hit) << (16 * i);
    }
    return mask;
#else
    uint64_t mask = 0;
    for (int i = 0; i < 64; i++) {
        const uint8_t v = bytes[i];
        mask |= (uint64_t)(v == a || v == b || v == c || v == d) << i;
    }
    return mask;
#endif
}

/// Whether the first `count` bytes are equal. Reads up to the next multiple of 16 of both.
static inline int innkeeper_are_equal(const uint8_t *bytes, const uint8_t *others, size_t count) {
#if defined(__x86_64__)
    for (size_t i = 0; i < count; i += 16) {
        const __m128i same = _mm_cmpeq_epi8(_mm_loadu_si128((const __m128i *)(bytes + i)),
                                            _mm_loadu_si128((const __m128i *)(others + i)));
        const uint32_t differ = (uint32_t)_mm_movemask_epi8(same) ^ 0xFFFF;
        // A byte behind the last that counts may differ.
        if (differ != 0 && i + (size_t)__builtin_ctz(differ) < count) return 0;
    }
    return 1;
#else
    return memcmp(bytes, others, count) == 0;
#endif
}

/// Where a block of 64 bytes has what CSV is made of: bit i stands for `bytes[i]`.
typedef struct {
    uint64_t delimiters;
    /// LF and CR.
    uint64_t line_ends;
    uint64_t quotes;
    /// Blanks, control characters and quotes: all up to 0x22, line ends among them.
    uint64_t low;
} innkeeper_csv_block;

/// Reads exactly 64 bytes.
static inline innkeeper_csv_block innkeeper_csv_masks(const uint8_t *bytes, uint8_t delimiter) {
    innkeeper_csv_block block = {0, 0, 0, 0};
#if defined(__x86_64__)
    const __m128i vd = _mm_set1_epi8((char)delimiter), vq = _mm_set1_epi8(0x22);
    const __m128i vl = _mm_set1_epi8(0x0A), vc = _mm_set1_epi8(0x0D);
    for (int i = 0; i < 4; i++) {
        const __m128i v = _mm_loadu_si128((const __m128i *)(bytes + 16 * i));
        const __m128i ends = _mm_or_si128(_mm_cmpeq_epi8(v, vl), _mm_cmpeq_epi8(v, vc));
        // SSE2 has no unsigned "at most": the larger of v and 0x22 is 0x22 just for those.
        const __m128i low = _mm_cmpeq_epi8(_mm_max_epu8(v, vq), vq);
        block.delimiters |= (uint64_t)(uint16_t)_mm_movemask_epi8(_mm_cmpeq_epi8(v, vd)) << (16 * i);
        block.line_ends |= (uint64_t)(uint16_t)_mm_movemask_epi8(ends) << (16 * i);
        block.quotes |= (uint64_t)(uint16_t)_mm_movemask_epi8(_mm_cmpeq_epi8(v, vq)) << (16 * i);
        block.low |= (uint64_t)(uint16_t)_mm_movemask_epi8(low) << (16 * i);
    }
#else
    for (int i = 0; i < 64; i++) {
        const uint8_t v = bytes[i];
        block.delimiters |= (uint64_t)(v == delimiter) << i;
        block.line_ends |= (uint64_t)(v == 0x0A || v == 0x0D) << i;
        block.quotes |= (uint64_t)(v == 0x22) << i;
        block.low |= (uint64_t)(v <= 0x22) << i;
    }
#endif
    return block;
}

/// Bit i is set when `bytes[i]` begins a character of UTF-8. Reads exactly 64 bytes.
static inline uint64_t innkeeper_character_starts(const uint8_t *bytes) {
    uint64_t mask = 0;
#if defined(__x86_64__)
    // As signed numbers, the bytes that go on (0x80 to 0xBF) are those below -64.
    for (int i = 0; i < 4; i++) {
        const __m128i v = _mm_loadu_si128((const __m128i *)(bytes + 16 * i));
        mask |= (uint64_t)(uint16_t)_mm_movemask_epi8(_mm_cmpgt_epi8(v, _mm_set1_epi8(-65))) << (16 * i);
    }
#else
    for (int i = 0; i < 64; i++) mask |= (uint64_t)((bytes[i] & 0xC0) != 0x80) << i;
#endif
    return mask;
}

#include "CSVMarks.h"
#include "JSONMasks.h"
#include "LetterMasks.h"
#include "TextMasks.h"

#endif
