import InnkeeperCore
import InnkeeperStages
import Testing

struct TablePlanTests {
    @Test func `a mapped header that the file lacks is said once, and no record is made`() {
        // Given a mapping to a header that is not there
        let settings = SourceSettings.desk { $0.columns["nights"] = .header("Nächte") }
        let file = ReadTable("arrival;departure\n2026-07-04;2026-07-05\n2026-07-04;2026-07-05\n", settings)
        // Then the finding names it and what there is, and the sums still hold
        #expect(file.fates == [.malformed, .malformed])
        #expect(
            file.findings == [
                "csv-column-missing 1:1 nights no-such-heading Nächte arrival|departure"
            ])
        #expect(file.bookings.count == 0)
    }

    @Test func `without arrival, or without nights and departure, the finding says what to configure`() {
        let noArrival = ReadTable("code,nights\nR1,2\n", .desk())
        #expect(
            noArrival.findings == [
                "csv-column-missing 1:1 arrival not-recognised code|nights"
            ])
        let noEnd = ReadTable("arrival\n2026-07-04\n", .desk())
        #expect(
            noEnd.findings == [
                "csv-column-missing 1:1 nights no-length arrival"
            ])
        #expect(noEnd.fates == [.malformed])
    }

    @Test func `without a column of guests they are the sum of those that are named apart, and count as carried`() {
        let file = ReadTable("arrival,nights,adults,children\n2026-07-04,1,2,1\n2026-07-05,1,0,0\n", .desk())
        #expect(file.bookings.guests.map(\.value) == [3, 0])
        #expect(file.bookings.carried.contains(.guests))
        #expect(!ReadTable("arrival,nights\n2026-07-04,1\n", .desk()).bookings.carried.contains(.guests))
    }

    @Test func `the fault is said even if the file has no record`() {
        #expect(ReadTable("code\n", .desk()).findings.count == 2)
    }

    @Test func `an empty file has no records and no fault`() {
        let file = ReadTable("", .desk())
        #expect(file.fates == [] && file.findings == [] && file.framing == Framing())
    }

    @Test func `the fault is said once in a file of many slices`() {
        let text = "code,nights\n" + String(repeating: "R1,2\n", count: 120_000)
        let file = ReadTable(text, .desk())
        #expect(file.slices.count > 1)
        #expect(file.findings.count == 1)
        #expect(file.fates.count == 120_000 && file.fates.allSatisfy { $0 == .malformed })
    }

    @Test func `a mapping wins over the headers that are known, and takes its column away from them`() {
        // Given a file whose "check-in" is not the arrival
        let settings = SourceSettings.desk {
            $0.columns = ["arrival": .header("FROM DATE"), "channel": .header("source")]
        }
        let file = ReadTable("from_date,check-in,nights,source\n2026-07-04,2026-07-09,1,web\n", settings)
        #expect(file.bookings.arrival[0].shown == "2026-07-04")
        #expect(file.bookings.channel[0] == "web")
        #expect(file.note("column arrival") == "from_date")
    }

    @Test func `a file that is one endless line is refused without being held whole, in a message of bounded length`() {
        // Given 600 KB without a line end, with a record limit of 64 KiB
        let text = String(repeating: "some cell of no known name,", count: 22_000)
        let file = ReadTable(text, .desk { $0.recordLimit = 1 << 16 }, chunk: 1 << 16)
        // Then the head is about the limit, and the finding names a few headers
        #expect(file.framing.head.count <= 3 << 16)
        #expect(file.findings.allSatisfy { $0.count < 3000 })
        #expect(file.findings.contains { $0.hasPrefix("csv-column-missing 1:1 arrival") })
    }

    @Test func `an encoding that nobody knows is a fault of the whole file`() {
        let file = ReadTable("arrival,nights\n2026-07-04,1\n", .desk { $0.encoding = "ebcdic" })
        #expect(file.findings.count == 1)
        #expect(file.findings.first?.hasPrefix("encoding-invalid 1:1 unknown ebcdic") == true)
        #expect(file.fates == [.malformed])
    }

    @Test func `days below headings that are not known are named`() {
        // Given headings of which none, or only that of the arrival, is known
        let stays = [["2026-07-04", "2026-07-06"], ["2026-07-05", "2026-07-06"]]
        let plans = [["Alpha", "Beta"], ["Check-in", "Beta"]].map {
            TablePlan(settings: .desk(), file: 0, header: $0, rows: stays)
        }
        // Then the columns that hold days of stays may be theirs
        #expect(
            plans[0].problems == [.unmappedField("arrival", likely: 0), .unmappedField("departure", likely: 1)])
        #expect(plans[1].problems == [.unmappedField("departure", likely: 1)])
        #expect(plans[1].problems[0].field == "departure")
    }
}
