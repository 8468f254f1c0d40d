// Where UTF-8 has characters beyond ASCII. Included by CByteScan.h.
#ifndef INNKEEPER_LETTERMASKS_H
#define INNKEEPER_LETTERMASKS_H

#include <stddef.h>
#include <stdint.h>

#include "ScanVariant.h"

/// Bit i says what byte i of a block is.
typedef struct {
    /// 0x80 and above. If none is, all masks are 0.
    uint64_t high;
    /// The first byte of a character of two bytes, of three and of four.
    uint64_t pairs;
    uint64_t triples;
    uint64_t quads;
    /// A byte that goes on with a character.
    uint64_t rest;
    /// One that the byte before it, a first one, rules out (RFC 3629, section 4).
    uint64_t faults;
} innkeeper_letters;

/// Writes a block for each 64 bytes begun. Of `readable` bytes, at least `count`, it may read all. Gives the variant that ran.
innkeeper_variant innkeeper_find_letters(innkeeper_variant variant, const uint8_t *bytes, size_t count, size_t readable,
                                         innkeeper_letters *blocks);

#endif
