import Core
import Testing

struct BookingPropertiesTests {
    private func properties(_ names: [String?]) -> [String?] {
        var bookings = Bookings()
        bookings.property = DictionaryColumn(names)
        bookings.records = names.map { _ in .none }
        bookings.adoptOnlyProperty()
        return names.indices.map { bookings.property[$0] }
    }

    @Test func `bookings without a property belong to the only one`() {
        #expect(properties([nil, "A", nil, "A"]) == ["A", "A", "A", "A"])
        #expect(properties(["A", "A"]) == ["A", "A"])
    }

    @Test func `of several properties none is guessed, and none is made up`() {
        #expect(properties(["A", nil, "B"]) == ["A", nil, "B"])
        #expect(properties([nil, nil]) == [nil, nil])
        #expect(properties([]) == [])
    }
}
