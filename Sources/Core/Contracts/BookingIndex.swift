/// Finds earlier bookings of the same source, id and site by a 64-bit hash; the caller confirms a hit on the bytes.
///
/// Of millions of rows only the newest are in a table of their own, which is added to the one with all others a few times:
/// a row may belong anywhere in that, and where memory has a limit, a page that is written for a single row has to be read
/// before and written back after. `insert` is inlinable because it runs for every booking and calling its closure would cost
/// more than the lookup.
public struct BookingIndex: Sendable {
    @usableFromInline var newest = RowSlots()
    @usableFromInline var older = OlderRows()
    /// How many rows the table of the newest takes.
    @usableFromInline var newestLimit: Int
    /// Up to here there is one table.
    private let largeCount: Int

    public init() { self.init(largeCount: 1 << 22) }

    /// Tests give another number of rows from which on there are two tables.
    package init(largeCount: Int) {
        self.largeCount = largeCount
        newestLimit = largeCount
    }

    /// Makes room for `count` rows in total, so that the table need not grow on the way. Half of the slots stay empty;
    /// of a large table only a third, as memory then matters more than somewhat longer probes.
    public mutating func reserveCapacity(_ count: Int) {
        guard count > largeCount else {
            if newest.isTooFull(count) { newest.rebuild(max(1024, count * 2)) }
            return
        }
        let limit = max(largeCount / 4, count / 16)
        let isFirst = older.isEmpty
        older.reserveCapacity(count)
        guard isFirst || limit > newestLimit else { return }
        settle()
        newestLimit = limit
        newest.rebuild(2 * limit)
    }

    /// Moves the newest rows to the older ones.
    private mutating func settle() {
        if newest.used == 0 { return }
        older.take(newest)
        newest = RowSlots()
    }

    /// Makes room for one row more.
    @usableFromInline
    mutating func makeRoom() {
        if newest.used < newestLimit {
            newest.rebuild(max(1024, newest.slots.count * 2))
        } else if older.isEmpty {
            reserveCapacity(2 * newest.used)
        } else {
            settle()
            newest.rebuild(2 * newestLimit)
        }
    }

    @inlinable @inline(__always)
    var isFull: Bool { newest.used >= newestLimit || newest.isTooFull(newest.used + 1) }

    /// Prefetches the slots of hashes that are about to be looked up; the sum it returns is meaningless. Unlike
    /// lookups, these reads don't wait for one another, and the lookups then find their slots in the cache.
    @discardableResult
    public func touch(_ hashes: [UInt64]) -> UInt64 {
        var sum: UInt64 = 0
        if !newest.slots.isEmpty { for hash in hashes { sum &+= newest.slots[newest.slot(hash)] } }
        if !older.isEmpty { for hash in hashes { sum &+= older.filter[older.place(hash).word] } }
        return sum
    }

    /// The first row stored under `hash` for which `isSame` holds; if there is none, `row` is stored and nil returned.
    /// Rows run from 0 to 4,294,967,294.
    @inlinable
    public mutating func insert(_ hash: UInt64, row: Int, isSame: (_ earlier: Int) -> Bool) -> Int? {
        if isFull { makeRoom() }
        if !older.isEmpty, let earlier = older.find(hash, isSame: isSame) { return earlier }
        let found = newest.find(hash, isSame: isSame)
        if found.row == nil { newest.store(hash, row: row, in: found.slot) }
        return found.row
    }

    /// The first row stored under `hash` for which `isSame` holds; nil if there is none.
    @inlinable
    public func find(_ hash: UInt64, isSame: (_ row: Int) -> Bool) -> Int? {
        if !older.isEmpty, let row = older.find(hash, isSame: isSame) { return row }
        return newest.slots.isEmpty ? nil : newest.find(hash, isSame: isSame).row
    }
}
