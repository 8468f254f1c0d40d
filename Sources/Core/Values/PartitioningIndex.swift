extension Range where Bound == Int {
    /// The first index that belongs to the second part, by binary search; the end when none does. All that do must stand
    /// behind all that do not.
    @inlinable
    public func partitioningIndex(where isInSecondPart: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if isInSecondPart(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
