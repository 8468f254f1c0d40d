/// A part of a summary, before it becomes Markdown or plain text. Texts are raw: each renderer escapes them.
package enum Block: Sendable, Equatable {
    case title(String)
    case heading(String)
    case line(String)
    case list([String])
    case table(TextTable)
}

/// A small table.
package struct TextTable: Sendable, Equatable {
    package var headers: [String]
    /// Columns of numbers, which are right-aligned.
    package var numbers: Set<Int>
    package var rows: [[String]]

    package init(_ headers: [String], numbers: Set<Int> = [], rows: [[String]]) {
        self.headers = headers
        self.numbers = numbers
        self.rows = rows
    }
}
