// The marks of JSON, compiled for each variant (Blocks.h).
#include "CByteScan.h"

#include "Positions.h"

INLINE void find_brackets(const uint8_t *bytes, size_t count, innkeeper_json_brackets *blocks) {
    for (size_t i = 0; i < count; i++) {
        block v;
        memcpy(&v, bytes + 64 * i, sizeof v);
        // A bit of 0x20 is all that parts `[` from `{` and `]` from `}`.
        blocks[i].quotes = equal(&v, '"');
        blocks[i].backslashes = equal(&v, '\\');
        blocks[i].opening = letter(&v, '{');
        blocks[i].closing = letter(&v, '}');
    }
}

INLINE void find_tokens(const uint8_t *bytes, size_t count, size_t readable, innkeeper_json_tokens *blocks) {
    for (size_t at = 0; at < count; at += 64) {
        block v;
        const uint64_t valid = load(&v, bytes + at, count - at, readable - at);
        const innkeeper_json_tokens found = {
            .quotes = equal(&v, '"') & valid,
            .backslashes = equal(&v, '\\') & valid,
            .marks = (letter(&v, '{') | letter(&v, '}') | equal(&v, ':') | equal(&v, ',')) & valid,
            .blanks = at_most(&v, 0x20) | ~valid,
            .controls = at_most(&v, 0x1F) & valid,
            .high = ~at_most(&v, 0x7F) & valid,
        };
        blocks[at / 64] = found;
    }
}

INLINE size_t list_positions(const uint64_t *masks, size_t count, size_t base, uint32_t *positions, note note_positions) {
    size_t written = 0;
    for (size_t i = 0; i < count; i++) {
        written += note_positions((int32_t *)positions + written, masks[i], base + 64 * i);
    }
    return written;
}

#define COMPILE(name, target, value)                                                                                \
    target static innkeeper_variant brackets_##name(const uint8_t *bytes, size_t count,                               \
                                                    innkeeper_json_brackets *blocks) {                                \
        find_brackets(bytes, count, blocks);                                                                        \
        return value;                                                                                               \
    }                                                                                                               \
    target static innkeeper_variant tokens_##name(const uint8_t *bytes, size_t count, size_t readable,                \
                                                  innkeeper_json_tokens *blocks) {                                    \
        find_tokens(bytes, count, readable, blocks);                                                                \
        return value;                                                                                               \
    }                                                                                                               \
    target static innkeeper_variant list_##name(const uint64_t *masks, size_t count, size_t base,                     \
                                                uint32_t *positions, size_t *written) {                             \
        *written = list_positions(masks, count, base, positions, note_##name);                                       \
        return value;                                                                                               \
    }

COMPILE_EACH

innkeeper_variant innkeeper_find_brackets(innkeeper_variant variant, const uint8_t *bytes, size_t count,
                                          innkeeper_json_brackets *blocks) {
    RUN(variant, brackets, bytes, count, blocks)
}

innkeeper_variant innkeeper_find_tokens(innkeeper_variant variant, const uint8_t *bytes, size_t count, size_t readable,
                                        innkeeper_json_tokens *blocks) {
    RUN(variant, tokens, bytes, count, readable, blocks)
}

innkeeper_variant innkeeper_list_positions(innkeeper_variant variant, const uint64_t *masks, size_t count, size_t base,
                                           uint32_t *positions, size_t *written) {
    RUN(variant, list, masks, count, base, positions, written)
}
