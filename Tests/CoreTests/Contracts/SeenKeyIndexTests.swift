import InnkeeperCore
import Testing

struct SeenKeyIndexTests {
    private struct Booking {
        var number: String
        var site: Int
        var file = 0
    }

    /// For each row the earlier one that is found, when the rows come in batches of `size`. `isUnit`: the same twice in
    /// one file is no repetition.
    private func found(_ rows: [Booking], batches size: Int, isUnit: Bool = false, room: Int = 0) -> [Int: Int] {
        var earlier = SeenKeyIndex()
        if room > 0 { earlier.reserveCapacity(room) }
        var table = TextColumn()
        var found: [Int: Int] = [:]
        func key(_ row: Int) -> UInt64 {
            var hash = Hash64()
            hash.add(part: rows[row].number)
            return hash.value ^ UInt64(rows[row].site) &* 0x9E37_79B9_7F4A_7C15
        }
        for start in stride(from: 0, to: rows.count, by: size) {
            let range = start..<min(start + size, rows.count)
            let batch = TextColumn(rows[range].map(\.number))
            earlier.take(
                batch, after: table, key: key, keys: { range.map(key) },
                isSame: { row, other in
                    rows[row].number == rows[other].number && rows[row].site == rows[other].site
                        && !(isUnit && rows[row].file == rows[other].file)
                }
            ) { found[$0] = $1 }
            table.append(contentsOf: batch)
        }
        return found
    }

    /// The same by looking at all earlier rows that are known, the first of them first.
    private func bruteForce(_ rows: [Booking], isUnit: Bool = false) -> [Int: Int] {
        var known: [String: [Int]] = [:]
        var found: [Int: Int] = [:]
        for (row, booking) in rows.enumerated() where !booking.number.isEmpty {
            let key = "\(booking.number) \(booking.site)"
            let earlier = known[key, default: []].first { !(isUnit && rows[$0].file == booking.file) }
            if let earlier { found[row] = earlier } else { known[key, default: []].append(row) }
        }
        return found
    }

    /// Numbers in order but for one in `strays`, which repeat earlier ones.
    private func rows(_ count: Int, strays: Int, isDown: Bool = false) -> [Booking] {
        (0..<count).map { row in
            let number = isDown ? 100_000 - row : row
            let isStray = strays > 0 && row % strays == strays - 1
            let back = isStray ? number + (isDown ? 1 : -1) * (row * 2_654_435_761 % (row + 1)) : number
            return Booking(
                number: row % 31 == 30 ? "" : "R\(back)", site: isStray ? row % 3 : row % 2, file: row * 4 / count)
        }
    }

    @Test(arguments: [0, 150, 40, 3, 1], [false, true])
    func `in order or not, what is found is what a look at every earlier row finds`(strays: Int, isDown: Bool) {
        // Given rows with few or many out of order: with one in three the index takes all of them
        let rows = rows(3_000, strays: strays, isDown: isDown)
        for isUnit in [false, true] {
            let expected = bruteForce(rows, isUnit: isUnit)
            #expect(expected.isEmpty == (strays == 0))
            // When they come in batches of any size, with room made for them or not
            for (size, room) in [(1, 0), (64, 3_000), (1_000, 0), (3_000, 10)] {
                // Then
                let found = found(rows, batches: size, isUnit: isUnit, room: room)
                #expect((found == expected) as Bool, "batches of \(size), \(room)")
            }
        }
    }

    @Test func `of several the first is found, before and after the index takes all`() {
        // Given a number that three files have, and then many out of order
        var rows = [Booking(number: "R5", site: 1), Booking(number: "R5", site: 1), Booking(number: "R6", site: 1)]
        rows += (0..<400).map { Booking(number: "X\($0 * 37 % 400)", site: 1) }
        rows.append(Booking(number: "R5", site: 1, file: 1))
        // When / Then: within one file they are units, in another one it is there again
        #expect(found(rows, batches: 50, isUnit: true) == [403: 0])
        #expect(found(Array(rows[..<3]) + [rows[403]], batches: 2, isUnit: true) == [3: 0])
    }

    @Test(arguments: [0, 150, 3], [false, true])
    func `what is only looked up is found among all that were added, and nothing is added`(strays: Int, isDown: Bool) {
        // Given rows in order or not
        let rows = rows(2_000, strays: strays, isDown: isDown)
        var earlier = SeenKeyIndex()
        let table = TextColumn(rows.map(\.number))
        func key(_ row: Int) -> UInt64 {
            var hash = Hash64()
            hash.add(part: rows[row % rows.count].number)
            return hash.value
        }
        var repeating: [Int] = []
        earlier.take(
            table, after: TextColumn(), key: key, keys: { rows.indices.map(key) },
            isSame: { rows[$0].number == rows[$1].number }
        ) { row, _ in repeating.append(row) }
        // Then what was not added is known
        let left = rows.indices.filter { rows[$0].number.isEmpty } + repeating
        #expect(earlier.rowsLeft(of: table, after: TextColumn()) == left.sorted())
        #expect(earlier.rowsLeft(of: TextColumn(["R1", ""]), after: table) == [2_000, 2_001])
        // When they are looked up again, twice
        for _ in 0..<2 {
            var found: [Int: Int] = [:]
            earlier.find(table, after: table, keys: { rows.indices.map(key) }) { row, other in
                rows[row - rows.count].number == rows[other].number && other % 5 != 0
            } found: { row, other in
                found[row - rows.count] = other
            }
            // Then each is found under its number, but for those that are not the same
            var first: [String: Int] = [:]
            for (row, booking) in rows.enumerated() where !booking.number.isEmpty && first[booking.number] == nil {
                first[booking.number] = row
            }
            for (row, booking) in rows.enumerated() {
                let expected = first[booking.number].flatMap { $0 % 5 == 0 ? nil : $0 }
                #expect((found[row] == expected) as Bool, "row \(row)")
            }
        }
    }
}
