// Which of 64 bytes mean something in JSON. Included by CByteScan.h.
#ifndef INNKEEPER_JSONMASKS_H
#define INNKEEPER_JSONMASKS_H

#include <stddef.h>
#include <stdint.h>

#include "ScanVariant.h"

/// Bit i says what byte i of a block is, wherever it stands: nobody has looked yet at what is inside a string.
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

/// Reads and writes `count` blocks, of 64 bytes each. Gives the variant that ran.
innkeeper_variant innkeeper_find_brackets(innkeeper_variant variant, const uint8_t *bytes, size_t count,
                                          innkeeper_json_brackets *blocks);

/// Writes a block for each 64 bytes begun, and blanks behind the last byte. Of `readable` bytes, at least `count`, it may read
/// all. Gives the variant that ran.
innkeeper_variant innkeeper_find_tokens(innkeeper_variant variant, const uint8_t *bytes, size_t count, size_t readable,
                                        innkeeper_json_tokens *blocks);

/// Writes the positions of all bits of masks for neighbouring blocks, `base` added. There must be room for 64 more; what
/// is there means nothing. Gives the variant that ran.
innkeeper_variant innkeeper_list_positions(innkeeper_variant variant, const uint64_t *masks, size_t count, size_t base,
                                           uint32_t *positions, size_t *written);

#endif
