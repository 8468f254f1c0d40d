import InnkeeperCalendar
import Testing

struct ContentLinesTests {
    private func kept(_ names: Set<String>, _ lines: [String]) -> [String] {
        let bytes = Array(lines.map { $0 + "\r\n" }.joined().utf8)
        return String(decoding: ContentLines(names, of: bytes).bytes, as: UTF8.self)
            .split(separator: "\r\n").map(String.init)
    }

    @Test func `Only the lines that are read are kept, as they are`() {
        let lines = ["BEGIN:VEVENT", "UID:a", "ATTENDEE:b", "dtstart;VALUE=DATE:20260709", "no colon", "END:VEVENT"]

        #expect(
            kept(["UID", "DTSTART"], lines) == ["BEGIN:VEVENT", "UID:a", "dtstart;VALUE=DATE:20260709", "END:VEVENT"])
    }

    @Test func `A line is kept with the lines that continue it, and dropped with them`() {
        let lines = ["BEGIN:VEVENT", "SUMMARY:a", " b", "\tc", "COMMENT:d", " UID:e", "UI", " D:f", "END:VEVENT"]

        #expect(
            kept(["SUMMARY", "UID"], lines) == ["BEGIN:VEVENT", "SUMMARY:a", " b", "\tc", "UI", " D:f", "END:VEVENT"])
    }

    @Test func `The lines of a component within are its own`() {
        let lines = [
            "BEGIN:VEVENT", "BEGIN:VALARM", "UID:alarm", "BEGIN:X-OPEN", "UID:open", "END:VALARM", "UID:event",
            "END:VEVENT",
        ]

        #expect(kept(["UID"], lines) == ["BEGIN:VEVENT", "UID:event", "END:VEVENT"])
    }

    @Test func `Of the lines of one name the first few are kept`() {
        let unreadable = Array(repeating: "DTEND;VALU", count: 40_000)

        let lines = kept(["DTEND", "UID"], ["BEGIN:VEVENT"] + unreadable + ["UID:a", "END:VEVENT"])

        #expect(lines.count == ContentLines.limit + 3)
        #expect(lines.suffix(2) == ["UID:a", "END:VEVENT"])
    }

    @Test func `A line with too many parameters is not kept, but it is there`() {
        let line = "DTEND" + String(repeating: ";A=b", count: 256) + ":20260709"

        let lines = ContentLines(["DTEND"], of: Array("BEGIN:VEVENT\n\(line)\nEND:VEVENT\n".utf8))

        #expect(lines.bytes == Array("BEGIN:VEVENT\nEND:VEVENT\n".utf8))
        #expect(lines.has("DTEND") && lines.value(of: "DTEND") == "20260709")
    }

    @Test func `one parameter may be long`() {
        let line = "DESCRIPTION;ALTREP=\"data:text/html," + String(repeating: "%3Cp%3E", count: 1000) + "\":a"

        #expect(kept(["DESCRIPTION"], ["BEGIN:VEVENT", line, "END:VEVENT"]).count == 3)
    }

    @Test func `a line is found again where its name begins`() {
        let text = "BEGIN:VEVENT\nBEGIN:VALARM\nSUMMARY:a\nEND:VALARM\nUID:a\n b\nSUM\n MARY:b\nEND:VEVENT\n"
        let lines = ContentLines([], of: Array(text.utf8))

        #expect(lines.number(of: "UID") == 5 && lines.number(of: "SUMMARY") == 7)
        #expect(lines.number(of: "DTSTART") == nil)
    }

    @Test(arguments: [
        ("UID;A=\\\":b", "b"), ("UID;A=\"\\\":x\":b", "b"), ("UID:a:b;c", "a:b;c"), ("UID;A=\"x:y\":z", "z"),
        ("UID;A=b", ""), ("UID", ""), ("uid:a\r", "a"),
        ("UID:a\n b", "ab"), ("UID:a\r\n\tb\r\n", "ab"), ("UI\n D:a", "a"), ("UID;A=\n b:a", "a"),
    ])
    func `A value follows the first colon outside quotes`(line: String, value: String) {
        let lines = ContentLines([], of: Array("BEGIN:VEVENT\n\(line)\nUID:second\nEND:VEVENT\n".utf8))

        #expect(lines.value(of: "UID") == value)
        #expect(!lines.has("DTEND") && lines.value(of: "DTEND") == nil)
    }

    @Test func `The last line may have no end`() {
        let bytes = Array("BEGIN:VCALENDAR\nPRODID:a".utf8)

        #expect(ContentLines(["PRODID"], of: bytes).bytes == bytes)
    }
}
