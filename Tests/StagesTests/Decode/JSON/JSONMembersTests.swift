import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

/// Values in the arrays of a record.
struct JSONMembersTests {
    private func read(_ text: String, chunk: Int = 1 << 20) -> ReadTable {
        ReadTable(bytes: Array(text.utf8), .desk(), chunk: chunk, format: JSONTableFormat.self)
    }

    private func kind(_ text: String) -> RecordKind? {
        JSONTableFormat.recognise(Array(text.utf8), fileName: "x.json")
    }

    private func stays(_ file: ReadTable) -> [String] {
        let table = file.bookings
        return (0..<table.count).map { "\(table.id[$0]) \(table.arrival[$0].shown) \(table.departure[$0].shown)" }
    }

    @Test(arguments: ["rooms", "roomStays", "reservedRooms", "accommodations", "items", "bookingItems"])
    func `the days of what is booked are those of the booking, if all are the same`(list: String) {
        // Given bookings of one, of two, and of two of which one has no days
        let first = #"{"checkIn":"2026-12-14","checkOut":"2026-12-17"}"#
        let text = """
            [{"ref":"R1","status":"Confirmed","guestName":"Ada","\(list)":[\(first)]},
             {"ref":"R2","status":"Confirmed","guestName":"Bo","\(list)":[\(first),\(first),{"checkIn":null}]},
             {"ref":"R3","status":"Confirmed","guestName":"Cy","\(list)":[]}]
            """
        for chunk in [1, 1 << 20] {
            let file = read(text, chunk: chunk)
            #expect(kind(text) == .bookings)
            #expect(stays(file) == ["R1 2026-12-14 2026-12-17", "R2 2026-12-14 2026-12-17", "R3 missing missing"])
            #expect(file.mapping["arrival"] == "\(list)[].checkIn" && file.mapping["departure"] == "\(list)[].checkOut")
        }
    }

    @Test func `days that differ are not read as either`() throws {
        // Given
        let text = """
            [{"ref":"R1","guestName":"Ada","rooms":[{"stay":{"from":"2026-12-14","to":"2026-12-17"}}]},
             {"ref":"R2","guestName":"Bo","rooms":[{"stay":{"from":"2026-12-14","to":"2026-12-17"}},\
            {"stay":{"from":"2026-12-20","to":"2026-12-17"}}]}]
            """
        // When
        let file = read(text)
        // Then
        #expect(kind(text) == .bookings)
        #expect(stays(file) == ["R1 2026-12-14 2026-12-17", "R2 unreadable 2026-12-17"])
        let cell = try #require(file.slices.first { !$0.records.isEmpty }?.cell(row: 1, field: "arrival"))
        #expect(cell.value == "2026-12-14; 2026-12-20")
    }

    @Test func `the booking's own days come first, even under plain keys`() {
        let rooms = #""rooms":[{"checkIn":"2026-12-15","checkOut":"2026-12-16"}]"#
        let file = read(#"[{\#(rooms),"ref":"R1","guestName":"Ada","from":"2026-12-14","to":"2026-12-17"}]"#)
        #expect(stays(file) == ["R1 2026-12-14 2026-12-17"])
    }

    @Test(arguments: [
        // Hours of a room, extras with days of anything, a last night, and an answer that is no booking.
        #"[{"name":"Inn","rooms":[{"checkIn":"15:00","checkOut":"11:00"}]}]"#,
        #"[{"ref":"R1","guestName":"Ada","items":[{"start":"2026-12-14","end":"2026-12-17"}]}]"#,
        #"[{"ref":"R1","guestName":"Ada","rooms":[{"checkIn":"2026-12-14","lastNight":"2026-12-16"}]}]"#,
        #"{"guests":2,"status":"ok","items":[{"checkIn":"2026-12-14","checkOut":"2026-12-17","flightNumber":"X1"}]}"#,
    ])
    func `other lists have no days of stays`(text: String) { #expect(kind(text) == nil) }

    @Test func `guests of a room are guests of the booking, of whom the first counts`() {
        // Given rooms as WuBook has them
        let guests = #""customers":[{"name":"Mira","surname":"Falk"},{"name":"Jan","surname":"Falk"}]"#
        let text = """
            {"data":{"reservations":[{"id":9,"id_human":"S1","status":"Confirmed","price":{"total":330},\
            "rooms":[{"dfrom":"14/12/2026","dto":"17/12/2026",\(guests)},{"dfrom":"14/12/2026","dto":"17/12/2026"}]}]}}
            """
        // When
        let file = read(text)
        // Then
        #expect(kind(text) == .bookings && stays(file) == ["S1 2026-12-14 2026-12-17"])
        let name = file.slices.first { !$0.records.isEmpty }?.cell(row: 0, field: "camper_name")
        #expect(name?.value == "Mira Falk")
    }
}
