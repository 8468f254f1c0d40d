/// Holds bytes that don't fit in memory; deleted with its last reference.
public protocol SpillFile: AnyObject, Sendable {
    /// Appends bytes and returns their place; nil if there is no room, so that they stay in memory.
    func append(_ bytes: [UInt8]) -> Range<Int>?
    /// Overwrites a place with the same number of bytes.
    func replace(_ place: Range<Int>, with bytes: [UInt8])
    /// The bytes of a place; nil if they can't be read.
    func read(_ place: Range<Int>) -> [UInt8]?
    /// Records that something can't be read back.
    func lose(_ why: String)
    /// Why something could not be read back; nil while everything can. Check it before publishing results.
    var loss: String? { get }
    /// A new, fast checksum.
    func checksum() -> any Checksum
}

/// Consecutive items of a long list, which are spilled together.
protocol SpillBlock: BinaryCodable, Sendable {
    /// What stays in memory of a block that was spilled.
    associatedtype Summary: Sendable

    var count: Int { get }
    var summary: Summary { get }

    /// A placeholder for a block that could not be read; `SpillFile.loss` says why.
    static func lost(_ count: Int) -> Self
}
