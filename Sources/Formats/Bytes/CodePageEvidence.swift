/// Judges which code page a file is in by decoding its letters in each: real text has letters that names contain, one
/// script per word, and no signs inside words.
///
/// ## Before
/// The bytes `4D 9F 6C 6C 65 72`
/// ## After
/// Macintosh, for `Müller`; Windows-1252 would make it `MŸller`.
public struct CodePageEvidence: Sendable {
    /// The cells with letters beyond ASCII, each followed by a line end.
    private var sample: [UInt8] = []
    private var cell: [UInt8] = []
    private var isBeyondASCII = false

    /// How many bytes to look at; names repeat.
    private static let sampleSize = 8 << 10
    private static let cellSize = 120

    public init() {}

    public mutating func push(_ bytes: [UInt8]) {
        guard sample.count < CodePageEvidence.sampleSize else { return }
        for byte in bytes {
            switch byte {
            case 0x0A, 0x0D, 0x09, 0x22, 0x2C, 0x3B: endCell()
            default:
                isBeyondASCII = isBeyondASCII || byte >= 0x80
                if cell.count < CodePageEvidence.cellSize { cell.append(byte) }
            }
        }
    }

    private mutating func endCell() {
        if isBeyondASCII, sample.count < CodePageEvidence.sampleSize { sample += cell + [0x0A] }
        cell.removeAll(keepingCapacity: true)
        isBeyondASCII = false
    }

    /// The page that fits best (the first, if several do), and a rival that fits about as well but reads differently;
    /// nil without evidence. Only multibyte pages have rivals: single-byte pages of one script differ in few letters,
    /// and the first is the usual one.
    public func best(of pages: [CodePage]) -> (page: CodePage, rival: CodePage?)? {
        var whole = self
        whole.endCell()
        guard !whole.sample.isEmpty else { return nil }
        let found = pages.map { page in
            var text: [UInt8] = []
            page.append(whole.sample, to: &text)
            let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
            return (page: page, score: ScriptScore.of(scalars), scalars: scalars)
        }
        guard var best = found.first else { return nil }
        for other in found.dropFirst() where other.score > best.score { best = other }
        // If no page gives names, take the usual one.
        guard best.score > 0 else { return (pages[0], nil) }
        let rival = found.first { other in
            other.page != best.page && best.page.isMultibyte && other.page.isMultibyte
                && other.score * 10 > best.score * 9
                && other.scalars != best.scalars
        }
        return (best.page, rival?.page)
    }
}
