import Foundation
import InnkeeperCore
import InnkeeperDecodeXML
import InnkeeperStages
import Testing
import TestSupport

@Suite struct WindowsContactFormatTests {
    @Test func `a contact is known by its root element and namespace`() {
        func recognise(_ text: String) -> RecordKind? {
            WindowsContactFormat.recognise(Array(text.utf8), fileName: "Ada.contact")
        }
        #expect(
            recognise(
                "<?xml version=\"1.0\"?>\n<c:contact c:Version=\"1\" xmlns:c=\"http://schemas.microsoft.com/Contact\">")
                == .contacts)
        #expect(recognise("<contact xmlns='http://schemas.microsoft.com/Contact'/>") == .contacts)
        #expect(recognise("<c:contact xmlns:c=\"http://schemas.microsoft.com/Contact/Extended\">") == nil)
        #expect(recognise("<c:person xmlns:c=\"http://schemas.microsoft.com/Contact\">") == nil)
        #expect(recognise("<contact/>") == nil)
    }

    @Test(.enabled(if: Corpora.has("windows-contact")))
    func `a file that Windows wrote is read`() throws {
        let folder = try #require(Corpora.folder("windows-contact"))
        let bytes = try [UInt8](Data(contentsOf: folder.appendingPathComponent("avinash.contact")))
        for chunk in [Int.max, 1] {
            let file = DecodedFile(WindowsContactFormat.self, bytes, chunk: chunk)
            #expect(file.records == [.row(0)])
            #expect(file.names == ["Avinash"])
            #expect(file.contacts.firstName[0] == "Avinash")
            #expect(file.contacts.email[0] == "acid.exploit@gmail.com")
            #expect(file.contacts.uid[0] == "0bcf610e-a7be-4f26-9042-d6b3c22c9863")
            #expect(file.birthdays == ["-"])
            #expect(file.said.isEmpty)
            #expect(file.isSound(bytes))
            // The framing and the record are the document again.
            let again = file.framing.head + Array(file.texts[0].utf8) + file.framing.tail
            #expect(DecodedFile(WindowsContactFormat.self, again).contacts.fullName[0] == "Avinash")
        }
    }
}
