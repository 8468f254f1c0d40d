import InnkeeperCore
import Testing

struct FindingTallyTests {
    @Test func `findings are counted by code and file, in whatever order they are`() {
        // Given findings of two codes in two files and of one that is not about a file
        var findings = Findings()
        for (code, file) in [("a", 0), ("b", 1), ("a", 1), ("a", 0), ("b", 1), ("b", -1), ("a", 0)] {
            findings.add(code: code, file: file, line: 1)
        }
        // When they are counted
        let tally = findings.tally
        // Then
        let counts = Dictionary(
            uniqueKeysWithValues: tally.counts.map { ("\(findings.codes[Int($0.key.code)])\($0.key.file)", $0.value) })
        #expect(counts == ["a0": 3, "a1": 1, "b1": 2, "b-1": 1])
        #expect(findings.totals == ["a": 4, "b": 3])
    }

    @Test func `the first of each code are found, as many as are wanted and aren't left out`() {
        // Given
        var findings = Findings()
        for (line, code) in ["a", "b", "a", "a", "c", "b", "a"].enumerated() {
            findings.add(code: code, file: 0, line: line + 1)
        }
        // When two of a, all of b and none of c are wanted, but not the first of all
        let found = findings.first([2, 9, 0]) { $0 == 0 }
        // Then
        #expect(found == [1, 2, 3, 5])
    }

    @Test func `only the kinds that are wanted are kept`() {
        // Given
        var findings = Findings()
        for (line, code) in ["a", "b", "a"].enumerated() { findings.add(code: code, file: line % 2, line: line + 1) }
        // When all but the code b are kept
        let kept = findings.keepingKinds { findings.codes[Int($0.code)] != "b" }
        // Then
        #expect(kept.rows.map(\.line) == [1, 3])
        #expect(findings.keepingKinds { _ in true }.rows.map(\.line) == [1, 2, 3])
    }
}
