// Which of 64 bytes mean something in JSON. Included by CByteScan.h.
#ifndef INNKEEPER_JSONMASKS_H
#define INNKEEPER_JSONMASKS_H

#include <stddef.h>
#include <stdint.h>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

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
    /// Not 0 when any byte is 0x80 or above; which one, it does not tell.
    uint64_t high;
} innkeeper_json_tokens;

#if defined(__x86_64__)
static inline uint64_t innkeeper_mask(__m128i hit, int part) {
    return (uint64_t)(uint16_t)_mm_movemask_epi8(hit) << (16 * part);
}
#endif

/// Reads exactly 64 bytes.
static inline innkeeper_json_brackets innkeeper_find_brackets(const uint8_t *bytes) {
    innkeeper_json_brackets found = {0, 0, 0, 0};
#if defined(__x86_64__)
    // A bit of 0x20 is all that parts `[` from `{` and `]` from `}`.
    const __m128i fold = _mm_set1_epi8(0x20);
    for (int i = 0; i < 4; i++) {
        const __m128i v = _mm_loadu_si128((const __m128i *)(bytes + 16 * i));
        const __m128i folded = _mm_or_si128(v, fold);
        found.quotes |= innkeeper_mask(_mm_cmpeq_epi8(v, _mm_set1_epi8('"')), i);
        found.backslashes |= innkeeper_mask(_mm_cmpeq_epi8(v, _mm_set1_epi8('\\')), i);
        found.opening |= innkeeper_mask(_mm_cmpeq_epi8(folded, _mm_set1_epi8('{')), i);
        found.closing |= innkeeper_mask(_mm_cmpeq_epi8(folded, _mm_set1_epi8('}')), i);
    }
#else
    for (int i = 0; i < 64; i++) {
        const uint8_t v = bytes[i];
        found.quotes |= (uint64_t)(v == '"') << i;
        found.backslashes |= (uint64_t)(v == '\\') << i;
        found.opening |= (uint64_t)((v | 0x20) == '{') << i;
        found.closing |= (uint64_t)((v | 0x20) == '}') << i;
    }
#endif
    return found;
}

/// Reads exactly 64 bytes.
static inline innkeeper_json_tokens innkeeper_find_tokens(const uint8_t *bytes) {
    innkeeper_json_tokens found = {0, 0, 0, 0, 0, 0};
#if defined(__x86_64__)
    const __m128i fold = _mm_set1_epi8(0x20), last = _mm_set1_epi8(0x1F);
    // Backslashes and control characters are rare: whether there are any costs less than where they stand.
    __m128i backslashes[4], controls[4], all = _mm_setzero_si128(), rare = _mm_setzero_si128();
    for (int i = 0; i < 4; i++) {
        const __m128i v = _mm_loadu_si128((const __m128i *)(bytes + 16 * i));
        const __m128i folded = _mm_or_si128(v, fold);
        const __m128i braces = _mm_or_si128(_mm_cmpeq_epi8(folded, _mm_set1_epi8('{')),
                                            _mm_cmpeq_epi8(folded, _mm_set1_epi8('}')));
        const __m128i others = _mm_or_si128(_mm_cmpeq_epi8(v, _mm_set1_epi8(':')),
                                            _mm_cmpeq_epi8(v, _mm_set1_epi8(',')));
        // SSE2 compares signed bytes only: min(v, limit) equals v exactly where v <= limit, unsigned.
        found.quotes |= innkeeper_mask(_mm_cmpeq_epi8(v, _mm_set1_epi8('"')), i);
        found.marks |= innkeeper_mask(_mm_or_si128(braces, others), i);
        found.blanks |= innkeeper_mask(_mm_cmpeq_epi8(_mm_min_epu8(v, fold), v), i);
        backslashes[i] = _mm_cmpeq_epi8(v, _mm_set1_epi8('\\'));
        controls[i] = _mm_cmpeq_epi8(_mm_min_epu8(v, last), v);
        rare = _mm_or_si128(rare, _mm_or_si128(backslashes[i], controls[i]));
        all = _mm_or_si128(all, v);
    }
    found.high = (uint64_t)(uint16_t)_mm_movemask_epi8(all);
    if (__builtin_expect(_mm_movemask_epi8(rare) != 0, 0)) {
        for (int i = 0; i < 4; i++) {
            found.backslashes |= innkeeper_mask(backslashes[i], i);
            found.controls |= innkeeper_mask(controls[i], i);
        }
    }
#else
    for (int i = 0; i < 64; i++) {
        const uint8_t v = bytes[i];
        found.quotes |= (uint64_t)(v == '"') << i;
        found.backslashes |= (uint64_t)(v == '\\') << i;
        found.marks |= (uint64_t)((v | 0x20) == '{' || (v | 0x20) == '}' || v == ':' || v == ',') << i;
        found.blanks |= (uint64_t)(v <= 0x20) << i;
        found.controls |= (uint64_t)(v < 0x20) << i;
        found.high |= (uint64_t)(v >> 7) << i;
    }
#endif
    return found;
}

/// Bit i is set when `bytes[i]` begins a character of UTF-8. Reads exactly 64 bytes.
static inline uint64_t innkeeper_character_starts(const uint8_t *bytes) {
    uint64_t mask = 0;
#if defined(__x86_64__)
    // As signed numbers, the bytes that go on (0x80 to 0xBF) are those below -64.
    for (int i = 0; i < 4; i++) {
        const __m128i v = _mm_loadu_si128((const __m128i *)(bytes + 16 * i));
        mask |= innkeeper_mask(_mm_cmpgt_epi8(v, _mm_set1_epi8(-65)), i);
    }
#else
    for (int i = 0; i < 64; i++) mask |= (uint64_t)((bytes[i] & 0xC0) != 0x80) << i;
#endif
    return mask;
}

/// Bit i is set when `bytes[i]` begins a character of two bytes in UTF-8. Reads exactly 64 bytes.
static inline uint64_t innkeeper_pair_starts(const uint8_t *bytes) {
    uint64_t mask = 0;
#if defined(__x86_64__)
    // As signed numbers, 0xC2 to 0xDF are those above -63 and below -32.
    for (int i = 0; i < 4; i++) {
        const __m128i v = _mm_loadu_si128((const __m128i *)(bytes + 16 * i));
        const __m128i low = _mm_cmpgt_epi8(v, _mm_set1_epi8(-63)), high = _mm_cmplt_epi8(v, _mm_set1_epi8(-32));
        mask |= innkeeper_mask(_mm_and_si128(low, high), i);
    }
#else
    for (int i = 0; i < 64; i++) mask |= (uint64_t)(bytes[i] >= 0xC2 && bytes[i] < 0xE0) << i;
#endif
    return mask;
}

/// Bit i is set when `bytes[i]` begins a character of three bytes in UTF-8 of which any two that go on are the rest: 0xE1 to
/// 0xEF but 0xED. Reads exactly 64 bytes.
static inline uint64_t innkeeper_triple_starts(const uint8_t *bytes) {
    uint64_t mask = 0;
#if defined(__x86_64__)
    // As signed numbers, 0xE1 to 0xEF are those above -32 and below -16.
    for (int i = 0; i < 4; i++) {
        const __m128i v = _mm_loadu_si128((const __m128i *)(bytes + 16 * i));
        const __m128i low = _mm_cmpgt_epi8(v, _mm_set1_epi8(-32)), high = _mm_cmplt_epi8(v, _mm_set1_epi8(-16));
        mask |= innkeeper_mask(_mm_andnot_si128(_mm_cmpeq_epi8(v, _mm_set1_epi8(-19)), _mm_and_si128(low, high)), i);
    }
#else
    for (int i = 0; i < 64; i++) mask |= (uint64_t)(bytes[i] >= 0xE1 && bytes[i] < 0xF0 && bytes[i] != 0xED) << i;
#endif
    return mask;
}

#endif
