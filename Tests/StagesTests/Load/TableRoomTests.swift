import InnkeeperCore
import InnkeeperStages
import Testing

/// When tables make room, with files of which only the size and the first slice are known.
struct TableRoomTests {
    private static let rowsOfSlice = 200

    /// For each file, how many rows were made room for, if any; the files have `rows` rows of `length` bytes.
    private func roomMade(rows: Int, lengths: [Int], areSizesKnown: Bool = true) -> [Double?] {
        let files = lengths.map { length in
            var file = SourceFile(source: "desk", kind: .bookings, path: "\(length)")
            file.byteCount = Int64(rows * length)
            return file
        }
        var room = TableRoom(files, sizes: areSizesKnown ? files.map(\.byteCount) : [])
        return files.indices.map { number in
            let slice = Self.slice(rowLength: lengths[number])
            let forecast = room.forecast(of: slice, rows: Self.rowsOfSlice, files[number], after: number * rows)
            room.pass(number, files[number])
            return forecast?.ofKind
        }
    }

    private static func slice(rowLength: Int) -> DecodedSlice {
        let records = (0..<rowsOfSlice).map { row in
            RecordSpan(start: row * rowLength, end: (row + 1) * rowLength, disposition: .row(Int32(row)))
        }
        return DecodedSlice(batch: .bookings(Bookings()), bytes: [], offset: 0, records: records, findings: Findings())
    }

    @Test func `of many files the first makes room for all`() {
        let made = roomMade(rows: 1_000, lengths: [Int](repeating: 100, count: 64))
        #expect(made[0].map { 64_000 < $0 && $0 < 66_000 } == true)
        #expect(made.dropFirst().allSatisfy { $0 == nil })
    }

    @Test func `files whose rows get ever shorter make room a few times`() {
        let made = roomMade(rows: 1_000, lengths: (0..<64).map { 200 - 2 * $0 })
        #expect(made.count { $0 != nil } <= 4)
    }

    @Test func `where sizes are unknown, room grows by half at least`() {
        let made = roomMade(rows: 1_000, lengths: [Int](repeating: 100, count: 64), areSizesKnown: false)
        #expect((2...12).contains(made.count { $0 != nil }))
    }

    @Test func `a small file makes no room`() {
        let file = SourceFile(source: "desk", kind: .bookings, path: "a.csv")
        var room = TableRoom([file], sizes: [100])
        #expect(room.forecast(of: Self.slice(rowLength: 1), rows: 100, file, after: 0) == nil)
    }

    @Test func `a source's forecast leaves out the files of others`() {
        var files = ["desk", "web"].map { SourceFile(source: $0, kind: .bookings, path: "a.csv") }
        for index in files.indices { files[index].byteCount = 100_000 }
        var room = TableRoom(files, sizes: files.map(\.byteCount))
        let forecast = room.forecast(of: Self.slice(rowLength: 100), rows: Self.rowsOfSlice, files[0], after: 0)
        #expect(forecast?.ofKind?.rounded() == 2_040)
        #expect(forecast?.ofSource.rounded() == 1_020)
    }
}
