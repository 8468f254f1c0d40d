import InnkeeperFormats
import Testing

@testable import InnkeeperStages

struct VCardCodePageTests {
    private func page(_ lines: [UInt8]...) -> CodePage? {
        VCardCodePage.of(Array(lines.joined(separator: [0x0A]) + [0x0A]))
    }

    @Test func `letters within names distinguish Macintosh from Windows`() {
        #expect(page(Array("FN:J".utf8) + [0x9A] + Array("rg M".utf8) + [0x9F] + Array("ller".utf8)) == .macRoman)
        #expect(page(Array("FN:J".utf8) + [0xF6] + Array("rg M".utf8) + [0xFC] + Array("ller".utf8)) == .windows1252)
    }

    @Test func `UTF-8 has none, even if it is cut off within a letter`() {
        #expect(page(Array("FN:Jörg".utf8)) == nil)
        #expect(VCardCodePage.of(Array("FN:Jörg\nFN:Mü".utf8).dropLast()) == nil)
        #expect(VCardCodePage.of([]) == nil)
    }
}
