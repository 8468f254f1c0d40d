/// Finds cells in a record's own bytes, which are read again, as findings are few and records many.
public protocol RecordCells: Sendable {
    /// Whether each record begins a line.
    var beginLines: Bool { get }
    /// The cell's position and unescaped text; line and column count from 1 at the record's first byte. nil for a field
    /// that the record doesn't have.
    func cell(_ field: String, in record: [UInt8]) -> CellLocation?
    /// The natural key made of the source's `key` columns, for tables without ids; empty otherwise.
    func naturalKey(of record: [UInt8]) -> String
    /// A cell of each of several records, which are ranges of `bytes`: in some files nearly every record has a finding.
    func cells(_ field: String, of records: [Range<Int>], in bytes: [UInt8]) -> [CellPlace?]
}

extension RecordCells {
    public var beginLines: Bool { true }
    public func naturalKey(of record: [UInt8]) -> String { "" }

    public func cells(_ field: String, of records: [Range<Int>], in bytes: [UInt8]) -> [CellPlace?] {
        records.map { cell(field, in: Array(bytes[$0])).map { CellPlace($0) } }
    }
}

/// Where a cell is. Its text stays in the buffer unless it had to be decoded.
public struct CellPlace: Sendable, Equatable {
    public enum Text: Sendable, Equatable {
        /// In UTF-8.
        case inBuffer(Range<Int>)
        case decoded(String)
    }

    public var line: Int
    /// Unicode scalars from 1.
    public var column: Int
    public var written: Text

    public init(line: Int, column: Int, written: Text) {
        self.line = line
        self.column = column
        self.written = written
    }

    package init(_ cell: CellLocation) {
        self.init(line: cell.line, column: cell.column, written: .decoded(cell.written))
    }

    /// The same cell positioned in the file, given that its record begins at `line` and `column`.
    public func moved(line: Int, column: Int) -> CellPlace {
        CellPlace(
            line: self.line + line - 1, column: self.line == 1 ? self.column + column - 1 : self.column,
            written: written)
    }
}

/// Where a cell is and what it holds.
public struct CellLocation: Sendable, Equatable {
    public var line: Int
    /// Unicode scalars from 1.
    public var column: Int
    /// The value as interpreted: empty for a word that means no value.
    public var value: String
    /// The text in the file: empty where the configuration gives the value for all records.
    public var written: String

    /// Without `written`, the file's text is the value.
    public init(line: Int, column: Int, value: String, written: String? = nil) {
        self.line = line
        self.column = column
        self.value = value
        self.written = written ?? value
    }

    /// The same cell positioned in the file, given that its record begins at `line` and `column`.
    public func moved(line: Int, column: Int) -> CellLocation {
        let place = CellPlace(self).moved(line: line, column: column)
        return CellLocation(line: place.line, column: place.column, value: value, written: written)
    }
}
