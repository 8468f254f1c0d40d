import InnkeeperCore
import Testing

struct RecordFateTests {
    @Test func `a record of a rule that rejects is rejected`() {
        #expect(RecordFate(.rejects, code: "csv-malformed") == .rejected)
        #expect(RecordFate(.rejects, code: "reservation-date-invalid") == .rejected)
    }

    @Test func `a record that a rule marks is kept`() {
        #expect(RecordFate(.marks, code: "reservation-overlap") == .kept)
        #expect(RecordFate(.marks, code: "encoding-repaired") == .kept)
    }

    @Test func `a repeated record is skipped`() {
        #expect(RecordFate(.marks, code: "record-repeated") == .skipped)
        #expect(RecordFate(.marks, code: "reservation-known") == .skipped)
    }

    @Test func `a finding about a file is about no record`() {
        #expect(RecordFate(.marks, code: "source-missing") == .untouched)
        #expect(RecordFate(.marks, code: "check-failed") == .untouched)
    }
}
