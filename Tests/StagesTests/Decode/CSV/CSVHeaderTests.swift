import InnkeeperCore
import InnkeeperStages
import Testing

struct CSVHeaderTests {
    @Test func `the delimiter is the one that makes known headers`() {
        // Given headers with every delimiter, and others inside their cells
        for (text, name) in [
            ("arrival,nights,\"notes; more; and more\"\n", "comma"), ("arrival;nights;a,b,c,d\n", "semicolon"),
            ("arrival\tnights\tx,y;z\n", "tab"), ("arrival|nights|x,y\n", "bar"),
        ] { #expect(ReadTable(text, .desk()).note("delimiter") == name) }
    }

    @Test func `a declared delimiter is not argued with`() {
        let file = ReadTable("arrival:nights\n2026-07-04:1\n", .desk { $0.delimiter = 0x3A })
        #expect(file.bookings.nights.map(\.value) == [1])
        #expect(file.note("delimiter") == ":")
    }

    @Test func `everything before the first record is the head`() {
        // Given a byte order mark, blank lines, Excel's own line and a header of two lines
        let head = "\u{FEFF}\r\nsep=;\r\n\r\n\"arrival\";\"nights\";\"notes\r\nof all kinds\"\r\n"
        let file = ReadTable(head + "2026-07-04;1;x\r\n", .desk())
        // Then the head is kept and lines are counted through it
        #expect(file.framing == Framing(head: Array(head.utf8)))
        #expect(file.bookings.count == 1)
        #expect(file.bookings.records[0].line == 6)
        #expect(file.bookings.records[0].offset == Int64(head.utf8.count))
    }

    @Test func `a header without a line end and without records is a header`() {
        let file = ReadTable("arrival,nights", .desk())
        #expect(file.findings == [] && file.fates == [])
        #expect(file.framing == Framing(head: Array("arrival,nights".utf8)))
    }

    @Test func `the first of two equal headers counts`() {
        #expect(ReadTable("arrival,nights,Nights\n2026-07-04,1,9\n", .desk()).bookings.nights[0].value == 1)
    }

    @Test func `a header may be longer than what is looked at first`() {
        let padding = (1...2000).map { "column \($0)" }.joined(separator: ",")
        let row = String(repeating: "x,", count: 2000)
        let file = ReadTable("\(padding),arrival,nights\n\(row)2026-07-04,3\n", .desk(), chunk: 1000)
        #expect(file.bookings.nights.map(\.value) == [3])
    }

    @Test func `a header with a quote that nothing closes ends with its line`() {
        // Given a quote before the last header, in a short file and in one of 2 MB
        for count in [2, 160_000] {
            let text = "arrival,\"nights\r\n" + String(repeating: "2026-07-04,1\r\n", count: count)
            let file = ReadTable(text, .desk())
            // Then every record is there, and the quote is said
            #expect(file.bookings.count == count)
            #expect(file.bookings.nights.allSatisfy { $0.value == 1 })
            #expect(file.findings == ["csv-quote-stray 1:9 nights heading"])
        }
    }

    @Test func `a header that is there twice is said where the second stands, if the first is read`() {
        let file = ReadTable("arrival,nights,Total,note, total ,note\n2026-07-04,1,5,a,7,b\n", .desk())
        #expect(
            file.findings == [
                "csv-column-duplicate 1:27 total total 3 5", "csv-column-duplicate 1:35 notes note 4 6",
            ])
        #expect(file.bookings.total.map(\.minorUnits) == [500])
    }

    @Test func `the columns of a header on two lines count from its last line end, in scalars`() {
        let file = ReadTable(
            "arrival,nights,total,\"Nö\nte\",größe,total,nights\n2026-07-04,1,5,a,b,7,2\n", .desk())
        #expect(
            file.findings.filter { $0.hasPrefix("csv") } == [
                "csv-column-duplicate 2:11 total total 3 6",
                "csv-column-duplicate 2:17 nights nights 2 7",
            ])
    }
}
