/// The result of `work` for each item, in the order of the items. At most `jobs` run at any time.
public func inParallel<Item: Sendable, Outcome: Sendable>(
    _ items: [Item], jobs: Int, _ work: @Sendable @escaping (Item) async -> Outcome
) async -> [Outcome] {
    var outcomes = [Outcome?](repeating: nil, count: items.count)
    if jobs <= 1 || items.count <= 1 {
        for (index, item) in items.enumerated() { outcomes[index] = await work(item) }
        return outcomes.compactMap { $0 }
    }
    await withTaskGroup(of: (Int, Outcome).self) { group in
        var next = 0
        func start(_ group: inout TaskGroup<(Int, Outcome)>) {
            guard next < items.count else { return }
            let (index, item) = (next, items[next])
            group.addTask { (index, await work(item)) }
            next += 1
        }
        for _ in 0..<jobs { start(&group) }
        while let (index, outcome) = await group.next() {
            outcomes[index] = outcome
            start(&group)
        }
    }
    return outcomes.compactMap { $0 }
}

extension Range where Bound == Int {
    /// The range divided into at most `count` consecutive parts, none of them empty unless the range is.
    public func pieces(_ count: Int) -> [Range<Int>] {
        let most = Swift.max(1, count)
        let size = Swift.max(1, (self.count + most - 1) / most)
        return stride(from: lowerBound, to: upperBound, by: size).map { $0..<Swift.min($0 + size, upperBound) }
    }
}
