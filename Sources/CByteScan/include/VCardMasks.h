// Scans over whole lines of vCards, in VCardLines.c: which lines may begin or end a card, and which of a card say something.
// Included by CByteScan.h.
#ifndef INNKEEPER_VCARDMASKS_H
#define INNKEEPER_VCARDMASKS_H

#include <stddef.h>
#include <stdint.h>

/// Where a line begins, and how many lines lie before it.
typedef struct {
    size_t position;
    size_t lines;
} innkeeper_line_place;

/// Passes over lines, the first of which begins at `position`, up to one that begins with BE or EN or ends with D or a
/// blank: only such a line can begin or end a card. Stops at the last line before `limit` at the latest, some bytes
/// before it. Reads no byte at or behind `limit`.
innkeeper_line_place innkeeper_pass_lines(const uint8_t *bytes, size_t position, size_t limit);

/// A plain line of a property that someone asks for. Places are those in the bytes.
typedef struct {
    uint32_t start;
    /// The name, behind its group, and where it ends: at the colon, or at the semicolon before the parameters.
    uint32_t name;
    uint32_t name_end;
    uint32_t colon;
    /// Where the line end begins.
    uint32_t end;
    /// Lines before it.
    uint32_t line;
    /// Its place in `innkeeper_known_names`; 0 for a name so long that it may be one of the others.
    uint8_t number;
    /// Quotes stand in the parameters.
    uint8_t has_quotes;
} innkeeper_card_line;

/// Why lines were gone over no further.
typedef enum : uint8_t {
    /// None is left, or there was no room.
    INNKEEPER_WALK_DONE,
    /// The next line needs a closer look.
    INNKEEPER_WALK_ODD,
    /// Nobody asks for the next line, but its parameters may say how its value is encoded: where it ends is open.
    INNKEEPER_WALK_ENCODED,
} innkeeper_walk_stop;

typedef struct {
    /// How many of `found` were written.
    size_t count;
    /// The line where it stopped, and how many lines lie before it.
    size_t position;
    size_t lines;
    innkeeper_walk_stop stop;
} innkeeper_card_walk;

/// Goes over the lines of a card from `position` to `limit`, as long as they are plain: notes those that someone asks
/// for, up to `capacity`, and passes over the others with their folds. Reads no byte at or behind `count`.
innkeeper_card_walk innkeeper_walk_card(const uint8_t *bytes, size_t position, size_t limit, size_t count,
                                        innkeeper_card_line *found, size_t capacity);

/// What the 64 bytes from the semicolon before a line's parameters on say. Colons and semicolons within quotes are none.
typedef struct {
    /// What needs a closer look before a colon: carets, blanks and control characters.
    uint64_t stops;
    uint64_t colons;
    uint64_t semicolons;
    uint64_t equals;
    uint64_t quotes;
    /// B, E and Q, in either case: with them begin the parameters that say how a value is written.
    uint64_t encodings;
    /// CH, in either case.
    uint64_t charsets;
    /// PR, in either case: what says that something is preferred has it.
    uint64_t preferences;
} innkeeper_head_masks;

/// Reads exactly 64 bytes.
innkeeper_head_masks innkeeper_find_head(const uint8_t *bytes);

#endif
