import InnkeeperCore
import InnkeeperStages
import Testing

struct CSVDialectSnifferTests {
    /// Chunks of a large file that the sniffer takes before it has seen enough.
    private func chunksTaken(_ settings: SourceSettings, _ bytes: [UInt8]) -> Int {
        var taken = 0
        _ = RecordPipeline(CSVFormat.self, settings) { offset in
            let chunk = Array(bytes[Int(offset)...].prefix(1 << 20))
            if !chunk.isEmpty { taken += 1 }
            return chunk
        }
        return taken
    }

    private let rows = Array(
        ("arrival,nights,total\n" + String(repeating: "2026-07-04,1,12.50\n", count: 300_000)).utf8)

    @Test func `it stops as soon as everything is declared or settled`() {
        #expect(rows.count > 5 << 20)
        // The encoding is known at the end only
        #expect(chunksTaken(.desk(), rows) == 6)
        // Declared, or told by a byte order mark, the first chunk is enough
        #expect(chunksTaken(.desk { $0.encoding = "utf-8" }, rows) == 1)
        #expect(chunksTaken(.desk(), [0xEF, 0xBB, 0xBF] + rows) == 1)
        // With a byte that is none, most of the rest may still be UTF-8
        #expect(chunksTaken(.desk(), rows.prefix(100_000) + [0xE9, 0x0A] + rows) == 6)
    }

    @Test func `UTF-16 is read with and without its mark, and turned into UTF-8`() {
        let text = "camper_name,arrival,nights\nZo\u{EB} \u{1F600},2026-07-04,2\n"
        let little = text.utf16Bytes()
        let big = text.utf16Bytes(isBigEndian: true)
        for (bytes, name) in [
            ([0xFF, 0xFE] + little, "UTF-16LE, turned into UTF-8"),
            ([0xFE, 0xFF] + big, "UTF-16BE, turned into UTF-8"),
        ] {
            for chunk in [1, 7, 1 << 20] {
                let file = ReadTable(bytes: bytes, .desk(), chunk: chunk)
                #expect(file.note("encoding") == name)
                #expect(file.bookings.nights.map(\.value) == [2])
                let camper = file.slices[0].cell(row: 0, field: "camper_name")
                #expect(camper == CellLocation(line: 2, column: 1, value: "Zo\u{EB} \u{1F600}"))
                #expect(file.framing.head + file.slices[0].bytes == Array(("\u{FEFF}" + text).utf8))
            }
        }
        let declared = ReadTable(bytes: big, .desk { $0.encoding = "UTF-16BE" })
        #expect(declared.bookings.count == 1)
    }

    @Test func `UTF-16 without a mark is told by its zeros`() {
        let text = "camper_name,arrival,nights\nZo\u{EB} \u{1F600},2026-07-04,2\n"
        for isBigEndian in [false, true] {
            let file = ReadTable(bytes: text.utf16Bytes(isBigEndian: isBigEndian), .desk())
            #expect(file.bookings.nights.map(\.value) == [2])
            #expect(file.note("encoding") == "UTF-16\(isBigEndian ? "B" : "L")E, turned into UTF-8")
            #expect(file.reason("encoding") == "every second byte of its first text is zero")
        }
    }

    @Test func `one byte that is not UTF-8 anywhere makes the file Windows-1252`() {
        // Given 1.5 MB of ASCII with a lone byte near the end
        let bytes = Array(rows[..<(21 + 19 * 80_000)]) + Array("2026-07-05,2,".utf8) + [0xA3] + Array("1.00\n".utf8)
        let file = ReadTable(bytes: bytes, .desk())
        #expect(file.note("encoding") == "Windows-1252")
        #expect(file.reason("encoding")?.hasPrefix("it is not valid UTF-8") == true)
        #expect(file.bookings.currency.last?.code == "GBP")
    }

    /// Bookings of two hundred guests, with `cells` as the number, the guest and the notes of one more.
    private func umlauts(_ cells: [UInt8]) -> [UInt8] {
        let rows = (1...200).map { "R\($0);Zoë Müller;2026-07-04;2;späte Anreise\n" }.joined()
        return Array("id;guest;arrival;nights;notes\n\(rows)".utf8) + cells + [0x0A]
    }

    @Test func `one letter that is not UTF-8 does not make Windows-1252 of the file`() {
        let file = ReadTable(
            bytes: umlauts(latin1("R201;J\u{F6}rg;2026-07-04;2;")), .desk())
        #expect(file.note("encoding") == "UTF-8" && file.reason("encoding") == "every line of it but 1 is UTF-8")
        #expect(file.bookings.count == 201)
        #expect(file.findings == ["encoding-repaired 202:6 camper_name"].map { $0 + " " })
        // And the name is the one that was meant
        let sound = ReadTable("id;guest;arrival;nights\nR;Jörg;2026-07-04;2\n", .desk())
        #expect(file.bookings.camper[200] == sound.bookings.camper[0])
        #expect(file.slices[0].cell(row: 200, field: "camper_name")?.value == "Jörg")
    }

    @Test(arguments: [
        ("R\u{F6};J;2026-07-04;2;", "202:1 reservation_id"), ("R201;J\u{C3};2026-07-04;2;", "202:6 camper_name"),
        ("R201;J;2026-07-04;2;\u{A0}x", "202:21 notes"),
    ])
    func `damage in a number, half a character and what is not a letter refuse the record`(cells: String, place: String)
    {
        let file = ReadTable(bytes: umlauts(latin1(cells)), .desk())
        #expect(file.note("encoding") == "UTF-8" && file.bookings.count == 200)
        #expect(file.findings == ["encoding-invalid \(place) not-utf8"])
    }

    /// A byte for each scalar.
    private func latin1(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8($0.value) } }

    @Test func `the letters of names tell the code page where the headings do not`() {
        // Given Czech names in Windows-1250 below English headings
        let text = Array("reservation_id,camper_name,arrival,nights\nR1,".utf8)
        let names: [[UInt8]] = [[0x44, 0x76, 0x6F, 0xF8, 0xE1, 0x6B], [0x4E, 0xEC, 0x6D, 0x65, 0x63]]
        let bytes =
            text + names[0] + Array(",2026-07-05,2\nR2,".utf8) + names[1] + Array(",2026-07-05,2\n".utf8)
        let file = ReadTable(bytes: bytes, .desk())
        #expect(file.note("encoding") == "Windows-1250")
        #expect(file.reason("encoding") == "it is not valid UTF-8, and decodes cleanly as this")
    }

    @Test func `names that are as good in Chinese as in Korean are a question, which a declaration answers`() {
        // Given
        let bytes =
            Array("reservation_id,camper_name,arrival,nights\nR1,".utf8) + [0xC8, 0xD6, 0xC1, 0xF8]
            + Array(",2026-07-05,2\n".utf8)
        // Then nothing of it is read
        let file = ReadTable(bytes: bytes, .desk())
        #expect(file.bookings.count == 0)
        #expect(file.findings == ["source-ambiguous 1:1 encodings GB18030 EUC-KR"])
        // And with the answer all of it
        var settings = SourceSettings.desk()
        settings.encoding = "euc-kr"
        let answered = ReadTable(bytes: bytes, settings)
        #expect(answered.bookings.count == 1 && answered.findings.isEmpty)
        #expect(answered.note("encoding") == "EUC-KR")
    }

    @Test func `with more than one line of a hundred it is a code page`() {
        let rows = String(repeating: "R;J\u{F6}rg;2026-07-04;2;\n", count: 10)
        let file = ReadTable(bytes: umlauts(latin1(rows)), .desk())
        #expect(file.note("encoding") == "Windows-1252")
    }

    @Test(arguments: [
        ("windows-1250", "\u{F8}\u{ED}", "ří"), ("cp1251", "\u{C8}\u{EC}\u{FF}", "Имя"), ("macroman", "\u{9F}", "ü"),
        ("cp437", "\u{81}", "ü"), ("cp850", "\u{94}", "ö"), ("iso-8859-15", "\u{A4}", "€"),
        ("ISO-8859-2", "\u{B3}", "ł"),
        ("koi8-r", "\u{C9}", "и"),
    ])
    func `a code page can be declared`(name: String, letters: String, text: String) {
        let bytes = latin1("id;guest;arrival;nights\nR;\(letters);2026-07-04;2\n")
        let file = ReadTable(bytes: bytes, .desk { $0.encoding = name })
        #expect(file.slices[0].cell(row: 0, field: "camper_name")?.value == text)
        let sound = ReadTable("id;guest;arrival;nights\nR;\(text);2026-07-04;2\n", .desk())
        #expect(file.bookings.camper == sound.bookings.camper)
    }

    @Test(arguments: [
        // "Příjezd" and "Arrivée", as the encodings write them
        ("Windows-1250", "P\u{F8}\u{ED}jezd"), ("Windows-1252", "Arriv\u{E9}e"), ("Macintosh", "Arriv\u{8E}e"),
        ("IBM850", "Arriv\u{82}e"),
    ])
    func `the headings tell the code page`(name: String, arrival: String) {
        let file = ReadTable(bytes: latin1("id;guest;\(arrival);nights\nR;J;2026-07-04;2\n"), .desk())
        #expect(file.note("encoding") == name && file.bookings.arrival.map(\.shown) == ["2026-07-04"])
    }

    @Test(arguments: [1, 3, 1000, 70_000]) func `the same file is read the same however it arrives`(chunk: Int) {
        // Given a file with quoted line ends, wide characters and dates that need the whole file
        let lines = (1...4000).map {
            "R\($0),\"Zoë\n\($0)\",0\($0 % 9 + 1)/07/2026,\($0 % 5 + 1),\"1.\($0 % 900 + 100),5\""
        }
        let text =
            "id;name;arrival;nights;total\n".replacing(";", with: ",") + lines.joined(separator: "\r\n")
            + "\r\nR,x,31/07/2026,1,2"
        let whole = ReadTable(text, .desk())
        // When it comes in small pieces
        let file = ReadTable(text, .desk(), chunk: chunk)
        // Then the tables, places and notes are equal
        #expect(file.bookings == whole.bookings)
        #expect(file.reading == whole.reading)
        #expect(file.slices.map(\.records) == whole.slices.map(\.records))
        #expect(whole.bookings.count == 4001)
        #expect(whole.note("dates") == "day-first" && whole.note("decimal mark") == ",")
    }
}
