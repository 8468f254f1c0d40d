import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

/// The account of a file's bytes, over slices that say where records are.
struct ByteLedgerTests {
    /// A ledger after slices of `text` with records at `spans`.
    private func ledger(
        _ text: String, _ syntax: FramingSyntax, head: String = "", cutShort: Bool = false, slices: [[Range<Int>]]
    ) -> ByteLedger {
        let bytes = Array(text.utf8)
        var ledger = ByteLedger(syntax, head: Array(head.utf8), file: 0, lender: MemoryRecords([bytes]))
        for spans in slices {
            let start = spans[0].lowerBound
            let records = spans.enumerated().map { row, span in
                RecordSpan(
                    start: span.lowerBound - start, end: span.upperBound - start,
                    disposition: cutShort ? .cutShort : .row(Int32(row)))
            }
            ledger.add(
                DecodedSlice(
                    batch: .places(Places()), bytes: Array(bytes[start..<spans[spans.count - 1].upperBound]),
                    offset: Int64(start), records: records, findings: Findings()))
        }
        ledger.finish(size: Int64(bytes.count))
        return ledger
    }

    @Test func `records and framing are all of the file`() {
        // Given a table of two rows with an empty line between them
        let ledger = ledger("id\n1\n\n2\n", .tableHead, head: "id\n", slices: [[3..<5], [6..<8]])
        // Then
        #expect(ledger.strays.isEmpty)
        #expect(ledger.inRecords == 4 && ledger.aroundRecords == 4)
    }

    @Test func `a line that no record has is lost, with its place`() {
        let ledger = ledger("id\n1\nnew\n2\n", .tableHead, head: "id\n", slices: [[3..<5, 9..<11]])
        #expect(ledger.lost.map(\.range) == [5..<8] && ledger.lost.map { [$0.line, $0.column] } == [[3, 1]])
    }

    @Test func `what stands between two slices is looked at too`() {
        let ledger = ledger("id\n1\nnew\n2\n", .tableHead, head: "id\n", slices: [[3..<5], [9..<11]])
        #expect(ledger.lost.map(\.range) == [5..<8])
    }

    @Test func `so is what stands behind the last record`() {
        #expect(ledger("id\n1\n2", .tableHead, head: "id\n", slices: [[3..<5]]).lost.map(\.range) == [5..<6])
    }

    @Test func `a head that is not the reader's is lost`() {
        #expect(ledger("no\n1\n", .tableHead, head: "id\n", slices: [[3..<5]]).lost.map(\.range) == [0..<3])
    }

    @Test func `bytes that two records claim are lost to one of them`() {
        #expect(ledger("id\n1\n2\n", .tableHead, head: "id\n", slices: [[3..<7, 5..<7]]).lost.map(\.range) == [5..<7])
    }

    @Test func `a record of which the first bytes are kept goes on to the next one`() {
        let ledger = ledger("{x {x {x", .jsonEnvelope, cutShort: true, slices: [[0..<1], [6..<7]])
        #expect(ledger.strays.isEmpty && ledger.inRecords == 8)
    }

    @Test func `what is lost is one finding a file and an input that is missing`() {
        // Given
        let file = SourceFile(source: "desk", kind: .bookings, path: "desk.csv")
        var builder = TableBuilder(files: [file], lender: MemoryRecords())
        // When
        builder.report(ledger("id\n1\nnew\n2\nend", .tableHead, head: "id\n", slices: [[3..<5, 9..<11]]), of: 0)
        // Then
        let finding = builder.findings.finding(0, files: [file]) { _, _ in .error }
        #expect(builder.findings.count == 1 && builder.isMissingInput)
        #expect(finding.code == "source-unaccounted" && finding.line == 3)
        #expect(finding.arguments.description.contains("6"))
    }

    @Test func `unknown elements and text in XML are findings, each where it stands`() {
        // Given
        let file = SourceFile(source: "map", kind: .places, path: "map.gpx")
        var builder = TableBuilder(files: [file], lender: MemoryRecords())
        // When
        let text = "<gpx>\n <wpu/>oh\n</gpx>"
        var ledger = ByteLedger(
            .xmlEnvelope(around: ["gpx"]), head: [], file: 0, lender: MemoryRecords([Array(text.utf8)]))
        ledger.finish(size: Int64(text.utf8.count))
        builder.report(ledger, of: 0)
        // Then
        let findings = (0..<builder.findings.count).map {
            builder.findings.finding($0, files: [file]) { _, _ in .error }
        }
        #expect(findings.map(\.code) == ["xml-malformed", "xml-malformed"])
        #expect(findings.map { [$0.line, $0.column] } == [[2, 2], [2, 8]])
        #expect(!builder.isMissingInput)
    }
}
