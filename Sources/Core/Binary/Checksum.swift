/// A checksum of bytes as they pass.
public protocol Checksum {
    mutating func add(_ bytes: ArraySlice<UInt8>)
    var value: UInt64 { get }
}

extension Hash64: Checksum {}

/// Why bytes could not be read as what they should be.
public enum BinaryFault: Error, Sendable, Equatable {
    /// They do not begin as such a file does.
    case foreign
    /// They were written by another version of the program.
    case version(UInt32)
    /// They are not as they were written.
    case damaged(String)

    /// The reason, ready to be shown.
    public var text: String {
        switch self {
        case .foreign: "it is not a file of this program"
        case .version(let version): "it is of version \(version)"
        case .damaged(let detail): "it is damaged: \(detail)"
        }
    }
}

/// What can be written down and read back equal.
///
/// Numbers are little-endian, columns lie as they do in memory, and a text or an array begins with its count.
public protocol BinaryCodable {
    func write(to writer: inout BinaryWriter)
    init(from reader: inout BinaryReader) throws(BinaryFault)
}

/// The first bytes of a file in binary form: what it is, and which version of it.
public struct BinaryHeader: Sendable, Equatable {
    /// Eight ASCII characters that no text file begins with.
    let magic: [UInt8]
    public let version: UInt32

    /// `name` has seven ASCII characters.
    public init(_ name: String, version: UInt32) {
        precondition(name.utf8.count == 7)
        magic = [0x89] + Array(name.utf8)
        self.version = version
    }
}
