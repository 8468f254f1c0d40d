import InnkeeperCore
import InnkeeperReports
import Testing

struct UnreadInputsTests {
    private func input(_ codes: [String]) -> RunData {
        var dataset = Dataset()
        var findings = Findings()
        for (index, code) in codes.enumerated() {
            dataset.files.append(SourceFile(unread: "file-\(index)"))
            findings.add(code: code, file: index)
        }
        return Fixture.input(dataset, findings: findings)
    }

    @Test func `what was missed is told apart from what is not needed`() {
        let unread = UnreadInputs(
            input(["source-unrecognised", "source-not-export", "source-missing", "csv-malformed", "source-ambiguous"]))
        #expect(unread.missed.map(\.path) == ["file-0", "file-2", "file-4"])
        #expect(unread.notNeeded.map(\.path) == ["file-1"])
    }

    @Test func `a missing file of bookings comes with the warning that sites look free`() {
        // Given two files that did not come, one of bookings
        var input = input(["source-missing", "source-missing"])
        input.dataset.files[0].kind = .bookings
        // Then
        let sentence = "Without its bookings, occupied sites look free."
        #expect(UnreadInputs(input).missed.map { $0.message.hasSuffix(sentence) } == [true, false])
    }

    @Test func `what a baseline knows is told no more`() {
        var input = input(["source-unrecognised"])
        input.known = [true]
        #expect(UnreadInputs(input).missed.isEmpty)
    }
}
