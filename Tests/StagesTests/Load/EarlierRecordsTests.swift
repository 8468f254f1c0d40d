import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import Testing
import TestSupport

/// The ordered merge that compares records, and the one that is told what was found by bucket.
struct EarlierRecordsTests {
    private static let rules: [any Rule] = [GuestsOdd(), houseRule("reservation-id-duplicate")]
    private static let validator = SliceValidator(
        rules: RuleSet(rules), context: RuleContext(run: RunContext(today: CalendarDate(dayNumber: 20_000), now: 0)))

    /// Slices of about 64 bytes.
    private func slices(_ text: String, file: Int) -> (slices: [ValidatedSlice], carried: Set<String>) {
        let bytes = Array(text.utf8)
        var pipeline = RecordPipeline(
            CSVFormat.self, SourceSettings(name: "desk", kind: .bookings), file: file, bytes: bytes)
        let slices = pipeline.slices(of: bytes, chunkSize: 64, makingRoom: false)
        return (slices.map { Self.validator.run(SliceDecoder().run($0)) }, pipeline.reader.carried)
    }

    /// What `buckets` finders find, by file.
    private func found(_ texts: [String], buckets: Int) throws -> [EarlierRows] {
        var finders = (0..<buckets).map { _ in EarlierFinder(rules: RuleSet(Self.rules)) }
        return try texts.enumerated().map { file, text in
            var parts: [EarlierRows] = []
            for slice in slices(text, file: file).slices {
                let keys = KeyRows.split(
                    slice, file: file, buckets: buckets, digest: { UInt128(Hash64.digest($0)) })
                for (bucket, rows) in keys { parts.append(finders[bucket].take(rows)) }
            }
            return try #require(EarlierRows.merged(parts) { $0 })
        }
    }

    private func load(_ texts: [String], settled: [EarlierRows]?) -> (builder: TableBuilder, open: Int) {
        let files = texts.indices.map { SourceFile(source: "desk", kind: .bookings, path: "\($0)") }
        var builder = TableBuilder(files: files, lender: MemoryRecords(texts.map { Array($0.utf8) }))
        var open = 0
        for (file, text) in texts.enumerated() {
            builder.begin(file, Self.validator, settled: settled?[file])
            let (slices, carried) = slices(text, file: file)
            for slice in slices { _ = builder.run(slice) }
            builder.end(file, carried: carried)
            open += builder.openCount(of: "desk")
        }
        return (builder, open)
    }

    private static let bookings: [String] = {
        var random = SeededRandom(4)
        var texts = [String](repeating: "property,reservation_id,site_number,arrival,nights,guests\n", count: 4)
        for _ in 0..<300 {
            let number = Int.random(in: 0..<60, using: &random)
            texts[Int.random(in: 0..<4, using: &random)] +=
                "P\(number % 7),R\(number % 20),A\(number % 2),2026-07-0\(1 + number % 3),2,\(number % 9 == 0 ? 0 : 2)\n"
        }
        return texts
    }()

    private static let payments: [String] = {
        var random = SeededRandom(5)
        let header = "Date,Type,Confirmation code,Start date,End date,Nights,Listing,Currency,Amount\n"
        var texts = [String](repeating: header, count: 3)
        for day in 10..<29 {
            for _ in 0..<8 {
                let number = Int.random(in: 0..<12, using: &random)
                let amount = Int.random(in: 0..<9, using: &random) == 0 ? "nothing" : "\(day).50"
                texts[Int.random(in: 0..<3, using: &random)] +=
                    "2026-08-\(day),Reservation,HM\(number),2026-07-01,2026-07-\(3 + number % 2 * 7),\(2 + number % 2 * 7),"
                    + "L\(number % 4),EUR,\(amount)\n"
            }
        }
        return texts
    }()

    @Test(arguments: [bookings, payments], [1, 5])
    func `tables and findings are the same whether records are compared or looked up`(
        texts: [String], buckets: Int
    ) throws {
        // Given
        let (compared, _) = load(texts, settled: nil)
        let found = try found(texts, buckets: buckets)
        #expect(found.reduce(0) { $0 + $1.count } > 20)
        // When
        let (settled, open) = load(texts, settled: found)
        // Then
        #expect(settled.dataset.bookings == compared.dataset.bookings)
        #expect(settled.dataset.files.map(\.counts) == compared.dataset.files.map(\.counts))
        #expect(settled.findings == compared.findings)
        #expect(compared.findings.count > 20)
        // And everything that was found was asked for
        #expect(open == 0)
    }

    @Test func `what was found about records that don't come is not forgotten`() throws {
        // Given what was found in files, the last of which has lost its last record
        let texts = [
            "reservation_id,arrival,nights\nR1,2026-07-01,2\n", "reservation_id,arrival,nights\nR1,2026-07-01,2\n",
        ]
        let found = try found(texts, buckets: 1)
        // When
        let (_, open) = load([texts[0], "reservation_id,arrival,nights\n"], settled: found)
        // Then
        #expect(open == 1)
    }

    @Test func `what was found holds, although the record itself isn't there to be compared`() throws {
        // Given a first file with other bytes in the same places
        let texts = [
            "reservation_id,arrival,nights\nR1,2026-07-01,2\n", "reservation_id,arrival,nights\nR1,2026-07-01,2\n",
        ]
        let found = try found(texts, buckets: 1)
        // When
        let (builder, open) = load([texts[0].replacing("R1", with: "R7"), texts[1]], settled: found)
        // Then
        #expect(builder.dataset.files[1].counts.skipped == 1 && open == 0)
    }
}
