internal import InnkeeperFormats

/// The code page of the lines of a vCard file that are not UTF-8, as their letters show it.
///
/// ## Before
/// The bytes `46 4E 3A 4A 9A 72 67`
/// ## After
/// Macintosh, for `FN:Jörg`; Windows-1252 would make it `Jšrg`.
enum VCardCodePage {
    /// `head` are the first bytes of the file; nil if all lines among them are UTF-8.
    static func of(_ head: [UInt8]) -> CodePage? {
        if UTF8Check.isValid(head) { return nil }
        var letters = CodePageEvidence()
        // The last line may be cut off within a letter.
        let lines = head.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }.dropLast()
        for line in lines where !UTF8Check.isValid(line.span) {
            letters.push(line.drop { $0 != 0x3A } + [0x0A])
        }
        return letters.best(of: pages)?.page
    }

    /// Of equals, the first is chosen.
    private static let pages: [CodePage] = [
        .windows1252, .windows1250, .windows1251, .macRoman, .cp850, .windows1253, .windows1254, .cp852, .cp857,
        .windows1257,
        .gb18030, .shiftJIS,
        .big5, .eucKR, .eucJP,
    ]
}
