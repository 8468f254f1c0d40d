import InnkeeperCore
import InnkeeperStages
import Testing

struct StruckOutRowsTests {
    private func read(_ header: String, _ rows: String, isWorksheet: Bool = true) -> ReadTable {
        ReadTable("sheet,row,\(header)\n\(rows)", .desk { $0.isWorksheet = isWorksheet })
    }

    private let header = "Booking number,Guest,Site,Arrival,Nights,Notes"

    @Test func `a booking whose guest or days are struck out is pending, with its first such cell`() {
        let file = read(
            header,
            "May,2,R1,Ada,A1,2026-07-04,2\nMay,3 struck out: B D,R2,Bo,A1,2026-07-08,2\nMay,4 struck out: F,R3,Cy,A1,2026-07-10,2,x\n"
        )
        #expect(file.bookings.status.map { $0 } == [.confirmed, .pending, .confirmed])
        #expect(file.bookings.records.map(\.line) == [2, 3, 4])
        #expect(file.findings == ["worksheet-row-struck-out 3:2 camper_name "])
    }

    @Test func `a status that says what became of the booking counts`() {
        let file = read(
            "Booking number,Guest,Site,Arrival,Nights,Status",
            "May,2 struck out: A,R1,Ada,A1,2026-07-04,2,cancelled\nMay,3 struck out: A,R2,Bo,A1,2026-07-08,2,confirmed\n"
        )
        #expect(file.bookings.status.map { $0 } == [.cancelled, .pending])
        #expect(file.findings == ["worksheet-row-struck-out 3:1 reservation_id "])
    }

    @Test func `records that were written before are the same bookings`() {
        let file = read(header, "May,3 struck out: B,R2,Bo,A1,2026-07-08,2\n", isWorksheet: false)
        #expect(file.bookings.status.map { $0 } == [.pending])
        #expect(file.findings.count == 1)
    }

    @Test func `errors of a sheet are no values`() {
        let file = read("Booking number,Guest,Site,Arrival,Nights,Total", "May,2,R1,#N/A,A1,2026-07-04,2,#REF!\n")
        #expect(file.bookings.camper == [0])
        #expect(file.bookings.total[0] == .missing)
        #expect(file.findings == [])
    }

    @Test func `colours are told of where no column has the status`() {
        func findings(_ header: String) -> [String] {
            ReadTable(
                "sheet,row,\(header)\nMay,2,R1,Ada,A1,2026-07-04,2,confirmed\n",
                .desk {
                    $0.isWorksheet = true
                    $0.colouredCell = SourceFile.SheetCell(row: 9, column: 2)
                }
            ).findings
        }
        #expect(findings("Booking number,Guest,Site,Arrival,Nights,Notes") == ["worksheet-colour-unread 9:2 "])
        #expect(findings("Booking number,Guest,Site,Arrival,Nights,Status") == [])
    }
}
