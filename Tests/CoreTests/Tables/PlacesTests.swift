import Core
import Testing

struct PlacesTests {
    private func place(_ name: String, _ latitude: Double, _ state: CellState) -> Places {
        var table = Places()
        table.records = [.none]
        table.id.append("id-\(name)")
        table.name.append(name)
        table.category.append(name == "Creek" ? nil : "cafe")
        table.latitude = [latitude]
        table.longitude = [-121.9]
        table.coordinateState = [state]
        table.closed = [name == "Diner"]
        table.rejected = [false]
        return table
    }

    @Test func `every column grows with the table, and grouping plays no part`() {
        let parts = [place("Creek", 37.3, .present), place("Diner", 1, .missing), place("Pier", 2, .unreadable)]
        var left = parts[0]
        left.append(contentsOf: parts[1])
        left.append(contentsOf: parts[2])
        var tail = parts[1]
        tail.append(contentsOf: parts[2])
        var right = parts[0]
        right.append(contentsOf: tail)
        #expect(left == right)
        for row in 0..<3 { #expect(left.selecting([row]) == parts[row]) }
    }

    @Test func `only a position that could be read is one`() {
        #expect(
            place("Creek", 37.3, .present).coordinate(0) == Coordinate(latitude: 37.3, longitude: -121.9))
        #expect(place("Creek", 37.3, .missing).coordinate(0) == nil)
        #expect(place("Creek", 37.3, .unreadable).coordinate(0) == nil)
    }
}
