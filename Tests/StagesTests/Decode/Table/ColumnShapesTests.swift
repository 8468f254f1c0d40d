import InnkeeperCore
import InnkeeperStages
import Testing

struct ColumnShapesTests {
    /// The columns of `text` read as a table of `format`, cut into chunks of that size.
    private func columns(
        _ text: String, _ format: any Format.Type = CSVFormat.self, chunkSize: Int = 1 << 18
    ) -> [ColumnShapes.Column] {
        let settings = SourceSettings(name: "desk", kind: .bookings)
        var pipeline = RecordPipeline(format, settings, bytes: Array(text.utf8))
        var shapes = ColumnShapes()
        for case let slice as any TableSlice in pipeline.slices(of: Array(text.utf8), chunkSize: chunkSize) {
            shapes.append(slice.shapes)
        }
        return shapes.columns
    }

    private let desk = """
        Guest,Check-in,Nights,Total,Phone,Shoe size
        Ada Alder,31/07/2026,2,"1.234,50 €",+1 408 555 0100,44
        Ben Birch,01/08/2026,3,€ 20.00,,
        Cleo Cedar,soon,x,20,cleo@example.org,45

        """

    @Test func `each column says how many cells are filled, and what they look like`() {
        let columns = columns(desk)
        #expect(columns.map(\.heading) == ["Guest", "Check-in", "Nights", "Total", "Phone", "Shoe size"])
        #expect(columns.map(\.field) == ["camper_name", "arrival", "nights", "total", "phone", nil])
        #expect(columns.map(\.filled) == [3, 3, 3, 3, 2, 2] && columns.map(\.empty) == [0, 0, 0, 0, 1, 1])
        #expect(
            columns.map(\.shapes) == [
                [.text: 3], [.date: 2, .text: 1], [.number: 2, .text: 1], [.amount: 2, .number: 1],
                [.phone: 1, .email: 1], [.number: 2],
            ])
    }

    @Test func `an example is shown of a known column that says nothing of a person, and of no other`() {
        let columns = columns(desk)
        #expect(columns.map(\.isOpen) == [false, true, true, true, false, false])
        #expect(columns.map(\.example).prefix(3) == ["Ada Alder", "31/07/2026", "2"])
    }

    @Test(arguments: ["2026-02-30", "31/11/2026", "31.11.2026"])
    func `a day that no month has is one that does not exist, and no example of a date`(day: String) {
        // Given such a day before one that exists
        let columns = columns("Guest,Check-in,Nights\nAda,\(day),2\nBen,\(day),2\nCleo,2026-07-04,2\n")
        // Then it is distinguished from telephone numbers, and the other is the example
        #expect(columns[1].shapes == [.impossibleDay: 2, .date: 1])
        #expect(columns[1].example == "2026-07-04")
    }

    @Test(arguments: [16, 64, 100, 1 << 18]) func `however the table is cut, the counts are the same`(size: Int) {
        let rows = (1...500).map { "Guest \($0),2026-07-\(10 + $0 % 20),\($0 % 9)\n" }.joined()
        let columns = columns("Guest,Check-in,Nights\n" + rows, chunkSize: size)
        #expect(columns.map(\.filled) == [500, 500, 500])
        #expect(columns.map(\.shapes) == [[.text: 500], [.date: 500], [.number: 500]])
    }

    @Test func `a table in JSON has columns too`() {
        let text = #"[{"arrival": "2026-07-31", "nights": 2}, {"arrival": "", "nights": 3}]"#
        let columns = columns(text, JSONTableFormat.self)
        #expect(columns.map(\.field) == ["arrival", "nights"])
        #expect(columns.map(\.filled) == [1, 2] && columns.map(\.empty) == [1, 0])
    }

    @Test func `a heading that holds an address is masked, and a first row that may be none is not shown`() {
        #expect(columns("arrival,nights,ada@example.org\n2026-07-31,2,x\n")[2].heading?.contains("ada") == false)
        #expect(columns("2026-07-31,Ada Alder\n2026-08-01,Ben Birch\n").allSatisfy { $0.heading == nil })
    }
}
