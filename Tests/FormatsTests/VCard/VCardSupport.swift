import Formats
import Testing

/// A card as texts, so that tests can say what they expect. It is read with the fast twin and without, alone and with
/// other bytes behind it (the last bytes of a file are left to the slow one), and once more for its choice alone.
struct ReadCard {
    var contents: VCardContents

    init(_ text: String, line: Int = 1) { self.init(Array(text.utf8), line: line) }

    init(_ bytes: [UInt8], line: Int = 1, codePage: CodePage? = nil) {
        let longer = bytes + Array(String(repeating: "\nFN;TYPE=pref:another card's\n", count: 6).utf8)
        func read(_ source: [UInt8], _ reader: VCardReader, choosesOnly: Bool = false) -> ReadCard {
            var card = ReadCard(contents: VCardContents(source: source))
            reader.read(0..<bytes.count, line: line, into: &card.contents, choosesOnly: choosesOnly)
            return card
        }
        let fast = VCardReader(codePage: codePage)
        self = read(bytes, fast)
        let plain = read(bytes, VCardReader(codePage: codePage, takesPlainLines: false))
        let among = read(longer, fast)
        #expect(described == plain.described)
        #expect(among.described == plain.described)
        #expect([among.chosen, read(longer, fast, choosesOnly: true).chosen] == [plain.chosen, plain.chosen])
    }

    init(contents: VCardContents) { self.contents = contents }

    /// Everything that was read.
    var described: [String] {
        let properties = contents.properties.map { property in
            let parameters = contents.parameters[property.parameters].map { "\(text($0.name))=\(text($0.value))" }
            return "\(text(property.group)).\(property.name);\(parameters):\(text(property.value))"
                + " \(property.line):\(contents.column(of: property))"
        }
        return properties + problems + ["\(contents.version)"]
    }

    /// All that a reading for the choice alone keeps.
    var chosen: [String] {
        let names: [VCardName] = [.uid, .formattedName, .name, .organization, .nickname, .telephone, .email]
        let others: [VCardName] = [.birthday, .addressBookServerKind, .birthdayCalendarExclusion]
        let kept = contents.properties.filter { property in
            let isGroup = property.name == .kind && contents.equals(contents.trimmed(property.value), "GROUP")
            return isGroup || others.contains(property.name)
        }.map { property in
            "\(property.name):\(contents.parameters[property.parameters].map { text($0.value) }):\(text(property.value))"
        }
        var birthday: [String] = []
        if case let value = contents.choice.birthday, !value.isEmpty {
            let type = contents.choice.isBirthdayDate ? [text(value.lowerBound - 5..<value.lowerBound - 1)] : []
            birthday = ["\(VCardName.birthday):\(type):\(text(value))"]
            if type.contains(where: { $0.lowercased() != "date" }) { birthday.append("birthday that is no date") }
        }
        let rest = birthday + kept
        let values = names.map { text(contents.choice.value(of: $0)) }
        // The choice's own birthday comes before those that the properties have, wherever other properties stand.
        return values + rest.filter { $0.hasPrefix("birthday") } + rest.filter { !$0.hasPrefix("birthday") } + problems
            + ["\(contents.version)"]
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

    /// Line and column of each value of a property.
    func places(_ name: VCardName) -> [[Int]] { properties(name).map { [$0.line, contents.column(of: $0)] } }

    func text(_ range: VCardText) -> String { String(decoding: contents[range], as: UTF8.self) }

    func parameter(_ name: String, _ property: VCardName) -> String? {
        properties(property).first.flatMap { contents.parameter(name, of: $0) }.map(text)
    }

    /// Line and detail of every problem.
    var problems: [String] { contents.problems.map { "\($0.line):\($0.column) \($0.detail)" } }
}

/// All pieces of a text, cut with chunks of `chunk` bytes: form and bytes. It is cut twice, once line by line.
func pieces(_ bytes: [UInt8], chunk: Int = .max, recordLimit: Int = 1 << 20, cutSize: Int = 512 << 10) -> [CutPiece] {
    let splitter = VCardSplitter(recordLimit: recordLimit, cutSize: cutSize)
    let plain = VCardSplitter(recordLimit: recordLimit, cutSize: cutSize, passesLines: false)
    let found = cuts(bytes, chunk: chunk, splitter)
    let same = cuts(bytes, chunk: chunk, plain)
    #expect(found.map(\.offset) == same.map(\.offset) && found.map(\.bytes) == same.map(\.bytes))
    #expect(pieces(found) == pieces(same))
    return pieces(found)
}

/// All cuts of a text that comes in chunks of `chunk` bytes.
func cuts(_ bytes: [UInt8], chunk: Int, _ fresh: VCardSplitter) -> [VCardCut] {
    var splitter = fresh
    var cuts: [VCardCut] = []
    var start = 0
    while start < bytes.count {
        let end = min(bytes.count, start + min(chunk, bytes.count))
        cuts += splitter.push(Array(bytes[start..<end]))
        start = end
    }
    return cuts + splitter.finish()
}

private func pieces(_ cuts: [VCardCut]) -> [CutPiece] {
    cuts.flatMap { cut in
        cut.pieces.map { piece in
            CutPiece(
                form: piece.form, bytes: Array(cut.bytes[piece.start..<piece.end]),
                line: piece.line, offset: Int(cut.offset) + piece.start)
        }
    }
}

func pieces(_ text: String, chunk: Int = .max, recordLimit: Int = 1 << 20) -> [CutPiece] {
    pieces(Array(text.utf8), chunk: chunk, recordLimit: recordLimit)
}

struct CutPiece: Equatable {
    var form: VCardChunk.Form
    var bytes: [UInt8]
    var line: Int
    var offset: Int

    var text: String { String(decoding: bytes, as: UTF8.self) }

    init(form: VCardChunk.Form, bytes: [UInt8], line: Int, offset: Int) {
        (self.form, self.bytes, self.line, self.offset) = (form, bytes, line, offset)
    }

    init(form: VCardChunk.Form, text: String, line: Int, offset: Int) {
        self.init(form: form, bytes: Array(text.utf8), line: line, offset: offset)
    }
}
