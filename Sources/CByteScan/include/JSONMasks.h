// Which of 64 bytes mean something in JSON. Included by CByteScan.h.
#ifndef INNKEEPER_JSONMASKS_H
#define INNKEEPER_JSONMASKS_H

#include <stdint.h>

#include "Blocks.h"

/// Bit i says what `bytes[i]` is, wherever it stands: nobody has looked yet at what is inside a string.
typedef struct {
    /// `"`
    uint64_t quotes;
    /// A backslash.
    uint64_t backslashes;
    /// `{` and `[`
    uint64_t opening;
    /// `}` and `]`
    uint64_t closing;
} innkeeper_json_brackets;

/// As above, and what else parts one token from the next.
typedef struct {
    uint64_t quotes;
    uint64_t backslashes;
    /// `{`, `}`, `[`, `]`, `:` and `,`
    uint64_t marks;
    /// 0x20 and below.
    uint64_t blanks;
    /// Below 0x20.
    uint64_t controls;
    /// 0x80 and above.
    uint64_t high;
} innkeeper_json_tokens;

/// Reads exactly 64 bytes.
INLINE innkeeper_json_brackets innkeeper_find_brackets(const uint8_t *bytes) {
    block some;
    memcpy(&some, bytes, sizeof some);
    const innkeeper_json_brackets found = {
        .quotes = equal(&some, '"'),
        .backslashes = equal(&some, '\\'),
        // A bit of 0x20 is all that parts `[` from `{` and `]` from `}`, as it is with letters.
        .opening = letter(&some, '{'),
        .closing = letter(&some, '}'),
    };
    return found;
}

/// Reads exactly 64 bytes.
INLINE innkeeper_json_tokens innkeeper_find_tokens(const uint8_t *bytes) {
    block some;
    memcpy(&some, bytes, sizeof some);
    const innkeeper_json_tokens found = {
        .quotes = equal(&some, '"'),
        .backslashes = equal(&some, '\\'),
        .marks = letter(&some, '{') | letter(&some, '}') | equal(&some, ':') | equal(&some, ','),
        .blanks = at_most(&some, 0x20),
        .controls = at_most(&some, 0x1F),
        .high = high(&some),
    };
    return found;
}

/// Bit i is set when `bytes[i]` begins a character of UTF-8. Reads exactly 64 bytes.
INLINE uint64_t innkeeper_character_starts(const uint8_t *bytes) {
    block some;
    memcpy(&some, bytes, sizeof some);
    const block_bits starts = __builtin_convertvector((some & (block)(uint8_t)0xC0) != (block)(uint8_t)0x80, block_bits);
    return to_mask(&starts);
}

#endif
