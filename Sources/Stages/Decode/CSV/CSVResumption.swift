internal import InnkeeperCore
internal import InnkeeperFormats

/// Resumes reading after a surplus quote.
///
/// Before: `R5,"Mira,2` in line 6, and the next quote in line 902: one record of 897 lines.
/// After: line 6 is an unreadable record, and lines 7 to 902 are read normally.
enum CSVResumption {
    /// Cuts the chunk after the first line of each record that such a quote has merged from several, provided that
    /// everything after it in the record is valid; empty if there is none. Each byte is read at most once more.
    static func parts(of chunk: CSVChunk, _ index: CSVIndex, _ plan: CSVPlan) -> [CSVChunk] {
        var parts: [CSVChunk] = []
        var start = 0
        var line = chunk.line
        func cut(_ end: Int) {
            let bytes = Array(chunk.bytes[start..<end])
            parts.append(CSVChunk(bytes: bytes, offset: chunk.offset + Int64(start), line: line))
            line += TextExtent(chunk.bytes, start..<end).lines
            start = end
        }
        var last = -1
        for fault in index.faults where fault.kind == .textAfterQuote && fault.record != last {
            last = fault.record
            let range = index.range(of: fault.record, in: chunk.bytes)
            guard range.lowerBound >= start, let end = firstLineEnd(chunk.bytes, range),
                isSound(chunk.bytes[end..<range.upperBound], plan)
            else { continue }
            cut(end)
            cut(range.upperBound)
        }
        if !parts.isEmpty, start < chunk.bytes.count { cut(chunk.bytes.count) }
        return parts
    }

    /// The position after the record's first line end, if the record continues there.
    private static func firstLineEnd(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
        guard var end = bytes[range].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
        if bytes[end] == 0x0D, end + 1 < range.upperBound, bytes[end + 1] == 0x0A { end += 1 }
        return end + 1 < range.upperBound ? end + 1 : nil
    }

    private static func isSound(_ bytes: ArraySlice<UInt8>, _ plan: CSVPlan) -> Bool {
        let index = CSVIndex(scanning: Array(bytes), delimiter: plan.delimiter)
        let width = plan.table.width
        return index.faults.isEmpty && index.recordCount > 0
            && (0..<index.recordCount).allSatisfy { index.fieldCount($0) == width }
    }
}
