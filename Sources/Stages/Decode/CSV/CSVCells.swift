internal import Core
internal import Formats

/// The cells of one column, row by row, as ranges of `CSVCellReader.text`: blanks around them gone, quotes off, empty
/// where the word means no value.
struct CSVCells {
    var starts: [Int32]
    var ends: [Int32]
}

/// Gives a slice's cells column by column.
///
/// A cell that is not text of the file as it stands (a doubled quote in it, a Windows-1252 letter) is written anew
/// behind the slice's bytes, so that everything downstream sees one buffer of UTF-8 and plain ranges.
struct CSVCellReader {
    /// The slice's bytes, then the cells that were written anew.
    private(set) var text: [UInt8]
    let rowCount: Int
    private let marks: [Int32]
    /// Where each row's marks begin.
    private let rows: [Int32]
    private let encoding: TextEncoding
    private let missing: CSVMissingWords

    init(text: [UInt8], marks: [Int32], rows: [Int32], plan: CSVPlan) {
        self.text = text
        self.marks = marks
        self.rows = rows
        rowCount = rows.count
        encoding = plan.encoding
        missing = CSVMissingWords(plan.settings.missing)
    }

    mutating func cells(column: Int) -> CSVCells {
        var starts: [Int32] = []
        var ends: [Int32] = []
        starts.reserveCapacity(rows.count)
        ends.reserveCapacity(rows.count)
        let mayBeForeign = encoding == .windows1252
        let mayBeMissing = !missing.isEmpty
        for row in rows {
            let mark = Int(row) + column
            var start = Int(marks[mark]) + 1
            var end = Int(marks[mark + 1])
            if start < end {
                // Most cells neither begin nor end with a blank or a quote.
                if text[start] <= 0x22 || text[end - 1] <= 0x20 || mayBeForeign { rewrite(&start, &end) }
                if mayBeMissing && missing.contains(text.span, start, end) { end = start }
            }
            starts.append(Int32(truncatingIfNeeded: start))
            ends.append(Int32(truncatingIfNeeded: end))
        }
        return CSVCells(starts: starts, ends: ends)
    }

    /// Takes off what is not content; the content itself moves only if it has to change.
    private mutating func rewrite(_ start: inout Int, _ end: inout Int) {
        if text[start] == 0x22 {
            start += 1
            if end > start && text[end - 1] == 0x22 { end -= 1 }
            if text[start..<end].contains(0x22) {
                let raw = text[(start - 1)..<(end + 1)]
                let content = CSVFieldText.bytes(raw)
                start = text.count
                text.append(contentsOf: Array(content))
                end = text.count
            }
        }
        while start < end && text[start] == 0x20 { start += 1 }
        while start < end && text[end - 1] == 0x20 { end -= 1 }
        if encoding == .windows1252 && text[start..<end].contains(where: { $0 >= 0x80 }) {
            let content = encoding.text(text[start..<end])
            start = text.count
            text.append(contentsOf: content.utf8)
            end = text.count
        }
    }
}

/// The words of a source that mean no value. ASCII letters compare without regard to case.
struct CSVMissingWords {
    private let words: [[UInt8]]

    init(_ words: [String]) {
        self.words = words.map { $0.utf8.map(CSVMissingWords.folded) }.filter { !$0.isEmpty }
    }

    var isEmpty: Bool { words.isEmpty }

    func contains(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        for word in words where word.count == end - start {
            if word.indices.allSatisfy({ CSVMissingWords.folded(bytes[start + $0]) == word[$0] }) { return true }
        }
        return false
    }

    private static func folded(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
}
