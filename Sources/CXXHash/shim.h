#ifndef INNKEEPER_CXXHASH_SHIM_H
#define INNKEEPER_CXXHASH_SHIM_H

#include <xxhash.h>

#if defined(__x86_64__) && __has_include(<xxh_x86dispatch.h>)
// The names of the plain functions stay theirs.
#define XXH_DISPATCH_DISABLE_REPLACE
#include <xxh_x86dispatch.h>
#define INNKEEPER_XXHASH_DISPATCHES 1
// Debian's static library lacks it.
#pragma weak XXH3_128bits_update_dispatch
#endif

/// XXH3_128bits_update with the widest vectors that the processor has, where the library was built to ask for them.
static inline XXH_errorcode innkeeper_xxh3_update(XXH3_state_t *state, const void *bytes, size_t count) {
#ifdef INNKEEPER_XXHASH_DISPATCHES
    if (XXH3_128bits_update_dispatch) return XXH3_128bits_update_dispatch(state, bytes, count);
#endif
    return XXH3_128bits_update(state, bytes, count);
}

#endif
