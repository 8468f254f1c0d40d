import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import Testing
import TestSupport

struct MappedFileTests {
    @Test func `what is said about a file is read back`() throws {
        let file = MappedFile(source: "desk", path: "in/für.csv", conditions: .max)
        let end = MappedFileEnd(digest: "xxh128:00", byteCount: 1 << 40)
        let reader = RecordPipeline(
            CSVFormat.self, SourceSettings(name: "desk", kind: .bookings), bytes: Array("id,arrival\n".utf8)
        ).reader
        let known = MappedFileEnd(digest: "", byteCount: 0, keys: KeyFacts(reader))
        #expect(try BinaryReader.value(inPayload: BinaryWriter.payload(of: known)) == known)
        #expect(try BinaryReader.value(inPayload: BinaryWriter.payload(of: file)) == file)
        #expect(try BinaryReader.value(inPayload: BinaryWriter.payload(of: end)) == end)
    }

    @Test func `a slice moves to another file with its records and findings`() {
        // Given a slice of file 0 with findings of reading and of a rule
        let bytes = Array("reservation_id,arrival,nights,guests\nR1,2026-07-01,2,0\nR2,2026-07-01,2,\"x\" y\n".utf8)
        let settings = SourceSettings(name: "desk", kind: .bookings)
        let validator = SliceValidator(
            rules: RuleSet([GuestsOdd()]),
            context: RuleContext(run: RunContext(today: CalendarDate(dayNumber: 0), now: 0)))
        func slices(_ file: Int) -> [ValidatedSlice] {
            var pipeline = RecordPipeline(CSVFormat.self, settings, file: file, bytes: bytes)
            return pipeline.slices(of: bytes).map { validator.run(SliceDecoder().run($0)) }
        }
        // When it is moved to file 5
        let moved = slices(0).map { $0.moved(toFile: 5) }
        // Then it is what reading it as file 5 gives
        let read = slices(5)
        #expect(moved.count == read.count && !moved.isEmpty)
        for (moved, read) in zip(moved, read) {
            guard case .bookings(let left) = moved.decoded.batch, case .bookings(let right) = read.decoded.batch else {
                Issue.record("no bookings")
                continue
            }
            #expect(left == right)
            #expect(moved.decoded.findings == read.decoded.findings)
            #expect(moved.rowFindings.findings == read.rowFindings.findings)
        }
        #expect(read.contains { $0.decoded.findings.count > 0 })
        #expect(read.contains { $0.rowFindings.findings.count > 0 })
    }

    @Test func `nights that a calendar blocks move to another file too`() {
        // Given
        var bookings = Bookings()
        bookings.blocked.append(site: "A12", nights: 3..<5, file: 0)
        let decoded = DecodedSlice(
            batch: .bookings(bookings), bytes: [], offset: 0, records: [], findings: Findings())
        let rules = RuleContext(run: RunContext(today: CalendarDate(dayNumber: 0), now: 0))
        let slice = SliceValidator(rules: RuleSet([]), context: rules).run(decoded)
        // When
        let moved = slice.moved(toFile: 5)
        // Then
        guard case .bookings(let table) = moved.decoded.batch else {
            Issue.record("no bookings")
            return
        }
        #expect(table.blocked.file == [5] && table.blocked.nights(0) == 3..<5)
    }
}
