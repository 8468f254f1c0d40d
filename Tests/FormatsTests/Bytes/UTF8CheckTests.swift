import InnkeeperFormats
import Testing

struct UTF8CheckTests {
    private func isValid(_ bytes: [UInt8], chunk: Int) -> Bool {
        var check = UTF8Check()
        for start in stride(from: 0, to: bytes.count, by: chunk) {
            if !check.push(Array(bytes[start..<min(start + chunk, bytes.count)])) { return false }
        }
        return check.finish()
    }

    @Test(arguments: [1, 2, 3, 4, 7, 1000]) func `characters may be cut anywhere between pieces`(chunk: Int) {
        let text = Array("Zo\u{EB} \u{20AC} \u{1F600}\u{1F600}\u{10FFFF}".utf8)
        #expect(isValid(text, chunk: chunk))
        #expect(isValid([], chunk: chunk))
        // A character that stops half way is none, at the end and before other text
        for cut in 1...3 {
            #expect(!isValid(text.dropLast(cut), chunk: chunk))
            #expect(!isValid(text.dropLast(cut) + [0x61], chunk: chunk))
        }
        #expect(!isValid(text + [0x80], chunk: chunk))
        #expect(!isValid([0xE9, 0x2C], chunk: chunk))
    }
}
