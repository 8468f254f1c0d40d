import InnkeeperCore
import InnkeeperStages
import Testing

/// A sheet of a workbook as it is spooled: with its name and the number of the row before the cells.
struct CSVSheetTests {
    private let header = "sheet,row,Booking number,Guest,Site,Arrival,Nights,Phone,Total\n"

    private func read(_ rows: String, isWorksheet: Bool = true) -> ReadTable {
        ReadTable(
            header + rows,
            .desk {
                $0.isWorksheet = isWorksheet
                $0.keepsGuests = true
            })
    }

    @Test func `a record is in the row that it says, whatever its line`() {
        let file = read("May,7,R1,Ada,A1,2026-07-04,2\nMay,9,R2,\"Bo\nor Bob\",A1,2026-07-08,2\nMay,12,R3,Cy,A1,x,2\n")
        #expect(file.bookings.records.map(\.line) == [7, 9, 12])
        // And a cell is in its own column of the sheet
        let cell = file.slices[0].cells?.cell("arrival", in: Array("May,12,R3,\"C\ny\",A1,x,2\n".utf8))
        #expect(cell == CellLocation(line: 1, column: 4, value: "x", written: "x"))
    }

    @Test func `records that were written before are in the lines of their file`() {
        let file = read("May,7,R1,Ada,A1,2026-07-04,2\nMay,9,R2,Bo,A1,2026-07-08,2\n", isWorksheet: false)
        #expect(file.bookings.records.map(\.line) == [2, 3])
        #expect(file.bookings.id[1] == "R2")
    }

    @Test func `an apostrophe before what a spreadsheet would run is taken off, no other is`() {
        let file = read("May,2,'-7,'t Hooft,'=A1,2026-07-04,2,'+49 30 5550100\n")
        #expect(file.bookings.id[0] == "-7")
        #expect(file.bookings.site[0] == "=A1")
        #expect(
            file.slices[0].cells?.cell("phone", in: Array("May,2,'-7,x,'=A1,2026-07-04,2,'+49 30\n".utf8))?.value
                == "+49 30")
        // And in a table that is not a sheet's it stays
        let other = ReadTable("id,site,arrival,nights\nR1,'=A1,2026-07-04,2\n", .desk())
        #expect(other.bookings.site[0] == "'=A1")
    }

    @Test func `cells beside the table do not reject a row, totals and single cells below it are skipped`() {
        let file = read(
            "May,2,R1,Ada,A1,2026-07-04,2,,90,,ask!\nMay,3,Total,,,,2,,90\nMay,5,,,,,,,#DIV/0!\nMay,7,paid in cash\n")
        #expect(file.fates == [.row(0), .skipped, .skipped, .skipped])
        #expect(file.findings == ["table-row-skipped 3:1 totals", "table-row-skipped 5:1 remark 1"])
    }

    @Test func `a row that can't be read is pointed at by its cell`() {
        let file = read("May,40,R1,Ada\n")
        #expect(file.findings == ["csv-malformed 40:2 cells 4 9"])
    }
}
