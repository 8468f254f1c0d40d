import InnkeeperCore
import InnkeeperStages
import Testing

struct CSVReaderTests {
    @Test func `every byte is in the head, in a record or in a blank line`() {
        // Given a large file with sound and broken records
        let rows = (1...60_000).map { $0 % 100 == 0 ? "R\($0),2026-07-04" : "R\($0),2026-07-04,\($0 % 9),x" }
        let text = "reservation_id,arrival,nights,channel\n" + rows.joined(separator: "\n") + "\n"
        // When it is read
        let file = ReadTable(text, .desk())
        // Then the records follow each other without a gap from slice to slice
        var joined = file.framing.head
        for slice in file.slices {
            #expect(slice.offset == Int64(joined.count))
            for span in slice.records { joined += slice.bytes[Int(span.start)..<Int(span.end)] }
        }
        #expect(joined == Array(text.utf8))
        #expect(file.slices.count > 1)
        // And each record has one fate
        #expect(file.fates.count == 60_000)
        #expect(file.fates.count { $0 == .malformed } == 600)
        #expect(file.bookings.count == 59_400)
    }

    @Test func `a row's reference is the place of its record in the file`() {
        let text = "reservation_id,arrival,nights\r\n\r\nR1,2026-07-04,1\r\nR2,2026-07-04,1"
        let records = ReadTable(text, .desk()).bookings.records
        let bytes = Array(text.utf8)
        let texts = records.map {
            String(decoding: bytes[Int($0.offset)..<Int($0.offset) + Int($0.length)], as: UTF8.self)
        }
        #expect(texts == ["R1,2026-07-04,1\r\n", "R2,2026-07-04,1"])
        #expect(records.map(\.line) == [3, 4])
    }

    @Test func `a line without an end is rejected in parts, and the next record is sound`() {
        // Given a line of 5 MB, with a record limit of 256 KiB
        let long = String(repeating: "x", count: 5_000_000)
        let text = "arrival,nights\n\(long)\n2026-07-04,1\n"
        let file = ReadTable(text, .desk { $0.recordLimit = 1 << 18 })
        // Then no slice is large, and the record after it is there
        #expect(file.slices.allSatisfy { $0.bytes.count <= 2 << 20 })
        #expect(file.bookings.records.map(\.line) == [3])
        #expect(file.findings == ["csv-malformed 2:1 too-long 262144"])
        // And however many parts it comes in, it is one record
        #expect(file.fates.filter { $0 == .malformed }.count == 1)
        #expect(file.fates.filter { $0 == .rest }.count > 2)
    }

    @Test func `an endless quote without a line end is one record with one finding`() {
        // Given a quote that opens 5 MB of one line
        let text = "arrival,nights\n2026-07-04,1\n\"" + String(repeating: "x,", count: 2_500_000)
        let file = ReadTable(text, .desk())
        #expect(file.findings == ["csv-malformed 3:1 too-long 1048576"])
        #expect(file.bookings.count == 1)
        #expect(file.slices.map(\.bytes.count).reduce(file.framing.head.count, +) == text.utf8.count)
    }

    @Test func `an endless quote over many lines costs the line where it opens`() {
        // Given a quote in line 3 and 3 MB of sound records after it
        let rows = String(repeating: "2026-07-04,1\n", count: 240_000)
        let text = "arrival,nights\n2026-07-04,1\n\"2026-07-05,1\n" + rows
        let file = ReadTable(text, .desk())
        #expect(file.findings == ["csv-malformed 3:1 unclosed-quote"])
        #expect(file.bookings.count == 240_001)
    }

    @Test func `the reader says what it carries and whether offsets are places in the file`() {
        let reader = RecordPipeline(CSVFormat.self, .desk(), bytes: Array("arrival,nights\n".utf8)).reader
        #expect(reader.carried == ["arrival", "nights"])
        #expect(!reader.isTranscoded)
        let wide = RecordPipeline(
            CSVFormat.self, .desk { $0.encoding = "utf-16le" }, bytes: "arrival,nights\n".utf16Bytes())
        #expect(wide.reader.isTranscoded)
    }
}
