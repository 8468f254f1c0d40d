/// Holds bytes that are too many for the memory, and goes with the last who knows it.
public protocol SpillFile: AnyObject, Sendable {
    /// Puts bytes behind all others and gives their place; nil when there is no room: then they stay in memory.
    func append(_ bytes: [UInt8]) -> Range<Int>?
    /// Puts as many bytes where others were.
    func replace(_ place: Range<Int>, with bytes: [UInt8])
    /// The bytes of a place; nil when they can't be read.
    func read(_ place: Range<Int>) -> [UInt8]?
    /// Says that something can't be had back.
    func lose(_ why: String)
    /// Why something could not be had back; nil while all can. Who publishes asks before.
    var loss: String? { get }
    /// A fast one, made anew.
    func checksum() -> any Checksum
}

/// Consecutive items of a long list, which go to a spill file together.
protocol SpillBlock: BinaryCodable, Sendable {
    /// What is kept in memory of a block that is not.
    associatedtype Edges: Sendable

    var count: Int { get }
    var edges: Edges { get }

    /// Stands for a block that could not be read; the file says so.
    static func lost(_ count: Int) -> Self
}
