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

/// What is to be done with a line.
typedef enum : uint8_t {
    /// It is plain, and someone asks for its property.
    INNKEEPER_LINE_PLAIN,
    /// It needs a closer look.
    INNKEEPER_LINE_ODD,
    /// Nobody asks for it, but its parameters may say how its value is encoded: where it ends is open.
    INNKEEPER_LINE_ENCODED,
} innkeeper_line_kind;

/// A line of a card that says something, or may. Places are those in the bytes; of an odd line only the first is told.
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
    innkeeper_line_kind kind;
    /// Its place in `innkeeper_known_names`; 0 for a name so long that it may be one of the others.
    uint8_t number;
    /// Quotes stand in the parameters.
    uint8_t has_quotes;
} innkeeper_card_line;

typedef struct {
    /// How many of `found` were written.
    size_t count;
    /// The line where it stopped, and how many lines lie before it.
    size_t position;
    size_t lines;
} innkeeper_card_walk;

/// Goes over the lines of a card from `position` to `limit` and notes them, up to `capacity`; plain lines that nobody
/// asks for are passed over with their folds. Each line is taken as if the one before were plain: whoever finds that a
/// value goes on passes over what was noted of it. Reads no byte at or behind `count`.
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
