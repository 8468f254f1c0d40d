import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import Synchronization
import Testing
import TestSupport

struct ComparedRecordsTests {
    /// Bytes of files, and how often they were asked for.
    private final class CountingRecords: RecordLender {
        private let files: MemoryRecords
        private let count = Mutex(0)

        init(_ texts: [String]) { files = MemoryRecords(texts.map { Array($0.utf8) }) }

        var reads: Int { count.withLock { $0 } }

        func bytes(_ record: RecordReference) -> [UInt8]? {
            count.withLock { $0 += 1 }
            return files.bytes(record)
        }
    }

    private static let header = "property,reservation_id,site_number,guest_name,arrival,nights\n"

    /// The repeats that are found in the files of one source ("file:line of file:line"), and how many earlier records were
    /// read for that. `meanings` are those of a repeated number, by file.
    private func repeats(
        _ texts: [String], rules: [any Rule] = [houseRule("reservation-id-duplicate")], meanings: [RepeatedID] = []
    ) -> (found: [String], reads: Int) {
        let files = texts.indices.map { SourceFile(source: "desk", kind: .bookings, path: "\($0)") }
        let validator = SliceValidator(
            rules: RuleSet(rules), context: RuleContext(run: RunContext(today: CalendarDate(dayNumber: 20_000), now: 0))
        )
        let lender = CountingRecords(texts)
        var builder = TableBuilder(files: files, lender: lender)
        for (file, text) in texts.enumerated() {
            let bytes = Array(text.utf8)
            var pipeline = RecordPipeline(
                CSVFormat.self, SourceSettings(name: "desk", kind: .bookings), file: file, bytes: bytes)
            builder.begin(file, validator)
            for slice in pipeline.slices(of: bytes, chunkSize: 256, makingRoom: false) {
                var decoded = SliceDecoder().run(slice)
                if case .bookings(var batch) = decoded.batch, !meanings.isEmpty {
                    batch.repeatedID = meanings[file]
                    decoded.batch = .bookings(batch)
                }
                _ = builder.run(validator.run(decoded))
            }
            builder.end(file, carried: [])
        }
        let found = builder.findings.rows.indices.compactMap { row in
            let finding = builder.findings.finding(row, files: files) { _, _ in .error }
            guard finding.code == "record-repeated", let other = finding.related else { return String?.none }
            return "\(finding.file):\(finding.line) of \(other.file):\(other.line)"
        }
        return (found, lender.reads)
    }

    /// The same by a dictionary of lines: a line is one again if the first that is equal is in another file.
    private func bruteForce(_ texts: [String]) -> [String] {
        var first: [Substring: (file: Int, line: Int)] = [:]
        var found: [String] = []
        for (file, text) in texts.enumerated() {
            for (line, record) in text.split(separator: "\n").enumerated().dropFirst() {
                if let earlier = first[record] {
                    if earlier.file != file { found.append("\(file):\(line + 1) of \(earlier.file):\(earlier.line)") }
                } else {
                    first[record] = (file, line + 1)
                }
            }
        }
        return found
    }

    /// Files in which numbers come again: on another site, of another guest, in the same line, and some lines have none.
    private func texts(_ seed: UInt64, numbers: Int, isOrdered: Bool) -> [String] {
        var random = SeededRandom(seed)
        return (0..<4).map { file in
            var text = Self.header
            for row in 0..<120 {
                let number = isOrdered ? file * 60 + row : Int.random(in: 0..<numbers, using: &random)
                let id = Int.random(in: 0..<9, using: &random) == 0 ? "" : "R\(1000 + number)"
                let guest = Int.random(in: 0..<4, using: &random) == 0 ? "Ada Moss" : "Noel Hart"
                text += "P\(number % 3),\(id),A\(number % 7 == 0 ? file % 2 : 1),\(guest),2026-07-01,2\n"
            }
            return text
        }
    }

    @Test(arguments: [RepeatedID.duplicate, .unit, .running], [false, true])
    func `what comes again is what a dictionary of lines finds`(meaning: RepeatedID, isOrdered: Bool) {
        for seed in 0..<12 {
            // Given numbers in order or not, often or seldom repeated, and files of which one means something else by that
            let texts = texts(UInt64(seed), numbers: seed % 2 == 0 ? 40 : 900, isOrdered: isOrdered)
            var meanings = [RepeatedID](repeating: meaning, count: 4)
            meanings[seed % 4] = .duplicate
            let expected = bruteForce(texts)
            #expect(expected.count > 3)
            // When
            let found = repeats(texts, meanings: meanings).found
            // Then
            #expect((found.sorted() == expected.sorted()) as Bool, "seed \(seed)")
        }
    }

    @Test func `it makes no difference whether a rule looks at the numbers`() {
        let texts = texts(99, numbers: 60, isOrdered: false)
        #expect(repeats(texts, rules: []).found == repeats(texts).found)
        #expect(!repeats(texts).found.isEmpty)
    }

    @Test func `an earlier file is read for a booking of the same guest, not for each with the same number`() {
        // Given two files with the same numbers, of which one record is the same, and one of the same guest has changed
        let first = Self.header + (1...50).map { "P,R\($0),A1,Ada Moss,2026-07-01,2\n" }.joined()
        let other = (1...48).map { "P,R\($0),A1,Noel Hart,2026-07-01,2\n" }.joined()
        let second = Self.header + other + "P,R49,A1,Ada Moss,2026-07-01,2\nP,R50,A1,Ada Moss,2026-07-01,3\n"
        // When
        let (found, reads) = repeats([first, second])
        // Then
        #expect(found == ["1:50 of 0:50"])
        #expect(reads == 2)
    }
}
