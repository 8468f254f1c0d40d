import InnkeeperCore
import InnkeeperReports
import Testing

struct CheckVerdictTests {
    @Test func `it says how much was read and how it stands`() {
        let dirty = ShownFindings([FindingsFixture.input(rates: 2, phones: 1)])
        #expect(CheckVerdict.lines(dirty) == ["2 records in 2 files: 2 warnings, 1 note."])
        let clean = ShownFindings([FindingsFixture.input()])
        #expect(CheckVerdict.lines(clean) == ["2 records in 2 files: nothing to report."])
    }

    @Test func `what a baseline knows is counted apart`() {
        var input = FindingsFixture.input(rates: 2)
        input.known = [true, true]
        #expect(
            CheckVerdict.lines(ShownFindings([input]))
                == ["2 records in 2 files: nothing to report (2 findings in the baseline not shown)."])
    }

    @Test func `files by themselves say what else would be needed`() {
        // Given a file of bookings without campsites
        var input = FindingsFixture.input()
        input.isConfigured = false
        for rule in ["reservation-site-unknown", "reservation-over-capacity"] {
            input.dataset.unchecked.insert(
                UncheckedRule(rule: rule, source: "desk", reason: .noCampSites))
        }
        // Then
        #expect(
            CheckVerdict.lines(ShownFindings([input])).dropFirst() == [
                "Not checked in desk (there is no campsites source): reservation-over-capacity, reservation-site-unknown",
                "Overlaps and duplicates were looked for among these files only.",
            ])
    }
}
