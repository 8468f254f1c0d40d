import InnkeeperCore
import InnkeeperReports
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

    @Test func `in a row of a sheet the cell is found by its column`() {
        // Given the finding of a sheet's cell C14
        var input = FindingsFixture.input(
            lines: FindingsFixture.Lines(texts: [0: [14: "\"May, June\",14,R7,\"Ada, Bo\",-6.38,x"]])
        ) { findings in
            findings.add(code: RateRule().code, file: 0, line: 14, column: 3, value: "-6.38")
        }
        input.dataset.files[0].isWorksheet = true
        let finding = input.findings.finding(0, files: input.dataset.files, severity: input.severity)
        // Then
        #expect(finding.cell == "C14")
        let frame = CodeFrame(finding, row: 0, of: input)
        #expect(frame?.before == "\"May, June\",14,R7,\"Ada, Bo\"," && frame?.marked == "-6.38")
    }
}
