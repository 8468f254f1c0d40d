import InnkeeperCore
import InnkeeperStages
import Testing

struct CSVRowsTests {
    private let header = "reservation_id,camper_name,arrival,nights\n"

    @Test func `a record with more fields than the header is rejected at its first extra field`() {
        let file = ReadTable(header + "R1,Ada,2026-07-04,1\nR2,Bo,2026-07-04,1,x,y\nR3,Cy,2026-07-04,1\n", .desk())
        #expect(file.fates == [.row(0), .malformed, .row(1)])
        #expect(file.findings == ["csv-malformed 3:20 cells 6 4"])
        #expect(file.bookings.records.map(\.line) == [2, 4])
    }

    @Test func `a record with fewer fields is rejected where the next should be`() {
        let file = ReadTable(header + "R1,Ada,2026-07-04\n", .desk())
        #expect(file.fates == [.malformed])
        #expect(file.findings == ["csv-malformed 2:18 cells 3 4"])
    }

    @Test func `cells that are missing at a record's end are empty, as Excel leaves them out`() {
        // Given rows without their last cells, and a quote in one that is not short
        let file = ReadTable(
            "id,arrival,nights,guest,total,notes\nR1,2026-07-04,1\nR2,2026-07-05,1,Bo\nR3,2026-07-06,1,\"Cy\",9,\n",
            .desk())
        #expect(file.fates == [.row(0), .row(1), .row(2)])
        #expect(file.findings == [])
        #expect(file.bookings.total.map(\.minorUnits) == [nil, nil, 900])
        #expect(file.bookings.camper[0] == 0 && file.bookings.camper[1] != 0 && file.bookings.camper[2] != 0)
        // And a cell that is not there is empty where its record ends
        let record = Array("R1,2026-07-04,1\n".utf8)
        #expect(file.slices[0].cells?.cell("total", in: record) == CellLocation(line: 1, column: 16, value: ""))
    }

    @Test func `a record that the file breaks off in is no whole one`() {
        let file = ReadTable("id,arrival,nights,guest\nR1,2026-07-04,1\nR2,2026-07-05,1", .desk())
        #expect(file.fates == [.row(0), .malformed])
        #expect(file.findings == ["csv-malformed 3:16 cells 3 4"])
    }

    @Test func `empty fields too many and blank lines do no harm`() {
        let file = ReadTable(header + "\nR1,Ada,2026-07-04,1,,\r\n\r\n\nR2,Bo,2026-07-04,1\n", .desk())
        #expect(file.fates == [.row(0), .row(1)])
        #expect(file.findings == [])
        #expect(file.bookings.records.map(\.line) == [3, 6])
    }

    @Test func `a delimiter at the end of the header makes no field`() {
        let file = ReadTable("reservation_id;arrival;nights;\nR1;2026-07-04;1\nR2;2026-07-04;1;\n", .desk())
        #expect(file.fates == [.row(0), .row(1)])
        #expect(file.findings == [])
    }

    @Test func `a quote inside a field is text, with a warning at its place`() {
        let file = ReadTable(header + "R1,Ada \"the\" Kant,2026-07-04,1\n", .desk())
        #expect(file.fates == [.row(0)])
        #expect(
            file.findings == [
                "csv-quote-stray 2:8 camper_name cell",
                "csv-quote-stray 2:12 camper_name cell",
            ])
    }

    @Test func `a column that is a field and a part of another goes by its own name`() {
        // Given guests that are the sum of adults and children, as nobody declared them
        let counts = "id,name,arrival,nights,adults,children\n"
        let own = ReadTable(counts + "R1,Ada,2026-07-04,1,1\"1,2\"\n", .desk())
        #expect(
            own.findings.filter { $0.hasPrefix("csv-quote-stray") } == [
                "csv-quote-stray 2:22 adults cell",
                "csv-quote-stray 2:26 children cell",
            ])
        // Given a column that is only a part
        let part = ReadTable(
            "id,name,Y,M,D,nights\nR1,Ada,2026\",7,4,1\n",
            .desk { $0.columns = ["arrival": .date(["Y", "M", "D"])] })
        #expect(
            part.findings.filter { $0.hasPrefix("csv-quote-stray") } == [
                "csv-quote-stray 2:12 arrival cell"
            ])
    }

    @Test func `text after a closing quote leaves no record`() {
        let file = ReadTable(header + "R1,\"Ada\" K,2026-07-04,1\nR2,Bo,2026-07-04,1\n", .desk())
        #expect(file.fates == [.malformed, .row(0)])
        #expect(file.findings == ["csv-malformed 2:9 text-after-quote"])
    }

    @Test func `a quote that nothing closes costs one line`() {
        let file = ReadTable(header + "R1,\"Ada,2026-07-04,1\nR2,Bo,2026-07-04,1\nR3,Cy,2026-07-04,1\n", .desk())
        #expect(file.fates == [.malformed, .row(0), .row(1)])
        #expect(file.findings == ["csv-malformed 2:4 unclosed-quote"])
    }

    @Test func `a quoted field longer than the record limit costs one line`() {
        // Given a quote in line 2 that only the one in line 6 would close, with a limit of 60 bytes
        let rows = (1...4).map { "R\($0),Bo,2026-07-04,1\n" }.joined()
        let text = header + "R0,\"Ada,2026-07-04,1\n" + rows + "R5,\"Cy\",2026-07-04,1\n"
        let file = ReadTable(text, .desk { $0.recordLimit = 60 })
        // Rows are counted within a slice, and the slice ends with the damaged line
        #expect(file.slices.count == 2)
        #expect(file.fates == [.malformed, .row(0), .row(1), .row(2), .row(3), .row(4)])
        #expect(file.findings == ["csv-malformed 2:4 unclosed-quote"])
        #expect(file.bookings.records.map(\.line) == [3, 4, 5, 6, 7])
    }

    @Test func `a record longer than the limit is rejected`() {
        let long = String(repeating: "x", count: 100)
        let file = ReadTable(header + "R1,\(long),2026-07-04,1\nR2,Bo,2026-07-04,1\n", .desk { $0.recordLimit = 80 })
        #expect(file.fates == [.malformed, .row(0)])
        #expect(file.findings == ["csv-malformed 2:1 too-long 80"])
    }

    @Test func `bytes that are not UTF-8 in a file that says it is reject their record`() {
        // Given a byte order mark and a lone 0xE9 in a number
        var bytes = Array("\u{FEFF}\(header)R".utf8) + [0xE9]
        bytes += Array(",Ren,2026-07-04,1\nR2,Zoë,2026-07-04,1\n".utf8)
        let file = ReadTable(bytes: bytes, .desk())
        #expect(file.note("encoding") == "UTF-8")
        #expect(file.fates == [.malformed, .row(0)])
        #expect(file.findings == ["encoding-invalid 2:1 reservation_id not-utf8"])
    }

    @Test func `columns count Unicode scalars, and lines go on inside quotes`() {
        // Given wide characters before the fault, and a quoted line end
        let file = ReadTable("camper_name,arrival,nights\n\"Zoë\n\u{1F600}é\",2026-07-04,1,extra\n", .desk())
        #expect(file.findings == ["csv-malformed 3:18 cells 4 3"])
    }

    @Test func `each of several findings in one record has its own place`() {
        // Given stray quotes in three fields of a row, in front of one of which there is a letter of two bytes
        let file = ReadTable("ref,arrival,nights\nR\"1,20\"26-07-04,ä2\"\nR\"2,2026-07-05,1\n", .desk())
        // Then they are told in order, in characters, and those of the next record begin anew
        let places = file.findings.filter { $0.hasPrefix("csv-quote-stray") }.map { $0.split(separator: " ")[1] }
        #expect(places == ["2:2", "2:7", "2:19", "3:2"])
    }

    @Test func `a formula around a number is no stray quote, in quotes or not`() {
        let text = "id,arrival,nights\n=\"0012\",2026-07-04,2\n\"=\"\"0013\"\"\",2026-07-04,=\"2\"\n"
        let file = ReadTable(text, .desk())
        #expect(file.bookings.id[0] == "0012" && file.bookings.id[1] == "0013")
        #expect(file.bookings.nights.map(\.value) == [2, 2])
        #expect(file.findings.isEmpty, "\(file.findings)")
    }
}
