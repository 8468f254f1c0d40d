internal import Core

/// Where a field of ours comes from in a table.
package enum ColumnBinding: Sendable, Equatable {
    case column(Int)
    /// Year, month and day.
    case date([Int])
    case sum([Int])
    /// The first of several that is filled in a row.
    case anyOf([Int])
    case constant(String)

    /// The columns it reads, in order.
    package var columns: [Int] {
        switch self {
        case .column(let column): [column]
        case .date(let columns), .sum(let columns), .anyOf(let columns): columns
        case .constant: []
        }
    }
}

/// Finds columns by header, without regard to case, blanks, `_` and `-`. The first of equal headers counts.
struct HeaderMatcher {
    private var columnOfHeader: [String: Int] = [:]

    init(_ header: [String]) {
        for (column, name) in header.enumerated() {
            let folded = foldedWord(name)
            if columnOfHeader[folded] == nil { columnOfHeader[folded] = column }
        }
    }

    func column(_ name: String) -> Int? { columnOfHeader[foldedWord(name)] }

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
        case .constant(let text): .constant(text)
        }
    }
}
