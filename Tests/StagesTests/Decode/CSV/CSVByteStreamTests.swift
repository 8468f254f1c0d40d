import InnkeeperCore
import InnkeeperStages
import Testing

struct CSVByteStreamTests {
    @Test func `what is UTF-16 is recognised through its mark`() {
        let text = "site_number,electricity,water,capacity\n"
        let bytes = [0xFF, 0xFE] + text.utf16Bytes()
        #expect(CSVFormat.recognise(bytes, fileName: "x.csv") == .campsites)
    }

    @Test func `half a character at the end is shown, not dropped`() {
        let bytes = "camper_name,arrival,nights\nA,2026-07-04,1".utf16Bytes()
        let file = ReadTable(bytes: bytes + [0x41], .desk { $0.encoding = "utf-16le" })
        #expect(file.bookings.nights[0].state == .unreadable)
        #expect(file.slices[0].bytes.suffix(3) == Array("\u{FFFD}".utf8)[...])
    }
}
