/// The message of one code about one file and field, compiled for use with a million findings: what they
/// share is text already, and the rest is a list of short steps over the packed facts.
///
/// The fast counterpart of `RuleMessage`, to which it leaves rare cases (lists of texts, moments, a plural within a
/// plural).
struct PlainMessage: Sendable {
    enum Question: Sendable {
        case value, record, related, relatedLine, relatedRecord
        case fact(FindingArguments.Name)
    }

    enum Step: Sendable {
        /// A range of `literals`.
        case literal(Range<Int>)
        case value, record, relatedFile, relatedLine, relatedRecord
        case fact(FindingArguments.Name)
        /// The number of the enclosing plural.
        case count
        /// `targets` is the first of as many targets as there are forms.
        case plural(FindingArguments.Name, targets: Int, forms: Int)
        case unless(Question, target: Int)
        case jump(target: Int)
        /// Around what goes into a JSON string: it may hold nothing that JSON escapes.
        case jsonStart, jsonEnd
        case end
    }

    private(set) var steps: [Step] = []
    private(set) var literals: [UInt8] = []
    /// Jump targets, as indices in `steps`.
    private(set) var targets: [Int] = []
    /// The words of closed lists, and where their steps begin.
    private(set) var phrases: [(key: [UInt8], start: Int)] = []
    private let file: String
    private let source: String
    private let field: String
    let language: Language

    /// A message that is the same for all findings.
    init(words: String) {
        (file, source, field, language) = ("", "", "", .en)
        add(words)
        steps.append(.end)
    }

    /// nil for a message that needs `RuleMessage`.
    init?(_ text: RuleText, in language: Language, file: String, source: String, field: String) {
        (self.file, self.source, self.field, self.language) = (file, source, field, language)
        guard add(Template(text.message).parts, isInPlural: false) else { return nil }
        steps.append(.end)
        for (key, phrase) in text.phrases.sorted(by: { $0.key < $1.key }) {
            phrases.append((Array(key.utf8), steps.count))
            guard add(Template(phrase).parts, isInPlural: false) else { return nil }
            steps.append(.end)
        }
    }

    private mutating func add(_ literal: String) {
        if literal.isEmpty { return }
        var range = literals.count..<literals.count + literal.utf8.count
        literals += literal.utf8
        // Adjacent literals are merged unless a jump leads between them.
        if case .literal(let last)? = steps.last, !targets.contains(steps.count) {
            range = last.lowerBound..<range.upperBound
            steps.removeLast()
        }
        steps.append(.literal(range))
    }

    private mutating func newTarget() -> Int {
        targets.append(-1)
        return targets.count - 1
    }

    private mutating func add(_ parts: [Template.Part], isInPlural: Bool) -> Bool {
        for part in parts {
            switch part {
            case .literal(let text): add(text)
            case .count: if isInPlural { steps.append(.count) } else { add("0") }
            case .json(let name): addJSON(RuleMessage.Origin(name))
            case .place(let name): add(RuleMessage.Origin(name))
            case .plural(let name, let forms):
                guard !isInPlural, case .fact(let fact) = RuleMessage.Origin(name) else { return false }
                let first = targets.count
                for _ in forms { _ = newTarget() }
                let end = newTarget()
                steps.append(.plural(fact, targets: first, forms: forms.count))
                for (number, form) in forms.enumerated() {
                    targets[first + number] = steps.count
                    guard add(form, isInPlural: true) else { return false }
                    steps.append(.jump(target: end))
                }
                targets[end] = steps.count
            case .choice(let name, let there, let absent):
                guard addChoice(RuleMessage.Origin(name), there, absent, isInPlural: isInPlural) else { return false }
            }
        }
        return true
    }

    private mutating func add(_ origin: RuleMessage.Origin) {
        switch origin {
        case .source: add(source)
        case .field: add(field)
        case .filePattern: add(Glob.literal(file))
        case .value: steps.append(.value)
        case .record: steps.append(.record)
        case .relatedFile: steps.append(.relatedFile)
        case .relatedLine: steps.append(.relatedLine)
        case .relatedRecord: steps.append(.relatedRecord)
        case .fact(let name): steps.append(.fact(name))
        }
    }

    private mutating func addJSON(_ origin: RuleMessage.Origin) {
        switch origin {
        case .source: add(jsonString(source))
        case .field: add(jsonString(field))
        case .filePattern: add(jsonString(Glob.literal(file)))
        case .value, .record, .relatedFile, .relatedLine, .relatedRecord, .fact:
            add("\"")
            steps.append(.jsonStart)
            add(origin)
            steps.append(.jsonEnd)
            add("\"")
        }
    }

    private mutating func addChoice(
        _ origin: RuleMessage.Origin, _ there: [Template.Part], _ absent: [Template.Part], isInPlural: Bool
    ) -> Bool {
        let question: Question
        switch origin {
        case .source: return add(source.isEmpty ? absent : there, isInPlural: isInPlural)
        case .field: return add(field.isEmpty ? absent : there, isInPlural: isInPlural)
        case .filePattern: return add(file.isEmpty ? absent : there, isInPlural: isInPlural)
        case .value: question = .value
        case .record: question = .record
        case .relatedFile: question = .related
        case .relatedLine: question = .relatedLine
        case .relatedRecord: question = .relatedRecord
        case .fact(let name): question = .fact(name)
        }
        let otherwise = newTarget()
        let end = newTarget()
        steps.append(.unless(question, target: otherwise))
        guard add(there, isInPlural: isInPlural) else { return false }
        steps.append(.jump(target: end))
        targets[otherwise] = steps.count
        guard add(absent, isInPlural: isInPlural) else { return false }
        targets[end] = steps.count
        return true
    }
}
