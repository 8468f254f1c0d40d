import InnkeeperCore
import Testing

struct FindingsTests {
    private let files = [
        SourceFile(source: "channel", kind: .bookings, path: "a.csv"),
        SourceFile(source: "desk", kind: .bookings, path: "b.csv"),
    ]

    private func shown(_ findings: Findings) -> [Finding] {
        findings.rows.indices.map { findings.finding($0, files: files) { _, _ in .warning } }
    }

    @Test func `a finding comes back with everything that it was given`() {
        // Given one with all and one with nothing but a code
        var findings = Findings()
        findings.add(
            code: "reservation-overlap", file: 1, line: 7, column: 3, record: "R-1", property: "Lake",
            field: "arrival", value: "2026-07-04", arguments: [.nights: .count(2)],
            related: (file: 0, line: 9, record: "R-2"),
            recordDigest: 5)
        findings.add(code: "source-missing", file: -1)
        // Then
        #expect(
            shown(findings) == [
                Finding(
                    code: "reservation-overlap", severity: .warning, source: "desk", file: "b.csv", line: 7, column: 3,
                    record: "R-1", property: "Lake", field: "arrival", value: "2026-07-04",
                    arguments: [.nights: .count(2)],
                    related: RelatedRecord(file: "a.csv", line: 9, record: "R-2")),
                Finding(code: "source-missing", severity: .warning, source: "", file: ""),
            ])
        #expect(findings.recordDigest(0) == 5)
    }

    @Test func `a finding of a record without a property shows that of its file`() {
        // Given a file of one property, with a finding of a record, of one that names another, and of the whole
        var findings = Findings()
        findings.add(code: "a", file: 0, line: 2, record: "R-1")
        findings.add(code: "a", file: 0, line: 3, record: "R-1", property: "River")
        findings.add(code: "b", file: 0)
        var files = files
        files[0].property = "Lake"
        // Then
        let shown = findings.rows.indices.map { findings.finding($0, files: files) { _, _ in .info } }
        #expect(shown.map(\.property) == ["Lake", "River", ""])
    }

    @Test func `the order is file, line, column, code, field`() {
        // Given findings in no order; codes and fields first met out of order
        let sorted: [(code: String, file: Int, line: Int, column: Int, field: String)] = [
            ("z", 0, 0, 0, ""), ("b", 0, 2, 9, "x"), ("a", 0, 10, 1, "x"), ("a", 0, 10, 2, "a"), ("a", 0, 10, 2, "b"),
            ("b", 0, 10, 2, "a"), ("a", 1, 1, 1, "a"),
        ]
        for rotation in sorted.indices {
            var findings = Findings()
            for row in (sorted[rotation...] + sorted[..<rotation]).reversed() {
                findings.add(code: row.code, file: row.file, line: row.line, column: row.column, field: row.field)
            }
            // When they are sorted
            findings.sort()
            // Then
            let keys = shown(findings).map { "\($0.file) \($0.line) \($0.column) \($0.code) \($0.field)" }
            #expect(keys == sorted.map { "\(files[$0.file].path) \($0.line) \($0.column) \($0.code) \($0.field)" })
        }
    }

    @Test func `merging is associative, and codes that both know stay one`() {
        func slice(_ codes: [String], file: Int) -> Findings {
            var findings = Findings()
            for (line, code) in codes.enumerated() {
                findings.add(
                    code: code, file: file, line: line + 1, record: "R\(line)", field: "f\(line)", value: "v\(code)",
                    recordDigest: UInt64(line))
            }
            return findings
        }
        // Given three slices
        let (a, b, c) = (slice(["x", "y"], file: 0), slice([], file: 0), slice(["y", "z", "x"], file: 1))
        // When they are merged from the left and from the right
        var left = a
        left.append(contentsOf: b)
        left.append(contentsOf: c)
        var tail = b
        tail.append(contentsOf: c)
        var right = a
        right.append(contentsOf: tail)
        // Then nothing differs
        #expect(left == right)
        #expect(shown(left) == shown(a) + shown(c))
        #expect(left.codes == ["x", "y", "z"])
        #expect(left.totals == ["x": 2, "y": 2, "z": 1])
        #expect(left.rows.indices.map { left.recordDigest($0) } == [0, 1, 0, 1, 2])
    }

    @Test func `those that are kept keep their texts, and totals count only them`() {
        var findings = Findings()
        for line in 1...5 { findings.add(code: line % 2 == 0 ? "even" : "odd", file: 0, line: line, value: "v\(line)") }
        let kept = findings.keeping { $0.line > 3 }
        #expect(shown(kept).map(\.value) == ["v4", "v5"])
        #expect(kept.totals == ["even": 1, "odd": 1])
        #expect(findings.keeping { _ in false }.totals.isEmpty)
    }

    @Test func `an endless value is cut, and one that is not is left as it is`() {
        // Given values by their length in characters, bytes and combining marks
        let values = [
            String(repeating: "é", count: 5_000), String(repeating: "x", count: 200),
            String(repeating: "é", count: 150),
            "e" + String(repeating: "\u{301}", count: 100_000),
        ]
        var findings = Findings()
        for value in values { findings.add(code: "c", file: 0, value: value) }
        // Then only what is too long ends in three points, and nothing is long
        let kept = shown(findings).map(\.value)
        #expect(kept[0] == String(repeating: "é", count: 200) + "…")
        #expect(kept[1] == values[1] && kept[2] == values[2])
        #expect(kept[3].hasSuffix("…") && kept[3].unicodeScalars.count == 201)
    }
}
