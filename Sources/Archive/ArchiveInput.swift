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
