import InnkeeperConfiguration
import InnkeeperCore
import Testing

struct CheckKeysTests {
    private func read(_ checks: String) -> ReadText { ReadText(top: "\"checks\": [\(checks)]") }

    @Test func `a check is read with the place of its query`() throws {
        // Given
        let read = ReadText(
            """
            {"sources": {"desk": {"kind": "bookings", "files": "a"}},
             "checks": [
               { "code": "house-long-stay", "severity": "error", "message": "Too long.",
                 "sql": "SELECT row_id FROM bookings WHERE nights > 28" },
               { "code": "house-2", "message": "Odd.", "sql": "SELECT 1" } ]}
            """)
        // When
        let checks = try #require(read.configuration).checks
        // Then
        #expect(checks.map(\.code) == ["house-long-stay", "house-2"])
        #expect(checks.map(\.severity) == [.error, .warning])
        #expect(checks.map(\.message) == ["Too long.", "Odd."])
        #expect(checks.map(\.sql) == ["SELECT row_id FROM bookings WHERE nights > 28", "SELECT 1"])
        #expect(checks.map { [$0.line, $0.column] } == [[4, 13], [5, 51]])
    }

    @Test(arguments: [
        (#"{"code": »"house", "message": "m", "sql": "s"}"#, "`code` must be a code in small letters with hyphens"),
        (#"{"code": »"House-x", "message": "m", "sql": "s"}"#, "`code` must be a code in small letters with hyphens"),
        (#"{"code": »"house--x", "message": "m", "sql": "s"}"#, "`code` must be a code in small letters with hyphens"),
        (
            #"{"code": »"place-closed", "message": "m", "sql": "s"}"#,
            "`place-closed` is a rule of the house; give the check another code"
        ),
        (#"{"code": "a-b", "message": »"", "sql": "s"}"#, "`message` must not be empty"),
        (#"{"code": "a-b", "message": "m", "sql": »""}"#, "`sql` must not be empty"),
        (#"»{"code": "a-b", "message": "m"}"#, "`sql` is missing here"),
        (#"{"code": "a-b", "severity": »"grave", "message": "m", "sql": "s"}"#, "unknown severity `grave`"),
        (#"{"code": "a-b", "message": "m", "sql": "s", »"query": "s"}"#, "unknown key `query`"),
        (#"{"code": "a-b", "message": "m", "sql": »"DELETE"}"#, "this query can't be a check: it deletes"),
        (
            #"{"code": "a-b", "message": "m", "sql": "s"}, {"code": »"a-b", "message": "m", "sql": "s"}"#,
            "`a-b` is here already, at 1:79"
        ),
    ])
    func `what is wrong with a check is said at its place`(text: String, message: String) {
        let read = read(text)
        #expect(read.configuration == nil)
        #expect(read.places == read.markedPlaces, "\(read.messages)")
        #expect(read.messages.count == 1 && read.messages[0].hasPrefix(message), "\(read.messages)")
    }
}
