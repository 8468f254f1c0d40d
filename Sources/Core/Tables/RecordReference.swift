/// Where a record's own bytes are, so that its text can be read again for the few records that a report shows. Sixteen
/// bytes, as every record of a run has one.
public struct RecordReference: Sendable, Equatable {
    /// The offset above the lowest 24 bits, which hold the file, all ones for none.
    @usableFromInline var place: UInt64
    /// The length of the record in bytes, including its line end.
    public var length: Int32
    /// Line of the record's first byte, from 1.
    public var line: Int32

    @usableFromInline static let noFile: UInt64 = 0xFF_FFFF

    /// Records must begin before this offset in their file, one tebibyte.
    public static let offsetLimit: Int64 = 1 << 40

    /// `file` is an index in `Dataset.files`, below 16,777,215; -1 for a record without a file (a service's batch of
    /// one).
    @inlinable
    public init(offset: Int64, length: Int32, line: Int32, file: Int32) {
        place = UInt64(truncatingIfNeeded: offset) &<< 24 | UInt64(truncatingIfNeeded: file) & RecordReference.noFile
        self.length = length
        self.line = line
    }

    /// A reference that was taken apart.
    @usableFromInline
    init(place: UInt64, length: Int32, line: Int32) {
        self.place = place
        self.length = length
        self.line = line
    }

    public static let none = RecordReference(offset: 0, length: 0, line: 0, file: -1)

    /// Bytes from the start of the file to the record's first byte.
    @inlinable public var offset: Int64 { Int64(truncatingIfNeeded: place &>> 24) }

    /// Index in `Dataset.files`; -1 for none.
    @inlinable public var file: Int32 {
        get {
            let file = place & RecordReference.noFile
            return file == RecordReference.noFile ? -1 : Int32(truncatingIfNeeded: file)
        }
        set { self = RecordReference(offset: offset, length: length, line: line, file: newValue) }
    }
}
