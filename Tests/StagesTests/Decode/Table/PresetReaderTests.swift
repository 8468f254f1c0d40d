import InnkeeperStages
import Testing

struct PresetReaderTests {
    private func fault(_ text: String) -> String? { PresetReader.fault(in: Array(text.utf8)) }

    @Test func `a data file with everything is read`() {
        #expect(
            fault(
                """
                {"name": "x", "kind": "bookings", "summary": "X", "marks": ["A", ["B", "C"]],
                 "rows": {"column": "T", "words": ["stay"]}, "sameId": "unit", "missing": "-",
                 "columns": {"arrival": ["In", "From"], "total": {"sum": ["a", "b"]}, "channel": {"constant": "X"},
                             "departure": {"date": ["y", "m", "d"]}},
                 "statuses": {"Done": "completed"}}
                """) == nil)
    }

    @Test(arguments: [
        ("", "1:1: "), ("[]", "1:1: an object is expected"),
        (#"{"kind": "bookings"}"#, "1:1: name is a text"),
        (#"{"name": "x", "summary": "X", "kind": "contacts"}"#, "1:1: \"contacts\" is no kind that comes as CSV"),
        (#"{"name": "x", "kind": "bookings", "summary": "X"}"#, "1:1: marks is a list of headers"),
        (#"{"nam": 1}"#, "1:9: unknown key nam"),
    ])
    func `a fault is said with its place`(text: String, expected: String) {
        #expect(fault(text)?.hasPrefix(expected) == true, "\(fault(text) ?? "none")")
    }

    @Test(arguments: [
        (#""columns": {"arival": "In"}"#, "bookings have no field arival"),
        (#""columns": {}"#, "columns is an object of fields"),
        (#""columns": {"arrival": {"sums": ["a"]}}"#, "unknown key sums"),
        (#""columns": {"arrival": [1]}"#, "a text or a list of texts is expected"),
        (#""columns": {"arrival": "In"}, "sameId": "twin""#, "sameId is one of duplicate, unit and instalment"),
        (#""columns": {"arrival": "In"}, "statuses": {"a": "gone"}"#, "no such status"),
        (#""columns": {"arrival": "In"}, "rows": {"column": "a"}"#, "a text or a list of texts is expected"),
    ])
    func `what a preset can't mean is a fault`(members: String, expected: String) throws {
        let text = #"{"name": "x", "kind": "bookings", "summary": "X", "marks": ["A"], \#(members)}"#
        #expect(try #require(fault(text)).hasSuffix(expected))
    }
}
