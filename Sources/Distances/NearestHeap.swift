/// The few smallest of many keys: a heap with its largest key on top.
package struct NearestHeap: Sendable {
    /// A point by its index, with its squared chord.
    package struct Entry: Sendable, Equatable {
        package var key: Double
        package var item: Int32

        package init(key: Double, item: Int32) {
            self.key = key
            self.item = item
        }
    }

    private let capacity: Int
    private var entries: [Entry] = []

    package init(capacity: Int) {
        self.capacity = capacity
        entries.reserveCapacity(capacity)
    }

    /// Only keys below this can still get in.
    package var bound: Double { entries.count < capacity ? .infinity : entries.first?.key ?? -.infinity }

    package mutating func offer(_ item: Int32, key: Double) {
        if entries.count < capacity {
            var child = entries.count
            entries.append(Entry(key: key, item: item))
            while child > 0, entries[(child - 1) / 2].key < key {
                entries.swapAt(child, (child - 1) / 2)
                child = (child - 1) / 2
            }
        } else if key < bound {
            replaceFirst(Entry(key: key, item: item))
        }
    }

    /// The entries by ascending key, then by ascending item.
    package func sorted() -> [Entry] {
        entries.sorted { $0.key == $1.key ? $0.item < $1.item : $0.key < $1.key }
    }

    private mutating func replaceFirst(_ entry: Entry) {
        var hole = 0
        while true {
            var child = 2 * hole + 1
            if child + 1 < entries.count, entries[child + 1].key > entries[child].key { child += 1 }
            guard child < entries.count, entries[child].key > entry.key else { break }
            entries[hole] = entries[child]
            hole = child
        }
        entries[hole] = entry
    }
}
