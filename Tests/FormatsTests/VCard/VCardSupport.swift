import InnkeeperCore
import InnkeeperFormats
import Testing
import TestSupport

/// A card as texts, so that tests can say what they expect. It is read by the reference, and once more for its choice
/// alone by each variant of the scan, alone and with other bytes behind it.
struct ReadCard {
    var contents: VCardContents

    init(_ text: String, line: Int = 1) { self.init(Array(text.utf8), line: line) }

    init(_ bytes: [UInt8], line: Int = 1, codePage: CodePage? = nil) {
        let longer = bytes + Array(String(repeating: "\nFN;TYPE=pref:another card's\n", count: 6).utf8)
        func read(_ source: [UInt8], _ reader: VCardReader, choosesOnly: Bool) -> ReadCard {
            var card = ReadCard(contents: VCardContents(source: source))
            reader.read(0..<bytes.count, line: line, into: &card.contents, choosesOnly: choosesOnly)
            return card
        }
        self = read(bytes, VCardReader(codePage: codePage), choosesOnly: false)
        let expected = chosen
        ScanVariants.run { variant in
            let reader = VCardReader(codePage: codePage, variant: variant)
            for source in [bytes, longer] {
                #expect(read(source, reader, choosesOnly: true).chosen == expected, "\(variant)")
            }
        }
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
            let values = contents.parameters[property.parameters].map { text($0.value) }
            let isDate = property.name == .birthday && values.map { $0.lowercased() } == ["date"]
            return "\(property.name):\(isDate ? ["date"] : values):\(text(property.value))"
        }
        var birthday: [String] = []
        if case let value = contents.choice.birthday, !value.isEmpty {
            let type = contents.choice.isBirthdayDate ? ["date"] : []
            birthday = ["\(VCardName.birthday):\(type):\(text(value))"]
        }
        let rest = birthday + kept
        let values = names.map { text(contents.choice.value(of: $0)) }
        // The choice's own birthday comes before those that the properties have, wherever other properties stand.
        let several = (contents.otherPhones + contents.otherEmails).map { "and \(text($0.range))" }
        return values + several + rest.filter { $0.hasPrefix("birthday") } + rest.filter { !$0.hasPrefix("birthday") }
            + problems
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

    /// Place and kind of every problem.
    var problems: [String] {
        contents.problems.map { problem in
            let encoding = problem.encoding.isEmpty ? "" : " " + problem.encoding
            return "\(problem.line):\(problem.column) \(problem.kind.rawValue)\(encoding)"
        }
    }
}

/// All chunks of a text that comes in reads of `read` bytes: form and bytes. It is cut by each variant of the scan and by
/// the reference.
func chunks(_ bytes: [UInt8], read: Int = .max, recordLimit: Int = 1 << 20, cutSize: Int = 512 << 10) -> [CutChunk] {
    func splitter(_ variant: ScanVariant?) -> VCardSplitter {
        VCardSplitter(recordLimit: recordLimit, cutSize: cutSize, variant: variant)
    }
    let expected = cuts(bytes, read: read, splitter(nil))
    ScanVariants.run { variant in
        let found = cuts(bytes, read: read, splitter(variant))
        #expect(
            found.map(\.offset) == expected.map(\.offset) && found.map(\.bytes) == expected.map(\.bytes), "\(variant)")
        #expect(chunks(found) == chunks(expected), "\(variant)")
    }
    return chunks(expected)
}

/// All cuts of a text that comes in reads of `read` bytes.
func cuts(_ bytes: [UInt8], read: Int, _ fresh: VCardSplitter) -> [VCardCut] {
    var splitter = fresh
    var cuts: [VCardCut] = []
    var start = 0
    while start < bytes.count {
        let end = min(bytes.count, start + min(read, bytes.count))
        cuts += splitter.push(Array(bytes[start..<end]))
        start = end
    }
    return cuts + splitter.finish()
}

private func chunks(_ cuts: [VCardCut]) -> [CutChunk] {
    cuts.flatMap { cut in
        cut.chunks.map { chunk in
            CutChunk(
                form: chunk.form, bytes: Array(cut.bytes[chunk.start..<chunk.end]),
                line: chunk.line, offset: Int(cut.offset) + chunk.start)
        }
    }
}

func chunks(_ text: String, read: Int = .max, recordLimit: Int = 1 << 20) -> [CutChunk] {
    chunks(Array(text.utf8), read: read, recordLimit: recordLimit)
}

struct CutChunk: Equatable {
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
