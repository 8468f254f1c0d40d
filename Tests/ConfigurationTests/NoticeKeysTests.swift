import InnkeeperConfiguration
import Testing

struct NoticeKeysTests {
    @Test func `who is told, and of what`() throws {
        let read = ReadText(
            top: #""notices": [{"mail": "desk.night+x@example.org", "on": ["failure"]}, {"file": "notices.txt"}]"#)
        #expect(
            read.configuration?.notices == [
                NoticeOrder(way: .mail("desk.night+x@example.org"), occasions: [.failure]),
                NoticeOrder(way: .file("notices.txt")),
            ])
    }

    @Test(arguments: [
        #""notices": [»{"on": ["failure"]}]"#, #""notices": [»{"mail": "a@example.org", "file": "x"}]"#,
        #""notices": [{"mail": »"-oQ/tmp@example.org"}]"#, #""notices": [{"mail": »"a b@example.org"}]"#,
        #""notices": [{"mail": »"a@example.org\nBcc: b@example.org"}]"#, #""notices": [{"mail": »"@example.org"}]"#,
        #""notices": [{"file": "x", "on": [»"fire"]}]"#, #""notices": [{"file": "x", "on": »[]}]"#,
    ])
    func `what can't be told is a fault at its place`(members: String) {
        let read = ReadText(top: members)
        #expect(read.messages.count == 1)
        #expect(read.places == read.markedPlaces)
    }
}
