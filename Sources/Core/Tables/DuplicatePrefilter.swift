/// Sets apart the rows that may have the same as another: where nearly all differ, few are left to be compared.
///
/// A bit for each of many places says that a hash came there, a second one that another did (as in a Bloom filter with
/// one function). Equal hashes are always found; of others some stay by chance, about one in twenty.
public enum DuplicatePrefilter {
    /// The rows, in order, whose hash may be that of another row too. A row whose hash is 0 or that does not count is
    /// neither given nor compared with.
    public static func rows(_ hashes: [UInt64], where isCounted: (_ row: Int) -> Bool = { _ in true }) -> [Int] {
        guard hashes.count > 1 else { return [] }
        // Sixteen places a hash, so that few meet by chance: two to the power of `width`.
        let width = UInt64.bitWidth - (hashes.count * 16 - 1).leadingZeroBitCount
        var once = [UInt64](repeating: 0, count: max(1, 1 << (width - 6)))
        var twice = once
        func place(_ hash: UInt64) -> (word: Int, bit: UInt64) {
            let place = (hash &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - width)
            return (Int(place &>> 6), 1 &<< (place & 63))
        }
        for row in hashes.indices where hashes[row] != 0 && isCounted(row) {
            let (word, bit) = place(hashes[row])
            twice[word] |= once[word] & bit
            once[word] |= bit
        }
        return hashes.indices.filter { row in
            let (word, bit) = place(hashes[row])
            return twice[word] & bit != 0 && hashes[row] != 0 && isCounted(row)
        }
    }
}
