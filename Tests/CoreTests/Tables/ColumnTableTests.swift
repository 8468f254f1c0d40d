import InnkeeperCore
import Testing

struct ColumnTableTests {
    @Test func `bookings keep the chosen rows whole and in order`() {
        // Given three bookings
        var table = Bookings()
        for (number, name) in ["A", "B", "C"].enumerated() {
            var row = Bookings()
            row.records = [RecordReference(offset: Int64(number), length: 1, line: Int32(number + 1), file: 0)]
            row.id.append(name)
            row.property.append(nil)
            row.site.append("S\(name)")
            row.category.append("tent")
            row.channel.append(nil)
            row.camper = [UInt64(number)]
            row.arrival = [DateCell(raw: Int32(number))]
            row.departure = [DateCell(raw: Int32(number + 2))]
            row.nights = [CountCell(2)]
            row.guests = [CountCell(number)]
            row.rate = [AmountCell(minorUnits: Int64(number) * 100)]
            row.total = [.missing]
            row.paid = [.missing]
            row.tax = [.missing]
            row.currency = [.none]
            row.status = [.confirmed]
            row.bookedOn = [.missing]
            row.leadDays = [.missing]
            table.append(contentsOf: row)
        }
        // When the middle one is left out
        let selected = table.selecting([0, 2])
        // Then the others are as they were
        #expect(selected.count == 2)
        #expect([selected.id[0], selected.id[1]] == ["A", "C"])
        #expect(selected.site[1] == "SC")
        #expect(selected.arrival[1].raw == 2)
        #expect(selected.guests[1].value == 2)
        #expect(selected.records[1].line == 3)
        #expect(table.selecting([0, 1, 2]) == table)
        #expect(table.selecting([]).count == 0)
    }

    @Test func `texts and symbols are selected by row`() {
        #expect(TextColumn(["a", "", "ccc"]).selecting([2, 1]) == TextColumn(["ccc", ""]))
        #expect(
            TextColumn(["a", "", "ccc", "d", "ee"]).selecting([1, 2, 4, 0, 1, 2])
                == TextColumn(["", "ccc", "ee", "a", "", "ccc"]))
        #expect(DictionaryColumn(["x", "z", "y"]).selecting([1, 2]).existingCode(for: "y") == 1)
        #expect(DictionaryColumn(["x", nil, "y"]).selecting([1, 2]) == DictionaryColumn([nil, "y"]))
    }
}
