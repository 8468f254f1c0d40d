import InnkeeperCore
import InnkeeperStages
import Testing

struct HeaderSearchTests {
    private let records = "R1;2026-07-04;2\r\nR2;2026-07-05;1\r\n"

    private func lines(_ file: ReadTable) -> [Int32] { file.bookings.records.map(\.line) }

    @Test func `a title and a blank line above the headings are skipped, and lines stay those of the file`() {
        let file = ReadTable("Buchungsliste\r\n\r\nNr;Anreise;Nächte\r\n" + records, .desk())
        #expect(lines(file) == [4, 5])
        #expect(file.findings == ["table-row-skipped 1:1 above-headings 1 3"])
    }

    @Test func `what stands above the headings stays above those that are accepted`() {
        let above = "Buchungsliste\r\n\r\nref;arrival;nights\r\n"
        #expect(ReadTable(above + records, .desk()).framing == Framing(head: Array(above.utf8)))
    }

    @Test(arguments: [
        "# made on a Monday\n", ";;;;\n", "Location: Birkensee\nFrom: Monday\n", "\n\n", "Bookings;2026-07-01\n",
        "Arrivals and departures\n", "# of bookings: 2\nsorted by arrival\n",
    ])
    func `lines of other sorts above the headings are passed over`(above: String) {
        let file = ReadTable(above + "ref;arrival;nights\n" + records, .desk())
        #expect(file.bookings.arrival.map(\.shown) == ["2026-07-04", "2026-07-05"])
        #expect(TableHead(csv: Array((above + "ref;arrival;nights\n" + records).utf8))?.kind?.kind == .bookings)
    }

    @Test func `Excel's line for the delimiter, and a title below it`() {
        let file = ReadTable("sep=;\r\nBookings, all of them\r\nref;arrival;nights\r\n" + records, .desk())
        #expect(lines(file) == [4, 5])
        #expect(file.note("delimiter") == "semicolon")
    }

    @Test func `a title in a file with tabs`() {
        let file = ReadTable("Bookings, of July\nref\tarrival\tnights\nR1\t2026-07-04\t2\n", .desk())
        #expect(file.bookings.nights.map(\.value) == [2])
    }

    @Test func `the header may be the fiftieth row, and is not looked for below`() {
        let above = (1...49).map { "remark \($0)\n" }.joined()
        #expect(lines(ReadTable(above + "ref;arrival;nights\n" + records, .desk())) == [51, 52])
        #expect(ReadTable("one more\n" + above + "ref;arrival;nights\n" + records, .desk()).bookings.count == 0)
    }

    @Test func `the headings once more below are no records, with one note`() {
        let file = ReadTable(
            "ref;arrival;nights\n" + records + "ref;arrival;nights\r\n" + records + "ref;arrival;nights", .desk())
        #expect(file.bookings.count == 4)
        #expect(file.fates.count { $0 == .skipped } == 2)
        #expect(file.findings == ["table-row-skipped 4:1 headings 1"])
    }

    @Test func `two rows that may be the headings are a question, and nothing is read`() {
        let text = "ref;arrival;departure\nnone;here;yet\nnumber;check-in;nights\nR1;2026-07-04;2\n"
        let file = ReadTable(text, .desk())
        #expect(file.bookings.count == 0)
        #expect(
            file.findings == [
                "source-ambiguous 1:1 headings 1 3"
            ])
    }

    @Test func `the line of the headings can be said`() {
        let text = "ref;arrival;departure\nnone;here;yet\nnumber;check-in;nights\nR1;2026-07-04;2\n"
        let file = ReadTable(text, .desk { $0.headerLine = 3 })
        #expect(file.bookings.nights.map(\.value) == [2] && lines(file) == [4])
    }

    @Test func `a line of headings that is not there is said`() {
        let file = ReadTable("ref;arrival;nights\n" + records, .desk { $0.headerLine = 9 })
        #expect(
            file.findings == [
                "csv-column-missing 1:1 no-such-line 9"
            ])
    }

    @Test(arguments: [
        "R1;2026-07-04;2\nR2;2026-07-05;1\n", "Ada Kant;ada@example.org;+49 30 5550123\n", "Ada;90,50 €;x\n",
    ])
    func `values without headings are not shown as headings`(text: String) {
        let file = ReadTable(text, .desk())
        #expect(file.bookings.count == 0)
        #expect(
            file.findings.count == 1 && file.findings[0].hasPrefix("csv-column-missing 1:1 no-headings"))
    }

    @Test func `columns that are mapped make a row of headings`() {
        let file = ReadTable(
            "List of July\nNo;In;Out\nR1;2026-07-04;2026-07-06\n",
            .desk { $0.columns = ["arrival": .header("In"), "departure": .header("Out")] })
        #expect(file.bookings.departure.map(\.shown) == ["2026-07-06"])
    }

    @Test func `headings with a line break, a hard space or a mark without width are known`() {
        let file = ReadTable(
            "\u{200B}reservation\u{A0}id;\"Check\n-in\";Nights\u{202F}\u{FEFF}\nR1;2026-07-04;2\n", .desk())
        #expect(file.bookings.nights.map(\.value) == [2] && file.bookings.id[0] == "R1")
    }

    @Test func `a table in UTF-16 may have a title too`() {
        let text = "Buchungen\r\nref;arrival;nights\r\n" + records
        #expect(ReadTable(bytes: [0xFF, 0xFE] + text.utf16Bytes(), .desk()).bookings.count == 2)
    }

    @Test func `a title beside a letter that is not UTF-8 changes nothing`() {
        let bytes = Array("Buchungen\nref;arrival;nights;gast\nR1;2026-07-04;2;M".utf8) + [0xFC] + Array("ller\n".utf8)
        #expect(ReadTable(bytes: bytes, .desk()).bookings.records.map(\.line) == [3])
    }
}
