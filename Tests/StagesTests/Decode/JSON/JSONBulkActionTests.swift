import InnkeeperCore
@testable import InnkeeperStages
import Testing

struct JSONBulkActionTests {
    @Test(arguments: [
        (#"{"index":{}}"#, true), (#"{ "index": {"_index":"stays","_id":"7","routing":"a"} }"#, true),
        (#"{"create":{"_id":7}}"#, true),
        // Deletions and changes are no records, but not without meaning.
        (#"{"delete":{"_id":"7"}}"#, false), (#"{"update":{"_id":"7"}}"#, false),
        (#"{"index":{"name":"Ada"}}"#, false), (#"{"index":7}"#, false), (#"{"index":{},"id":1}"#, false),
        (#"{"index":{}"#, false), (#"{"index":{}}x"#, false), (#"{"id":1}"#, false), ("", false), ("index", false),
    ])
    func `the line before a record of a bulk file is none`(line: String, isOne: Bool) {
        #expect(JSONBulkAction.isOne(Array(line.utf8)[...]) == isOne)
    }

    @Test(arguments: [1, 5, 1 << 20])
    func `of a bulk file every second line is a record`(chunk: Int) {
        // Given
        let action = #"{ "index": {"_index": "stays"} }"#
        let stays = (1...3).map { #"{"ref":"R\#($0)","data_arrivo":"2026-12-1\#($0)","data_partenza":"2026-12-17"}"# }
        let text = stays.map { action + "\n" + $0 + "\n" }.joined()
        // When
        let file = ReadTable(bytes: Array(text.utf8), .desk(), chunk: chunk, format: JSONTableFormat.self)
        // Then
        #expect(
            (0..<3).map { file.bookings.id[$0] } == ["R1", "R2", "R3"] && file.findings == [] && file.fates.count == 3)
        #expect(file.bookings.records.map(\.line) == [2, 4, 6])
    }
}
