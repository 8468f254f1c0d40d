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
}
