/// Compares the findings of two runs by their fingerprints.
public enum FindingMatch {
    /// Which of `current` are new, and the indices in `past` of those that are gone.
    public static func compare(_ past: [UInt64], _ current: FingerprintList) -> (isNew: [Bool], gone: [Int]) {
        var isNew = [Bool](repeating: true, count: current.count)
        var gone: [Int] = []
        var index: BookingIndex?
        // Most recur in the same order.
        var next = 0
        for (number, fingerprint) in past.enumerated() {
            if next < current.count, current[next] == fingerprint {
                isNew[next] = false
                next += 1
                continue
            }
            let known = index ?? self.index(of: current)
            index = known
            guard let found = known.find(fingerprint, isSame: { current[$0] == fingerprint }) else {
                gone.append(number)
                continue
            }
            isNew[found] = false
            next = found + 1
        }
        return (isNew, gone)
    }

    private static func index(of fingerprints: FingerprintList) -> BookingIndex {
        var index = BookingIndex()
        index.reserveCapacity(fingerprints.count)
        for row in fingerprints.indices {
            _ = index.insert(fingerprints[row], row: row) { fingerprints[$0] == fingerprints[row] }
        }
        return index
    }
}
