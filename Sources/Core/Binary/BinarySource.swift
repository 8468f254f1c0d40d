/// Bytes in binary form, fetched where they are needed: those of a large file don't have to be in memory.
public protocol BinarySource: Sendable {
    var byteCount: Int { get }
    /// The bytes in a range of `0..<byteCount`. Throws a `BinaryFault` if they can't be had.
    func bytes(_ range: Range<Int>) throws(BinaryFault) -> [UInt8]
}

/// Bytes in memory.
public struct BinaryMemory: BinarySource {
    private let all: [UInt8]

    public init(_ bytes: [UInt8]) { all = bytes }

    public var byteCount: Int { all.count }

    public func bytes(_ range: Range<Int>) -> [UInt8] { range == all.indices ? all : Array(all[range]) }
}
