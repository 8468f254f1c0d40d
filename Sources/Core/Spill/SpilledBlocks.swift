import Synchronization

/// The first items of a long list, in blocks in a file. Immutable: appending a block makes a new list.
final class SpilledBlocks<Block: SpillBlock>: Sendable {
    struct Place: Sendable {
        /// Index of its first item in the list.
        var first: Int
        var count: Int
        var bytes: Range<Int>
        var summary: Block.Summary

        var items: Range<Int> { first..<first + count }
    }

    let places: [Place]
    let file: any SpillFile
    /// The blocks most recently located by an item, newest last.
    private let recent = Mutex<[(items: Range<Int>, block: Block)]>([])

    private var recentLimit: Int { 4 }
    private var header: BinaryHeader { BinaryHeader("spilled", version: 1) }

    init(_ file: any SpillFile, places: [Place] = []) {
        self.file = file
        self.places = places
    }

    var count: Int { places.last.map(\.items.upperBound) ?? 0 }

    /// The list with another block appended; nil if the file can't take it.
    func appending(_ block: Block) -> SpilledBlocks? {
        guard let place = file.append(bytes(of: block)) else { return nil }
        let last = Place(first: count, count: block.count, bytes: place, summary: block.summary)
        return SpilledBlocks(file, places: places + [last])
    }

    /// The list with a block appended that is already in the same file.
    func appending(_ place: Place) -> SpilledBlocks {
        var last = place
        last.first = count
        return SpilledBlocks(file, places: places + [last])
    }

    /// Overwrites a block with one of the same number of items and bytes. Only its creator may call it.
    func replace(_ number: Int, with block: Block) { file.replace(places[number].bytes, with: bytes(of: block)) }

    /// A block, read from the file.
    func block(_ number: Int) -> Block { block(at: places[number]) }

    func block(at place: Place) -> Block {
        guard let bytes = file.read(place.bytes) else { return .lost(place.count) }
        do {
            let block = try BinaryReader.value(of: Block.self, in: bytes, header, checksum: file.checksum())
            if block.count == place.count { return block }
            file.lose("it has other items than were written")
        } catch {
            file.lose(error.text)
        }
        return .lost(place.count)
    }

    /// The block that has the item at `index`, and the item's index in it.
    func locate(_ index: Int) -> (block: Block, offset: Int) {
        let known = recent.withLock { recent in recent.last { $0.items.contains(index) } }
        if let known { return (known.block, index - known.items.lowerBound) }
        var (low, high) = (0, places.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if places[middle].first <= index { low = middle } else { high = middle }
        }
        let block = block(low)
        recent.withLock { recent in
            if recent.count >= recentLimit { recent.removeFirst() }
            recent.append((places[low].items, block))
        }
        return (block, index - places[low].first)
    }

    /// Whether both have the same blocks of the same file.
    func isSame(as other: SpilledBlocks) -> Bool {
        file === other.file && places.map(\.bytes) == other.places.map(\.bytes)
    }

    private func bytes(of block: Block) -> [UInt8] {
        BinaryWriter.bytes(of: block, header, checksum: file.checksum())
    }
}
