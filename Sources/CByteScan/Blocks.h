// Vectors of 64 bytes for scans that are written once and compiled several times: for what every processor of the kind
// has, and on x86-64 for AVX2 and AVX-512, which are asked for when a scan is called.
#ifndef INNKEEPER_BLOCKS_H
#define INNKEEPER_BLOCKS_H

#include <stdint.h>
#include <string.h>

#define INLINE static inline __attribute__((always_inline))

typedef uint8_t block __attribute__((ext_vector_type(64)));
typedef _Bool block_bits __attribute__((ext_vector_type(64)));

// Blocks are handed over by their places: how vectors are passed differs between processors.
INLINE uint64_t to_mask(const block_bits *some) {
    uint64_t mask;
    memcpy(&mask, some, sizeof mask);
    return mask;
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

#if defined(__x86_64__)
#define WIDE __attribute__((target("avx2,bmi,bmi2,lzcnt,popcnt")))
#define WIDEST __attribute__((target("avx512f,avx512bw,avx512vl,avx2,bmi,bmi2,lzcnt,popcnt")))

// With the bytes of a block packed by a mask in one step.
#define PACKING __attribute__((target("avx512f,avx512bw,avx512vl,avx512vbmi2,avx2,bmi,bmi2,lzcnt,popcnt")))

INLINE int has_wide(void) { return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2"); }

INLINE int has_widest(void) { return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl"); }

INLINE int has_packing(void) { return has_widest() && __builtin_cpu_supports("avx512vbmi2"); }
#endif

#endif
