import InnkeeperFormats
import Testing

struct JSONSkipTests {
    private func end(_ text: String, chunk: Int = .max) -> Int? {
        let bytes = Array(text.utf8)
        var skip = JSONSkip()
        var start = 0
        while start < bytes.count {
            let next = start + min(chunk, bytes.count - start)
            if let end = skip.referenceEnd(in: Array(bytes[start..<next]), from: 0) { return start + end }
            start = next
        }
        return nil
    }

    @Test(arguments: [
        ("{}", 2), ("[1, [2]] ]", 8), (#""a\"b" "#, 6), (#"{"a}\\": "]"}}"#, 13), ("[\"\\\\\"]", 6),
        (#"["\u005d"]]"#, 10),
    ])
    func `a value ends with its last bracket or quote, in any chunks`(text: String, length: Int) {
        for chunk in [1, 2, 3, 100] { #expect(end(text, chunk: chunk) == length) }
    }

    @Test(arguments: ["{", "[\"]", "\"", #""\""#, "[[]"])
    func `a value that is not closed has no end`(text: String) {
        for chunk in [1, 2, 100] { #expect(end(text, chunk: chunk) == nil) }
    }
}
