import InnkeeperCore
import Testing
import TestSupport

struct PackedIntegerColumnTests {
    private static let edges: [Int64] = [
        0, 1, -1, 126, 127, 128, -125, -126, -127, -128, 32_766, 32_767, 32_768, -32_765, -32_766, -32_767,
        2_147_483_647, 2_147_483_648, -2_147_483_646, -2_147_483_647, -2_147_483_648, .max, .min + 2,
    ]

    @Test func `every number and every mark comes back as it was, whatever it stands beside`() {
        // Given numbers at the edges of each width, and the marks
        let cells = PackedIntegerColumnTests.edges.map { AmountCell(minorUnits: $0) } + [.missing, .unreadable]
        for first in cells {
            for second in cells {
                // When they are appended to a column one after the other, or as a slice
                var column = PackedIntegerColumn<AmountCell>()
                column.append(first)
                column.append(second)
                var merged = PackedIntegerColumn<AmountCell>()
                merged.append(contentsOf: [first, second])
                // And the one is put in the place of the other
                var replaced = column
                replaced[0] = second
                // Then
                #expect(Array(column) == [first, second] && Array(merged) == [first, second])
                #expect(Array(replaced) == [second, second] && replaced == [second, second])
            }
        }
    }

    private static let sizes: [([Int64], Int)] = [
        ([7, 7, 7], 0), ([0, 127], 2), ([0, 128], 4), ([-32_765, 32_767], 4), ([0, 32_768], 8), ([1 << 31, 0], 16),
        ([.min, -125], 2), ([.min + 2, -126], 4), ([], 0),
    ]

    @Test(arguments: sizes)
    func `a column takes as many bytes as its largest number needs`(numbers: [Int64], bytes: Int) {
        var column = PackedIntegerColumn<AmountCell>()
        column.append(contentsOf: PackedIntegerColumn(numbers.map { AmountCell(raw: $0) }))
        #expect(column.byteCount == bytes)
        #expect(column.map(\.raw) == numbers)
    }

    @Test func `cells of four bytes never take more`() {
        // Given the numbers at the edges, of which the marks are three
        let days = [DateCell(raw: .max), DateCell(raw: .min + 3), .missing, .unreadable, .ambiguous]
        var column = PackedIntegerColumn<DateCell>()
        for day in days { column.append(day) }
        #expect(Array(column) == days && column.byteCount == 20)
        var codes = PackedIntegerColumn<Int32>()
        codes.append(contentsOf: [-1, 0, 127])
        #expect(codes.byteCount == 3)
        codes.append(contentsOf: [.min, .max])
        #expect(Array(codes) == [-1, 0, 127, .min, .max] && codes.byteCount == 20)
    }

    @Test func `slices merge to the same column, however they were cut`() {
        // Given numbers of all widths in an order that is one of many
        var random = SeededRandom(31)
        func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
        for _ in 0..<500 {
            let widest = 1 + next(PackedIntegerColumnTests.edges.count)
            let cells = (0..<next(12)).map { _ in AmountCell(raw: PackedIntegerColumnTests.edges[next(widest)]) }
            let (one, other) = (next(cells.count + 1), next(cells.count + 1))
            let (first, second) = (min(one, other), max(one, other))
            let parts = [cells[..<first], cells[first..<second], cells[second...]].map {
                PackedIntegerColumn(Array($0))
            }
            // When they are merged from the left and from the right, with room made or not
            var left = PackedIntegerColumn<AmountCell>()
            left.reserveCapacity(next(20))
            for part in parts { left.append(contentsOf: part) }
            var tail = PackedIntegerColumn<AmountCell>()
            for part in parts.dropFirst() { tail.append(contentsOf: part) }
            var right = PackedIntegerColumn<AmountCell>()
            right.append(contentsOf: parts[0])
            right.append(contentsOf: tail)
            // Then all is there, and columns are equal when their rows are, however wide they are
            #expect(Array(left) == cells && left.cells == cells)
            #expect(left == right && left == PackedIntegerColumn(cells))
            #expect(left.byteCount == right.byteCount)
        }
    }

    @Test func `columns differ when a row does or one is longer`() {
        let column: PackedIntegerColumn<CountCell> = [CountCell(1), .missing]
        #expect(column != [CountCell(1), .unreadable])
        #expect(column != [CountCell(1), .missing, .missing])
        #expect(column != [] && PackedIntegerColumn<CountCell>() == [])
        #expect(PackedIntegerColumn(repeating: .missing, count: 2) == [CountCell.missing, .missing])
    }
}
