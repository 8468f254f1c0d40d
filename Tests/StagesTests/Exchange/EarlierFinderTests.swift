import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import Testing
import TestSupport

struct EarlierFinderTests {
    private static let header = "property,reservation_id,site_number,arrival,nights,guests\n"

    /// What is found in files, in one bucket: line, what, and file and line of the earlier record.
    private func found(_ texts: [String], rules: [any Rule] = [houseRule("reservation-id-duplicate")]) -> [[String]] {
        var finder = EarlierFinder(rules: RuleSet(rules))
        return texts.enumerated().map { file, text in
            let bytes = Array(text.utf8)
            var pipeline = RecordPipeline(
                CSVFormat.self, SourceSettings(name: "desk", kind: .bookings), file: file, bytes: bytes)
            let validator = SliceValidator(
                rules: RuleSet([GuestsOdd()]),
                context: RuleContext(run: RunContext(today: CalendarDate(dayNumber: 0), now: 0)))
            return pipeline.slices(of: bytes, chunkSize: 64, makingRoom: false).flatMap { slice -> [String] in
                let parts = KeyRows.split(
                    validator.run(SliceDecoder().run(slice)), file: file, buckets: 1,
                    digest: { UInt128(Hash64.digest($0)) })
                return parts.flatMap { part -> [String] in
                    let lines = Dictionary(
                        uniqueKeysWithValues: part.rows.bookings.records.map { ($0.offset, $0.line) })
                    let rows = finder.take(part.rows)
                    return (0..<rows.count).map {
                        "\(lines[rows.offsets[$0]] ?? 0) \(rows.kinds[$0]) \(rows.earlier[$0].file):\(rows.earlier[$0].line)"
                    }
                }
            }
        }
    }

    @Test func `a record of an earlier file is repeated, one of its own file has the same number`() {
        let row = "P,R1,A1,2026-07-01,2,2\n"
        #expect(found([Self.header + row + row, Self.header + row]) == [["3 duplicate 0:2"], ["2 repeated 0:2"]])
    }

    @Test func `what is left out as a repeat is no earlier record for others, and a rejected one is`() {
        // Given a repeat in the second file, whose number comes again; and a refused booking, whose number does
        let texts = [
            Self.header + "P,R1,A1,2026-07-01,2,2\nP,R2,A1,2026-07-01,2,0\n",
            Self.header + "P,R1,A1,2026-07-01,2,2\nP,R1,A1,2026-08-01,2,2\nP,R2,A1,2026-08-01,2,2\n",
        ]
        // Then all refer to the first file
        #expect(found(texts) == [[], ["2 repeated 0:2", "3 duplicate 0:2", "4 duplicate 0:3"]])
    }

    @Test func `another property or site has numbers of its own, and a rule that is off finds nothing`() {
        let texts = [
            Self.header
                + "P,R1,A1,2026-07-01,2,2\nQ,R1,A1,2026-07-01,2,2\nP,R1,A2,2026-07-01,2,2\nP,R1,A2,2026-07-02,2,2\n"
        ]
        #expect(found(texts) == [["5 duplicate 0:4"]])
        #expect(found(texts, rules: []) == [[]])
    }
}
