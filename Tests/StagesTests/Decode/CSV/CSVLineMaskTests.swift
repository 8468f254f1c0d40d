import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct CSVLineMaskTests {
    private let csv = """
        reservation_id,camper_name,phone,arrival,nights,Remarks
        R1,Ada Alder,+1 408 555 0100,2026-07-01,2,"late, by bike"

        """

    @Test func `only cells of fields that tell of no person are shown, and columns stay`() throws {
        let mask = try #require(lineMask(CSVFormat.self, .bookings, csv))
        let line = "R1,Ada Alder,+1 408 555 0100,2026-07-01,2,\"late, by bike\""
        #expect(mask.shown(line) == "R1,••• •••••,•• ••• ••• ••••,2026-07-01,2,\"••••• •• ••••\"")
        #expect(mask.shown(line)?.unicodeScalars.count == line.unicodeScalars.count)
        #expect(mask.shown(line, showValues: true) == line)
    }

    @Test func `the header is no data`() throws {
        let mask = try #require(lineMask(CSVFormat.self, .bookings, csv))
        #expect(mask.shown("reservation_id,camper_name,phone,arrival,nights,Remarks") != nil)
        #expect(mask.shown("reservation_id,camper_name,phone,arrival,nights,Remarks")?.contains("•") == false)
    }

    @Test(arguments: [
        "R1,Ada Alder", "R1,Ada,1,2026-07-01,2,x,y", "second line of a remark\"", "R1,Ada,1,2026-07-01,2,\"open",
        "R1,A\"da,1,2026-07-01,2,x", "",
    ])
    func `a line that is not a whole record is not shown`(line: String) throws {
        let mask = try #require(lineMask(CSVFormat.self, .bookings, csv))
        #expect(mask.shown(line) == nil)
    }

    @Test func `a column that is mapped to a name is blanked, whatever its header`() throws {
        let mask = try #require(
            lineMask(CSVFormat.self, .bookings, "id;who;arrival;nights\n1;Ada;2026-07-01;2\n") {
                $0.columns = ["camper_name": .header("who")]
            })
        #expect(mask.shown("1;Ada;2026-07-01;2") == "1;•••;2026-07-01;2")
    }
}
