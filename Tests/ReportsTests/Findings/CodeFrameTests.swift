import Core
import Reports
import Testing

struct CodeFrameTests {
    private func frame(_ line: String, column: Int, value: String) -> CodeFrame? {
        let input = FindingsFixture.input(lines: FindingsFixture.Lines(texts: [0: [14: line]])) { findings in
            findings.add(code: RateRule().code, file: 0, line: 14, column: column, value: value)
        }
        let finding = input.findings.finding(0, files: input.dataset.files, severity: input.severity)
        return CodeFrame(finding, row: 0, of: input)
    }

    @Test func `the value is marked where it stands, else one character`() {
        let whole = frame("R7,-6.38,x", column: 4, value: "-6.38")
        #expect(whole?.before == "R7," && whole?.marked == "-6.38" && whole?.after == ",x")
        let masked = frame("R7,•••,x", column: 4, value: "Ada")
        #expect(masked?.before == "R7," && masked?.marked == "•" && masked?.after == "••,x")
        let end = frame("R7,", column: 4, value: "")
        #expect(end?.before == "R7," && end?.marked == "" && end?.after == "")
    }

    @Test func `a place that the line does not have, and a finding about a whole line, have no frame`() {
        #expect(frame("R7", column: 9, value: "") == nil)
        #expect(frame("R7", column: 0, value: "") == nil)
    }
}
