/// Some rows of a large table, with what names a booking and its stay in lists: number, property, site and dates.
///
/// Rows that are scattered over a large table cost a cache miss for each column, and a page from the disk where memory is
/// limited. Copied once, in the order of the table, they lie side by side.
public struct BookingExcerpt: Sendable {
    /// The rows, in the order of the table; the other columns are empty.
    public let bookings: Bookings
    /// Their numbers in the table, ascending.
    private let numbers: [UInt32]

    /// `rows` may come in any order and more than once.
    public init(of table: Bookings, rows: [Int]) {
        var sorted = rows.map { UInt32($0) }
        radixSort(&sorted, bits: bitCount(upTo: sorted.max() ?? 0)) { $0 }
        var numbers: [UInt32] = []
        for row in sorted where row != numbers.last { numbers.append(row) }
        self.numbers = numbers
        let wanted = numbers.map { Int($0) }
        var part = Bookings()
        part.records = table.records.selecting(wanted)
        part.id = table.id.selecting(wanted)
        part.property = table.property.selecting(wanted)
        part.site = table.site.selecting(wanted)
        part.arrival = table.arrival.selecting(wanted)
        part.departure = table.departure.selecting(wanted)
        if !table.isPropertyAdopted.isEmpty { part.isPropertyAdopted = table.isPropertyAdopted.selecting(wanted) }
        bookings = part
    }

    /// Where a row of the table is in `bookings`. It must be one of those that were wanted.
    public func row(_ number: Int) -> Int {
        var (low, high) = (0, numbers.count)
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < UInt32(number) { low = middle + 1 } else { high = middle }
        }
        precondition(low < numbers.count && numbers[low] == UInt32(number), "row \(number) is not in the excerpt")
        return low
    }
}
