import Core
import Testing

struct FindingsTests {
    private let files = ["a.csv", "b.csv"].map { SourceFile(source: "desk", kind: .bookings, path: $0) }

    private func shown(_ findings: Findings) -> [Finding] {
        findings.rows.indices.map { findings.finding($0, files: files) { _, _ in .warning } }
    }

    @Test func `a finding comes back as it went in`() {
        var findings = Findings()
        findings.add(
            code: "reservation-overlap", file: 1, line: 7, column: 3, record: "R2", field: "arrival",
            value: "2026-07-05", detail: "site A1", related: (0, 4, "R1"))
        findings.add(code: "source-missing", file: 0)
        #expect(
            shown(findings) == [
                Finding(
                    code: "reservation-overlap", severity: .warning, source: "desk", file: "b.csv", line: 7, column: 3,
                    record: "R2", field: "arrival", value: "2026-07-05", detail: "site A1",
                    related: RelatedRecord(file: "a.csv", line: 4, record: "R1")),
                Finding(code: "source-missing", severity: .warning, source: "desk", file: "a.csv"),
            ])
    }

    @Test func `they are sorted by file, line, column, code and field`() {
        // Given findings whose codes and fields first appear against the alphabet
        var findings = Findings()
        let order: [(Int, Int, Int, String, String)] = [
            (0, 0, 0, "z", ""), (0, 2, 9, "b", "x"), (0, 10, 1, "a", "x"), (0, 10, 1, "b", "x"), (0, 10, 1, "b", "y"),
            (0, 10, 2, "a", "x"), (1, 1, 1, "a", "x"),
        ]
        for entry in order.reversed() {
            findings.add(code: entry.3, file: entry.0, line: entry.1, column: entry.2, field: entry.4)
        }
        // When they are sorted
        findings.sort()
        // Then they stand in the contract's order
        #expect(
            shown(findings).map { "\($0.file) \($0.line) \($0.column) \($0.code) \($0.field)" }
                == order.map { "\(files[$0.0].path) \($0.1) \($0.2) \($0.3) \($0.4)" })
    }

    @Test func `merging is associative and loses nothing`() {
        // Given three parts with shared and own codes and fields
        let parts = (0..<3).map { part in
            var findings = Findings()
            for line in 1...4 {
                findings.add(
                    code: "code-\((line + part) % 3)", file: part % 2, line: line, record: "R\(line)",
                    field: "field-\(line % 2)", value: "value \(part)-\(line)")
            }
            return findings
        }
        // When they are merged from the left and from the right
        var left = parts[0]
        left.append(contentsOf: parts[1])
        left.append(contentsOf: parts[2])
        var tail = parts[1]
        tail.append(contentsOf: parts[2])
        var right = parts[0]
        right.append(contentsOf: tail)
        // Then both are the same, and the texts of each are those of the parts
        #expect(left == right)
        #expect(shown(left) == parts.flatMap(shown))
        #expect(left.totals == ["code-0": 4, "code-1": 4, "code-2": 4])
    }

    @Test func `totals are exact, and follow what is left out`() {
        var findings = Findings()
        for line in 1...1000 { findings.add(code: line % 4 == 0 ? "a" : "b", file: 0, line: line) }
        #expect(findings.totals == ["a": 250, "b": 750])
        #expect(findings.keeping { $0 < 4 }.totals == ["a": 1, "b": 3])
        #expect(findings.keeping { _ in false }.totals == [:])
    }

    @Test func `an endless value does not fill the memory`() throws {
        // Given a value of a megabyte, and one that is a single letter with a megabyte of accents
        for value in [String(repeating: "x", count: 1 << 20), "e" + String(repeating: "\u{301}", count: 1 << 19)] {
            var findings = Findings()
            findings.add(code: "a", file: 0, value: value)
            // Then its beginning is kept, with a sign that there was more
            let kept = try #require(shown(findings).first).value
            #expect(kept.utf8.count <= 203 && kept.unicodeScalars.last == "…")
            #expect(
                kept.unicodeScalars.dropLast().elementsEqual(value.unicodeScalars.prefix(kept.unicodeScalars.count - 1))
            )
        }
    }
}

struct FingerprinterTests {
    private func fingerprints(_ findings: [Finding], digests: [UInt64] = []) -> [UInt64] {
        var fingerprinter = Fingerprinter()
        return findings.enumerated().map { index, finding in
            fingerprinter.fingerprint(finding, recordDigest: index < digests.count ? digests[index] : 0)
        }
    }

    private func finding(
        line: Int = 1, record: String = "R1", field: String = "nights", value: String = "0", source: String = "desk",
        code: String = "c"
    ) -> Finding {
        Finding(
            code: code, severity: .error, source: source, file: "a.csv", line: line, column: line, record: record,
            field: field, value: value)
    }

    @Test func `a fingerprint stays when lines move, files are renamed or severities change`() {
        var moved = finding(line: 99)
        moved.file = "renamed.csv"
        moved.severity = .info
        #expect(fingerprints([finding()]) == fingerprints([moved]))
    }

    @Test func `code, source, key, field and value each make another one`() {
        let all = [
            finding(), finding(record: "R2"), finding(field: "guests"), finding(value: "-1"), finding(source: "web"),
            finding(code: "d"),
        ]
        #expect(Set(all.flatMap { fingerprints([$0]) }).count == all.count)
    }

    @Test func `a personal value plays no part`() {
        let ada = finding(field: "email", value: "ada@example.org")
        let ben = finding(field: "email", value: "ben@example.org")
        #expect(fingerprints([ada]) == fingerprints([ben]))
    }

    @Test func `records without a key go by their bytes, equals by their ordinal`() {
        let nameless = finding(record: "")
        // Given two equal records and a different one
        let first = fingerprints([nameless, nameless, nameless], digests: [7, 7, 8])
        #expect(Set(first).count == 3)
        // When a line that has no finding moves them, or the different one comes first
        let second = fingerprints([nameless, nameless, nameless], digests: [8, 7, 7])
        // Then each keeps its own
        #expect(second == [first[2], first[0], first[1]])
    }
}
