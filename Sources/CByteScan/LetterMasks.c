// Characters beyond ASCII, compiled for each variant (Blocks.h).
#include "CByteScan.h"

#include "Blocks.h"

// Bytes behind a first byte that allows only some of those that go on; `before` is the byte before the block.
INLINE uint64_t behind(const block *bytes, uint8_t first, uint8_t before) {
    return equal(bytes, first) << 1 | (before == first);
}

INLINE void find_letters(const uint8_t *bytes, size_t count, size_t readable, innkeeper_letters *blocks) {
    for (size_t at = 0; at < count; at += 64) {
        block v;
        const uint64_t valid = load(&v, bytes + at, count - at, readable - at);
        const uint64_t high = ~at_most(&v, 0x7F) & valid;
        innkeeper_letters found = {0, 0, 0, 0, 0, 0};
        if (high != 0) {
            const uint8_t before = at == 0 ? 0 : bytes[at - 1];
            const uint64_t to_bf = at_most(&v, 0xBF), to_c1 = at_most(&v, 0xC1), to_df = at_most(&v, 0xDF);
            const uint64_t to_ef = at_most(&v, 0xEF), to_8f = opaque(at_most(&v, 0x8F));
            const uint64_t to_9f = opaque(at_most(&v, 0x9F));
            found.high = high;
            found.rest = high & to_bf;
            found.pairs = to_df & ~to_c1 & valid;
            found.triples = to_ef & ~to_df & valid;
            found.quads = at_most(&v, 0xF4) & ~to_ef & valid;
            found.faults = found.rest
                & ((behind(&v, 0xE0, before) & to_9f) | (behind(&v, 0xED, before) & ~to_9f)
                   | (behind(&v, 0xF0, before) & to_8f) | (behind(&v, 0xF4, before) & ~to_8f));
        }
        blocks[at / 64] = found;
    }
}

#define COMPILE(name, target, value)                                                                              \
    target static innkeeper_variant letters_##name(const uint8_t *bytes, size_t count, size_t readable,             \
                                                   innkeeper_letters *blocks) {                                    \
        find_letters(bytes, count, readable, blocks);                                                             \
        return value;                                                                                             \
    }

COMPILE_EACH

innkeeper_variant innkeeper_find_letters(innkeeper_variant variant, const uint8_t *bytes, size_t count, size_t readable,
                                         innkeeper_letters *blocks) {
    RUN(variant, letters, bytes, count, readable, blocks)
}
