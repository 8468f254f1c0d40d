import InnkeeperCore
import InnkeeperStages
import Testing

@Suite struct JCardFormatTests {
    private func recognise(_ text: String) -> RecordKind? {
        JCardFormat.recognise(Array(text.utf8), fileName: "x.json")
    }

    @Test func `a jCard is known by its first word, one card or many`() {
        #expect(recognise(#"["vcard",[]]"#) == .contacts)
        #expect(recognise(#" [ [ "vcard" , [ "#) == .contacts)
        #expect(recognise("\u{FEFF}[\"vcard\",[[\"fn\",{},\"text\",\"A\"") == .contacts)
        for other in [
            #"["vcalendar",[],[]]"#, #"[["vevent"]]"#, "[]", #"["#, #"{"vcard":[]}"#, #"[1,"vcard"]"#, "vcard", "",
        ] {
            #expect(recognise(other) == nil, "\(other)")
        }
    }
}
