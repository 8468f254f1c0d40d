// Runs the scans of CByteScan on the inputs of a file and compares them with the answers there, which Swift's reference
// wrote (ScanAnswersTests). Runs every variant that the processor has. usage: check FILE
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CByteScan.h"

static const char *const names[] = {"baseline", "avx2", "avx512", "avx512-vbmi2"};

typedef struct {
    uint64_t kind, parameter, byte_count, answer_count;
    const uint8_t *bytes;
    const uint64_t *answers;
} scan_case;

enum { TEXT = 1, LINES, CSV, TURN, MASKS, NARROW, CUT, EXTENT };

static void *allocate(size_t size) {
    void *memory = malloc(size + 1);
    if (memory == NULL) abort();
    return memory;
}

static int is_text_right(innkeeper_variant variant, const scan_case *one) {
    const size_t count = (one->byte_count + 63) / 64;
    innkeeper_text_block *blocks = allocate(count * sizeof *blocks);
    int right = innkeeper_find_text(variant, one->bytes, one->byte_count, blocks) == variant;
    for (size_t i = 0; i < count; i++) {
        const uint64_t *answer = one->answers + 3 * i;
        right &= blocks[i].line_ends == answer[0] && blocks[i].high == answer[1] && blocks[i].marked == answer[2];
    }
    free(blocks);
    return right;
}

// The parameter is whether a CR ends lines; the answers are line ends, where the last line begins, and its characters.
static int is_extent_right(innkeeper_variant variant, const scan_case *one) {
    const innkeeper_extent extent =
        innkeeper_measure_text(variant, one->bytes, one->byte_count, one->byte_count, one->parameter != 0);
    return extent.variant == variant && extent.lines == one->answers[0] && extent.last_line == one->answers[1] &&
           extent.characters == one->answers[2];
}

// The answers are all lines: position, number, and whether it has to be found.
static int is_lines_right(innkeeper_variant variant, const scan_case *one) {
    const innkeeper_line_letters letters = {{'b', 'e'}, {'e', 'n'}, 'd'};
    const size_t capacity = one->byte_count + INNKEEPER_LINE_MARGIN;
    innkeeper_line *found = allocate(capacity * sizeof *found);
    const innkeeper_lines lines = innkeeper_find_lines(variant, one->bytes, 0, one->byte_count, &letters, found, capacity);
    int right = lines.variant == variant;
    size_t at = 0;
    for (size_t i = 0; i < one->answer_count; i += 3) {
        const uint64_t *answer = one->answers + i;
        const int is_found = at < lines.count && found[at].position == answer[0];
        if (answer[0] < lines.end.position) right &= is_found || !answer[2];
        if (answer[0] == lines.end.position) right &= lines.end.lines == answer[1];
        if (is_found) right &= found[at++].lines == answer[1];
    }
    right &= at == lines.count && lines.end.position + 128 >= one->parameter;
    free(found);
    return right;
}

// The answers are the counts of marks, records and unusual ones, then marks, first marks, lines and unusual records of the
// index.
static int is_csv_right(innkeeper_variant variant, const scan_case *one) {
    const size_t marks = one->answers[0], records = one->answers[1], unusual = one->answers[2];
    const size_t capacity = 2 * one->byte_count + 2 * INNKEEPER_CSV_MARGIN;
    innkeeper_csv_scan scan = {0};
    scan.marks = allocate(capacity * sizeof *scan.marks);
    scan.first = allocate(capacity * sizeof *scan.first);
    scan.lines = allocate(capacity * sizeof *scan.lines);
    scan.unusual = allocate(capacity * sizeof *scan.unusual);
    scan.marks[0] = -1;
    scan.first[0] = 0;
    scan.lines[0] = 0;
    scan.mark_count = 1;
    scan.is_after_mark = 1;
    const size_t end = innkeeper_scan_clean_csv(variant, &scan, one->bytes, 0, one->byte_count, (uint8_t)one->parameter,
                                                capacity, capacity);
    // One mark more is that of the record which would come next.
    int right = end == one->byte_count && scan.variant == variant && scan.mark_count == marks + 1
        && scan.record_count == records && scan.unusual_count == unusual;
    const uint64_t *answer = one->answers + 3;
    for (size_t i = 0; right && i < marks; i++) right &= scan.marks[i] == (int32_t)*answer++;
    for (size_t i = 0; right && i <= records; i++) right &= scan.first[i] == (int32_t)*answer++;
    for (size_t i = 0; right && i < records; i++) right &= scan.lines[i] == (int32_t)*answer++;
    for (size_t i = 0; right && i < unusual; i++) right &= scan.unusual[i] == (int32_t)*answer++;
    free(scan.marks);
    free(scan.first);
    free(scan.lines);
    free(scan.unusual);
    return right;
}

// The answers are where the bytes can be cut, and the line ends before.
static int is_cut_right(innkeeper_variant variant, const scan_case *one) {
    innkeeper_csv_cut cut = {.quote = -1};
    const size_t end = innkeeper_find_csv_cut(variant, &cut, one->bytes, 0, one->byte_count, (uint8_t)one->parameter,
                                              one->byte_count + 64);
    return end == one->byte_count - 1 && cut.variant == variant && cut.position == one->answers[0]
        && cut.position_lines == one->answers[1];
}

// The bytes are the marks, 32 bits each, of as many rows as the parameter says; the answers are turned.
static int is_turn_right(innkeeper_variant variant, const scan_case *one) {
    const size_t count = one->parameter, columns = one->answer_count / count;
    int32_t *marks = allocate(one->byte_count);
    int32_t *rows = allocate(count * sizeof *rows), *turned = allocate(one->answer_count * sizeof *turned);
    memcpy(marks, one->bytes, one->byte_count);
    for (size_t i = 0; i < count; i++) rows[i] = (int32_t)(i * columns);
    int right = innkeeper_turn_csv_marks(variant, marks, rows, count, columns, turned) == variant;
    for (size_t i = 0; i < one->answer_count; i++) right &= turned[i] == (int32_t)one->answers[i];
    free(marks);
    free(rows);
    free(turned);
    return right;
}

// The bytes are code units, big-endian if the parameter is 1; the answers are how many are narrowed, and those.
static int is_narrow_right(const scan_case *one) {
    const size_t count = one->byte_count / 2;
    uint8_t *narrow = allocate(count);
    int right = innkeeper_narrow(one->bytes, count, (int)one->parameter, narrow) == one->answers[0];
    for (size_t i = 0; right && i < one->answers[0]; i++) right &= narrow[i] == one->answers[1 + i];
    free(narrow);
    return right;
}

// Bit i is set when as many bytes as that and one more are equal.
static uint64_t equal_bytes(const uint8_t *bytes, const uint8_t *others) {
    uint64_t mask = 0;
    for (size_t i = 0; i < 64; i++) mask |= (uint64_t)(innkeeper_are_equal(bytes, others, i + 1) != 0) << i;
    return mask;
}

// The bytes are two blocks: masks of the first, how far the second is equal to it, and the positions of all these bits,
// the parameter added.
static int is_masks_right(innkeeper_variant variant, const scan_case *one) {
    const uint8_t *bytes = one->bytes;
    const innkeeper_csv_block csv = innkeeper_csv_masks(bytes, ';');
    innkeeper_json_brackets brackets;
    innkeeper_json_tokens tokens;
    innkeeper_letters letters;
    innkeeper_variant ran = innkeeper_find_brackets(variant, bytes, 1, &brackets);
    if (ran != variant) return 0;
    ran = innkeeper_find_tokens(variant, bytes, 64, one->byte_count, &tokens);
    if (ran != variant) return 0;
    ran = innkeeper_find_letters(variant, bytes, 64, one->byte_count, &letters);
    if (ran != variant) return 0;
    const uint64_t found[] = {
        innkeeper_match4(bytes, '"', '\n', '\r', ':'), equal_bytes(bytes, bytes + 64),
        innkeeper_character_starts(bytes), csv.delimiters, csv.line_ends, csv.quotes, csv.low,
        brackets.quotes, brackets.backslashes, brackets.opening, brackets.closing, tokens.quotes, tokens.backslashes,
        tokens.marks, tokens.blanks, tokens.controls, tokens.high,
        letters.high, letters.pairs, letters.triples, letters.quads, letters.rest, letters.faults,
    };
    const size_t mask_count = sizeof found / sizeof *found;
    if (one->answer_count < mask_count || memcmp(found, one->answers, sizeof found) != 0) return 0;
    uint32_t *positions = allocate((one->answer_count - mask_count + 64) * sizeof *positions);
    size_t written = 0;
    ran = innkeeper_list_positions(variant, found, mask_count, one->parameter, positions, &written);
    int right = ran == variant && written == one->answer_count - mask_count;
    for (size_t i = 0; right && i < written; i++) right &= positions[i] == one->answers[mask_count + i];
    free(positions);
    return right;
}

static int is_right(innkeeper_variant variant, const scan_case *one) {
    switch (one->kind) {
    case TEXT: return is_text_right(variant, one);
    case LINES: return is_lines_right(variant, one);
    case CSV: return is_csv_right(variant, one);
    case CUT: return is_cut_right(variant, one);
    case NARROW: return is_narrow_right(one);
    case TURN: return is_turn_right(variant, one);
    case EXTENT: return is_extent_right(variant, one);
    case MASKS: return is_masks_right(variant, one);
    default: return 0;
    }
}

static uint8_t *read_file(const char *path, size_t *count) {
    FILE *file = fopen(path, "rb");
    if (file == NULL || fseek(file, 0, SEEK_END) != 0) {
        perror(path);
        exit(2);
    }
    *count = (size_t)ftell(file);
    uint8_t *bytes = allocate(*count);
    rewind(file);
    if (fread(bytes, 1, *count, file) != *count) exit(2);
    fclose(file);
    return bytes;
}

int main(int count, char **arguments) {
    if (count < 2) return 2;
    size_t size;
    uint8_t *file = read_file(arguments[1], &size);
    int failed = 0;
    for (uint32_t variant = 0; variant < INNKEEPER_VARIANT_COUNT; variant++) {
        if (!innkeeper_is_compiled(variant)) continue;
        if (!innkeeper_can_run(variant)) {
            fprintf(stderr, "SKIPPED: %s, which this processor lacks\n", names[variant]);
            continue;
        }
        size_t cases = 0, wrong = 0;
        for (size_t at = 0; at < size; cases++) {
            scan_case one;
            memcpy(&one, file + at, 4 * sizeof(uint64_t));
            at += 4 * sizeof(uint64_t);
            // Copies, so that they are aligned and a read beyond them is one beyond what was allocated.
            uint8_t *bytes = allocate(one.byte_count);
            uint64_t *answers = allocate(one.answer_count * sizeof *answers);
            memcpy(bytes, file + at, one.byte_count);
            at += one.byte_count;
            memcpy(answers, file + at, one.answer_count * sizeof *answers);
            at += one.answer_count * sizeof *answers;
            one.bytes = bytes;
            one.answers = answers;
            if (!is_right(variant, &one) && wrong++ < 5) {
                fprintf(stderr, "%s: case %zu, of kind %" PRIu64 ", differs\n", names[variant], cases, one.kind);
            }
            free(bytes);
            free(answers);
        }
        printf("%s: %zu cases, %zu wrong\n", names[variant], cases, wrong);
        failed |= wrong != 0 || cases == 0;
    }
    free(file);
    return failed;
}
