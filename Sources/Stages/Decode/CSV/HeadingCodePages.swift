internal import InnkeeperCore
internal import InnkeeperFormats

/// The code page of a table that is not UTF-8, as far as its headings show it.
///
/// ## Before
/// The bytes `4E B0 3B 41 72 72 69 76 E9 65`
/// ## After
/// Windows-1252, in which they are the headings `N°` and `Arrivée`.
enum HeadingCodePages {
    /// In order of preference: of equals, the first is chosen.
    private static let all: [TextEncoding] = [
        .windows1252, .windows1250, .windows1251, .macRoman, .cp850, .windows1253, .windows1254, .iso88592, .iso885915,
        .koi8R, .cp852, .cp857, .windows1257, .gb18030, .shiftJIS, .big5, .eucKR, .eucJP,
    ]

    /// Of a long line the first headings are enough: each page takes them apart again.
    private static let headSize = 64 << 10

    /// The pages in which the most headings are known words. `line` is the declared line of the header.
    static func best(
        _ head: ArraySlice<UInt8>, delimiter: UInt8?, line: Int? = nil, _ search: HeaderSearch
    ) -> [TextEncoding] {
        let bytes = Array(head.prefix(headSize))
        func known(_ encoding: TextEncoding) -> Int {
            let found = CSVHeader(
                bytes, encoding: encoding, delimiter: delimiter, search: search, line: line, isWhole: true)
            return found.map { search.exactCount($0.cells) } ?? 0
        }
        let counts = all.map(known)
        let most = counts.max() ?? 0
        return zip(all, counts).filter { $0.1 == most }.map(\.0)
    }

    /// How to read the start of a table of which nothing else is known: as UTF-8 unless it isn't. Its last character may
    /// be cut off.
    static func encoding(of head: [UInt8], _ search: HeaderSearch) -> TextEncoding {
        var check = UTF8Check()
        if check.push(head) { return .utf8 }
        var damage = DamagedUTF8.Count()
        damage.push(head)
        if damage.isUTF8 { return .utf8 }
        // No letter is a delimiter.
        let asUTF8 = CSVHeader(head, encoding: .utf8, delimiter: nil, search: search, isWhole: true)
        return best(head[...], delimiter: asUTF8?.delimiter, search)[0]
    }
}
