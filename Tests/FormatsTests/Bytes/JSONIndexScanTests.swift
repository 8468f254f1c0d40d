import InnkeeperFormats
import Testing
import TestSupport

/// What the index alone must refuse: the tokens in between are tested through `JSONCursor`.
struct JSONIndexScanTests {
    /// Whether the scan alone takes a string of these bytes, wherever it stands in a block.
    private func takes(_ content: [UInt8], behind blanks: Int, _ variant: ScanVariant) -> Bool {
        var cursor = JSONCursor(variant: variant)
        let text = [UInt8](repeating: 0x20, count: blanks) + [0x22] + content + [0x22]
        cursor.load(text)
        return cursor.begin(0..<text.count)
    }

    @Test func `strings are refused for their bytes as the plain reader refuses them`() {
        var contents = (0...255).map { [UInt8($0)] }
        contents += (0...255).map { [0x5C, UInt8($0)] }
        contents += ["\\u12G4", "\\u123", "\\uD800", "\\\\\\", "é€🏕", "\u{7F}"].map { Array($0.utf8) }
        contents += [
            [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x8F, 0x95],
        ]
        for content in contents {
            // Given
            var reader = JSONReader()
            reader.push([0x22] + content + [0x22])
            reader.finish()
            let first = try? reader.next()
            let isSound = first == .string && (try? reader.next()) == .end
            // When, then, at the edges of blocks too
            for blanks in [0, 1, 58, 60, 61, 62, 63, 64, 510, 511] where content != [0x22] {
                ScanVariants.run {
                    #expect(takes(content, behind: blanks, $0) == isSound, "\(content) behind \(blanks) as \($0)")
                }
            }
        }
    }

    @Test func `a text may end with a backslash, and no bytes are behind it`() {
        for blanks in 0..<70 {
            var cursor = JSONCursor()
            let text = [UInt8](repeating: 0x20, count: blanks) + [0x22, 0x5C]
            cursor.load(text)
            let isSound = cursor.begin(0..<text.count)
            #expect(!isSound)
        }
    }

    @Test func `of the control characters only three are blanks`() {
        for byte in UInt8(0)..<0x20 {
            var cursor = JSONCursor()
            cursor.load([0x5B, byte, 0x5D])
            let isSound = cursor.begin(0..<3)
            #expect(isSound == [0x09, 0x0A, 0x0D].contains(byte), "\(byte)")
        }
    }
}
