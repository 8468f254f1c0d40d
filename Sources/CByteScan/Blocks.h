// Vectors of 64 bytes for scans that are written once and compiled for each variant (ScanVariant.h).
#ifndef INNKEEPER_BLOCKS_H
#define INNKEEPER_BLOCKS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "ScanVariant.h"

#define INLINE static inline __attribute__((always_inline))

typedef uint8_t block __attribute__((ext_vector_type(64)));
typedef _Bool block_bits __attribute__((ext_vector_type(64)));

// Blocks are passed by address: how vectors are passed differs between processors.
INLINE uint64_t to_mask(const block_bits *some) {
    uint64_t mask;
    memcpy(&mask, some, sizeof mask);
    return mask;
}

// The same mask, with its origin hidden from the compiler. On processors without mask registers it would otherwise turn
// what the mask is combined with into a vector, bit by bit: 1,100 instructions for each block of letters.
INLINE uint64_t opaque(uint64_t mask) {
    __asm__("" : "+r"(mask));
    return mask;
}

// Loads a block of which `left` bytes are meant and `readable` there, and gives the mask of those meant.
INLINE uint64_t load(block *v, const uint8_t *bytes, size_t left, size_t readable) {
    if (readable >= sizeof *v) {
        memcpy(v, bytes, sizeof *v);
    } else {
        uint8_t rest[sizeof *v] = {0};
        memcpy(rest, bytes, readable);
        memcpy(v, rest, sizeof *v);
    }
    return left < 64 ? ((uint64_t)1 << left) - 1 : ~(uint64_t)0;
}

// Bit i is set when byte i equals `byte`.
INLINE uint64_t equal(const block *bytes, uint8_t byte) {
    const block_bits some = __builtin_convertvector(*bytes == (block)byte, block_bits);
    return to_mask(&some);
}

// Bit i is set when byte i is `byte` or less.
INLINE uint64_t at_most(const block *bytes, uint8_t byte) {
    const block_bits some = __builtin_convertvector(*bytes <= (block)byte, block_bits);
    return to_mask(&some);
}

// Bit i is set when byte i is that letter, in either case; `lower` is it in lower case.
INLINE uint64_t letter(const block *bytes, uint8_t lower) {
    const block_bits some = __builtin_convertvector((*bytes | (block)(uint8_t)0x20) == (block)lower, block_bits);
    return to_mask(&some);
}

// Bit i is set when an odd number of the bits up to i are.
INLINE uint64_t odd_from(uint64_t bits) {
    for (int shift = 1; shift < 64; shift *= 2) bits ^= bits << shift;
    return bits;
}

#if defined(__x86_64__)
#define AVX2 __attribute__((target("avx2,bmi,bmi2,lzcnt,popcnt")))
#define AVX512 __attribute__((target("avx512f,avx512bw,avx512vl,avx2,bmi,bmi2,lzcnt,popcnt")))
#define AVX512_VBMI2 __attribute__((target("avx512f,avx512bw,avx512vl,avx512vbmi2,avx2,bmi,bmi2,lzcnt,popcnt")))
// COMPILE(name, target, value) for each variant; a file says what that is.
#define COMPILE_EACH                                        \
    COMPILE(baseline, , INNKEEPER_BASELINE)                 \
    COMPILE(avx2, AVX2, INNKEEPER_AVX2)                     \
    COMPILE(avx512, AVX512, INNKEEPER_AVX512)               \
    COMPILE(avx512_vbmi2, AVX512_VBMI2, INNKEEPER_AVX512_VBMI2)
// Calls what was compiled as `scan` for a variant.
#define RUN(variant, scan, ...)                                     \
    switch (variant) {                                              \
    case INNKEEPER_AVX2: return scan##_avx2(__VA_ARGS__);           \
    case INNKEEPER_AVX512: return scan##_avx512(__VA_ARGS__);       \
    case INNKEEPER_AVX512_VBMI2: return scan##_avx512_vbmi2(__VA_ARGS__); \
    default: return scan##_baseline(__VA_ARGS__);                   \
    }
#else
#define COMPILE_EACH COMPILE(baseline, , INNKEEPER_BASELINE)
#define RUN(variant, scan, ...) \
    (void)(variant);            \
    return scan##_baseline(__VA_ARGS__);
#endif

#endif
