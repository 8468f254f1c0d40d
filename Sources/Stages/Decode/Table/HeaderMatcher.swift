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
/// is nearly so. The first of equal headers counts.
struct HeaderMatcher {
    private var columnOfHeader: [String: Int] = [:]
    private var columnOfWord: [String: Int] = [:]
    /// The currency that the heading of a column of amounts names, by the column: a code, or a sign.
    private(set) var currencies: [Int: String] = [:]

    init(_ header: [String]) {
        for (column, name) in header.enumerated() {
            if columnOfHeader[name] == nil { columnOfHeader[name] = column }
            let folded = foldedWord(name)
            if columnOfWord[folded] == nil { columnOfWord[folded] = column }
        }
        for (column, name) in header.enumerated() {
            for word in DottedHeading.words(name) where columnOfWord[word] == nil { columnOfWord[word] = column }
        }
        for (column, name) in header.enumerated() where name.utf8.count <= HeaderSearch.lengthLimit {
            for word in NearHeadings.words(name) where columnOfWord[word] == nil { columnOfWord[word] = column }
        }
        for (column, name) in header.enumerated() where name.utf8.count <= HeaderSearch.lengthLimit {
            guard let amount = NearHeadings.amount(name) else { continue }
            for word in amount.words where columnOfWord[word] == nil { columnOfWord[word] = column }
            currencies[column] = amount.currency
        }
    }

    func column(_ name: String) -> Int? { columnOfHeader[name] ?? columnOfWord[foldedWord(name)] }

    /// The same for a header that is folded already.
    func column(folded: String) -> Int? { columnOfWord[folded] }

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
