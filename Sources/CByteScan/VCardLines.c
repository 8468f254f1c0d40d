// Scans over lines of vCards. Each is written once, for vectors of 64 bytes, and compiled several times: for what every
// processor of the kind has, and on x86-64 for AVX2 and AVX-512, which are asked for when it is called.
#include "CByteScan.h"

#include <string.h>

#define INLINE static inline __attribute__((always_inline))

typedef uint8_t block __attribute__((ext_vector_type(64)));
typedef _Bool block_bits __attribute__((ext_vector_type(64)));

// Blocks are handed over by their places: how vectors are passed differs between processors.
INLINE uint64_t to_mask(const block_bits *some) {
    uint64_t mask;
    memcpy(&mask, some, sizeof mask);
    return mask;
}

// Bit i is set when byte i equals `byte`.
INLINE uint64_t equal(const block *bytes, uint8_t byte) {
    const block_bits some = __builtin_convertvector(*bytes == (block)byte, block_bits);
    return to_mask(&some);
}

// The same for a letter in lower case, in either case.
INLINE uint64_t letter(const block *bytes, uint8_t byte) {
    const block_bits some = __builtin_convertvector((*bytes | (block)(uint8_t)0x20) == (block)byte, block_bits);
    return to_mask(&some);
}

// Bit i is set when byte i is `byte` or less.
INLINE uint64_t at_most(const block *bytes, uint8_t byte) {
    const block_bits some = __builtin_convertvector(*bytes <= (block)byte, block_bits);
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

INLINE innkeeper_card_places pass_cards(const uint8_t *bytes, size_t position, size_t limit, size_t record_limit,
                                        innkeeper_card_place *cards, size_t capacity) {
    innkeeper_card_places found = {0, position, 0};
    while (found.count < capacity) {
        const size_t start = found.position;
        const size_t end = limit - start < record_limit ? limit : start + record_limit;
        // BEGIN:VCARD and END:VCARD with their line ends.
        if (end - start < 24 || !is_word(bytes + start, "begin:vcard", 11)) return found;
        size_t at = after_line_end(bytes, start + 11), lines = 1;
        while (at != 0) {
            const innkeeper_line_place place = pass_lines(bytes, at, end);
            at = place.position;
            lines += place.lines;
            if (end - at < 11) return found;
            if (is_word(bytes + at, "end:vcard", 9)) {
                at = after_line_end(bytes, at + 9);
                lines += 1;
                break;
            }
            // What begins or ends a card within this one ends with VCARD, or with blanks behind it.
            const size_t line = at;
            while (at < end && bytes[at] != '\n' && bytes[at] != '\r') at++;
            if (end - at < 2 || at == line || bytes[at - 1] == ' ' || bytes[at - 1] == '\t') return found;
            if (at - line >= 5 && is_word(bytes + at - 5, "vcard", 5)) return found;
            at = after_line_end(bytes, at);
            lines += 1;
        }
        if (at == 0) return found;
        cards[found.count++] = (innkeeper_card_place){start, at, found.lines};
        found.position = at;
        found.lines += lines;
    }
    return found;
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
        // The sum of all bits up to each, which is odd within quotes.
        uint64_t within = found.quotes;
        for (int step = 1; step < 64; step *= 2) within ^= within << step;
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
        const size_t lines = (size_t)__builtin_popcountll(ends);
        uint32_t *to = starts + found;
        // Four are written in any case: how many there are can't be foretold, and seldom are they more.
        const uint64_t none = (uint64_t)1 << 63;
        for (int i = 0; i < 4; i++, ends &= ends - 1) to[i] = (uint32_t)(position + 1 + first_bit(ends | none));
        for (to += 4; ends != 0; ends &= ends - 1) *to++ = (uint32_t)(position + 1 + first_bit(ends));
        found += lines;
    }
    if (found == 0 || starts[found - 1] != limit) starts[found++] = (uint32_t)limit;
    return found;
}

INLINE int is_blank(uint8_t byte) { return byte == ' ' || byte == '\t'; }

// Whether VCARD stands at `bytes`, in either case.
INLINE int is_card(const uint8_t *bytes) {
    return (bytes[0] | 0x20) == 'v' && (bytes[1] | 0x20) == 'c' && (bytes[2] | 0x20) == 'a' && (bytes[3] | 0x20) == 'r'
        && (bytes[4] | 0x20) == 'd';
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
        if ((here & ~(at_most(&v, ' ') | equal(&v, ';'))) != 0) marks |= INNKEEPER_VALUE_TEXT;
        if ((here & ~at_most(&v, 0x7F)) != 0) marks |= INNKEEPER_VALUE_HIGH;
        if ((here & (at_most(&v, 0x1F) | equal(&v, '\\') | equal(&v, ','))) != 0) marks |= INNKEEPER_VALUE_MARKED;
    }
    return marks;
}

// What is to be done with the line from `start` to `next`. Gives 0 when it is a plain one that nobody asks for, or one of
// the card's own bounds.
INLINE int look_at_line(const uint8_t *bytes, size_t start, size_t next, size_t limit, size_t count,
                        innkeeper_card_line *line) {
    line->kind = INNKEEPER_LINE_ODD;
    // A name's first 32 bytes are looked at, and of its parameters 64 and a CHARSET that begins in them.
    if (count - start < 112) return 1;
    innkeeper_name name = innkeeper_find_name(bytes + start);
    if (name.end == 16) {
        // Longer names are few. Those with a dot behind are left to the closer look.
        uint32_t more;
        do {
            if (count - start < (size_t)name.end + 96) return 1;
            more = (uint32_t)__builtin_ctz(innkeeper_not_in_name(bytes + start + name.end) | 0x10000);
            for (uint32_t i = 0; i < more; i++) if (bytes[start + name.end + i] == '.') return 1;
            name.end += more;
        } while (more == 16);
        if (name.end > 16) {
            if (name.end - name.start <= 8) return 1;
            name.number = 0;
        }
    }
    const size_t name_end = start + name.end;
    if (name.end == name.start || name_end >= next) return 1;
    size_t colon = name_end;
    innkeeper_encoding encoding = INNKEEPER_ENCODING_NONE;
    uint8_t preference = INNKEEPER_PREFERENCE_NONE;
    int has_quotes = 0;
    if (bytes[name_end] != ':') {
        if (bytes[name_end] != ';') return 1;
        const innkeeper_head_masks head = find_head(bytes + name_end);
        const uint64_t stops = head.stops | head.colons;
        if (stops == 0) return 1;
        const uint64_t before = (stops & (0 - stops)) - 1;
        colon += first_bit(stops);
        if (bytes[colon] != ':' || colon >= next) return 1;
        const uint64_t begins = (head.semicolons & before) << 1 & before;
        for (uint64_t left = begins & head.charsets; left != 0; left &= left - 1) {
            if (!is_utf8(bytes + name_end + first_bit(left))) return 1;
        }
        has_quotes = (head.quotes & before) != 0;
        const uint64_t ends = (head.semicolons & before) | (before + 1);
        // A name may be missing before an equals sign.
        const uint64_t may_encode = begins & (head.encodings | head.equals);
        if (may_encode != 0) {
            if (has_quotes || (begins & head.equals) != 0) return 1;
            encoding = find_encoding(bytes + name_end, may_encode, ends);
        }
        const uint64_t may_prefer = head.preferences & before;
        if (may_prefer != 0 && is_one_of_several(name.number)) {
            preference = INNKEEPER_PREFERENCE_OPEN;
            if (!has_quotes) preference = find_preference(bytes + name_end, may_prefer, ends);
        }
    }
    size_t end = next - (bytes[next - 1] == '\n');
    end -= bytes[end - 1] == '\r';
    const uint32_t length = name.end - name.start;
    if (name.number == 0 && length != 24 && length != 35) {
        if (encoding == INNKEEPER_ENCODING_NONE) return 0;
        line->kind = INNKEEPER_LINE_ENCODED;
        line->end = (uint32_t)end;
        line->encoding = encoding;
        return 1;
    }
    if (next < limit && is_blank(bytes[next])) return 1;
    if (name.number == INNKEEPER_NAME_BEGIN || name.number == INNKEEPER_NAME_END) {
        // A card's own bounds say nothing here; another component needs a closer look.
        const size_t rest = next - colon - 6;
        if (colon != start + length || !is_card(bytes + colon + 1) || rest > 2) return 1;
        return rest > 0 && bytes[colon + 6] != '\r' && bytes[colon + 6] != '\n';
    }
    if (name.number == INNKEEPER_NAME_AGENT) return 1;
    line->kind = INNKEEPER_LINE_PLAIN;
    line->name = (uint32_t)(start + name.start);
    line->name_end = (uint32_t)name_end;
    line->colon = (uint32_t)colon;
    line->end = (uint32_t)end;
    line->number = (uint8_t)name.number;
    line->encoding = encoding;
    line->preference = preference;
    line->has_quotes = (uint8_t)has_quotes;
    line->marks = find_marks(bytes, colon + 1, end, count);
    return 1;
}

INLINE innkeeper_card_walk walk_card(const uint8_t *bytes, size_t position, size_t limit, size_t count,
                                     innkeeper_card_line *found, size_t capacity) {
    innkeeper_card_walk walk = {0, position, 0};
    uint32_t starts[STARTS + 4];
    // The line before is one that nobody asks for, and may go on.
    int may_go_on = 0;
    while (walk.position < limit) {
        const size_t ends = find_starts(bytes, walk.position, limit, count, starts);
        for (size_t at = 0; at < ends; at++) {
            const size_t start = walk.position;
            if (!(may_go_on && is_blank(bytes[start]))) {
                if (walk.count == capacity) return walk;
                innkeeper_card_line *line = found + walk.count;
                line->start = (uint32_t)start;
                line->line = (uint32_t)walk.lines;
                const int is_noted = look_at_line(bytes, start, starts[at], limit, count, line);
                walk.count += (size_t)is_noted;
                may_go_on = !is_noted;
            }
            walk.position = starts[at];
            walk.lines += 1;
        }
    }
    return walk;
}

#if defined(__x86_64__)
#define WIDE __attribute__((target("avx2,bmi,bmi2,lzcnt,popcnt")))
#define WIDEST __attribute__((target("avx512f,avx512bw,avx512vl,avx2,bmi,bmi2,lzcnt,popcnt")))

WIDE static innkeeper_line_place pass_wide(const uint8_t *bytes, size_t position, size_t limit) {
    return pass_lines(bytes, position, limit);
}

WIDEST static innkeeper_line_place pass_widest(const uint8_t *bytes, size_t position, size_t limit) {
    return pass_lines(bytes, position, limit);
}

WIDE static innkeeper_card_places cards_wide(const uint8_t *bytes, size_t position, size_t limit, size_t record_limit,
                                             innkeeper_card_place *cards, size_t capacity) {
    return pass_cards(bytes, position, limit, record_limit, cards, capacity);
}

WIDEST static innkeeper_card_places cards_widest(const uint8_t *bytes, size_t position, size_t limit,
                                                 size_t record_limit, innkeeper_card_place *cards, size_t capacity) {
    return pass_cards(bytes, position, limit, record_limit, cards, capacity);
}

WIDE static innkeeper_card_walk walk_wide(const uint8_t *bytes, size_t position, size_t limit, size_t count,
                                          innkeeper_card_line *found, size_t capacity) {
    return walk_card(bytes, position, limit, count, found, capacity);
}

WIDEST static innkeeper_card_walk walk_widest(const uint8_t *bytes, size_t position, size_t limit, size_t count,
                                              innkeeper_card_line *found, size_t capacity) {
    return walk_card(bytes, position, limit, count, found, capacity);
}

static int has_wide(void) { return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2"); }

static int has_widest(void) { return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl"); }
#endif

innkeeper_line_place innkeeper_pass_lines(const uint8_t *bytes, size_t position, size_t limit) {
#if defined(__x86_64__)
    if (has_widest()) return pass_widest(bytes, position, limit);
    if (has_wide()) return pass_wide(bytes, position, limit);
#endif
    return pass_lines(bytes, position, limit);
}

innkeeper_card_places innkeeper_pass_cards(const uint8_t *bytes, size_t position, size_t limit, size_t record_limit,
                                           innkeeper_card_place *cards, size_t capacity) {
#if defined(__x86_64__)
    if (has_widest()) return cards_widest(bytes, position, limit, record_limit, cards, capacity);
    if (has_wide()) return cards_wide(bytes, position, limit, record_limit, cards, capacity);
#endif
    return pass_cards(bytes, position, limit, record_limit, cards, capacity);
}

innkeeper_card_walk innkeeper_walk_card(const uint8_t *bytes, size_t position, size_t limit, size_t count,
                                        innkeeper_card_line *found, size_t capacity) {
#if defined(__x86_64__)
    if (has_widest()) return walk_widest(bytes, position, limit, count, found, capacity);
    if (has_wide()) return walk_wide(bytes, position, limit, count, found, capacity);
#endif
    return walk_card(bytes, position, limit, count, found, capacity);
}

innkeeper_head_masks innkeeper_find_head(const uint8_t *bytes) { return find_head(bytes); }
