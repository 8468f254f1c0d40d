internal import InnkeeperCore

/// The active stays of bookings, grouped by unit; within a unit in row order.
struct UnitStays: Sendable {
    private struct Stay {
        var arrival: Int32
        var departure: Int32
        var row: Int32
    }

    /// Stays in columns.
    struct Sorted: Sendable {
        var rows: [Int32] = []
        var arrivals = PackedIntegerColumn<Int32>()
        var departures = PackedIntegerColumn<Int32>()
    }

    /// The stays of a contiguous range of bookings, so that several pieces can be made concurrently.
    struct Piece: Sendable {
        /// Where the stays of each `UnitNumbers` number start in `rows`, and finally the end of the last.
        fileprivate let starts: [Int]
        fileprivate let rows: [Int32]

        /// A counting sort by unit in two passes: count the stays of each unit, then put each in its place.
        init(_ bookings: Bookings, _ rows: Range<Int>, _ numbers: UnitNumbers) {
            var counts = [Int](repeating: 0, count: numbers.count + 1)
            let joint = numbers.jointStays(bookings, rows)
            let units = [Int32](capacity: rows.count) { units in
                var ends = counts.mutableSpan
                for row in rows {
                    let unit = numbers.unit(bookings, row) ?? -1
                    units.append(Int32(truncatingIfNeeded: unit))
                    if unit >= 0 { ends[unit + 1] += 1 }
                }
                for stay in joint { ends[stay.unit + 1] += 1 }
                for unit in 0..<numbers.count { ends[unit + 1] += ends[unit] }
            }
            starts = counts
            var rowsOfUnits = [Int32](repeating: 0, count: counts[numbers.count])
            var places = rowsOfUnits.mutableSpan
            var next = counts.mutableSpan
            var further = 0
            for index in units.indices {
                if units[index] >= 0 {
                    let unit = Int(units[index])
                    places[next[unit]] = Int32(truncatingIfNeeded: rows.lowerBound + index)
                    next[unit] += 1
                    continue
                }
                while further < joint.count, joint[further].row == rows.lowerBound + index {
                    let unit = joint[further].unit
                    places[next[unit]] = Int32(truncatingIfNeeded: rows.lowerBound + index)
                    next[unit] += 1
                    further += 1
                }
            }
            self.rows = rowsOfUnits
        }
    }

    /// Codes of each unit's property (-1 for none) and site, in that order.
    private(set) var units: [(property: Int32, site: Int32)] = []
    /// The number of stays in the units before each, and finally in all.
    private(set) var starts: [Int] = [0]
    /// The number of each unit.
    private var numbers: [Int] = []
    private var pieces: [Piece]
    private let bookings: Bookings

    /// `pieces` must cover all bookings, in row order.
    init(_ pieces: [Piece], _ unitNumbers: UnitNumbers, _ bookings: Bookings) {
        self.pieces = pieces
        self.bookings = bookings
        var count = 0
        for number in 0..<unitNumbers.count {
            let own = pieces.reduce(0) { $0 + $1.starts[number + 1] - $1.starts[number] }
            guard own > 0 else { continue }
            count += own
            units.append(unitNumbers.codes(number))
            numbers.append(number)
            starts.append(count)
        }
    }

    /// The units divided into at most `count` consecutive parts with about the same number of stays.
    func parts(_ count: Int) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var first = 0
        for part in 1...max(1, count) {
            let share = starts[units.count] * part / max(1, count)
            let end = starts.firstIndex { $0 >= share } ?? units.count
            if end > first { parts.append(first..<end) }
            first = max(first, end)
        }
        return parts
    }

    /// Frees the memory of the pieces, once all are sorted.
    mutating func forgetPieces() { pieces = [] }

    /// The stays of some units, each unit's ordered by arrival and row. The first part has room for all.
    func sorted(_ units: Range<Int>) -> Sorted {
        var columns = Sorted()
        let last = units.lowerBound == 0 ? self.units.count : units.upperBound
        let count = starts[last] - starts[units.lowerBound]
        columns.rows.reserveCapacity(count)
        columns.arrivals.reserveCapacity(count)
        columns.departures.reserveCapacity(count)
        var stays: [Stay] = []
        let arrivals = bookings.arrival
        let departures = bookings.departure
        for unit in units {
            let number = numbers[unit]
            stays.removeAll(keepingCapacity: true)
            for piece in pieces {
                for row in piece.rows[piece.starts[number]..<piece.starts[number + 1]] {
                    stays.append(
                        Stay(arrival: arrivals[Int(row)].raw, departure: departures[Int(row)].raw, row: row))
                }
            }
            UnitStays.sortByArrival(&stays)
            for stay in stays { columns.rows.append(stay.row) }
            columns.arrivals.append(contentsOf: PackedIntegerColumn(stays.map(\.arrival)))
            columns.departures.append(contentsOf: PackedIntegerColumn(stays.map(\.departure)))
        }
        return columns
    }

    /// One unit's stays fit in the processor's cache; all stays together would not.
    private static func sortByArrival(_ stays: inout [Stay]) {
        var earliest = Int32.max
        var latest = Int32.min
        for stay in stays {
            earliest = min(earliest, stay.arrival)
            latest = max(latest, stay.arrival)
        }
        // The wrapping difference of two Int32 fits in UInt32, as the later one is not smaller.
        let bits = bitCount(upTo: UInt32(bitPattern: latest &- earliest))
        if stays.count &<< 4 >= 1 &<< bits {
            radixSort(&stays, bits: bits) { UInt32(bitPattern: $0.arrival &- earliest) }
        } else {
            // Few stays over many years: too many days for a counting sort to pay off.
            stays.sort { ($0.arrival, $0.row) < ($1.arrival, $1.row) }
        }
    }
}

/// Numbers the units of bookings, in the order of property (none first) and site.
struct UnitNumbers {
    private(set) var count: Int
    private let siteCount: Int
    /// The numbers in use and their positions, if properties times sites are too many for a full table.
    private var places: [Int: Int]?
    private var used: [Int] = []
    /// The sites of joint names. A stay under such a name is one on each of them, and on no site of that name.
    private let parts: [Int32: [Int32]]

    /// The bookings' site column must be that of `joint`, if that has one.
    init(_ bookings: Bookings, _ joint: JointSites) {
        parts = joint.parts
        siteCount = bookings.site.names.count
        count = (bookings.property.names.count + 1) * siteCount
        guard count > max(1 << 16, 2 * bookings.count) else { return }
        var found: Set<Int> = []
        for row in 0..<bookings.count {
            if let number = number(bookings, row) { found.formUnion(partNumbers(bookings, row) ?? [number]) }
        }
        used = found.sorted()
        count = used.count
        places = Dictionary(uniqueKeysWithValues: zip(used, used.indices))
    }

    /// The unit of a booking; nil for one that holds no site on any night.
    @inline(__always)
    func unit(_ bookings: Bookings, _ row: Int) -> Int? {
        guard let number = number(bookings, row) else { return nil }
        if !parts.isEmpty, parts[bookings.site.codes[row]] != nil { return nil }
        return places.map { $0[number] } ?? number
    }

    /// The stays under joint names, once for each of their units, in row order.
    func jointStays(_ bookings: Bookings, _ rows: Range<Int>) -> [(row: Int, unit: Int)] {
        if parts.isEmpty { return [] }
        return rows.flatMap { row -> [(row: Int, unit: Int)] in
            guard number(bookings, row) != nil, let numbers = partNumbers(bookings, row) else { return [] }
            return numbers.map { number in (row, places.map { $0[number] ?? number } ?? number) }
        }
    }

    /// The numbers of a joint name's sites; nil for any other name.
    private func partNumbers(_ bookings: Bookings, _ row: Int) -> [Int]? {
        guard !parts.isEmpty, let codes = parts[bookings.site.codes[row]] else { return nil }
        return codes.map { (Int(bookings.property.codes[row]) + 1) * siteCount + Int($0) }
    }

    func codes(_ unit: Int) -> (property: Int32, site: Int32) {
        let number = places == nil ? unit : used[unit]
        return (Int32(number / siteCount) - 1, Int32(number % siteCount))
    }

    @inline(__always)
    private func number(_ bookings: Bookings, _ row: Int) -> Int? {
        let site = bookings.site.codes[row]
        guard bookings.status[row].holdsSite, site >= 0, bookings.stay(row) != nil else { return nil }
        return (Int(bookings.property.codes[row]) + 1) * siteCount + Int(site)
    }
}
