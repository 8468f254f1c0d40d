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
        let headers = settings?.columns.values.flatMap(\.headers) ?? []
        mapped = Set(headers.map { foldedWord(HeadingMarks.without($0)) })
    }

    /// The number of cells that are headers of one kind, spelled exactly: a near match may come from reading in the
    /// wrong code page.
    func exactCount(_ row: [String]) -> Int {
        most(row.map(kinds(knowing:)))
    }

    /// How many of the cells are known in tables of the same kind, at most.
    private func most(_ known: [RecordKinds]) -> Int {
        kinds.map { kind in known.count { $0.contains(RecordKinds(kind)) } }.max() ?? 0
    }

    /// The number of cells that are known headers of one kind, or nearly.
    func knownCount(_ row: [String]) -> Int { knownCount(row, upTo: .max) }

    /// The same, as soon as there are `limit`: taking headings apart is what costs most about a table.
    private func knownCount(_ row: [String], upTo limit: Int) -> Int {
        let cells = row.filter(HeaderSearch.mayBeHeading)
        let known = cells.map(kinds(knowing:))
        let exact = most(known)
        if exact >= limit { return exact }
        var meant = [RecordKinds?](repeating: nil, count: min(cells.count, HeaderMatcher.composedLimit))
        var best = 0
        for kind in kinds.map({ RecordKinds($0) }) {
            var count = known.count { $0.contains(kind) }
            if count == 0 { continue }
            for index in meant.indices where !known[index].contains(kind) {
                if count >= limit { break }
                let kinds = meant[index] ?? NearHeadings.kinds(meantBy: HeadingMarks.without(cells[index]))
                meant[index] = kinds
                if kinds.contains(kind) { count += 1 }
            }
            best = max(best, count)
        }
        return best
    }

    /// The kinds of tables in which a heading is known, spelled exactly, by itself or by the configuration.
    private func kinds(knowing heading: String) -> RecordKinds {
        let word = foldedWord(HeadingMarks.without(heading))
        return mapped.contains(word) ? RecordKinds(kinds) : AliasIndex.kinds(knowing: word)
    }

    private static func mayBeHeading(_ cell: String) -> Bool { !cell.isEmpty && cell.utf8.count <= lengthLimit }

    /// Whether it is data that begins with a digit, as few headings do.
    private static func isPlainData(_ cell: String) -> Bool {
        guard let first = cell.utf8.first, first &- 0x30 < 10 else { return false }
        return CellShape.isData(cell)
    }

    /// Whether any cell is spelled like a known header, as is the case among headings.
    private func isAnyKnown(_ row: [String]) -> Bool {
        row.contains { cell in
            HeaderSearch.mayBeHeading(cell) && !kinds(knowing: cell).isDisjoint(with: RecordKinds(kinds))
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
        // Most rows are data, and most of those have a cell that begins with a digit.
        guard filled > 0, !row.contains(where: HeaderSearch.isPlainData), isAnyKnown(row),
            !row.contains(where: CellShape.isData), knownCount(row, upTo: 2) >= min(2, filled)
        else { return false }
        guard let settings else { return TableHead(headers: row, rows: Array(below.prefix(20))).kind != nil }
        return HeaderFields(row, kind: settings.kind, mapped: settings.columns).isEnough
            || Presets.match(row, kind: settings.kind) != nil
    }
}
