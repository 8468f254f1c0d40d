import InnkeeperFormats
import Testing

struct CSVFieldTextTests {
    private func text(_ raw: String) -> String { CSVFieldText.text(Array(raw.utf8)[...]) }

    @Test func `quotes come off and doubled quotes become one`() {
        #expect(text("plain") == "plain")
        #expect(text("\"quoted\"") == "quoted")
        #expect(text("\"say \"\"hi\"\"\"") == "say \"hi\"")
        #expect(text("\"\"\"\"") == "\"")
        #expect(text("\"\"\"\"\"\"") == "\"\"")
        #expect(text("\"\"") == "")
        #expect(text("") == "")
        #expect(text("5\" nail") == "5\" nail")
    }

    @Test func `a field out of order is shown as far as it goes`() {
        #expect(text("\"open") == "open")
        #expect(text("\"") == "")
        #expect(text("\"a\"b") == "a\"b")
    }

    @Test func `a formula that keeps the zeros of a number is that number`() {
        #expect(text("=\"0012\"") == "0012")
        #expect(text("\"=\"\"0012\"\"\"") == "0012")
        #expect(text("=\"") == "=\"")
        #expect(text("=A1") == "=A1")
        #expect(text("=\"a\"&\"b\"") == "=\"a\"&\"b\"")
    }

    @Test func `blanks around the content go only where that is asked for`() {
        let raw = Array(" a b ".utf8)[...]
        #expect(CSVFieldText.text(raw) == " a b ")
        #expect(CSVFieldText.trimmedText(raw) == "a b")
        #expect(CSVFieldText.trimmedText(Array("\"  \"".utf8)[...]) == "")
        #expect(CSVFieldText.trimmedText([0x20, 0xE9, 0x20], encoding: .windows1252) == "é")
    }
}
