/// Singles out the rows that may have a duplicate. Where nearly all rows differ, few are left to compare.
///
/// Each place has one bit for the first hash that falls on it and another for any further one (a Bloom filter with one
/// hash function). Equal hashes are always found; about one in twenty others remains by chance.
public struct DuplicatePrefilter {
    private var once: [UInt64]
    private var twice: [UInt64]
    private let width: Int

    /// For `count` hashes: a power of two of places, at least sixteen per hash, so that few collide by chance.
    public init(count: Int) {
        width = max(6, UInt64.bitWidth - (max(1, count) * 16 - 1).leadingZeroBitCount)
        once = [UInt64](repeating: 0, count: 1 << (width - 6))
        twice = once
    }

    @inline(__always)
    private func place(_ hash: UInt64) -> (word: Int, bit: UInt64) {
        let place = (hash &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - width)
        return (Int(place &>> 6), 1 &<< (place & 63))
    }

    @inline(__always)
    public mutating func note(_ hash: UInt64) {
        let (word, bit) = place(hash)
        twice[word] |= once[word] & bit
        once[word] |= bit
    }

    /// Whether a noted hash may have been noted twice.
    @inline(__always)
    public func mayRepeat(_ hash: UInt64) -> Bool {
        let (word, bit) = place(hash)
        return twice[word] & bit != 0
    }

    /// The rows, in order, whose hash another row may have too. A row whose hash is 0, or for which `isCounted` is
    /// false, is neither returned nor compared.
    public static func rows(_ hashes: [UInt64], where isCounted: (_ row: Int) -> Bool = { _ in true }) -> [Int] {
        let rows = repeated(hashes.indices) { isCounted($0) ? hashes[$0] : 0 }
        // If few remain, a second filter with other places leaves one in four hundred rows by chance instead of one in
        // twenty. Comparing those would cost more: their texts are far apart in memory.
        if rows.count > hashes.count / 4 { return rows }
        return repeated(rows) { hashes[$0].byteSwapped }
    }

    @inline(__always)
    private static func repeated(_ rows: some Collection<Int>, _ hash: (_ row: Int) -> UInt64) -> [Int] {
        guard rows.count > 1 else { return [] }
        var filter = DuplicatePrefilter(count: rows.count)
        for row in rows {
            let hash = hash(row)
            if hash != 0 { filter.note(hash) }
        }
        return rows.filter { row in
            let hash = hash(row)
            return hash != 0 && filter.mayRepeat(hash)
        }
    }
}
