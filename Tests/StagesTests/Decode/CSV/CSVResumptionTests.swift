import InnkeeperCore
import InnkeeperStages
import Testing

struct CSVResumptionTests {
    private let header = "id,guest,arrival,nights\n"

    private func rows(_ numbers: ClosedRange<Int>) -> String {
        numbers.map { "R\($0),Ada,2026-07-04,1\n" }.joined()
    }

    @Test func `a quote too many costs its own line, and the rest is read`() {
        let text =
            header + rows(1...3) + "R4,\"Mira,2026-07-04,1\n" + rows(5...900) + "R901,\"Kant, Ada\",2026-07-04,1\n"
            + rows(902...905)
        let file = ReadTable(text, .desk())
        #expect(file.bookings.count == 904)
        #expect(file.findings == ["csv-malformed 5:4 unclosed-quote"])
        #expect(file.bookings.records.map(\.line) == (2...906).filter { $0 != 5 }.map { Int32($0) })
        // Each record lies where the file has it
        let bytes = Array(text.utf8)
        let last = file.bookings.records[903]
        #expect(
            Array(bytes[Int(last.offset)..<Int(last.offset) + Int(last.length)])
                == Array("R905,Ada,2026-07-04,1\n".utf8))
    }

    @Test func `where what follows is not sound the record is wrong as a whole, where it begins`() {
        let file = ReadTable(
            header + "R4,\"Mira,2026-07-04,1\nR5\nR6,\"Kant, Ada\",2026-07-04,1\n" + rows(7...8), .desk())
        #expect(file.bookings.count == 2)
        #expect(
            file.findings.first
                == "csv-malformed 2:1 quote-over-lines 3")
    }

    @Test func `a record whose quotes are out of step many times is wrong once`() {
        let file = ReadTable(
            header + "R4,\"" + String(repeating: "x\n\"y,\"", count: 1000) + "\n\"\n" + rows(5...6), .desk())
        #expect(file.bookings.count == 2)
        #expect(file.findings == ["csv-malformed 2:1 quote-over-lines 1002"])
    }

    @Test func `text after quotes in a row of one line is named where it is first`() {
        let file = ReadTable(header + "R4,\"Ada\"x,\"y\"z,\"1\"\n" + rows(5...6), .desk())
        #expect(file.bookings.count == 2)
        #expect(file.findings == ["csv-malformed 2:9 text-after-quote"])
    }

    @Test func `two such quotes cost two lines`() {
        let damage = "R4,\"Mira,2026-07-04,1\n"
        let text =
            header + damage + rows(5...6) + "R7,\"Kant, Ada\",2026-07-04,1\n" + damage + rows(8...9)
            + "R10,\"Kant, Ada\",2026-07-04,1\n"
        let file = ReadTable(text, .desk())
        #expect(file.bookings.count == 6)
        #expect(
            file.findings == [
                "csv-malformed 2:4 unclosed-quote", "csv-malformed 6:4 unclosed-quote",
            ])
    }

    @Test func `a note of several lines is no damage`() {
        let file = ReadTable(
            "id,guest,arrival,nights,notes\nR1,Ada,2026-07-04,1,\"two\nlines\"\nR2,Bo,2026-07-04,1,\n", .desk())
        #expect(file.bookings.count == 2 && file.findings == [])
    }
}
