import InnkeeperCore
import Testing
import TestSupport

struct FileNameBytesTests {
    @Test func `what is UTF-8 is itself, what is not keeps its bytes`() {
        #expect(FileNameBytes.text(Array("Müller.csv".utf8)) == "Müller.csv")
        let latin: [UInt8] = [0x4D, 0xFC, 0x6C]
        #expect(FileNameBytes.text(latin) == "M\u{10FFFC}l")
        #expect(FileNameBytes.bytes("M\u{10FFFC}l") == latin)
        #expect(printable(FileNameBytes.text(latin)) == "M\\xFCl")
    }

    @Test func `a name that has such a character itself is another name`() {
        let name = Array("M\u{10FFFC}l".utf8)
        #expect(FileNameBytes.text(name) != "M\u{10FFFC}l")
        #expect(FileNameBytes.bytes(FileNameBytes.text(name)) == name)
    }

    @Test func `any bytes come back, and no two names become one`() {
        var random = SeededRandom(4)
        // By their bytes: two texts may be equal that have different ones
        var seen: [[UInt8]: [UInt8]] = [:]
        for _ in 0..<20_000 {
            let count = Int.random(in: 1...6, using: &random)
            let bytes = (0..<count).map { _ in
                [UInt8.random(in: 1...255, using: &random), 0xC3, 0xBC, 0xE2, 0x82, 0xF4, 0x8F, 0xBF, 0x41]
                    .randomElement(
                        using: &random) ?? 0
            }
            let text = FileNameBytes.text(bytes)
            #expect(FileNameBytes.bytes(text) == bytes)
            #expect(seen.updateValue(bytes, forKey: Array(text.utf8)) ?? bytes == bytes)
        }
    }
}
