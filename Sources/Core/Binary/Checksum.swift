/// A running checksum.
public protocol Checksum {
    mutating func add(_ bytes: ArraySlice<UInt8>)
    var value: UInt64 { get }
}

extension Hash64: Checksum {}

/// Why bytes could not be read.
public enum BinaryFault: Error, Sendable, Equatable {
    /// They don't start like a file of this kind.
    case foreign
    /// They were written by another version of the program.
    case version(UInt32)
    /// They were changed after they were written.
    case damaged(String)
    /// The system can't read them.
    case unreadable(String)

    /// The reason, ready for display.
    public var text: String {
        switch self {
        case .foreign: "it is not a file of this program"
        case .version(let version): "it is of version \(version)"
        case .damaged(let detail): "it is damaged: \(detail)"
        case .unreadable(let reason): reason
        }
    }
}

/// A value that can be written and read back equal.
///
/// Numbers are little-endian, columns are written as they are in memory, and a text or an array is preceded by its
/// count.
public protocol BinaryCodable {
    func write(to writer: inout BinaryWriter)
    init(from reader: inout BinaryReader) throws(BinaryFault)
}

/// The first bytes of a file in binary form: the kind of file, and its version.
public struct BinaryHeader: Sendable, Equatable {
    /// Eight bytes with which no text file starts: 0x89 and seven ASCII characters.
    let magic: [UInt8]
    public let version: UInt32

    /// `name` has seven ASCII characters.
    public init(_ name: String, version: UInt32) {
        precondition(name.utf8.count == 7)
        magic = [0x89] + Array(name.utf8)
        self.version = version
    }
}
