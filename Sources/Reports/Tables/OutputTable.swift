package import Core

/// One CSV table: where it goes, what its columns are, and its rows.
package protocol OutputTable: Sendable {
    /// Path below the output folder.
    static var path: String { get }
    /// The part of the dataset that it shows: without it there is no such file.
    static var needs: DatasetPart { get }
    static var columns: [OutputColumn] { get }
    /// Hands over every row in order, a cell a column.
    static func forEachRow(_ input: ReportInput, _ body: ([String]) throws -> Void) rethrows
}

/// A column of an output table.
package struct OutputColumn: Sendable, Equatable {
    package enum Shape: String, Sendable {
        case text, integer, decimal, date
    }

    package var name: String
    package var shape: Shape
    /// What it means and when it is empty.
    package var summary: String

    package init(_ name: String, _ shape: Shape, _ summary: String) {
        self.name = name
        self.shape = shape
        self.summary = summary
    }
}

extension Dataset {
    /// The source that a record came from; empty for one that came from no file.
    func source(of record: RecordReference) -> String {
        files.indices.contains(Int(record.file)) ? files[Int(record.file)].source : ""
    }
}
