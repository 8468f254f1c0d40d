import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import Testing
import TestSupport

/// Several exports of one list, without a file system: the files are named and taken as a run takes them.
struct NewestExportTests {
    /// 24 November 2026.
    private static let today = CalendarDate(dayNumber: 20_781)
    private static let header = "reservation_id,site_number,arrival,nights,status,guests\n"

    /// The findings as `file:line code of file:line detail value`, and the sites of bookings that hold one.
    private func load(
        _ files: [(name: String, rows: String)], newest: [String] = [], rules: [String] = ["reservation-id-duplicate"]
    ) -> (findings: [String], sites: [String]) {
        let bytes = files.map { Array((Self.header + $0.rows).utf8) }
        let sources = files.map { SourceFile(source: "desk", kind: .bookings, path: $0.name) }
        let paths = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($0.offset, $0.element.name) })
        var order = ExportOrder()
        order.add(ExportOrder(paths, newest: newest, today: Self.today), of: "desk")
        var builder = TableBuilder(files: sources, order: order, lender: MemoryRecords(bytes))
        let validator = SliceValidator(
            rules: RuleSet(rules.map(houseRule)),
            context: RuleContext(run: RunContext(today: Self.today, now: 0)))
        for file in order.readingOrder(Array(files.indices)) {
            let settings = SourceSettings(name: "desk", kind: .bookings)
            var pipeline = RecordPipeline(CSVFormat.self, settings, file: file, bytes: bytes[file])
            builder.begin(file, validator)
            for slice in pipeline.slices(of: bytes[file]) {
                _ = builder.run(validator.run(SliceDecoder().run(slice)))
            }
            builder.end(file, carried: pipeline.reader.carried)
        }
        var findings = builder.findings
        findings.sort()
        let shown = findings.rows.indices.map { index in
            let finding = findings.finding(index, files: builder.dataset.files) { _, _ in .error }
            let other = finding.related.map { " of \($0.file):\($0.line)" } ?? ""
            let more = [finding.arguments.description, finding.value].filter { !$0.isEmpty }.map { " \($0)" }.joined()
            return "\(finding.file):\(finding.line) \(finding.code)\(other)\(more)"
        }
        let bookings = builder.dataset.bookings
        let holding = (0..<bookings.count).filter { bookings.status[$0].holdsSite }
        return (shown, holding.map { bookings.site[$0] ?? "" }.sorted())
    }

    @Test func `the newer export says how a booking is`() {
        let (findings, sites) = load([
            ("a-2026-11-22.csv", "R1,A1,2026-12-01,2,confirmed,2\n"),
            ("a-2026-11-23.csv", "R1,A1,2026-12-01,2,cancelled,2\n"),
        ])
        #expect(findings == ["a-2026-11-22.csv:2 reservation-superseded of a-2026-11-23.csv:2 status"])
        #expect(sites == [])
    }

    @Test func `a guest who was moved leaves the old site free`() {
        let (findings, sites) = load([
            ("x.csv", "R1,A1,2026-12-01,2,confirmed,2\n"), ("x (1).csv", "R1,A3,2026-12-01,2,confirmed,2\n"),
        ])
        #expect(findings == ["x.csv:2 reservation-superseded of x (1).csv:2 site_number"])
        #expect(sites == ["A3"])
    }

    @Test func `a booking counts as a whole, with all its units`() {
        let (findings, sites) = load([
            ("x.csv", "R1,A1,2026-12-01,2,confirmed,2\nR1,A2,2026-12-01,2,confirmed,2\n"),
            ("x (1).csv", "R1,A1,2026-12-01,2,confirmed,3\n"),
        ])
        #expect(
            findings == [
                "x.csv:2 reservation-superseded-alike of x (1).csv:2",
                "x.csv:3 reservation-superseded of x (1).csv:2 site_number",
            ])
        #expect(sites == ["A1"])
    }

    @Test func `of three exports the newest that has the booking holds`() {
        let (findings, sites) = load([
            ("x.csv", "R1,A1,2026-12-01,2,confirmed,2\n"), ("x (1).csv", "R1,A2,2026-12-01,2,confirmed,2\n"),
            ("x (2).csv", "R2,B1,2026-12-01,2,confirmed,2\n"),
        ])
        #expect(sites == ["A2", "B1"])
        #expect(
            findings == [
                "x.csv:2 reservation-superseded of x (1).csv:2 site_number",
                "x (1).csv:0 reservation-not-in-newest of x (2).csv:0 1 R1",
            ])
    }

    @Test func `a newer row that is rejected leaves the older one in force, and says so`() {
        let (findings, sites) = load(
            [("x.csv", "R1,A1,2026-12-01,2,confirmed,2\n"), ("x (1).csv", "R1,A1,2026-12-01,0,confirmed,2\n")],
            rules: ["reservation-id-duplicate", "reservation-nights-not-positive"])
        #expect(
            findings == [
                "x (1).csv:2 reservation-older-kept of x.csv:2",
                "x (1).csv:2 reservation-nights-not-positive 0",
            ])
        #expect(sites == ["A1"])
    }

    @Test func `what the newer export lacks within its period stays, and is listed once a file`() {
        let (findings, sites) = load([
            (
                "x.csv",
                "R1,A1,2026-12-02,2,confirmed,2\nR2,A2,2026-12-03,1,confirmed,2\nR3,A3,2027-01-01,1,confirmed,2\n"
                    + "R4,A4,2026-12-02,1,cancelled,2\n"
            ), ("x (1).csv", "R8,B1,2026-12-01,1,confirmed,2\nR9,B2,2026-12-10,2,confirmed,2\n"),
        ])
        #expect(findings == ["x.csv:0 reservation-not-in-newest of x (1).csv:0 2 R1, R2"])
        #expect(sites == ["A1", "A2", "A3", "B1", "B2"])
    }

    @Test func `where nothing tells which is newer the later row is a duplicate`() {
        let (findings, _) = load([
            ("a.csv", "R1,A1,2026-12-01,2,confirmed,2\n"), ("b.csv", "R1,A1,2026-12-01,2,cancelled,2\n"),
        ])
        #expect(findings == ["b.csv:2 reservation-id-duplicate of a.csv:2 other-file R1"])
    }

    @Test func `the configuration can say it`() {
        let (findings, sites) = load(
            [("a.csv", "R1,A1,2026-12-01,2,confirmed,2\n"), ("b.csv", "R1,A1,2026-12-01,2,cancelled,2\n")],
            newest: ["b.csv"])
        #expect(findings == ["a.csv:2 reservation-superseded of b.csv:2 status"])
        #expect(sites == [])
    }

    @Test func `within one export a number that is there twice is a duplicate as ever`() {
        let (findings, _) = load([
            ("x.csv", "R1,A1,2026-12-01,2,confirmed,2\nR1,A1,2026-12-05,2,confirmed,2\n"),
            ("x (1).csv", "R2,B1,2027-02-01,2,confirmed,2\n"),
        ])
        #expect(findings == ["x.csv:3 reservation-id-duplicate of x.csv:2 R1"])
    }
}
