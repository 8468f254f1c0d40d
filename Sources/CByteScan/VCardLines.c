// Scans over lines of vCards, each compiled for several processors (Blocks.h).
#include "CByteScan.h"

#include <string.h>

#include "Blocks.h"

typedef uint8_t half __attribute__((ext_vector_type(16)));
typedef _Bool half_bits __attribute__((ext_vector_type(16)));

// The same for a letter in lower case, in either case.
INLINE uint64_t letter(const block *bytes, uint8_t byte) {
    const block_bits some = __builtin_convertvector((*bytes | (block)(uint8_t)0x20) == (block)byte, block_bits);
    return to_mask(&some);
}

// Bit i is set when byte i is a control character, a backslash or a comma.
INLINE uint64_t marked(const block *bytes) {
    const block_bits some = __builtin_convertvector(
        (*bytes < (block)(uint8_t)0x20) | (*bytes == (block)(uint8_t)'\\') | (*bytes == (block)(uint8_t)','), block_bits);
    return to_mask(&some);
}

INLINE size_t first_bit(uint64_t mask) { return (size_t)__builtin_ctzll(mask); }

// Ends of lines, of which CR LF is one. `next` is the byte behind the block.
INLINE uint64_t line_ends(const block *bytes, uint8_t next) {
    const uint64_t lf = equal(bytes, '\n'), cr = equal(bytes, '\r');
    return lf | (cr & ~(lf >> 1 | (uint64_t)(next == '\n') << 63));
}

// Whether `word`, which is in lower case, stands at `bytes`, in either case.
INLINE int is_word(const uint8_t *bytes, const char *word, size_t length) {
    for (size_t i = 0; i < length; i++) {
        const uint8_t fold = word[i] >= 'a' ? 0x20 : 0;
        if ((bytes[i] | fold) != (uint8_t)word[i]) return 0;
    }
    return 1;
}

INLINE innkeeper_line_place pass_lines(const uint8_t *bytes, size_t position, size_t limit) {
    innkeeper_line_place place = {position, 0};
    // Whether the block's first byte begins a line, and whether a mark may end with the byte before it.
    uint64_t begins = 1, ended = 0;
    // One byte more than a block: a CR at its end is no line end when an LF follows.
    while (limit - position >= 65) {
        block v;
        memcpy(&v, bytes + position, sizeof v);
        const uint64_t ends = line_ends(&v, bytes[position + 64]);
        const uint64_t breaks = ends | equal(&v, '\r');
        const uint64_t last = letter(&v, 'd') | equal(&v, ' ') | equal(&v, '\t');
        uint64_t hits = breaks & (last << 1 | ended);
        uint64_t left = (ends << 1 | begins) & (letter(&v, 'b') | letter(&v, 'e'));
        for (; left != 0; left &= left - 1) {
            const uint64_t hit = left & (0 - left);
            const uint8_t *byte = bytes + position + first_bit(hit);
            const uint8_t first = byte[0] | 0x20, second = byte[1] | 0x20;
            if (first == 'b' ? second == 'e' : second == 'n') {
                hits |= hit;
                break;
            }
        }
        // Line ends before the first hit: behind the last of them begins the line that the hit is in.
        const uint64_t before = hits == 0 ? ends : ends & ((hits & (0 - hits)) - 1);
        place.lines += (size_t)__builtin_popcountll(before);
        if (before != 0) place.position = position + 64 - (size_t)__builtin_clzll(before);
        if (hits != 0) return place;
        begins = ends >> 63;
        ended = last >> 63;
        position += 64;
    }
    return place;
}

// Behind the line end at `end`; 0 when none stands there, or a CR alone.
INLINE size_t after_line_end(const uint8_t *bytes, size_t end) {
    if (bytes[end] == '\n') return end + 1;
    return bytes[end] == '\r' && bytes[end + 1] == '\n' ? end + 2 : 0;
}

INLINE int is_blank(uint8_t byte) { return byte == ' ' || byte == '\t'; }

// Whether VCARD stands at `bytes`, in either case.
INLINE int is_card(const uint8_t *bytes) { return is_word(bytes, "vcard", 5); }

// Writes where lines begin of which those before end at `ends`, and gives how many. Has to have room for four at least.
INLINE size_t write_starts(uint64_t ends, uint32_t block, uint32_t *starts) {
    const size_t lines = (size_t)__builtin_popcountll(ends);
    // Four are written in any case: how many there are can't be foretold, and seldom are they more.
    const uint64_t none = (uint64_t)1 << 63;
    for (int i = 0; i < 4; i++, ends &= ends - 1) starts[i] = block + 1 + (uint32_t)first_bit(ends | none);
    for (starts += 4; ends != 0; ends &= ends - 1) *starts++ = block + 1 + (uint32_t)first_bit(ends);
    return lines;
}

INLINE innkeeper_card_places pass_cards(const uint8_t *bytes, size_t position, size_t limit, size_t record_limit,
                                        innkeeper_card_place *cards, size_t capacity, uint32_t *starts, size_t room) {
    innkeeper_card_places found = {0, position, 0};
    while (found.count < capacity) {
        const size_t start = found.position;
        const size_t end = limit - start < record_limit ? limit : start + record_limit;
        // BEGIN:VCARD and END:VCARD with their line ends.
        if (end - start < 24 || room - found.lines < 66 || !is_word(bytes + start, "begin:vcard", 11)) return found;
        const size_t body = after_line_end(bytes, start + 11);
        if (body == 0) return found;
        size_t lines = found.lines, next = 0;
        starts[lines++] = (uint32_t)body;
        // What begins or ends a card within this one has VCARD behind a colon or blanks. Seven bytes behind a block are
        // looked at, and each may hold 64 line ends.
        for (size_t at = body; next == 0; at += 64) {
            if (end < at || end - at < 71 || room - lines < 65) return found;
            block v;
            memcpy(&v, bytes + at, sizeof v);
            uint64_t ends = line_ends(&v, bytes[at + 64]);
            // Of the last byte the one behind it is not known.
            uint64_t hits = letter(&v, 'v') & (letter(&v, 'c') >> 1 | (uint64_t)1 << 63);
            for (; hits != 0; hits &= hits - 1) {
                const uint8_t *hit = bytes + at + first_bit(hits);
                if ((hit[-1] != ':' && !is_blank(hit[-1])) || !is_card(hit)) continue;
                const size_t line = (size_t)(hit - bytes) - 4;
                if (line < body || (bytes[line - 1] != '\n' && bytes[line - 1] != '\r')) return found;
                if (!is_word(bytes + line, "end:", 4)) return found;
                next = after_line_end(bytes, line + 9);
                if (next == 0) return found;
                ends &= (hits & (0 - hits)) - 1;
                break;
            }
            lines += write_starts(ends, (uint32_t)at, starts + lines);
        }
        starts[lines++] = (uint32_t)next;
        cards[found.count++] = (innkeeper_card_place){start, next, found.lines};
        found.position = next;
        found.lines = lines;
    }
    return found;
}

// The bytes behind an odd number of quotes, the quotes that open among them.
INLINE uint64_t within_quotes(uint64_t quotes) {
    for (int step = 1; step < 64; step *= 2) quotes ^= quotes << step;
    return quotes;
}

INLINE innkeeper_head_masks find_head(const uint8_t *bytes) {
    innkeeper_head_masks found;
    block v;
    memcpy(&v, bytes, sizeof v);
    found.stops = at_most(&v, 0x20) | equal(&v, '^');
    found.colons = equal(&v, ':');
    found.semicolons = equal(&v, ';');
    found.equals = equal(&v, '=');
    found.quotes = equal(&v, '"');
    found.encodings = letter(&v, 'b') | letter(&v, 'e') | letter(&v, 'q');
    // The last byte can't be the first of a parameter that ends within the block.
    found.charsets = letter(&v, 'c') & letter(&v, 'h') >> 1;
    found.preferences = letter(&v, 'p') & letter(&v, 'r') >> 1;
    if (found.quotes != 0) {
        const uint64_t within = within_quotes(found.quotes);
        found.colons &= ~within;
        found.semicolons &= ~within;
    }
    return found;
}

// Where lines begin behind `position`, up to `limit`, which ends the last one. Fewer when there is no room for more: the
// rest is found from the last one on. Gives how many.
enum { STARTS = 192 };

INLINE size_t find_starts(const uint8_t *bytes, size_t position, size_t limit, size_t count, uint32_t *starts) {
    size_t found = 0;
    for (; position < limit; position += 64) {
        // The last entry is the limit, and four are written at once.
        if (found + 64 > STARTS) return found;
        uint64_t ends = 0;
        if (count - position >= 65) {
            block v;
            memcpy(&v, bytes + position, sizeof v);
            ends = line_ends(&v, bytes[position + 64]);
        } else {
            for (size_t i = 0; i < 64 && position + i < count; i++) {
                const uint8_t *byte = bytes + position + i;
                const int is_half = position + i + 1 < count && byte[1] == '\n';
                ends |= (uint64_t)(byte[0] == '\n' || (byte[0] == '\r' && !is_half)) << i;
            }
        }
        if (limit - position < 64) ends &= ((uint64_t)1 << (limit - position)) - 1;
        found += write_starts(ends, (uint32_t)position, starts + found);
    }
    if (found == 0 || starts[found - 1] != limit) starts[found++] = (uint32_t)limit;
    return found;
}

// Whether CHARSET=UTF-8 stands at `bytes`, in either case, and ends there.
INLINE int is_utf8(const uint8_t *bytes) {
    return is_word(bytes, "charset=utf-8", 13) && (bytes[13] == ';' || bytes[13] == ':');
}

// How the value is written, by those of the parameters that may say it: `begins` tells where they begin in `head`,
// `ends` where any ends. The first one that says it counts.
INLINE innkeeper_encoding find_encoding(const uint8_t *head, uint64_t begins, uint64_t ends) {
    for (; begins != 0; begins &= begins - 1) {
        const size_t start = first_bit(begins);
        const size_t length = first_bit(ends >> start);
        const uint8_t *bytes = head + start;
        if (length == 25 && is_word(bytes, "encoding=quoted-printable", 25)) return INNKEEPER_ENCODING_QUOTED_PRINTABLE;
        if (length == 16 && is_word(bytes, "quoted-printable", 16)) return INNKEEPER_ENCODING_QUOTED_PRINTABLE;
        if (length == 10 && is_word(bytes, "encoding=b", 10)) return INNKEEPER_ENCODING_BASE64;
        if (length == 15 && is_word(bytes, "encoding=base64", 15)) return INNKEEPER_ENCODING_BASE64;
        if (length == 6 && is_word(bytes, "base64", 6)) return INNKEEPER_ENCODING_BASE64;
    }
    return INNKEEPER_ENCODING_NONE;
}

// How much the value is preferred, by the parameters in which PR stands: `hits` tells where, `ends` where any ends.
INLINE uint8_t find_preference(const uint8_t *head, uint64_t hits, uint64_t ends) {
    uint8_t best = INNKEEPER_PREFERENCE_NONE;
    for (; hits != 0; hits &= hits - 1) {
        const size_t at = first_bit(hits);
        // No mark stands between P and R, and one stands behind: at the latest the colon.
        if (first_bit(ends >> at) < 4 || !is_word(head + at, "pref", 4)) continue;
        const uint8_t before = head[at - 1], after = head[at + 4];
        const int is_last = ends >> (at + 4) & 1;
        if (before == ';') {
            if (is_last) {
                best = 1;
            } else if (after == '=') {
                const size_t length = first_bit(ends >> (at + 5));
                if (length == 0 || length > 3) return INNKEEPER_PREFERENCE_OPEN;
                unsigned number = 0;
                for (size_t i = 0; i < length; i++) {
                    const uint8_t digit = (uint8_t)(head[at + 5 + i] - '0');
                    if (digit > 9) return INNKEEPER_PREFERENCE_OPEN;
                    number = 10 * number + digit;
                }
                if (number >= 1 && number < best) best = (uint8_t)number;
            } else if (after == ',') {
                return INNKEEPER_PREFERENCE_OPEN;
            }
        } else if (before == '=' || before == ',') {
            // The first byte is the semicolon before the first parameter.
            const size_t begin = 64 - (size_t)__builtin_clzll(ends & (((uint64_t)1 << at) - 1));
            if (!is_word(head + begin, "type=", 5) || (before == '=' && at != begin + 5)) return INNKEEPER_PREFERENCE_OPEN;
            if (is_last || after == ',') best = 1;
        }
    }
    return best;
}

// Whether a card may have several of these, of which one is preferred.
INLINE int is_one_of_several(uint32_t name) {
    return name == INNKEEPER_NAME_FN || name == INNKEEPER_NAME_EMAIL || name == INNKEEPER_NAME_TEL;
}

// Whether quotes stand just around whole values of parameters that have a name: `equals` and `ends` tell where equals
// signs stand and parameters end.
INLINE int are_around_values(uint64_t quotes, uint64_t equals, uint64_t ends) {
    const uint64_t opening = quotes & within_quotes(quotes);
    const uint64_t closing = quotes & ~opening;
    // The first equals sign of each parameter: none stands between it and the semicolon before.
    uint64_t first = 0;
    for (uint64_t left = opening; left != 0; left &= left - 1) {
        const uint64_t before = (left & (0 - left)) - 1;
        const uint64_t begun = ends & before;
        const uint64_t own = begun == 0 ? before : before & ~(((uint64_t)1 << (63 - (size_t)__builtin_clzll(begun))) - 1);
        first |= equals & own & (0 - (equals & own));
    }
    return (opening & ~(first << 1)) == 0 && (closing & ~(ends >> 1)) == 0
        && __builtin_popcountll(opening) == __builtin_popcountll(closing);
}

// What stands in a value.
INLINE uint8_t find_marks(const uint8_t *bytes, size_t position, size_t end, size_t count) {
    uint8_t marks = 0;
    for (; position < end; position += 64) {
        if (count - position < 64) {
            for (size_t i = position; i < end; i++) {
                const uint8_t byte = bytes[i];
                if (byte > ' ' && byte != ';') marks |= INNKEEPER_VALUE_TEXT;
                if (byte >= 0x80) marks |= INNKEEPER_VALUE_HIGH;
                if (byte < ' ' || byte == '\\' || byte == ',') marks |= INNKEEPER_VALUE_MARKED;
            }
            return marks;
        }
        block v;
        memcpy(&v, bytes + position, sizeof v);
        const uint64_t here = end - position < 64 ? ((uint64_t)1 << (end - position)) - 1 : ~(uint64_t)0;
        if ((here & ~at_most(&v, 0x7F)) != 0) marks |= INNKEEPER_VALUE_HIGH;
        if ((here & marked(&v)) != 0) marks |= INNKEEPER_VALUE_MARKED;
        // Most values begin with it.
        const int is_text = bytes[position] > ' ' && bytes[position] != ';';
        if (is_text || (here & ~(at_most(&v, ' ') | equal(&v, ';'))) != 0) marks |= INNKEEPER_VALUE_TEXT;
    }
    return marks;
}

// Reads group, name and parameters of the line from `start` to `next`. Gives 0 when they need a closer look.
INLINE int read_head(const uint8_t *bytes, size_t start, size_t next, size_t count, innkeeper_card_head *head) {
    innkeeper_name name = innkeeper_find_name(bytes + start);
    if (name.end == 16) {
        // Longer names are few. Those with a dot behind are left to the closer look.
        uint32_t more;
        do {
            if (count - start < (size_t)name.end + 96) return 0;
            more = (uint32_t)__builtin_ctz(innkeeper_not_in_name(bytes + start + name.end) | 0x10000);
            for (uint32_t i = 0; i < more; i++) if (bytes[start + name.end + i] == '.') return 0;
            name.end += more;
        } while (more == 16);
        if (name.end > 16) {
            if (name.end - name.start <= 8) return 0;
            name.number = 0;
        }
    }
    const size_t name_end = start + name.end;
    if (name.end == name.start || name_end >= next) return 0;
    size_t colon = name_end;
    head->encoding = INNKEEPER_ENCODING_NONE;
    head->preference = INNKEEPER_PREFERENCE_NONE;
    head->has_quotes = 0;
    if (bytes[name_end] != ':') {
        if (bytes[name_end] != ';') return 0;
        const innkeeper_head_masks masks = find_head(bytes + name_end);
        const uint64_t stops = masks.stops | masks.colons;
        if (stops == 0) return 0;
        const uint64_t before = (stops & (0 - stops)) - 1;
        colon += first_bit(stops);
        if (bytes[colon] != ':' || colon >= next) return 0;
        const uint64_t begins = (masks.semicolons & before) << 1 & before;
        for (uint64_t left = begins & masks.charsets; left != 0; left &= left - 1) {
            if (!is_utf8(bytes + name_end + first_bit(left))) return 0;
        }
        const uint64_t quotes = masks.quotes & before;
        const int has_quotes = quotes != 0;
        const uint64_t ends = (masks.semicolons & before) | (before + 1);
        head->has_quotes = has_quotes && !are_around_values(quotes, masks.equals & before, ends);
        // A name may be missing before an equals sign.
        const uint64_t may_encode = begins & (masks.encodings | masks.equals);
        if (may_encode != 0) {
            if (has_quotes || (begins & masks.equals) != 0) return 0;
            head->encoding = find_encoding(bytes + name_end, may_encode, ends);
        }
        const uint64_t may_prefer = masks.preferences & before;
        if (may_prefer != 0 && is_one_of_several(name.number)) {
            head->preference = INNKEEPER_PREFERENCE_OPEN;
            if (!head->has_quotes && (may_prefer & within_quotes(quotes)) == 0) {
                head->preference = find_preference(bytes + name_end, may_prefer, ends);
            }
        }
        if (name.number == INNKEEPER_NAME_BDAY) {
            const int is_date = colon - name_end == 11 && is_word(bytes + name_end, ";value=date", 11);
            head->preference = is_date ? 1 : INNKEEPER_PREFERENCE_OPEN;
        }
    }
    head->name = name.start;
    head->name_end = name.end;
    head->colon = (uint32_t)(colon - start);
    head->number = (uint8_t)name.number;
    const uint32_t length = name.end - name.start;
    head->is_asked_for = name.number != 0 || length == 24 || length == 35;
    const int is_open = head->encoding != INNKEEPER_ENCODING_NONE || head->has_quotes
        || head->preference == INNKEEPER_PREFERENCE_OPEN;
    head->value = is_open ? INNKEEPER_NO_VALUE : innkeeper_value_places[name.number];
    return 1;
}

// Whether the line whose first bytes those are has this head.
INLINE int is_head(const innkeeper_card_head *head, const block *line) {
    block known;
    memcpy(&known, head->bytes, sizeof known);
    const block_bits same = __builtin_convertvector(*line == known, block_bits);
    return head->colon < INNKEEPER_NO_HEAD && (to_mask(&same) | ~(uint64_t)0 << 1 << head->colon) == ~(uint64_t)0;
}

// Where a line's head may be noted: by its first two words, without what stands behind the first colon in them.
INLINE size_t head_place(const uint8_t *line) {
    uint64_t first, second;
    memcpy(&first, line, 8);
    memcpy(&second, line + 8, 8);
    half v;
    memcpy(&v, line, sizeof v);
    const half_bits some = __builtin_convertvector(v == (half)(uint8_t)':', half_bits);
    uint16_t colons;
    memcpy(&colons, &some, sizeof colons);
    const uint32_t length = 8 * (uint32_t)__builtin_ctz(colons | 0x10000);
    first = length < 64 ? first & (((uint64_t)1 << length) - 1) : first;
    second = length < 64 ? 0 : length < 128 ? second & (((uint64_t)1 << (length & 63)) - 1) : second;
    return (first ^ second * 0x9E3779B97F4A7C15) * 0xC2B2AE3D27D4EB4F >> INNKEEPER_HEAD_SHIFT;
}

// The head of the line from `start` to `next`, as it was read before or is read now; NULL when it needs a closer look.
INLINE const innkeeper_card_head *find_head_of(const uint8_t *bytes, size_t start, size_t next, size_t count,
                                               innkeeper_card_heads *heads, innkeeper_card_head *local) {
    if (heads == NULL) return read_head(bytes, start, next, count, local) ? local : NULL;
    innkeeper_card_head *last = heads->heads + heads->last;
    const innkeeper_card_head *head = heads->heads + last->next;
    block here;
    memcpy(&here, bytes + start, sizeof here);
    // Most often it is the one that came behind the last one before.
    if (!is_head(head, &here)) {
        uint8_t *place = heads->places + head_place(bytes + start);
        head = heads->heads + *place;
        if (!is_head(head, &here)) {
            // Two that come to the same place get on side by side.
            uint8_t *other = heads->places + ((size_t)(place - heads->places) ^ 1);
            head = heads->heads + *other;
            if (!is_head(head, &here)) {
                if (!read_head(bytes, start, next, count, local)) return NULL;
                *other = *place;
                *place = heads->oldest++;
                memcpy(local->bytes, &here, sizeof here);
                local->next = 0;
                heads->heads[*place] = *local;
                head = heads->heads + *place;
            }
        }
        last->next = (uint8_t)(head - heads->heads);
    }
    heads->last = last->next;
    // A card that is cut off may end within it.
    return head->colon < next - start ? head : NULL;
}

// Whether the bytes are UTF-8 (RFC 3629). Most are ASCII.
INLINE int is_valid_utf8(const uint8_t *bytes, size_t position, size_t end) {
    while (position < end) {
        const uint8_t first = bytes[position];
        if (first < 0x80) {
            position += 1;
            continue;
        }
        const size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
        if (first < 0xC2 || first > 0xF4 || end - position < length) return 0;
        const uint8_t second = bytes[position + 1];
        // Neither longer than need be, nor a surrogate, nor beyond U+10FFFF.
        const uint8_t least = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
        const uint8_t most = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
        if (second < least || second > most) return 0;
        for (size_t i = 2; i < length; i++) if ((bytes[position + i] & 0xC0) != 0x80) return 0;
        position += length;
    }
    return 1;
}

// The version that the value names; none for a value that takes a closer look.
INLINE innkeeper_version find_version(const uint8_t *value, size_t length) {
    if (length != 3 || value[1] != '.') return INNKEEPER_VERSION_NONE;
    if (value[0] == '2' && value[2] == '1') return INNKEEPER_VERSION_2_1;
    if (value[0] == '3' && value[2] == '0') return INNKEEPER_VERSION_3_0;
    if (value[0] == '4' && value[2] == '0') return INNKEEPER_VERSION_4_0;
    return INNKEEPER_VERSION_NONE;
}

// What became of a line.
typedef enum {
    // Nobody asks for it, and it may go on.
    PASSED,
    // It is one of the card's bounds, or all that it says was taken.
    TAKEN,
    NOTED,
} line_fate;

// Looks at the line from `start` to `next`, behind so many `lines`. Without `chosen` nothing is taken but bounds.
INLINE line_fate look_at_line(const uint8_t *bytes, size_t start, size_t next, size_t limit, size_t count,
                              innkeeper_card_heads *heads, uint32_t lines, innkeeper_version *version,
                              innkeeper_card_line *line, innkeeper_card_value *chosen) {
    line->kind = INNKEEPER_LINE_ODD;
    // A name's first 32 bytes are looked at, and of its parameters 64 and a CHARSET that begins in them.
    if (count - start < 112) return NOTED;
    innkeeper_card_head local;
    const innkeeper_card_head *head = find_head_of(bytes, start, next, count, heads, &local);
    if (head == NULL) return NOTED;
    if (!head->is_asked_for && head->encoding == INNKEEPER_ENCODING_NONE) return PASSED;
    size_t end = next - (bytes[next - 1] == '\n');
    end -= bytes[end - 1] == '\r';
    if (!head->is_asked_for) {
        line->kind = INNKEEPER_LINE_ENCODED;
        line->end = (uint32_t)end;
        line->encoding = head->encoding;
        return NOTED;
    }
    if (next < limit && is_blank(bytes[next])) return NOTED;
    const size_t colon = start + head->colon;
    if (head->number == INNKEEPER_NAME_BEGIN || head->number == INNKEEPER_NAME_END) {
        // A card's own bounds say nothing here; another component needs a closer look.
        const size_t rest = next - colon - 6;
        if (head->name != 0 || head->colon != head->name_end || !is_card(bytes + colon + 1) || rest > 2) return NOTED;
        return rest > 0 && bytes[colon + 6] != '\r' && bytes[colon + 6] != '\n' ? NOTED : TAKEN;
    }
    if (head->number == INNKEEPER_NAME_AGENT) return NOTED;
    uint8_t marks = find_marks(bytes, colon + 1, end, count);
    if (bytes[colon + 1] <= ' ' || bytes[end - 1] <= ' ') marks |= INNKEEPER_VALUE_MARKED;
    if (chosen != NULL && head->number == INNKEEPER_NAME_BDAY) {
        innkeeper_card_value *value = chosen + INNKEEPER_VALUE_BIRTHDAY;
        // Which of several counts takes a closer look at all but the first.
        const int is_first = value->preference > INNKEEPER_PREFERENCE_NONE;
        const int is_plain = (marks & (INNKEEPER_VALUE_TEXT | INNKEEPER_VALUE_HIGH | INNKEEPER_VALUE_MARKED))
            == INNKEEPER_VALUE_TEXT;
        if (is_first) value->preference = head->preference;
        if (is_first && is_plain && head->value == INNKEEPER_VALUE_BIRTHDAY) {
            *value = (innkeeper_card_value){
                (uint32_t)colon + 1, (uint32_t)end, lines, head->preference, 1};
            return TAKEN;
        }
    } else if (chosen != NULL && head->number == INNKEEPER_NAME_KIND && head->encoding == INNKEEPER_ENCODING_NONE) {
        const int is_group = end - colon - 1 == 5 && is_word(bytes + colon + 1, "group", 5);
        if (!is_group && !head->has_quotes && !(marks & (INNKEEPER_VALUE_HIGH | INNKEEPER_VALUE_MARKED))) return TAKEN;
    } else if (chosen != NULL && head->value != INNKEEPER_NO_VALUE
        && (!(marks & INNKEEPER_VALUE_HIGH) || is_valid_utf8(bytes, colon + 1, end))) {
        innkeeper_card_value *value = chosen + head->value;
        // Of two that are alike the first counts.
        if ((marks & INNKEEPER_VALUE_TEXT) && head->preference < value->preference) {
            *value = (innkeeper_card_value){
                (uint32_t)colon + 1, (uint32_t)end, lines, head->preference,
                !(marks & INNKEEPER_VALUE_MARKED)};
        }
        return TAKEN;
    }
    if (chosen != NULL && head->number == INNKEEPER_NAME_VERSION) {
        const innkeeper_version named = find_version(bytes + colon + 1, end - colon - 1);
        if (named != INNKEEPER_VERSION_NONE && head->encoding == INNKEEPER_ENCODING_NONE && !head->has_quotes) {
            *version = named;
            return TAKEN;
        }
    }
    line->kind = INNKEEPER_LINE_PLAIN;
    line->name = (uint32_t)(start + head->name);
    line->name_end = (uint32_t)(start + head->name_end);
    line->colon = (uint32_t)colon;
    line->end = (uint32_t)end;
    line->number = head->number;
    line->encoding = head->encoding;
    line->preference = head->preference;
    line->has_quotes = head->has_quotes;
    line->marks = marks;
    return NOTED;
}

// How many lines behind `line`, the one that ends at `starts[at]`, go on with its value in quoted-printable, which nobody
// asks for; -1 when there is no such value, or it takes a closer look.
INLINE ptrdiff_t soft_lines(const uint8_t *bytes, size_t limit, const uint32_t *starts, size_t at, size_t count,
                            const innkeeper_card_line *line) {
    if (line->kind != INNKEEPER_LINE_ENCODED || line->encoding != INNKEEPER_ENCODING_QUOTED_PRINTABLE) return -1;
    size_t next = at;
    for (;; next++) {
        const size_t behind = starts[next];
        size_t end = behind - (bytes[behind - 1] == '\n');
        end -= bytes[end - 1] == '\r';
        if (behind == limit) return bytes[end - 1] == '=' ? -1 : (ptrdiff_t)(next - at);
        if (bytes[end - 1] != '=') return is_blank(bytes[behind]) ? -1 : (ptrdiff_t)(next - at);
        // What may be a bound of the card, an empty line, or one that is not known yet.
        const uint8_t first = bytes[behind] | 0x20;
        if (first == 'b' || first == 'e' || bytes[behind] < ' ' || next + 1 == count) return -1;
        if (starts[next + 1] <= behind || starts[next + 1] > limit) return -1;
    }
}

// Whether lines behind one that is noted have to be noted too: it may go on with them, or name another version.
INLINE int may_matter(const uint8_t *bytes, const innkeeper_card_line *line) {
    if (line->kind != INNKEEPER_LINE_PLAIN || line->number == INNKEEPER_NAME_VERSION) return 1;
    return line->encoding != INNKEEPER_ENCODING_NONE && bytes[line->end - 1] == '=';
}

INLINE innkeeper_card_walk walk_card(const uint8_t *bytes, size_t position, size_t limit, size_t count,
                                     const uint32_t *known, size_t known_count, innkeeper_card_line *found,
                                     size_t capacity, innkeeper_card_heads *heads, innkeeper_card_value *chosen) {
    innkeeper_card_walk walk = {0, position, 0, INNKEEPER_VERSION_NONE};
    uint32_t starts[STARTS + 4];
    // What changes with each line stays out of memory.
    size_t start = position, lines = 0, noted = 0;
    innkeeper_card_heads here = {NULL, NULL, 0, 0};
    if (heads != NULL) here = *heads;
    int is_full = 0;
    // The line before is one that nobody asks for, and may go on.
    int may_go_on = 0;
    for (size_t i = 0; chosen != NULL && i < INNKEEPER_VALUES; i++) {
        chosen[i] = (innkeeper_card_value){0, 0, 0, INNKEEPER_PREFERENCE_NONE + 1, 0};
    }
    while (start < limit && !is_full) {
        size_t ends = known_count;
        const uint32_t *next = known;
        if (known_count == 0) {
            ends = find_starts(bytes, start, limit, count, starts);
            next = starts;
        }
        known_count = 0;
        for (size_t at = 0; at < ends; at++) {
            const size_t behind = next[at];
            if (behind <= start || behind > limit) break;
            if (!may_go_on || !is_blank(bytes[start])) {
                innkeeper_card_line line = {0};
                const line_fate fate = look_at_line(bytes, start, behind, limit, count, heads != NULL ? &here : NULL,
                                                    (uint32_t)lines, &walk.version, &line, chosen);
                may_go_on = fate == PASSED;
                if (fate == NOTED) {
                    const ptrdiff_t soft = soft_lines(bytes, limit, next, at, ends, &line);
                    if (soft >= 0) {
                        lines += (size_t)soft;
                        at += (size_t)soft;
                    } else if (noted == capacity) {
                        is_full = 1;
                        break;
                    } else {
                        line.start = (uint32_t)start;
                        line.line = (uint32_t)lines;
                        found[noted++] = line;
                        if (may_matter(bytes, &line)) chosen = NULL;
                    }
                }
            }
            start = next[at];
            lines += 1;
        }
    }
    if (heads != NULL) *heads = here;
    walk.count = noted;
    walk.position = start;
    walk.lines = lines;
    return walk;
}

#if defined(__x86_64__)
WIDE static innkeeper_line_place pass_wide(const uint8_t *bytes, size_t position, size_t limit) {
    return pass_lines(bytes, position, limit);
}

WIDEST static innkeeper_line_place pass_widest(const uint8_t *bytes, size_t position, size_t limit) {
    return pass_lines(bytes, position, limit);
}

WIDE static innkeeper_card_places cards_wide(const uint8_t *bytes, size_t position, size_t limit, size_t record_limit,
                                             innkeeper_card_place *cards, size_t capacity, uint32_t *starts,
                                             size_t room) {
    return pass_cards(bytes, position, limit, record_limit, cards, capacity, starts, room);
}

WIDEST static innkeeper_card_places cards_widest(const uint8_t *bytes, size_t position, size_t limit,
                                                 size_t record_limit, innkeeper_card_place *cards, size_t capacity,
                                                 uint32_t *starts, size_t room) {
    return pass_cards(bytes, position, limit, record_limit, cards, capacity, starts, room);
}

WIDE static innkeeper_card_walk walk_wide(const uint8_t *bytes, size_t position, size_t limit, size_t count,
                                          const uint32_t *known, size_t known_count, innkeeper_card_line *found,
                                          size_t capacity, innkeeper_card_heads *heads, innkeeper_card_value *chosen) {
    return walk_card(bytes, position, limit, count, known, known_count, found, capacity, heads, chosen);
}

WIDEST static innkeeper_card_walk walk_widest(const uint8_t *bytes, size_t position, size_t limit, size_t count,
                                              const uint32_t *known, size_t known_count, innkeeper_card_line *found,
                                              size_t capacity, innkeeper_card_heads *heads, innkeeper_card_value *chosen) {
    return walk_card(bytes, position, limit, count, known, known_count, found, capacity, heads, chosen);
}
#endif

innkeeper_line_place innkeeper_pass_lines(const uint8_t *bytes, size_t position, size_t limit) {
#if defined(__x86_64__)
    if (has_widest()) return pass_widest(bytes, position, limit);
    if (has_wide()) return pass_wide(bytes, position, limit);
#endif
    return pass_lines(bytes, position, limit);
}

innkeeper_card_places innkeeper_pass_cards(const uint8_t *bytes, size_t position, size_t limit, size_t record_limit,
                                           innkeeper_card_place *cards, size_t capacity, uint32_t *starts,
                                           size_t room) {
#if defined(__x86_64__)
    if (has_widest()) return cards_widest(bytes, position, limit, record_limit, cards, capacity, starts, room);
    if (has_wide()) return cards_wide(bytes, position, limit, record_limit, cards, capacity, starts, room);
#endif
    return pass_cards(bytes, position, limit, record_limit, cards, capacity, starts, room);
}

innkeeper_card_walk innkeeper_walk_card(const uint8_t *bytes, size_t position, size_t limit, size_t count,
                                        const uint32_t *known, size_t known_count, innkeeper_card_line *found,
                                        size_t capacity, innkeeper_card_heads *heads, innkeeper_card_value *chosen) {
#if defined(__x86_64__)
    if (has_widest()) return walk_widest(bytes, position, limit, count, known, known_count, found, capacity, heads, chosen);
    if (has_wide()) return walk_wide(bytes, position, limit, count, known, known_count, found, capacity, heads, chosen);
#endif
    return walk_card(bytes, position, limit, count, known, known_count, found, capacity, heads, chosen);
}

innkeeper_head_masks innkeeper_find_head(const uint8_t *bytes) { return find_head(bytes); }
