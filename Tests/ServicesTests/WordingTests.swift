import Foundation
import Services
import Testing

struct WordingTests {
    @Test func `values stand between quotation marks, and nothing is called so`() {
        #expect(quoted("0") == "\"0\"")
        #expect(quoted("") == "nothing")
        #expect(bracketed("12 m") == " (12 m)")
        #expect(bracketed("") == "")
    }

    @Test(arguments: ["bestätigt", "a \"b\" \\c", "line\nand\r\ttab", "\0\u{1}\u{1F}\u{7F}", "", "🏕️/"])
    func `a word for pipeline.json is JSON, whatever is in it`(word: String) throws {
        // Given Foundation's reader of JSON
        let read = try JSONSerialization.jsonObject(with: Data(jsonText(word).utf8), options: .fragmentsAllowed)
        // Then it reads the word again
        #expect(read as? String == word)
    }
}
