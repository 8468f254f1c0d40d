import InnkeeperCore
import InnkeeperFormats
import InnkeeperStages
import Testing

struct FormatChoiceTests {
    private let formats: [any Format.Type] = [
        CSVFormat.self, GeoJSONFormat.self, JSONArrayFormat.self, JSONTableFormat.self, VCardFormat.self,
    ]

    private func choice(_ text: String, _ kind: RecordKind, named: String? = nil) -> String? {
        choice(Array(text.utf8), kind, named: named)
    }

    private func choice(_ head: [UInt8], _ kind: RecordKind, named: String? = nil) -> String? {
        FormatChoice.format(of: head, fileName: "file", kind: kind, named: named, among: formats)?.name
    }

    @Test func `the configuration's word counts most, then the content`() {
        #expect(choice("BEGIN:VCARD\n", .contacts) == VCardFormat.name)
        #expect(choice("hello", .contacts, named: VCardFormat.name) == VCardFormat.name)
        // And a format that has no such records is none
        #expect(choice("BEGIN:VCARD\n", .places, named: VCardFormat.name) == nil)
    }

    @Test func `an empty list is read by a format that has lists`() {
        #expect(choice("[]", .places) == JSONArrayFormat.name)
    }

    @Test func `any text may be a table of bookings whose columns are mapped, other bytes may not`() {
        #expect(choice("hello", .bookings) == CSVFormat.name)
        #expect(choice([0x68, 0, 1], .bookings) == nil)
        #expect(choice([0xFF, 0xFE, 0x68, 0], .bookings) == CSVFormat.name)
    }

    @Test func `any list of JSON may be one of records whose keys are mapped`() {
        for text in ["[]", #"{"bookings": []}"#, #"[{"a": 1}]"#, "{\"a\": 1}\n{\"a\": 2}\n", #"[{"a": 1}, {"a" 2}]"#] {
            #expect(choice(text, .bookings) == JSONTableFormat.name, "\(text)")
            #expect(choice(text, .campsites) == JSONTableFormat.name, "\(text)")
        }
        #expect(choice(#"[{"a": 1}]"#, .contacts) == JSONTableFormat.name)
        #expect(choice(#"[{"a": 1}]"#, .places) == JSONTableFormat.name)
        // A heading may stand in brackets.
        #expect(choice("[Ref],[Arrival],[Nights]\n", .bookings) == CSVFormat.name)
    }

    @Test func `markup is no table`() {
        for text in ["<bookings><booking/></bookings>", "\u{FEFF}<?xml version=\"1.0\"?><a/>", "\n<!DOCTYPE html>"] {
            #expect(choice(text, .bookings) == nil, "\(text)")
        }
        #expect(choice("<1>;<2>\n", .bookings) == CSVFormat.name)
    }

    @Test(arguments: [
        #"[["id", "arrival", "departure", "guest"], [1, "2026-07-04", "2026-07-06", "Ada"]]"#,
        #"{"columns": ["id"], "rows": [[1], [2]]}"#, #"[1, 2]"#,
        #"{"a": {"id": 1, "site": "A1"}, "b": {"id": 2, "site": "A2"}}"#,
    ])
    func `JSON without a list of objects has no records`(text: String) {
        for kind in RecordKind.allCases { #expect(choice(text, kind) == nil) }
    }

    @Test func `a file without content says what it has`() {
        #expect(FormatChoice.emptiness(of: []) == .noBytes)
        #expect(FormatChoice.emptiness(of: [0xEF, 0xBB, 0xBF]) == .onlyMark)
        #expect(FormatChoice.emptiness(of: [0x20]) == nil)
    }

    @Test func `a file that is meant to be JSON says where it breaks its rules, however long it is`() {
        // Given a text in chunks of three bytes
        func error(_ text: String, _ name: String) -> JSONError? {
            let bytes = Array(text.utf8)
            return FormatChoice.malformedJSON(bytes, fileName: name) { Array(bytes[Int($0)...].prefix(3)) }
        }
        // Then
        #expect(error("{\"a\":\n1,}", "a.txt")?.position.line == 2)
        #expect(error("{\"a\":1}", "a.json") == nil)
        #expect(error("a,b\n", "a.csv") == nil)
        #expect(error("a,b\n", "a.json") != nil)
    }
}
