// Where text has lines and bytes that need a closer look. Included by CByteScan.h.
#ifndef INNKEEPER_TEXTMASKS_H
#define INNKEEPER_TEXTMASKS_H

#include <stddef.h>
#include <stdint.h>

#include "ScanVariant.h"

/// What a block of 64 bytes holds: bit i stands for byte i.
typedef struct {
    /// The last byte of a line end: LF, or a CR that no LF follows.
    uint64_t line_ends;
    /// 0x80 and above.
    uint64_t high;
    /// Control characters, backslashes and commas.
    uint64_t marked;
} innkeeper_text_block;

/// Writes one block for each 64 bytes begun. Gives the variant that ran.
innkeeper_variant innkeeper_find_text(innkeeper_variant variant, const uint8_t *bytes, size_t count,
                                      innkeeper_text_block *blocks);

/// Writes UTF-16 code units as a byte each, 32 at a time, as long as all of those are ASCII. `is_swapped` is whether their
/// bytes are in the other order than the processor's. Gives how many it wrote.
size_t innkeeper_narrow(const uint8_t *units, size_t count, int is_swapped, uint8_t *narrow);

/// Where a line begins, and how many line ends lie before it.
typedef struct {
    size_t position;
    size_t lines;
} innkeeper_line;

/// The letters by which lines are found, in lower case; either case matches.
typedef struct {
    /// Two letters that a line may begin with, or two others.
    uint8_t first[2];
    uint8_t second[2];
    /// A letter that it may end with.
    uint8_t last;
} innkeeper_line_letters;

typedef struct {
    /// How many of `found` were written.
    size_t count;
    /// The last line that was begun: all found begin there or before it.
    innkeeper_line end;
    innkeeper_variant variant;
} innkeeper_lines;

/// What a block of 64 bytes can add to `found` at most.
#define INNKEEPER_LINE_MARGIN 64

/// Finds lines that begin or end with the letters, or end with a blank, the first of which begins at `position`; perhaps
/// others too that end a block after the first letter. Stops when fewer than `INNKEEPER_LINE_MARGIN` fit in `capacity`,
/// else at most 64 bytes before `limit`. Reads no byte at or behind that.
innkeeper_lines innkeeper_find_lines(innkeeper_variant variant, const uint8_t *bytes, size_t position, size_t limit,
                                     const innkeeper_line_letters *letters, innkeeper_line *found, size_t capacity);

/// How far text reaches.
typedef struct {
    /// Line ends.
    size_t lines;
    /// Where the last line begins.
    size_t last_line;
    /// Bytes from there on that begin a character of UTF-8.
    size_t characters;
    innkeeper_variant variant;
} innkeeper_extent;

/// Counts line ends: LF and, if `has_cr`, CR, or both in a row. Of `readable` bytes, at least `count`, it may read all.
innkeeper_extent innkeeper_measure_text(innkeeper_variant variant, const uint8_t *bytes, size_t count, size_t readable,
                                        int has_cr);

#endif
