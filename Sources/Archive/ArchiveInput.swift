/// The bytes of an archive, wherever they are.
package struct ArchiveInput: Sendable {
    package var size: Int64
    /// The requested number of bytes at an offset, fewer at the end.
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

/// Why an archive can't be read any further.
package struct ArchiveFault: Error, Sendable, Equatable {
    package enum Kind: Sendable {
        /// It is damaged, or can't be read.
        case damaged
        /// It exceeds a limit.
        case limit
    }

    package var kind: Kind
    /// A clause: "it is cut off".
    package var message: String
    /// What is damaged, where the message only says that something is before it.
    package var damage: String?

    package init(_ kind: Kind, _ message: String, damage: String? = nil) {
        self.kind = kind
        self.message = message
        self.damage = damage
    }
}
