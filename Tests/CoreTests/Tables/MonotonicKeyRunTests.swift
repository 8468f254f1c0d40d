import InnkeeperCore
import Testing
import TestSupport

struct MonotonicKeyRunTests {
    /// What was taken of `texts` when they come in batches of `size`, and the row that is found for each text.
    private func take(_ texts: [String], batches size: Int) -> (taken: [Int], found: [Int?]) {
        var rows = MonotonicKeyRun()
        var table = TextColumn()
        var found: [Int?] = []
        for start in stride(from: 0, to: texts.count, by: size) {
            let batch = TextColumn(Array(texts[start..<min(start + size, texts.count)]))
            var row = rows.take(batch, from: 0, after: table)
            while row < batch.count {
                row = rows.take(batch, from: row + 1, after: table)
            }
            for row in 0..<batch.count { found.append(rows.row(of: row, in: batch, after: table)) }
            table.append(contentsOf: batch)
        }
        return (rows.ranges.flatMap { Array($0) }, found)
    }

    /// The rows that are beyond all taken before them, said without any batch.
    private func expected(_ texts: [String]) -> [Int] {
        func comesBefore(_ a: String, _ b: String) -> Bool {
            a.utf8.count != b.utf8.count ? a.utf8.count < b.utf8.count : a.utf8.lexicographicallyPrecedes(b.utf8)
        }
        var taken: [Int] = []
        var isDescending: Bool?
        for row in texts.indices where !texts[row].isEmpty {
            guard let last = taken.last else {
                taken.append(row)
                continue
            }
            if texts[last] == texts[row] { continue }
            let isUp = comesBefore(texts[last], texts[row])
            if isDescending == nil { isDescending = !isUp }
            if isUp == !(isDescending ?? false) { taken.append(row) }
        }
        return taken
    }

    @Test(arguments: [1, 2, 7, 1000]) func `numbers that count up or down are taken, whatever their length`(size: Int) {
        // Given numbers across a change of length, and the same from the end
        let up = (1...300).map { "R\($0)" }
        // When / Then all are taken
        #expect((take(up, batches: size).taken == Array(0..<300)) as Bool)
        #expect((take(up.reversed(), batches: size).taken == Array(0..<300)) as Bool)
        // And each finds itself
        #expect((take(up, batches: 1000).found == (0..<300).map { $0 }) as Bool)
    }

    @Test(arguments: [1, 3, 64, 1000]) func `what is taken and found is what a walk over all rows says`(size: Int) {
        // Given numbers that mostly count on, with strays, units of one booking and rows without a number
        var random = SeededRandom(UInt64(size))
        for isDown in [false, true] {
            let texts = (0..<600).map { row -> String in
                let number = isDown ? 9_000 - row * 3 : row * 3
                switch Int.random(in: 0..<12, using: &random) {
                case 0: return ""
                case 1: return "R\(max(0, number - Int.random(in: 1...200, using: &random)))"
                case 2: return "R\(number - number % 9)"
                default: return "R\(number)"
                }
            }
            let expected = expected(texts)
            var rowOfText: [String: Int] = [:]
            for row in expected { rowOfText[texts[row]] = row }
            // When
            let (taken, _) = take(texts, batches: size)
            // Then
            #expect((taken == expected) as Bool)
            // And each text finds the row that was taken with it, asked when all are there
            let all = take(texts, batches: 600).found
            #expect((all == texts.map { $0.isEmpty ? nil : rowOfText[$0] }) as Bool)
        }
    }

    @Test func `nothing is found where nothing was taken, and no text that lies between`() {
        let empty = TextColumn()
        #expect(MonotonicKeyRun().row(of: 0, in: TextColumn(["A"]), after: empty) == nil)
        var rows = MonotonicKeyRun()
        let table = TextColumn(["R2", "R4", "R6"])
        #expect(rows.take(table, from: 0, after: empty) == 3)
        let asked = TextColumn(["R1", "R2", "R3", "R5", "R6", "R7", "Q9", "R10", "R"])
        let found = (0..<asked.count).map { rows.row(of: $0, in: asked, after: table) }
        #expect(found == [nil, 0, nil, nil, 2, nil, nil, nil, nil])
    }

    @Test func `the first row out of order is given, and those behind it follow the last that was taken`() {
        var rows = MonotonicKeyRun()
        let batch = TextColumn(["A1", "A3", "A2", "A3", "A4"])
        #expect(rows.take(batch, from: 0, after: TextColumn()) == 2)
        #expect(rows.take(batch, from: 3, after: TextColumn()) == 3)
        #expect(rows.take(batch, from: 4, after: TextColumn()) == 5)
        #expect(rows.ranges == [0..<2, 4..<5])
    }

    @Test func `beyond the last there is nothing, whichever way the texts go`() {
        for texts in [["R2", "R4", "R6"], ["R6", "R4", "R2"], ["R4"]] {
            var rows = MonotonicKeyRun()
            let table = TextColumn(texts)
            #expect(rows.take(table, from: 0, after: TextColumn()) == texts.count)
            let asked = TextColumn(["R1", "R3", "R7"] + texts)
            let found = (0..<asked.count).map { rows.row(of: $0, in: asked, after: table) }
            #expect(found == [nil, nil, nil] + texts.indices.map { $0 })
        }
    }
}
