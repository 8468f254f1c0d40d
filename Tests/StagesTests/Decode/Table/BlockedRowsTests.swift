import InnkeeperCore
import InnkeeperStages
import Testing

struct BlockedRowsTests {
    private let header = "Booking,Site,Arrival,Departure,Status,Guest\n"

    @Test func `a row whose status takes its site out of sale is no stay, and its nights are blocked`() {
        // Given
        let file = ReadTable(
            header + "1,A1,2026-05-01,2026-05-04,confirmed,Ada Alder\n2,A2,2026-05-01,2026-05-04,ownerStay,\n"
                + "3,A3,2026-05-02,2026-05-03,Out of order,\n4,A1,2026-05-09,2026-05-10,confirmed,Bo Birch\n", .desk())
        // Then
        #expect(file.fates == [.row(0), .skipped, .skipped, .row(1)])
        #expect(
            file.findings == [
                "record-not-a-stay 3:28 status blocked-row Status ownerStay",
                "record-not-a-stay 4:28 status blocked-row Status Out of order",
            ])
        #expect(file.bookings.records.map(\.line) == [2, 5])
        #expect(file.blocked == ["A2 2026-05-01 3", "A3 2026-05-02 1"])
    }

    @Test func `a source's own word for a status precedes`() {
        let file = ReadTable(
            header + "2,A2,2026-05-01,2026-05-04,Blocked,Ada Alder\n", .desk { $0.statuses = ["blocked": .confirmed] })
        #expect(file.fates == [.row(0)])
    }

    @Test func `a word in place of a guest blocks as well, whatever the status`() {
        let file = ReadTable(
            header + "1,A1,2026-05-01,2026-05-04,confirmed,BLOCKED\n2,A2,2026-05-01,2026-05-04,confirmed,Jo Block\n",
            .desk())
        #expect(file.fates == [.skipped, .row(0)])
        #expect(file.findings == ["record-not-a-stay 2:38 camper_name blocked-row Guest BLOCKED"])
        #expect(file.blocked == ["A1 2026-05-01 3"])
    }

    @Test func `a column that asks whether a row is a block is answered`() {
        let file = ReadTable(
            "id,site,arrival,departure,is_block,name\n1,A1,2026-05-01,2026-05-04,false,Ada\n"
                + "2,A2,2026-05-01,2026-05-04,true,\n", .desk())
        #expect(file.fates == [.row(0), .skipped])
        #expect(file.findings == ["record-not-a-stay 3:1 is_block blocked-row is_block true"])
        #expect(file.blocked == ["A2 2026-05-01 3"])
        #expect(file.note("not read") == nil)
    }

    @Test func `of the kinds of rows one may be a block`() {
        let file = ReadTable(
            "id,site,arrival,departure,guest,type\n1,A1,2026-05-01,2026-05-04,Ada Alder,booking\n"
                + "2,A2,2026-05-01,2026-05-04,,block\n", .desk())
        #expect(file.fates == [.row(0), .skipped])
        #expect(file.blocked == ["A2 2026-05-01 3"])
    }

    @Test func `objects in JSON block like rows`() {
        let text = """
            [{"id": 1, "site": "A1", "arrival": "2026-05-01", "departure": "2026-05-04", "is_block": false},
             {"id": 2, "site": "A2", "arrival": "2026-05-01", "departure": "2026-05-04", "is_block": true}]
            """
        let file = ReadTable(bytes: Array(text.utf8), .desk(), format: JSONTableFormat.self)
        #expect(file.fates == [.row(0), .skipped])
        #expect(file.findings == ["record-not-a-stay 2:2 is_block blocked-row is_block true"])
        #expect(file.blocked == ["A2 2026-05-01 3"])
    }

    @Test func `a block without a site or without nights is skipped, and blocks nothing`() {
        let file = ReadTable(
            header
                + "1,,2026-05-01,2026-05-04,Blocked,\n2,A2,2026-05-01,,Blocked,\n3,A3,2026-05-01,2026-05-01,Blocked,\n",
            .desk())
        #expect(file.fates == [.skipped, .skipped, .skipped])
        #expect(file.findings.count == 3)
        #expect(file.blocked == [])
    }

    @Test func `the nights are those of the property that the row names`() {
        let file = ReadTable(
            "Property,Unit,Arrival,Departure,Status\nElm,1,2026-05-01,2026-05-04,confirmed\n"
                + "Oak,1,2026-05-01,2026-05-04,Maintenance\n", .desk())
        #expect(file.bookings.blocked.property(0) == "Oak")
    }
}

extension ReadTable {
    /// Site, first night and number of nights of each block.
    fileprivate var blocked: [String] {
        let blocked = bookings.blocked
        return (0..<blocked.count).map { row in
            let nights = blocked.nights(row)
            return "\(blocked.site[row] ?? "") \(CalendarDate(dayNumber: nights.lowerBound)) \(nights.count)"
        }
    }
}
