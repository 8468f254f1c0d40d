// Several scans are compiled for more than one kind of processor. The caller says which is to run.
#ifndef INNKEEPER_SCANVARIANT_H
#define INNKEEPER_SCANVARIANT_H

#include <stdint.h>

typedef enum : uint32_t {
    /// What every processor of the architecture has: SSE2 on x86-64, Advanced SIMD on arm64.
    INNKEEPER_BASELINE,
    INNKEEPER_AVX2,
    INNKEEPER_AVX512,
    /// AVX-512 with VBMI2, which packs bytes by a mask.
    INNKEEPER_AVX512_VBMI2,
    INNKEEPER_VARIANT_COUNT,
} innkeeper_variant;

/// Whether the architecture has the variant at all.
int innkeeper_is_compiled(innkeeper_variant variant);

/// Whether this processor can run it. No other may be passed to a scan.
int innkeeper_can_run(innkeeper_variant variant);

#endif
