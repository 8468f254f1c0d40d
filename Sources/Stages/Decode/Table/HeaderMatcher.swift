internal import InnkeeperCore

/// Where a field of ours comes from in a table.
package enum ColumnBinding: Sendable, Equatable {
    case column(Int)
    /// Year, month and day.
    case date([Int])
    case sum([Int])
    /// The texts of several with a blank between them.
    case join([Int])
    /// The first of several that is filled in a row.
    case anyOf([Int])
    case constant(String)

    /// The columns it reads, in order.
    package var columns: [Int] {
        switch self {
        case .column(let column): [column]
        case .date(let columns), .sum(let columns), .join(let columns), .anyOf(let columns): columns
        case .constant: []
        }
    }
}

/// Finds columns by header: the one that is written so, else without regard to case, blanks, `_` and `-`, else one that
/// is nearly so, else one that is made of known words. The first of equal headers counts.
struct HeaderMatcher {
    private var columnOfHeader: [String: Int] = [:]
    private var columnOfWord: [String: Int] = [:]
    /// Columns whose heading is made of words, by the known heading that it means. A known one always comes first.
    private var columnOfMeaning: [String: Int] = [:]
    private let folded: [String]
    /// The currency that the heading of a column of amounts names, by the column: a code, or a sign.
    private(set) var currencies: [Int: String] = [:]

    init(_ header: [String]) {
        folded = header.map(foldedWord)
        for (column, name) in header.enumerated() {
            if columnOfHeader[name] == nil { columnOfHeader[name] = column }
            add([folded[column]], column)
        }
        for (column, name) in header.enumerated() { add(DottedHeading.words(name), column) }
        let isHeading = header.map { !$0.isEmpty && $0.utf8.count <= HeaderSearch.lengthLimit }
        for (column, name) in header.enumerated() where isHeading[column] { add(NearHeadings.words(name), column) }
        for (column, name) in header.enumerated() where isHeading[column] {
            guard let amount = NearHeadings.amount(name) else { continue }
            add(amount.words, column)
            currencies[column] = amount.currency
        }
        for (column, name) in header.enumerated() where isHeading[column] { addMeaning(of: name, column) }
    }

    private mutating func add(_ words: [String], _ column: Int) {
        for word in words where columnOfWord[word] == nil { columnOfWord[word] = column }
    }

    private mutating func addMeaning(of name: String, _ column: Int) {
        if currencies[column] != nil { return }
        let amount = NearHeadings.composedAmount(name)
        guard let meaning = amount?.meaning ?? ComposedHeadings.meaning(name) else { return }
        currencies[column] = amount?.currency
        let free = meaning.headings.filter { columnOfWord[$0] == nil && columnOfMeaning[$0] == nil }
        for word in meaning.isOneOfMany ? Array(free.prefix(1)) : free { columnOfMeaning[word] = column }
    }

    func column(_ name: String) -> Int? { columnOfHeader[name] ?? columnOfWord[foldedWord(name)] }

    /// The same for a header that is folded already.
    func column(folded: String) -> Int? { columnOfWord[folded] }

    /// The columns that may be a field, by its headers, the best first and the vaguest last.
    func columns(_ field: String, _ headers: [String], of kind: RecordKind) -> [Int] {
        let plainCount = PlainAliases.bookings[field]?.count ?? 0
        return [headers.dropLast(plainCount), headers.suffix(plainCount)].flatMap { words in
            words.compactMap { columnOfWord[$0] } + words.compactMap { column(meaning: $0, of: kind) }
        }
    }

    /// The column whose heading means that, unless it is known as it is in tables of the kind.
    private func column(meaning word: String, of kind: RecordKind) -> Int? {
        columnOfMeaning[word].flatMap { NearHeadings.isKnown(folded[$0], of: kind) ? nil : $0 }
    }

    /// What a mapping names; nil when one of its headers is not there, which `missing` is told.
    func binding(_ mapping: ColumnMapping, missing: (_ header: String) -> Void = { _ in }) -> ColumnBinding? {
        var columns: [Int] = []
        for name in mapping.headers {
            if let column = column(name) { columns.append(column) } else { missing(name) }
        }
        guard columns.count == mapping.headers.count else { return nil }
        return switch mapping {
        case .header: .column(columns[0])
        case .date: columns.count == 3 ? .date(columns) : nil
        case .sum: .sum(columns)
        case .join: .join(columns)
        case .constant(let text): .constant(text)
        }
    }
}
