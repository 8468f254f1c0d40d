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

/// A card: where it begins and ends, and how many lines lie before it.
typedef struct {
    size_t start;
    size_t end;
    size_t line;
} innkeeper_card_place;

typedef struct {
    /// How many of `cards` were written.
    size_t count;
    /// Where it stopped, and how many lines lie before that.
    size_t position;
    size_t lines;
} innkeeper_card_places;

/// Finds cards side by side, the first of which begins at `position`, up to `capacity`: each from BEGIN:VCARD alone on
/// its line to END:VCARD alone on its own, with nothing between them that may begin or end another. Stops before a card
/// that is anything else, is longer than `record_limit`, or does not end before `limit`. Reads no byte at or behind that.
innkeeper_card_places innkeeper_pass_cards(const uint8_t *bytes, size_t position, size_t limit, size_t record_limit,
                                           innkeeper_card_place *cards, size_t capacity, uint32_t *starts,
                                           size_t room);

/// What is to be done with a line.
typedef enum : uint8_t {
    /// It is plain, and someone asks for its property.
    INNKEEPER_LINE_PLAIN,
    /// It needs a closer look.
    INNKEEPER_LINE_ODD,
    /// Nobody asks for it, but its value is encoded: where it ends is open.
    INNKEEPER_LINE_ENCODED,
} innkeeper_line_kind;

/// How a value is written.
typedef enum : uint8_t {
    INNKEEPER_ENCODING_NONE,
    INNKEEPER_ENCODING_QUOTED_PRINTABLE,
    INNKEEPER_ENCODING_BASE64,
} innkeeper_encoding;

/// How much a value is preferred, unless it is a number from 1, the most, to 100.
enum {
    /// It takes a closer look to tell.
    INNKEEPER_PREFERENCE_OPEN = 0,
    /// Nothing is said.
    INNKEEPER_PREFERENCE_NONE = 101,
};

/// What stands in a value.
enum {
    /// Something else than blanks, control characters and semicolons.
    INNKEEPER_VALUE_TEXT = 1,
    /// Bytes beyond ASCII.
    INNKEEPER_VALUE_HIGH = 2,
    /// Backslashes, commas, control characters, or a blank at either end.
    INNKEEPER_VALUE_MARKED = 4,
};

/// A line of a card that says something, or may. Places are those in the bytes; of an odd line only the first is told,
/// of one that nobody asks for also its end and encoding.
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
    innkeeper_encoding encoding;
    /// Of FN, TEL and EMAIL.
    uint8_t preference;
    /// Quotes stand in the parameters, and not just around whole values.
    uint8_t has_quotes;
    /// Of the value as it stands.
    uint8_t marks;
} innkeeper_card_line;

/// Group, name and parameters of a line, and what they say. Address books write the same few again and again.
typedef struct {
    /// As far as the colon.
    uint8_t bytes[64];
    /// Behind the group, and where it ends; places in the line.
    uint32_t name;
    uint32_t name_end;
    uint32_t colon;
    uint8_t number;
    innkeeper_encoding encoding;
    uint8_t preference;
    uint8_t has_quotes;
    uint8_t is_asked_for;
    /// The place of its value among those that count, if nothing in the head takes a closer look.
    uint8_t value;
    /// The head that came behind this one.
    uint8_t next;
} innkeeper_card_head;

enum {
    /// The colon of one that was not read, or lies further behind.
    INNKEEPER_NO_HEAD = 64,
    INNKEEPER_HEADS = 256,
    INNKEEPER_HEAD_PLACES = 1024,
    INNKEEPER_HEAD_SHIFT = 64 - 10,
};

/// The heads that were read last.
typedef struct {
    /// `INNKEEPER_HEADS` of them, at first with their colons at `INNKEEPER_NO_HEAD`.
    innkeeper_card_head *heads;
    /// Which of them lines may have, by their first bytes: `INNKEEPER_HEAD_PLACES`.
    uint8_t *places;
    /// The one that makes room for the next.
    uint8_t oldest;
    /// The one that the last line had.
    uint8_t last;
} innkeeper_card_heads;

/// A value that counts so far, and the lines before it.
typedef struct {
    uint32_t start;
    uint32_t end;
    uint32_t line;
    uint8_t preference;
    /// It holds no backslash, comma or control character, and no blank at either end.
    uint8_t is_plain;
} innkeeper_card_value;

/// The preference of a birthday is 1 when it is declared to be a date, as INNKEEPER_PREFERENCE_NONE else.
enum { INNKEEPER_VALUE_BIRTHDAY = 7, INNKEEPER_VALUES = 8, INNKEEPER_NO_VALUE = 8 };

/// The place of each of `innkeeper_known_names` among the values that count.
static const uint8_t innkeeper_value_places[16] = {8, 8, 0, 1, 2, 8, 8, 8, 3, 4, 7, 8, 8, 5, 8, 6};

typedef enum : uint8_t {
    INNKEEPER_VERSION_NONE,
    INNKEEPER_VERSION_2_1,
    INNKEEPER_VERSION_3_0,
    INNKEEPER_VERSION_4_0,
} innkeeper_version;

typedef struct {
    /// How many of `found` were written.
    size_t count;
    /// The line where it stopped, and how many lines lie before it.
    size_t position;
    size_t lines;
    /// The version that was taken; none when the lines name none, or it has to be looked for in `found`.
    innkeeper_version version;
} innkeeper_card_walk;

/// Goes over the lines of a card from `position` to `limit` and notes them, up to `capacity`; lines that nobody asks for
/// are passed over with their folds, those in quoted-printable with the lines that they go on in. Each line is taken as
/// if the one before were plain: whoever finds that a value goes on passes over what was noted of it. Reads no byte at or
/// behind `count`.
///
/// `known` tells where all lines but the first begin, and ends with `limit`; without any they are found.
/// With `chosen` and `heads` lines are not noted that name the version, or of whose values one is to be chosen: it stands
/// in `chosen` then, `INNKEEPER_VALUES` of them, with an `end` of 0 where there is none. Of a birthday that is the first
/// one, if it is ASCII and without parameters but VALUE=date; a KIND is noted only if it may be a group. They are noted
/// as soon as one before them may go on. `heads` are `INNKEEPER_HEADS` that were found before, at first with colons at
/// `INNKEEPER_NO_HEAD`.
innkeeper_card_walk innkeeper_walk_card(const uint8_t *bytes, size_t position, size_t limit, size_t count,
                                        const uint32_t *known, size_t known_count, innkeeper_card_line *found,
                                        size_t capacity, innkeeper_card_heads *heads, innkeeper_card_value *chosen);

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
