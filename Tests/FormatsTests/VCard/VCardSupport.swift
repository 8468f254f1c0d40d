import Formats

/// A card as texts, so that tests can say what they expect.
struct ReadCard {
    var contents = VCardContents()

    init(_ text: String, line: Int = 1) { self.init(Array(text.utf8), line: line) }

    init(_ bytes: [UInt8], line: Int = 1, expectsSingleBytes: Bool = false) {
        VCardReader(expectsSingleBytes: expectsSingleBytes).read(bytes, 0..<bytes.count, line: line, into: &contents)
    }

    /// The unescaped values of a property.
    func values(_ name: VCardName) -> [String] {
        properties(name).map { property in
            var bytes: [UInt8] = []
            contents.appendUnescaped(property.value, to: &bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    func properties(_ name: VCardName) -> [VCardProperty] { contents.properties.filter { $0.name == name } }

    func text(_ range: VCardText) -> String { String(decoding: contents.text[range], as: UTF8.self) }

    func parameter(_ name: String, _ property: VCardName) -> String? {
        properties(property).first.flatMap { contents.parameter(name, of: $0) }.map(text)
    }

    /// Line and detail of every problem.
    var problems: [String] { contents.problems.map { "\($0.line):\($0.column) \($0.detail)" } }
}

/// All pieces of a text, cut with chunks of `chunk` bytes: form and bytes.
func pieces(_ bytes: [UInt8], chunk: Int = .max, recordLimit: Int = 1 << 20, cutSize: Int = 512 << 10) -> [CutPiece] {
    var cutter = VCardCutter(recordLimit: recordLimit, cutSize: cutSize)
    var cuts: [VCardCut] = []
    var start = 0
    while start < bytes.count {
        let end = min(bytes.count, start + min(chunk, bytes.count))
        cuts += cutter.push(Array(bytes[start..<end]))
        start = end
    }
    cuts += cutter.finish()
    return cuts.flatMap { cut in
        cut.pieces.map { piece in
            CutPiece(
                form: piece.form, text: String(decoding: cut.bytes[piece.start..<piece.end], as: UTF8.self),
                line: piece.line, offset: Int(cut.offset) + piece.start)
        }
    }
}

func pieces(_ text: String, chunk: Int = .max, recordLimit: Int = 1 << 20) -> [CutPiece] {
    pieces(Array(text.utf8), chunk: chunk, recordLimit: recordLimit)
}

struct CutPiece: Equatable {
    var form: VCardPiece.Form
    var text: String
    var line: Int
    var offset: Int
}
