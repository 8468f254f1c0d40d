// Vector scans over the names and values of vCards: where a name ends, whether a text needs decoding.
#ifndef INNKEEPER_CBYTESCANNAMES_H
#define INNKEEPER_CBYTESCANNAMES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

/// Bit i is set when `bytes[i]` is none of the letters, digits, `-`, `.`, `/` and `_` of names. Reads exactly 16 bytes.
static inline uint32_t innkeeper_not_in_name(const uint8_t *bytes) {
#if defined(__x86_64__)
    const __m128i v = _mm_loadu_si128((const __m128i *)bytes);
    const __m128i letter = _mm_sub_epi8(_mm_or_si128(v, _mm_set1_epi8(0x20)), _mm_set1_epi8('a'));
    const __m128i mark = _mm_sub_epi8(v, _mm_set1_epi8('-'));
    const __m128i in = _mm_or_si128(
        _mm_or_si128(_mm_cmpeq_epi8(_mm_min_epu8(letter, _mm_set1_epi8(25)), letter),
                     _mm_cmpeq_epi8(_mm_min_epu8(mark, _mm_set1_epi8('9' - '-')), mark)),
        _mm_cmpeq_epi8(v, _mm_set1_epi8('_')));
    return (uint32_t)_mm_movemask_epi8(in) ^ 0xFFFF;
#else
    uint32_t mask = 0;
    for (int i = 0; i < 16; i++) {
        const uint8_t v = bytes[i];
        const int in = (uint8_t)((v | 0x20) - 'a') < 26 || (uint8_t)(v - '-') <= '9' - '-' || v == '_';
        mask |= (uint32_t)!in << i;
    }
    return mask;
#endif
}

/// A name with its group before it, which ends with a dot.
typedef struct {
    /// The name in ASCII, letters in upper case, the last one lowest; 0 for one that is empty or longer than eight.
    uint64_t word;
    /// Where the name begins, and where it ends.
    uint32_t start;
    uint32_t end;
    /// Which of `innkeeper_known_names` it is; 0 for none of them.
    uint32_t number;
} innkeeper_name;

/// The names that someone asks for, and the marks: each where the product of its word leads, so that one look tells.
static const uint64_t innkeeper_known_names[16] = {
    0, 0x56455253494F4E /* VERSION */, 0x464E /* FN */, 0x4E /* N */, 0x454D41494C /* EMAIL */, 0,
    0x424547494E /* BEGIN */, 0, 0x4F5247 /* ORG */, 0x554944 /* UID */, 0x42444159 /* BDAY */, 0x4B494E44 /* KIND */,
    0x454E44 /* END */, 0x4E49434B4E414D45 /* NICKNAME */, 0x4147454E54 /* AGENT */, 0x54454C /* TEL */,
};

/// The marks among them, those of which a card may have several, and those whose values are looked at.
enum {
    INNKEEPER_NAME_VERSION = 1,
    INNKEEPER_NAME_FN = 2,
    INNKEEPER_NAME_EMAIL = 4,
    INNKEEPER_NAME_BEGIN = 6,
    INNKEEPER_NAME_BDAY = 10,
    INNKEEPER_NAME_KIND = 11,
    INNKEEPER_NAME_END = 12,
    INNKEEPER_NAME_AGENT = 14,
    INNKEEPER_NAME_TEL = 15,
};

/// The name that begins at `bytes`, as far as it lies within the first 16. Reads exactly 32 bytes.
static inline innkeeper_name innkeeper_find_name(const uint8_t *bytes) {
    innkeeper_name name;
    const uint32_t end = (uint32_t)__builtin_ctz(innkeeper_not_in_name(bytes) | 0x10000);
    uint32_t dots = 0;
#if defined(__x86_64__)
    const __m128i v = _mm_loadu_si128((const __m128i *)bytes);
    dots = (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(v, _mm_set1_epi8('.')));
#else
    for (int i = 0; i < 16; i++) dots |= (uint32_t)(bytes[i] == '.') << i;
#endif
    // Behind the last dot; the bit below all others stands for none.
    dots = (dots & (((uint32_t)1 << end) - 1)) << 1 | 1;
    const uint32_t start = 31 - (uint32_t)__builtin_clz(dots);
    const uint32_t length = end - start;
    uint64_t word;
    memcpy(&word, bytes + start, 8);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    word = __builtin_bswap64(word);
#endif
    word = (word >> ((64 - 8 * length) & 63)) & 0xDFDFDFDFDFDFDFDF;
    name.word = length - 1 < 8 ? word : 0;
    name.start = start;
    name.end = end;
    const uint32_t place = (uint32_t)((name.word * 0x5969CEE3C698498D) >> 60);
    name.number = innkeeper_known_names[place] == name.word ? place : 0;
    return name;
}

/// Bit i is set when `bytes[i]` is a control character, a backslash or `mark`. Reads exactly 16 bytes.
static inline uint32_t innkeeper_escape_marks(const uint8_t *bytes, uint8_t mark) {
#if defined(__x86_64__)
    const __m128i v = _mm_loadu_si128((const __m128i *)bytes);
    const __m128i hit = _mm_or_si128(
        _mm_cmpeq_epi8(_mm_min_epu8(v, _mm_set1_epi8(0x1F)), v),
        _mm_or_si128(_mm_cmpeq_epi8(v, _mm_set1_epi8('\\')), _mm_cmpeq_epi8(v, _mm_set1_epi8((char)mark))));
    return (uint32_t)_mm_movemask_epi8(hit);
#else
    uint32_t mask = 0;
    for (int i = 0; i < 16; i++) mask |= (uint32_t)(bytes[i] < 0x20 || bytes[i] == '\\' || bytes[i] == mark) << i;
    return mask;
#endif
}

#endif
