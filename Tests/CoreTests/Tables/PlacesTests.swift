import InnkeeperCore
import Testing

struct PlacesTests {
    private func places(_ rows: [(String, CellState)]) -> Places {
        var table = Places()
        for (row, (name, state)) in rows.enumerated() {
            table.records.append(RecordReference(offset: Int64(row), length: 1, line: 1, file: 0))
            table.id.append("id-\(name)")
            table.name.append(name)
            table.category.append(row == 0 ? "café" : nil)
            table.latitude.append(49 + Double(row))
            table.longitude.append(19 + Double(row))
            table.coordinateState.append(state)
            table.closed.append(row == 1)
            table.rejected.append(row == 0)
        }
        return table
    }

    @Test func `only a position that is there is given`() {
        let table = places([("a", .present), ("b", .missing), ("c", .unreadable)])
        #expect(table.coordinate(0) == Coordinate(latitude: 49, longitude: 19))
        #expect(table.coordinate(1) == nil && table.coordinate(2) == nil)
    }

    @Test func `appending moves every column`() {
        var merged = places([("a", .present)])
        merged.append(contentsOf: places([("b", .present), ("c", .missing)]))
        #expect(merged.count == 3)
        #expect((0..<3).map { merged.id[$0] } == ["id-a", "id-b", "id-c"])
        #expect((0..<3).map { merged.name[$0] } == ["a", "b", "c"])
        #expect((0..<3).map { merged.category[$0] } == ["café", "café", nil])
        #expect(merged.latitude == [49, 49, 50] && merged.longitude == [19, 19, 20])
        #expect(merged.coordinateState == [.present, .present, .missing])
        #expect(merged.closed == [false, false, true] && merged.rejected == [true, true, false])
    }
}
