internal import InnkeeperCore
internal import Synchronization

/// Where a table's field comes from.
package enum ColumnBinding: Sendable, Equatable {
    case column(Int)
    /// Year, month and day.
    case date([Int])
    case sum([Int])
    /// The texts of several columns, joined with a space.
    case join([Int])
    /// The first non-empty one of several columns.
    case anyOf([Int])
    /// One of the two days in a column.
    case half(StayHalf, of: Int)
    /// The day after the one in a column, which is a last night.
    case dayAfter(Int)
    case constant(String)

    /// The columns that it reads, in order.
    package var columns: [Int] {
        switch self {
        case .column(let column), .half(_, let column), .dayAfter(let column): [column]
        case .date(let columns), .sum(let columns), .join(let columns), .anyOf(let columns): columns
        case .constant: []
        }
    }
}

/// Finds columns by header: the one with exactly this text, else ignoring case, spaces, `_` and `-`, else without its
/// marks, else one with a nearly equal text, else one composed of known words. The first of equal headers counts.
struct HeaderMatcher {
    private var columnOfHeader: [String: Int] = [:]
    private var columnOfWord: [String: Int] = [:]
    /// Columns whose composed heading means a known one. Known headings always take precedence.
    private var columnOfMeaning: [String: Int] = [:]
    private let folded: [String]
    /// The candidates for each field of each kind, from best to vaguest.
    private var candidates: [RecordKind: [String: [Int]]] = [:]
    /// The currency code or symbol in the heading of each amount column.
    private(set) var currencies: [Int: String] = [:]
    /// Headings beyond these many columns are compared with known ones but not taken apart: no export is so wide.
    static let composedLimit = 500

    /// What was last found out about some headers. Taking headings apart is what costs most about a small file, and it is
    /// asked for several times: to recognise it, to find its header row, and to read it.
    private static let memo = Mutex<[[String]: HeaderMatcher]>([:])
    private static let memoLimit = 64
    /// In bytes. Longer headers would take memory, and there are few.
    private static let memoHeaderLimit = 16 << 10

    init(_ header: [String]) {
        guard header.reduce(0, { $0 + $1.utf8.count + 1 }) <= HeaderMatcher.memoHeaderLimit else {
            self.init(takingApart: header)
            return
        }
        if let known = HeaderMatcher.memo.withLock({ $0[header] }) {
            self = known
            return
        }
        let made = HeaderMatcher(takingApart: header)
        self = made
        HeaderMatcher.memo.withLock { memo in
            if memo.count >= HeaderMatcher.memoLimit { memo.removeAll() }
            memo[header] = made
        }
    }

    private init(takingApart header: [String]) {
        let written = header
        let header = written.map(HeadingMarks.without)
        folded = header.map(foldedWord)
        for (column, name) in written.enumerated() {
            if columnOfHeader[name] == nil { columnOfHeader[name] = column }
            add([foldedWord(name)], column)
        }
        for column in folded.indices { add([folded[column]], column) }
        for (column, name) in header.enumerated() {
            if !name.contains("[]") { add(DottedHeading.words(name), column) }
            add(BilingualHeading.words(name), column)
        }
        // What a record has itself comes before what is in its lists.
        for (column, name) in header.enumerated() where name.contains("[]") { add(ListHeading.words(name), column) }
        let headings = header.enumerated().prefix(HeaderMatcher.composedLimit)
            .filter { !$1.isEmpty && $1.utf8.count <= HeaderSearch.lengthLimit }
        for (column, name) in headings { add(NearHeadings.words(name), column) }
        for (column, name) in headings {
            guard let amount = NearHeadings.amount(name) else { continue }
            add(amount.words, column)
            currencies[column] = amount.currency
        }
        for (column, name) in headings { addMeaning(of: name, column) }
        let inLists = header.indices.filter { header[$0].contains("[]") && ListHeading.holdsDays(header[$0]) }
        candidates = findCandidates(daysInLists: Set(inLists))
    }

    /// The days of a list's objects come after all others, even plain ones.
    private func findCandidates(daysInLists: Set<Int>) -> [RecordKind: [String: [Int]]] {
        typealias Candidate = (column: Int, rank: (plain: Int, meaning: Int, index: Int))
        var found: [RecordKind: [String: [Candidate]]] = [:]
        func add(_ entry: AliasIndex.Entry, _ column: Int, isMeaning: Bool) {
            found[entry.kind, default: [:]][entry.field, default: []].append(
                (column, (daysInLists.contains(column) ? 2 : entry.isPlain ? 1 : 0, isMeaning ? 1 : 0, entry.rank)))
        }
        for (word, column) in columnOfWord {
            for entry in AliasIndex.entries(for: word) { add(entry, column, isMeaning: false) }
        }
        for word in columnOfMeaning.keys {
            for entry in AliasIndex.entries(for: word) {
                if let column = column(meaning: word, of: entry.kind) { add(entry, column, isMeaning: true) }
            }
        }
        return found.mapValues { $0.mapValues { $0.sorted { $0.rank < $1.rank }.map(\.column) } }
    }

    private mutating func add(_ words: [String], _ column: Int) {
        for word in words where columnOfWord[word] == nil { columnOfWord[word] = column }
    }

    private mutating func addMeaning(of name: String, _ column: Int) {
        if currencies[column] != nil || DottedHeading.isOfOthers(name) { return }
        let amount = NearHeadings.composedAmount(name)
        guard let meaning = amount?.meaning ?? ComposedHeadings.meaning(name) else { return }
        currencies[column] = amount?.currency
        let free = meaning.headings.filter { columnOfWord[$0] == nil && columnOfMeaning[$0] == nil }
        for word in meaning.isOneOfMany ? Array(free.prefix(1)) : free { columnOfMeaning[word] = column }
    }

    func column(_ name: String) -> Int? { columnOfHeader[name] ?? columnOfWord[foldedWord(name)] }

    /// The same for a header that is already folded.
    func column(folded: String) -> Int? { columnOfWord[folded] }

    /// The candidate columns for a field, from best to vaguest.
    func columns(_ field: String, of kind: RecordKind) -> [Int] { candidates[kind]?[field] ?? [] }

    /// The same for headers that are not the field's aliases.
    func columns(_ field: String, _ headers: [String], of kind: RecordKind) -> [Int] {
        let plainCount = PlainAliases.bookings[field]?.count ?? 0
        return [headers.dropLast(plainCount), headers.suffix(plainCount)].flatMap { words in
            words.compactMap { columnOfWord[$0] } + words.compactMap { column(meaning: $0, of: kind) }
        }
    }

    /// The column whose heading has that meaning, unless it is itself a known one in tables of the kind.
    private func column(meaning word: String, of kind: RecordKind) -> Int? {
        columnOfMeaning[word].flatMap { NearHeadings.isKnown(folded[$0], of: kind) ? nil : $0 }
    }

    /// The columns that a mapping names; nil if one of its headers is missing, which is passed to `missing`.
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
