import InnkeeperCore
import InnkeeperStages
import Testing

struct CSVCellSourceTests {
    @Test func `quotes and blanks around a cell are not its text`() {
        // Given padded and quoted cells, and some with quotes in them
        let text =
            "reservation_id, property ,arrival,nights\n  R1 , Alder ,2026-07-04,1\n\"R\"\"2\"\"\",\" Oak \",\"2026-07-04\",\" 2 \"\n"
        // When they are read
        let table = ReadTable(text, .desk()).bookings
        // Then only the text is left
        #expect(table.id[0] == "R1")
        #expect(table.id[1] == "R\"2\"")
        #expect(table.property.names == ["Alder", "Oak"])
        #expect(table.nights.map(\.value) == [1, 2])
    }

    @Test func `each of several cells that are rewritten has its own text, whatever is in the next column`() {
        // Given doubled quotes in two columns of several rows
        let rows = [
            #""a ""b""","x""y",2026-07-04,1"#, "c,d,2026-07-05,1", #"" ""e"" ","""",2026-07-06,1"#,
            #""f""g",h,2026-07-07,1"#,
        ]
        let text = "reservation_id,category,arrival,nights\n" + rows.joined(separator: "\n")
        // When they are read, in UTF-8 and in UTF-16
        for file in [
            ReadTable(text, .desk()), ReadTable(bytes: [0xFF, 0xFE] + text.utf16Bytes(isBigEndian: false), .desk()),
        ] {
            // Then none has another's
            #expect(file.bookings.id.texts == [#"a "b""#, "c", #""e""#, #"f"g"#])
            #expect(file.bookings.category.names == [#"x"y"#, "d", "\"", "h"])
        }
    }

    @Test func `declared words mean no value, whatever their case`() {
        let settings = SourceSettings.desk { $0.missing = ["NULL", "n/a", "-"] }
        let text =
            "reservation_id,arrival,nights,departure,guests,channel\nNULL,2026-07-04,null,2026-07-05,N/A,-\nNULLS,2026-07-04,1,-,2,web\n"
        let table = ReadTable(text, settings).bookings
        #expect(table.id[0] == "" && table.id[1] == "NULLS")
        #expect(table.nights.map(\.value) == [1, 1])
        #expect(table.guests.map(\.state) == [.missing, .present])
        #expect(table.channel.codes == [-1, 0])
    }

    @Test func `Windows-1252 is turned into UTF-8 cell by cell`() {
        // Given "é" and "€" as single bytes
        var bytes = Array("reservation_id,category,arrival,nights,total\nR".utf8)
        bytes += [0xE9] + Array(",caf".utf8) + [0xE9] + Array(",2026-07-04,1,".utf8) + [0x80] + Array("100\n".utf8)
        // When the file is read without being told
        let file = ReadTable(bytes: bytes, .desk())
        // Then text and sign are understood, and the bytes stay the file's own
        #expect(file.note("encoding") == "Windows-1252")
        #expect(file.bookings.id[0] == "Ré")
        #expect(file.bookings.category.names == ["café"])
        #expect(file.bookings.total[0].minorUnits == 10000)
        #expect(file.bookings.currency[0].code == "EUR")
        #expect(file.slices[0].bytes == Array(bytes.suffix(from: 45)))
    }

    @Test func `cells in a code page are decoded row by row, with their quotes undoubled`() {
        // Given Cyrillic letters as single bytes, in quotes and without
        var bytes = Array("reservation_id,category,arrival,nights\n".utf8)
        for (row, day) in [[0x22, 0xCA, 0x22, 0x22, 0xE8, 0x22], [0x61], [0x20, 0xBF, 0xE2, 0x20]].enumerated() {
            bytes += Array("R\(row),".utf8) + day.map { UInt8($0) } + Array(",2026-07-0\(row + 1),1\n".utf8)
        }
        // When the file is read as what it is
        let file = ReadTable(bytes: bytes, .desk { $0.encoding = "windows-1251" })
        // Then each has its own
        #expect(file.bookings.category.names == ["К\"и", "a", "їв"])
    }
}
