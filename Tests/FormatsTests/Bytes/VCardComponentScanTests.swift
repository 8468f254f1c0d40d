import InnkeeperFormats
import Testing
import TestSupport

struct VCardComponentScanTests {
    @Test func `the first two components are those that are found one by one`() {
        // Given values of every length around a block of 64 bytes, with semicolons and escaped ones
        var random = SeededRandom(4)
        let alphabet = Array("aaaaaa;;\\".utf8)
        for length in 0..<140 {
            for behind in [0, 64] {
                let value = (0..<length).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] }
                let contents = VCardContents(source: value + [UInt8](repeating: 0x3B, count: behind))
                // Then both ways find the same
                let found = contents.firstComponents(of: 0..<length)
                #expect(found.first == contents.component(0, of: 0..<length))
                #expect(found.second == contents.component(1, of: 0..<length))
            }
        }
    }
}
