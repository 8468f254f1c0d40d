import InnkeeperFormats
import Testing

struct JSONCheckTests {
    private func error(_ text: String, chunk: Int) -> JSONError? {
        var check = JSONCheck(depthLimit: 4, tokenLimit: 10)
        for byte in stride(from: 0, to: text.utf8.count, by: chunk) {
            check.push(Array(Array(text.utf8)[byte..<min(byte + chunk, text.utf8.count)]))
            if check.isDecided { return check.error }
        }
        check.finish()
        #expect(check.isDecided)
        return check.error
    }

    @Test(arguments: ["", "[1}", "[\n[[[[", "[\"12345678901\"]", "{\"a\":1} x", "[1"])
    func `the error is the strict reader's, in any chunks`(text: String) {
        // Given
        let seen = Seen(Array(text.utf8), depthLimit: 4, tokenLimit: 10)
        #expect(seen.error != nil)
        // When, then
        for chunk in [1, 3, 100] { #expect(error(text, chunk: chunk) == seen.error) }
    }

    @Test(arguments: ["[]", " {\"a\": [1, 2]}\n", "null"])
    func `JSON has no error`(text: String) {
        for chunk in [1, 3, 100] { #expect(error(text, chunk: chunk) == nil) }
    }

    @Test(arguments: [
        ("[]", true), (" [\n\t]\r\n", true), ("", false), ("[", false), ("[[]]", false), ("{}", false),
        ("[] []", false),
        ("[1]", false), ("[]x", false),
    ])
    func `an empty array is nothing else`(text: String, isEmpty: Bool) {
        #expect(JSONCheck.isEmptyArray(Array(text.utf8)) == isEmpty)
    }

    @Test func `a file is meant to be JSON by its name or its first bracket`() {
        #expect(JSONCheck.isMeant(fileName: "A.JSON", head: []))
        #expect(JSONCheck.isMeant(fileName: "a.geojson", head: [0x2A]))
        #expect(JSONCheck.isMeant(fileName: "a", head: Array("\n [".utf8)))
        #expect(JSONCheck.isMeant(fileName: "a.txt", head: Array("{".utf8)))
        #expect(!JSONCheck.isMeant(fileName: "a.csv", head: Array("a,b".utf8)))
        for array in ["[", "[ ]", "[{", "[[1", "[-1", "[\"a\"", "[true", "[ null"] {
            #expect(JSONCheck.isMeant(fileName: "a", head: Array(array.utf8)), "\(array)")
        }
        for section in ["[.ShellClassInfo]", "[desktop]", "[network]", "[ x ]"] {
            #expect(!JSONCheck.isMeant(fileName: "a.ini", head: Array(section.utf8)), "\(section)")
        }
    }
}
