import Foundation
import InnkeeperFormats
import Testing
import TestSupport

@Suite struct CodePageTests {
    private func text(_ bytes: [UInt8], _ page: CodePage) -> String {
        var text: [UInt8] = []
        page.append(bytes, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    @Test(arguments: [
        ("windows-1251", CodePage.windows1251), ("CP1251", .windows1251), ("Windows_1252", .windows1252),
        ("ISO-8859-1", .windows1252), ("latin2", .iso88592), ("iso-8859-15", .iso885915), ("koi8-r", .koi8R),
        ("US-ASCII", .windows1252), ("Shift_JIS", .shiftJIS), ("SJIS", .shiftJIS), ("GB2312", .gb18030),
        ("big5", .big5), ("EUC-KR", .eucKR), ("ks_c_5601-1987", .eucKR), ("EUC-JP", .eucJP),
    ])
    func `names are known without regard to case and marks`(name: String, page: CodePage) {
        #expect(CodePage(named: name) == page)
    }

    @Test(arguments: ["UTF-8", "Murks", "", "windows-1259", "Shift"])
    func `other names are no code page`(name: String) {
        #expect(CodePage(named: name) == nil)
    }

    private static let ofOneByte = CodePage.allCases.filter {
        ![.shiftJIS, .eucJP, .gb18030, .big5, .eucKR].contains($0)
    }

    @Test func `words of East Asia come out as they are meant`() {
        // The second byte of the first character is a backslash in ASCII
        #expect(text([0x95, 0x5C, 0x20, 0x8E, 0x52, 0x93, 0x63], .shiftJIS) == "表 山田")
        #expect(text([0xBB, 0xB3, 0xC5, 0xC4], .eucJP) == "山田")
        #expect(text([0xCD, 0xF5, 0x41], .gb18030) == "王A")
        #expect(text([0xA4, 0xFD], .big5) == "王")
        #expect(text([0xB1, 0xE8], .eucKR) == "김")
    }

    @Test func `a byte that is not a character of an encoding is marked, and the rest is read`() {
        #expect(text([0x41, 0xFF, 0xB1, 0xE8, 0xB1], .eucKR) == "A\u{FFFD}김\u{FFFD}")
        #expect(text([], .big5) == "")
    }

    @Test func `words come out as they are meant`() {
        #expect(text([0x4B, 0xF6, 0x6C, 0x6E, 0x20, 0x80], .windows1252) == "Köln €")
        #expect(text([0xCA, 0xE8, 0xBF, 0xE2], .windows1251) == "Київ")
        #expect(text([0xC1, 0xE8, 0xDE, 0xED, 0xE1], .windows1253) == "Αθήνα")
        #expect(text([0x81, 0x41], .windows1251) == "ЃA")
        #expect(text([0x81, 0x41], .windows1253) == "\u{FFFD}A")
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/iconv")), arguments: Self.ofOneByte)
    func `every byte is what iconv makes of it`(page: CodePage) async throws {
        // given all bytes of the upper half
        let bytes = (0x80...0xFF).map { UInt8($0) }
        let folder = try TemporaryFolder()
        try Data(bytes).write(to: URL(fileURLWithPath: folder.path("bytes")))

        // when iconv leaves out what stands for nothing
        let outcome = try await Program.run(
            "/usr/bin/iconv", ["-c", "-f", page.rawValue, "-t", "UTF-8", folder.path("bytes")])

        // then the rest is the same (accents may be composed)
        #expect(outcome.output.unicodeScalars.count > 90)
        func shown(_ text: String) -> String {
            var scalars = text.unicodeScalars
            scalars.removeAll { $0 == "\u{FFFD}" || 0x80...0x9F ~= $0.value }
            return String(scalars)
        }
        #expect(shown(text(bytes, page)) == shown(outcome.output))
    }
}
