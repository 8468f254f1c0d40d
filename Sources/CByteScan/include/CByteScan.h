// Bytes into masks and lists of positions, which Swift has no intrinsics for; what they mean is for Swift to say.
// The functions in the headers use what every processor of the architecture has: SSE2 on x86-64, Advanced SIMD on arm64.
// Those in .c files take a variant (ScanVariant.h).
#ifndef INNKEEPER_CBYTESCAN_H
#define INNKEEPER_CBYTESCAN_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

#include "Blocks.h"

/// Bit i is set when `bytes[i]` equals one of the four values. Reads exactly 64 bytes.
INLINE uint64_t innkeeper_match4(const uint8_t *bytes, uint8_t a, uint8_t b, uint8_t c, uint8_t d) {
    block some;
    memcpy(&some, bytes, sizeof some);
    return equal(&some, a) | equal(&some, b) | equal(&some, c) | equal(&some, d);
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
INLINE innkeeper_csv_block innkeeper_csv_masks(const uint8_t *bytes, uint8_t delimiter) {
    block some;
    memcpy(&some, bytes, sizeof some);
    const innkeeper_csv_block masks = {
        .delimiters = equal(&some, delimiter),
        .line_ends = equal(&some, 0x0A) | equal(&some, 0x0D),
        .quotes = equal(&some, 0x22),
        .low = at_most(&some, 0x22),
    };
    return masks;
}

/// Bit i is set when `bytes[i]` is 0x80 or more. Reads exactly 64 bytes.
INLINE uint64_t innkeeper_high_bytes(const uint8_t *bytes) {
    block some;
    memcpy(&some, bytes, sizeof some);
    return high(&some);
}

#include "CSVMarks.h"
#include "JSONMasks.h"
#include "TextMasks.h"

#endif
