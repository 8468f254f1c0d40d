/// The bytes of an archive, wherever they lie.
package struct ArchiveInput: Sendable {
    package var size: Int64
    /// As many bytes as asked for at an offset, fewer at the end.
    package var read: @Sendable (_ offset: Int64, _ count: Int) throws -> [UInt8]

    package init(size: Int64, read: @escaping @Sendable (_ offset: Int64, _ count: Int) throws -> [UInt8]) {
        self.size = size
        self.read = read
    }

    /// Bytes in memory.
    package init(_ bytes: [UInt8]) {
        self.init(size: Int64(bytes.count)) { offset, count in
            Array(bytes[min(Int(offset), bytes.count)..<min(Int(offset) + count, bytes.count)])
        }
    }
}

/// Why an archive is not read on.
package struct ArchiveFault: Error, Sendable, Equatable {
    package enum Kind: Sendable {
        /// It is broken, or can't be read.
        case damaged
        /// It asks for more than it may.
        case limit
    }

    package var kind: Kind
    /// A clause: "it is cut off".
    package var message: String

    package init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }
}
