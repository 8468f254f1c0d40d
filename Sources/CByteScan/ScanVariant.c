#include "ScanVariant.h"

int innkeeper_is_compiled(innkeeper_variant variant) {
#if defined(__x86_64__)
    return variant < INNKEEPER_VARIANT_COUNT;
#else
    return variant == INNKEEPER_BASELINE;
#endif
}

int innkeeper_can_run(innkeeper_variant variant) {
    if (variant == INNKEEPER_BASELINE) return 1;
#if defined(__x86_64__)
    const int avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")
        && __builtin_cpu_supports("lzcnt") && __builtin_cpu_supports("popcnt");
    const int avx512 = avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
        && __builtin_cpu_supports("avx512vl");
    switch (variant) {
    case INNKEEPER_AVX2: return avx2;
    case INNKEEPER_AVX512: return avx512;
    case INNKEEPER_AVX512_VBMI2: return avx512 && __builtin_cpu_supports("avx512vbmi2");
    default: break;
    }
#endif
    return 0;
}
