/// Where a record's own bytes lie, so that text can be fetched again for the few records that a report shows.
public struct RecordReference: Sendable, Equatable {
    /// Bytes from the start of the file to the record's first byte.
    public var offset: Int64
    /// The record's bytes, its own line end included.
    public var length: Int32
    /// Line of the record's first byte, from 1.
    public var line: Int32
    /// Index in `Dataset.files`; -1 for a record that came from no file (a service's batch of one).
    public var file: Int32

    public init(offset: Int64, length: Int32, line: Int32, file: Int32) {
        self.offset = offset
        self.length = length
        self.line = line
        self.file = file
    }

    public static let none = RecordReference(offset: 0, length: 0, line: 0, file: -1)
}
