import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import Testing
import TestSupport

/// The ordered merge, without a file system: files are texts, and earlier records are lent from memory.
struct TableBuilderTests {
    private static let header = "reservation_id,site_number,arrival,nights,guests\n"

    /// The files are named `0`, `1` and so on and taken in `order`.
    private func load(
        _ texts: [String], order: [Int]? = nil, rules: [any Rule] = [houseRule("reservation-id-duplicate")],
        sources: [String]? = nil, isLent: Bool = true
    ) -> (builder: TableBuilder, accepted: [String]) {
        let bytes = texts.map { Array($0.utf8) }
        let files = texts.indices.map { SourceFile(source: sources?[$0] ?? "desk", kind: .bookings, path: "\($0)") }
        var builder = TableBuilder(files: files, lender: MemoryRecords(isLent ? bytes : []))
        var accepted = [String](repeating: "", count: texts.count)
        let validator = SliceValidator(
            rules: RuleSet(rules), context: RuleContext(run: RunContext(today: CalendarDate(dayNumber: 20_000), now: 0))
        )
        for file in order ?? Array(texts.indices) {
            let settings = SourceSettings(name: files[file].source, kind: .bookings)
            var pipeline = RecordPipeline(CSVFormat.self, settings, file: file, bytes: bytes[file])
            builder.dataset.files[file].format = CSVFormat.name
            builder.begin(file, validator)
            for slice in pipeline.slices(of: bytes[file]) {
                let loaded = builder.run(validator.run(SliceDecoder().run(slice)))
                for run in loaded.runs(pipeline.reader.framing) where run.verdict == .accepted {
                    accepted[file] += String(decoding: loaded.bytes[run.range], as: UTF8.self)
                }
            }
            builder.end(file, carried: pipeline.reader.carried)
        }
        return (builder, accepted)
    }

    private func shown(_ builder: TableBuilder) -> [String] {
        var findings = builder.findings
        findings.sort()
        return findings.rows.indices.map {
            let finding = findings.finding($0, files: builder.dataset.files) { _, _ in .error }
            let other = finding.related.map { " of \($0.file):\($0.line)" } ?? ""
            return "\(finding.file):\(finding.line) \(finding.code)\(other)"
        }
    }

    @Test func `a record of an earlier file is left out, and the finding names the other`() {
        let (builder, accepted) = load([
            Self.header + "R1,A1,2026-07-01,2,2\n", Self.header + "R1,A1,2026-07-01,2,2\nR2,A1,2026-07-04,2,2\n",
        ])
        #expect(shown(builder) == ["1:2 record-repeated of 0:2"])
        #expect(accepted == ["R1,A1,2026-07-01,2,2\n", "R2,A1,2026-07-04,2,2\n"])
        #expect(builder.dataset.files.map(\.counts.skipped) == [0, 1])
        #expect(builder.dataset.bookings.count == 2)
    }

    @Test func `which record was first is a matter of the order in which files come, not of their names`() {
        let texts = [Self.header + "R1,A1,2026-07-01,2,2\n", Self.header + "R1,A1,2026-07-01,2,2\n"]
        #expect(shown(load(texts, order: [1, 0]).builder) == ["0:2 record-repeated of 1:2"])
    }

    @Test func `a record that can't be lent any more proves nothing`() {
        let texts = [Self.header + "R1,A1,2026-07-01,2,2\n", Self.header + "R1,A1,2026-07-01,2,2\n"]
        #expect(shown(load(texts, isLent: false).builder) == ["1:2 reservation-id-duplicate of 0:2"])
    }

    @Test func `a booking that was there before is Invalid and its bytes are not accepted`() {
        let (builder, accepted) = load([Self.header + "R1,A1,2026-07-01,2,2\nR1,A1,2026-08-01,2,2\n"])
        #expect(builder.dataset.bookings.status == [.confirmed, .invalid])
        #expect(accepted == ["R1,A1,2026-07-01,2,2\n"])
        let counts = builder.dataset.files[0].counts
        #expect([counts.read, counts.accepted, counts.rejected, counts.skipped] == [2, 1, 1, 0])
        #expect(counts.isBalanced)
    }

    @Test func `two sources may have the same records and numbers`() {
        let text = Self.header + "R1,A1,2026-07-01,2,2\n"
        let builder = load([text, text], sources: ["desk", "channel"]).builder
        #expect(shown(builder).isEmpty)
        #expect(builder.dataset.bookings.count == 2)
    }

    @Test func `what was carried decides, at the end, what was not checked`() {
        // Given a source without guests, and one of which nothing was read
        var builder = load(["reservation_id,arrival,nights\nR1,2026-07-01,2\n"]).builder
        let sources = ["desk", "gone"].map { SourceSettings(name: $0, kind: .bookings) }
        // When
        builder.finish(
            sources, rules: [houseRule("reservation-guests-none"), houseRule("reservation-id-duplicate")], given: [])
        // Then
        #expect(
            builder.dataset.unchecked == [
                UncheckedRule(rule: "reservation-guests-none", source: "desk", reason: .fieldsMissing(["guests"]))
            ])
        #expect(builder.dataset.provided == [.bookings])
    }

    @Test func `a file without records says so, and one that is missed makes the input incomplete`() {
        var builder = load([Self.header]).builder
        #expect(shown(builder) == ["0:0 source-empty"])
        #expect(!builder.isMissingInput)
        builder.miss(.sourceMissing, 0, [.problem: .key(ReadingProblem.Missing.noFile)])
        #expect(shown(builder) == ["0:0 source-empty", "0:0 source-missing"])
        #expect(builder.isMissingInput)
    }
}
