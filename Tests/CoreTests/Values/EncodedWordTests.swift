import Foundation
import InnkeeperCore
import Testing

struct EncodedWordTests {
    @Test func `plain text stays as it is`() {
        #expect(EncodedWord.header("Double booking: A1 (x)") == "Double booking: A1 (x)")
    }

    @Test(arguments: [
        "Double booking: Dogwood, 30 Nov–1 Dec", "é", "Überfällig: \(String(repeating: "ß🏕", count: 40))",
    ])
    func `other text comes back, and no line is too long`(text: String) throws {
        // When
        let header = EncodedWord.header(text)
        // Then each word is whole by itself
        var decoded = ""
        for word in header.split(separator: "\n ") {
            #expect(word.utf8.count <= 75 && word.hasPrefix("=?utf-8?B?") && word.hasSuffix("?="))
            let data = try #require(Data(base64Encoded: String(word.dropFirst(10).dropLast(2))))
            decoded += try #require(String(data: data, encoding: .utf8))
        }
        #expect(decoded == text)
    }

    @Test func `a line end begins no header`() throws {
        let header = EncodedWord.header("é\nBcc: a@example.org")
        #expect(!header.contains("Bcc") && !header.contains("\nB"))
    }
}
