// Where the fields of CSV end: the scan over blocks in which nothing is wrong, and its marks turned into columns; and where
// CSV can be cut.
#ifndef INNKEEPER_CSVMARKS_H
#define INNKEEPER_CSVMARKS_H

#include <stddef.h>
#include <stdint.h>

#include "ScanVariant.h"

/// What a scan over blocks has found so far, and its state between two blocks. The arrays are those of `CSVIndex`.
typedef struct {
    int32_t *marks;
    int32_t *first;
    int32_t *lines;
    int32_t *unusual;
    size_t mark_count;
    size_t record_count;
    size_t unusual_count;
    /// Where the record begins whose marks are being noted; `marks` ends with one position before it or a field's end.
    size_t record_start;
    /// Line ends so far; CRLF is one.
    int32_t line;
    /// Whether the byte before the block is a delimiter or a line end; so is what comes before the first byte.
    uint32_t is_after_mark;
    /// Whether it is a blank, a control character or a quote.
    uint32_t is_after_low;
    /// Whether the block begins within a quoted field.
    uint32_t is_in_quotes;
    /// Whether the byte before the block is a quote that ends such a field, or may begin a doubled one.
    uint32_t is_after_quotes;
    /// The masks of the block at which the scan stopped, where it stopped before the end.
    innkeeper_csv_block block;
    /// The variant that ran last.
    innkeeper_variant variant;
} innkeeper_csv_scan;

/// What a block of 64 bytes can add to `marks` at most, those included that are written and count for nothing.
#define INNKEEPER_CSV_MARGIN 192

/// Notes the fields' ends from `base` up to the first block in which a quote neither begins nor ends a whole field, one
/// that is doubled among them; or until fewer than `INNKEEPER_CSV_MARGIN` marks fit in `mark_limit`, or as many records in
/// `record_limit`, for which `unusual` has space too. Gives that block's position, or `limit`, which is so many whole
/// blocks behind `base`.
size_t innkeeper_scan_clean_csv(innkeeper_variant variant, innkeeper_csv_scan *scan, const uint8_t *bytes, size_t base,
                                size_t limit, uint8_t delimiter, size_t mark_limit, size_t record_limit);

/// Turns the marks of rows into columns: mark `c` of the row whose marks begin at `rows[r]` becomes
/// `turned[c * count + r]`. Gives the variant that ran.
innkeeper_variant innkeeper_turn_csv_marks(innkeeper_variant variant, const int32_t *marks, const int32_t *rows,
                                           size_t count, size_t columns, int32_t *turned);

/// What a scan for the last line end outside quotes has found so far.
typedef struct {
    /// The quote that opened the field which the next byte lies in; -1 outside quotes.
    int64_t quote;
    /// Line ends before it.
    size_t quote_lines;
    /// Line ends so far; CRLF is one.
    size_t lines;
    /// One past the last line end outside quotes, and the line ends up to there.
    size_t position;
    size_t position_lines;
    /// The variant that ran last.
    innkeeper_variant variant;
} innkeeper_csv_cut;

/// Looks from `base` on up to the first block in which a quote is doubled or stray, or ends a field of more than
/// `record_limit` bytes, which is at least 64; else up to the last block behind which there is a byte. Gives where it ended.
size_t innkeeper_find_csv_cut(innkeeper_variant variant, innkeeper_csv_cut *cut, const uint8_t *bytes, size_t base,
                              size_t count, uint8_t delimiter, size_t record_limit);

#endif
