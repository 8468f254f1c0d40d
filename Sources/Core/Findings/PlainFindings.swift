/// The findings that can be shown straight from their packed texts, because nothing has to be masked except values of
/// personal fields. The fast counterpart of `RunData.forEachFinding`, which shows all others.
package struct PlainFindings {
    /// What findings with the same code, file and field have in common.
    package struct Kind {
        package var code: String
        package var severity: Severity
        package var effect: Effect?
        package var source: String
        package var file: String
        /// The property of its records that name none themselves.
        package var property: String
        package var field: String
        /// Whether the value is never shown.
        package var isValueHidden: Bool
        /// nil if each finding must be checked individually.
        fileprivate var template: MessageTemplate?
    }

    /// One object for all findings of a kind, so that using it touches a single reference count.
    fileprivate final class MessageTemplate: Sendable {
        private let message: PlainMessage
        private let around: PlainMessage.Surroundings

        init?(_ message: PlainMessage?, _ around: PlainMessage.Surroundings) {
            guard let message else { return nil }
            self.message = message
            self.around = around
        }

        /// Called here, where the message doesn't have to be copied.
        func append(_ finding: PlainFinding, _ text: Span<UInt8>, to output: inout ByteAppender) -> Bool {
            message.append(finding, text, around, to: &output)
        }
    }

    private struct Key: Hashable {
        var code: UInt16
        var field: UInt16
        var file: Int32
    }

    package private(set) var kinds: [Kind] = []
    private var known: [Key: Int] = [:]
    /// Those used last, by a few bits of their keys: findings of several kinds alternate.
    private var recent = [(key: Key, kind: Int)?](repeating: nil, count: 64)
    private let codes: [String]
    private let fields: [String]
    private let files: [SourceFile]
    private let rules: [String: any Rule]
    private let language: Language
    private let names: KnownNames
    private let hasNames: Bool
    private let showsValues: Bool
    private let hidesContacts: Bool
    private let severity: @Sendable (_ code: String, _ source: String) -> Severity
    private let effect: @Sendable (_ code: String) -> Effect?
    private let words: @Sendable (_ code: String) -> String
    /// The paths of all files.
    package let paths: [[UInt8]]

    /// The findings of a run, as its reports show them.
    package init(_ input: RunData) {
        self.init(
            input.findings, input.dataset.files, rules: input.rules, language: input.context.findingsLanguage,
            names: input.names, showsValues: input.showValues, hidesContacts: input.isRedacted,
            severity: { input.severity($0, $1) }, effect: { input.effect(of: $0) },
            words: { input.words(of: $0) })
    }

    /// Findings that reject records; personal values are never shown.
    package init(
        rejecting findings: Findings, _ files: [SourceFile], rules: [any Rule], language: Language, names: KnownNames
    ) {
        self.init(
            findings, files, rules: Dictionary(rules.map { ($0.code, $0) }) { first, _ in first }, language: language,
            names: names, showsValues: false, hidesContacts: false, severity: { _, _ in .error },
            effect: { _ in .rejects },
            words: { $0 })
    }

    private init(
        _ findings: Findings, _ files: [SourceFile], rules: [String: any Rule], language: Language, names: KnownNames,
        showsValues: Bool, hidesContacts: Bool,
        severity: @escaping @Sendable (_ code: String, _ source: String) -> Severity,
        effect: @escaping @Sendable (_ code: String) -> Effect?, words: @escaping @Sendable (_ code: String) -> String
    ) {
        codes = findings.codes
        fields = findings.fields
        self.files = files
        self.rules = rules
        self.language = language
        self.names = names
        hasNames = !names.isEmpty
        self.showsValues = showsValues
        self.hidesContacts = hidesContacts
        self.severity = severity
        self.effect = effect
        self.words = words
        paths = files.map { Array($0.path.utf8) }
    }

    /// Index in `kinds` of the finding at `row`, whose texts are in `text`, with its message appended to `message`; nil
    /// for one that is not plain, in which case `message` is unusable.
    package mutating func take(
        _ row: StoredFinding, _ text: Span<UInt8>, message: inout ByteAppender
    ) -> (kind: Int, finding: PlainFinding)? {
        let number = kind(of: row)
        guard let template = kinds[number].template else { return nil }
        let isValueHidden = kinds[number].isValueHidden
        let finding = PlainFinding(row, text)
        guard finding.isWhole, isValueHidden || mayShow(finding.value, text), mayShow(finding.record, text),
            mayShow(finding.property, text), finding.related.map({ mayShow($0.record, text) }) ?? true,
            mayShow(facts: finding.arguments, text)
        else { return nil }
        return template.append(finding, text, to: &message) ? (number, finding) : nil
    }

    /// Whether nothing in a text has to be masked; false if that is not certain.
    private func mayShow(_ range: Range<Int>, _ text: Span<UInt8>) -> Bool {
        if showsValues || range.isEmpty { return true }
        return !PersonalShape.mayBe(text, range) && !(hasNames && names.hold(text, range))
    }

    private func mayShow(facts: Range<Int>, _ text: Span<UInt8>) -> Bool {
        if showsValues || facts.isEmpty { return true }
        if PersonalShape.mayBe(text, facts) { return false }
        return !hasNames || !FindingArguments.contains(facts, text) { names.hold($0, $1) }
    }

    private mutating func kind(of row: StoredFinding) -> Int {
        let key = Key(code: row.code, field: row.field, file: row.file)
        let place = (Int(row.code) &* 31 &+ Int(row.field) &* 7 &+ Int(row.file)) & 63
        if let known = recent[place], known.key == key { return known.kind }
        let kind: Int
        if let found = known[key] {
            kind = found
        } else {
            kinds.append(makeKind(row))
            kind = kinds.count - 1
            known[key] = kind
        }
        recent[place] = (key, kind)
        return kind
    }

    private func makeKind(_ row: StoredFinding) -> Kind {
        let code = codes[Int(row.code)]
        let field = fields[Int(row.field)]
        let file = row.file < 0 ? nil : files[Int(row.file)]
        let source = file?.source ?? ""
        var kind = Kind(
            code: code, severity: severity(code, source), effect: effect(code), source: source,
            file: file?.path ?? "", property: file?.property ?? "", field: field,
            isValueHidden: !showsValues && personalFields.contains(field))
        let isRedacted = hidesContacts && file?.kind == .contacts
        // There are few findings about the configuration.
        guard let file, !isRedacted else { return kind }
        // What the findings share must be fit to be shown.
        func isPersonal(_ text: String) -> Bool { PersonalShape.isIn(text) || names.hold(text) }
        if !showsValues, isPersonal(field) || isPersonal(kind.property) { return kind }
        let message =
            if let rule = rules[code] {
                PlainMessage(rule.text(in: language), in: language, file: file.path, source: source, field: field)
            } else {
                PlainMessage(words: words(code))
            }
        kind.template = MessageTemplate(
            message, PlainMessage.Surroundings(paths: paths, isValueHidden: kind.isValueHidden))
        return kind
    }
}

extension PersonalShape {
    /// The same quick test.
    static func mayBe(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
        if range.count < quickLength { return false }
        var digits = 0
        var hasPlus = false
        var hasAt = false
        for index in range {
            let byte = text[index]
            digits += byte &- 0x30 < 10 ? 1 : 0
            hasPlus = hasPlus || byte == 0x2B
            hasAt = hasAt || byte == 0x40
        }
        return hasAt || digits >= 9 || hasPlus && digits >= 8
    }

    /// An address has at least six bytes.
    private static let quickLength = 6
}

extension KnownNames {
    /// The same for a text in a buffer.
    func hold(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var hasLetter = false
        for index in range {
            hasLetter = hasLetter || text[index] & 0x5F &- 0x41 < 26 || text[index] >= 0x80
        }
        guard hasLetter else { return false }
        return hold(String(decoding: text.extracting(range)))
    }
}

extension Findings {
    /// Findings whose texts are in one buffer: those of a block, or all in memory.
    package struct Together {
        package static let none = Together(range: 0..<0, rows: [], text: [])

        package let range: Range<Int>
        package let rows: [StoredFinding]
        package let text: [UInt8]

        package subscript(index: Int) -> StoredFinding { rows[index - range.lowerBound] }
    }

    /// The findings in the same buffer as the one at `index`.
    package func together(with index: Int) -> Together {
        let spilledCount = rows.endIndex - rows.held.count
        guard index < spilledCount, let (block, offset) = rows.spilled?.locate(index) else {
            return Together(range: spilledCount..<rows.endIndex, rows: rows.held, text: text)
        }
        let first = index - offset
        return Together(range: first..<first + block.rows.held.count, rows: block.rows.held, text: block.text)
    }
}
