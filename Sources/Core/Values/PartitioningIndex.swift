extension Range where Bound == Int {
    /// The first index in the second part, by binary search; the end if there is none. The range must be partitioned:
    /// all indices of the second part come after all of the first.
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
