// Scans over CSV, compiled for each variant (Blocks.h).
#include "CByteScan.h"

#include "Positions.h"

INLINE innkeeper_csv_block csv_masks(const uint8_t *bytes, uint8_t delimiter) {
    block some;
    memcpy(&some, bytes, sizeof some);
    const innkeeper_csv_block masks = {
        .delimiters = equal(&some, delimiter),
        .line_ends = equal(&some, 0x0A) | equal(&some, 0x0D),
        .quotes = equal(&some, 0x22),
        .low = at_most(&some, 0x22),
    };
    return masks;
}

// Records with something unusual are noted once.
INLINE size_t note_record(int32_t *unusual, size_t count, size_t record) {
    if (count == 0 || unusual[count - 1] != (int32_t)record) unusual[count++] = (int32_t)record;
    return count;
}

INLINE size_t scan_clean_csv(innkeeper_csv_scan *scan, const uint8_t *bytes, size_t base, size_t limit,
                             uint8_t delimiter, size_t mark_limit, size_t record_limit, note note_positions) {
    // What changes with each block is kept out of memory: beside the marks it would be read and written each time.
    int32_t *const marks = scan->marks;
    size_t mark_count = scan->mark_count, record_count = scan->record_count, record_start = scan->record_start;
    size_t unusual_count = scan->unusual_count;
    int32_t line = scan->line;
    uint64_t after_mark = scan->is_after_mark != 0, after_low = scan->is_after_low != 0;
    uint64_t in_quotes = scan->is_in_quotes != 0, after_quotes = scan->is_after_quotes != 0;
    while (base < limit && mark_count + INNKEEPER_CSV_MARGIN <= mark_limit &&
           record_count + INNKEEPER_CSV_MARGIN <= record_limit) {
        const innkeeper_csv_block found = csv_masks(bytes + base, delimiter);
        const uint64_t ends = found.delimiters | found.line_ends;
        uint64_t quoted = 0, closing = 0;
        if ((found.quotes | in_quotes | after_quotes) != 0) {
            // From each opening quote on, up to the byte before the closing one.
            quoted = odd_from(found.quotes) ^ (0 - in_quotes);
            const uint64_t opening = found.quotes & quoted, marks_here = ends & ~quoted;
            closing = found.quotes & ~quoted;
            if (((opening & ~(marks_here << 1 | after_mark)) | ((closing << 1 | after_quotes) & ~marks_here)) != 0) {
                scan->block = found;
                break;
            }
        }
        const uint64_t low = found.low & ~ends;
        const uint64_t unusual = low & (ends << 1 | after_mark | ends >> 1);
        if ((after_low & ends) != 0) unusual_count = note_record(scan->unusual, unusual_count, record_count);
        uint64_t rest = found.delimiters & ~quoted, odd = unusual;
        for (uint64_t left = found.line_ends; left != 0; left &= left - 1) {
            const uint64_t bit = left & (0 - left);
            const size_t position = base + (size_t)__builtin_ctzll(left);
            line += !(bytes[position] == 0x0A && position > 0 && bytes[position - 1] == 0x0D);
            if ((quoted & bit) != 0) continue;
            mark_count += note_positions(marks + mark_count, rest & (bit - 1), base);
            rest &= ~(bit - 1);
            if ((odd & (bit - 1)) != 0) {
                unusual_count = note_record(scan->unusual, unusual_count, record_count);
                odd &= ~(bit - 1);
            }
            if (position > record_start) {
                marks[mark_count++] = (int32_t)position;
                record_count += 1;
                scan->first[record_count] = (int32_t)mark_count;
                mark_count += 1;
            }
            // A record that was to begin at an empty line, or at the LF of a CRLF, begins behind it.
            marks[mark_count - 1] = (int32_t)position;
            scan->lines[record_count] = line;
            record_start = position + 1;
        }
        mark_count += note_positions(marks + mark_count, rest, base);
        if (odd != 0) unusual_count = note_record(scan->unusual, unusual_count, record_count);
        after_mark = ends >> 63;
        after_low = low >> 63;
        in_quotes = quoted >> 63;
        after_quotes = closing >> 63;
        base += 64;
    }
    scan->mark_count = mark_count;
    scan->record_count = record_count;
    scan->record_start = record_start;
    scan->unusual_count = unusual_count;
    scan->line = line;
    scan->is_after_mark = (uint32_t)after_mark;
    scan->is_after_low = (uint32_t)after_low;
    scan->is_in_quotes = (uint32_t)in_quotes;
    scan->is_after_quotes = (uint32_t)after_quotes;
    return base;
}

typedef int32_t eight __attribute__((ext_vector_type(8)));

// Eight rows by eight columns, in three steps that each interleave pairs.
INLINE void turn_eight(const int32_t *marks, const int32_t *rows, size_t column, size_t count, int32_t *turned) {
    eight row[8], pair[8], quad[8];
    for (int i = 0; i < 8; i++) memcpy(&row[i], marks + (size_t)rows[i] + column, sizeof row[i]);
    for (int i = 0; i < 4; i++) {
        pair[2 * i] = __builtin_shufflevector(row[2 * i], row[2 * i + 1], 0, 8, 1, 9, 4, 12, 5, 13);
        pair[2 * i + 1] = __builtin_shufflevector(row[2 * i], row[2 * i + 1], 2, 10, 3, 11, 6, 14, 7, 15);
    }
    for (int i = 0; i < 2; i++) {
        for (int j = 0; j < 2; j++) {
            quad[4 * i + 2 * j] = __builtin_shufflevector(pair[4 * i + j], pair[4 * i + j + 2], 0, 1, 8, 9, 4, 5, 12, 13);
            quad[4 * i + 2 * j + 1] =
                __builtin_shufflevector(pair[4 * i + j], pair[4 * i + j + 2], 2, 3, 10, 11, 6, 7, 14, 15);
        }
    }
    for (size_t i = 0; i < 4; i++) {
        const eight low = __builtin_shufflevector(quad[i], quad[i + 4], 0, 1, 2, 3, 8, 9, 10, 11);
        const eight high = __builtin_shufflevector(quad[i], quad[i + 4], 4, 5, 6, 7, 12, 13, 14, 15);
        memcpy(turned + (column + i) * count, &low, sizeof low);
        memcpy(turned + (column + i + 4) * count, &high, sizeof high);
    }
}

INLINE void turn_csv_marks(const int32_t *marks, const int32_t *rows, size_t count, size_t columns, int32_t *turned) {
    const size_t whole_columns = columns & ~(size_t)7;
    // Sixteen positions of a column are one line of the cache, filled while it is there.
    for (size_t from = 0; from < count; from += 16) {
        const size_t to = count - from < 16 ? count : from + 16;
        size_t row = from;
        for (; row + 8 <= to; row += 8) {
            for (size_t column = 0; column < whole_columns; column += 8) {
                turn_eight(marks, rows + row, column, count, turned + row);
            }
            for (size_t column = whole_columns; column < columns; column++) {
                for (size_t i = row; i < row + 8; i++) turned[column * count + i] = marks[(size_t)rows[i] + column];
            }
        }
        for (; row < to; row++) {
            for (size_t column = 0; column < columns; column++) {
                turned[column * count + row] = marks[(size_t)rows[row] + column];
            }
        }
    }
}

#define COMPILE(name, target, value)                                                                              \
    target static size_t scan_##name(innkeeper_csv_scan *scan, const uint8_t *bytes, size_t base, size_t limit,     \
                                     uint8_t delimiter, size_t mark_limit, size_t record_limit) {                  \
        scan->variant = value;                                                                                    \
        return scan_clean_csv(scan, bytes, base, limit, delimiter, mark_limit, record_limit, note_##name);          \
    }                                                                                                             \
    target static innkeeper_variant turn_##name(const int32_t *marks, const int32_t *rows, size_t count,            \
                                                size_t columns, int32_t *turned) {                                 \
        turn_csv_marks(marks, rows, count, columns, turned);                                                       \
        return value;                                                                                             \
    }

COMPILE_EACH

size_t innkeeper_scan_clean_csv(innkeeper_variant variant, innkeeper_csv_scan *scan, const uint8_t *bytes, size_t base,
                                size_t limit, uint8_t delimiter, size_t mark_limit, size_t record_limit) {
    RUN(variant, scan, scan, bytes, base, limit, delimiter, mark_limit, record_limit)
}

innkeeper_variant innkeeper_turn_csv_marks(innkeeper_variant variant, const int32_t *marks, const int32_t *rows,
                                           size_t count, size_t columns, int32_t *turned) {
    RUN(variant, turn, marks, rows, count, columns, turned)
}
