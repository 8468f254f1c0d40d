import InnkeeperCore
import InnkeeperStages
import Testing

struct CSVRowsBesideTests {
    private let header = "id;guest;arrival;departure;total\n"
    private let row = "R1;Ada;2026-07-04;2026-07-06;90\n"

    @Test(arguments: [
        "Summe;;;;=SUMME(E2:E9)\n", ";;;Summe;1.420,66\n", "Total:;;;;90\n", "Grand total;;;;90\n",
        ";;Gesamt EUR;;90\n",
        ";;;;=SUM(E2)\n", "Summe;90\n", "TOTAL\n", ";Total général (EUR);;;90\n",
    ])
    func `a row of totals is skipped with a note`(total: String) {
        let file = ReadTable(header + row + total, .desk())
        // "Total général" begins with a word for a total
        #expect(file.fates == [.row(0), .skipped])
        #expect(file.findings == ["table-row-skipped 3:1 totals"])
    }

    @Test func `a guest called Total is a guest`() {
        let file = ReadTable(header + "R1;Total;2026-07-04;2026-07-06;90\n;Total;2026-07-05;2026-07-06;90\n", .desk())
        #expect(file.bookings.count == 2 && file.findings == [])
    }

    @Test func `a booking without days is no total`() {
        let file = ReadTable(header + "R1;Total;;;90\nR2;Ada;soon;;90\n", .desk())
        #expect(file.fates == [.row(0), .row(1)])
    }

    @Test func `several totals have one note`() {
        let file = ReadTable(header + "Summe;;;;90\n" + row + "Summe;;;;90\n", .desk())
        #expect(file.findings == ["table-row-skipped 2:1 totals 1"])
        #expect(file.fates == [.skipped, .row(0), .skipped])
    }

    @Test(arguments: [";;;;\n", "; ; ;;\n", #""";"";"";"";"""# + "\n", ";;;;\r\n", ";;;;;;;\n"])
    func `a row without any text is skipped, wherever it stands`(empty: String) {
        let file = ReadTable(header + empty + row + empty + empty, .desk())
        #expect(file.fates == [.skipped, .row(0), .skipped, .skipped])
        #expect(file.findings == ["table-row-skipped 2:1 empty 2"])
    }

    @Test func `rows without any text are none of other kinds either`() {
        let campers = ReadTable("given_name,family_name,phone\nAda,Alder,555\n,,\n", .desk { $0.kind = .contacts })
        #expect(campers.fates == [.row(0), .skipped])
    }

    @Test(arguments: [
        ("Cancelled stays are not counted;;;;", 1), ("  Stand vom 12. April: alles bezahlt;;;;", 1), (";;;;#DIV/0!", 1),
    ])
    func `a sentence or a formula's error alone in its row is a remark`(remark: String, count: Int) {
        let file = ReadTable(header + row + remark + "\n", .desk())
        #expect(file.fates == [.row(0), .skipped])
        #expect(file.findings == ["table-row-skipped 3:1 remark"])
    }

    @Test(arguments: ["R2;;;;", ";Ana de Souza;;;", "Ana de Souza;;;;"])
    func `what could be all that is left of a booking is not skipped`(left: String) {
        #expect(ReadTable(header + row + left + "\n", .desk()).fates == [.row(0), .row(1)])
    }
}
