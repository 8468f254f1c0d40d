import Formats
import Testing

struct CSVFieldTextTests {
    @Test func `quotes are taken off and doubled ones made single`() {
        for (field, text) in [
            ("plain", "plain"), ("", ""), ("\"\"", ""), ("\"a,b\"", "a,b"), ("\"say \"\"hi\"\"\"", "say \"hi\""),
            ("\"\"\"\"", "\""), ("\"\"\"\"\"\"", "\"\""), ("\"a\nb\"", "a\nb"),
        ] { #expect(CSVFieldText.text(Array(field.utf8)[...]) == text, "\(field)") }
    }

    @Test func `a quote inside a plain field is text`() {
        #expect(CSVFieldText.text(Array("5\" nail".utf8)[...]) == "5\" nail")
        #expect(CSVFieldText.text(Array("a\"b\"".utf8)[...]) == "a\"b\"")
    }

    @Test func `a field that nothing closes keeps what it has`() {
        #expect(CSVFieldText.text(Array("\"open".utf8)[...]) == "open")
        #expect(CSVFieldText.text(Array("\"a\"b".utf8)[...]) == "a\"b")
    }

    @Test func `blanks around the content go when asked, inside quotes too`() {
        #expect(CSVFieldText.trimmedText(Array("  a b ".utf8)[...]) == "a b")
        #expect(CSVFieldText.trimmedText(Array("\" a \"".utf8)[...]) == "a")
        #expect(CSVFieldText.trimmedText(Array("   ".utf8)[...]) == "")
        #expect(CSVFieldText.text(Array(" a ".utf8)[...]) == " a ")
    }

    @Test func `the encoding is that of the file`() {
        #expect(CSVFieldText.text([0x22, 0xE9, 0x80, 0x22][...], encoding: .windows1252) == "é€")
    }
}
