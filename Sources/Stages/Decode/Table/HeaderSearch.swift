internal import InnkeeperCore

/// Finds the headings of a table among its first rows.
///
/// Before: a title, `# made on 1 May`, `Nr;Anreise;Abreise`, then bookings.
/// After: the third row is the header.
struct HeaderSearch {
    /// The number of rows searched.
    static let rowLimit = 50
    /// The maximum length of a heading in bytes.
    static let lengthLimit = 80

    enum Answer: Equatable {
        /// This row, counted from 0.
        case row(Int)
        /// Two rows may be the header.
        case several(Int, Int)
        case none
    }

    private let kinds: [RecordKind]
    private let settings: SourceSettings?
    private let mapped: Set<String>

    /// Without `settings` the kind of the table is unknown.
    init(_ settings: SourceSettings? = nil) {
        self.settings = settings
        kinds = settings.map { [$0.kind] } ?? CSVFormat.kinds
        mapped = Set((settings?.columns.values.flatMap(\.headers) ?? []).map(foldedWord))
    }

    /// The number of cells that are headers of one kind, spelled exactly: a near match may come from reading in the
    /// wrong code page.
    func exactCount(_ row: [String]) -> Int {
        let words = row.map(foldedWord)
        return kinds.map { kind in
            let known = Presets.headers(of: kind)
            return words.count { known.contains($0) || mapped.contains($0) }
        }.max() ?? 0
    }

    /// The number of cells that are known headers of one kind, or nearly.
    func knownCount(_ row: [String]) -> Int {
        let cells = row.filter { !$0.isEmpty && $0.utf8.count <= HeaderSearch.lengthLimit }
        let words = cells.map(foldedWord)
        return kinds.map { kind in
            let known = Presets.headers(of: kind)
            let exact = words.map { known.contains($0) || mapped.contains($0) }
            guard exact.contains(true) else { return 0 }
            return zip(cells, exact).count { cell, isExact in
                isExact || NearHeadings.words(cell).contains(where: known.contains)
                    || NearHeadings.amount(cell)?.words.contains(where: known.contains) ?? false
                    || ComposedHeadings.meaning(cell)?.headings.contains(where: known.contains) ?? false
                    || NearHeadings.composedAmount(cell)?.meaning.headings.contains(where: known.contains) ?? false
            }
        }.max() ?? 0
    }

    /// Whether any cell is spelled like a known header, as is the case among headings.
    private func isAnyKnown(_ row: [String]) -> Bool {
        let known = kinds.map(Presets.headers)
        return row.contains { cell in
            guard !cell.isEmpty, cell.utf8.count <= HeaderSearch.lengthLimit else { return false }
            let word = foldedWord(cell)
            return mapped.contains(word) || known.contains { $0.contains(word) }
        }
    }

    /// `rows` are the first of the table, of which at most `rowLimit` are searched.
    func answer(_ rows: [[String]]) -> Answer {
        let count = min(rows.count, HeaderSearch.rowLimit)
        guard let found = (0..<count).first(where: { isHeader(rows[$0], below: rows[($0 + 1)...]) }) else {
            return .none
        }
        // Repeated headings are not a second header.
        let words = rows[found].map(foldedWord)
        let other = (found + 1..<count).first {
            isHeader(rows[$0], below: rows[($0 + 1)...]) && rows[$0].map(foldedWord) != words
        }
        return other.map { .several(found, $0) } ?? .row(found)
    }

    private func isHeader(_ row: [String], below: ArraySlice<[String]>) -> Bool {
        let filled = row.count { !$0.isEmpty }
        // Most rows contain data, and no words of headings.
        guard filled > 0, isAnyKnown(row), !row.contains(where: CellShape.isData),
            knownCount(row) >= min(2, filled)
        else { return false }
        guard let settings else { return TableHead(headers: row, rows: Array(below.prefix(20))).kind != nil }
        return HeaderFields(row, kind: settings.kind, mapped: settings.columns).isEnough
            || Presets.match(row, kind: settings.kind) != nil
    }
}
