/// The message of one code about one file and field, in English, compiled for use with a million findings: what they
/// share is text already, and the rest is a list of short steps over the packed facts.
///
/// The fast counterpart of `RuleMessage`, to which it leaves rare cases (lists of texts, moments, a plural within a
/// plural).
struct PlainMessage: Sendable {
    private enum Question: Sendable {
        case value, record, related, relatedLine, relatedRecord
        case fact(FindingArguments.Name)
    }

    private enum Step: Sendable {
        /// Index in `literals`.
        case literal(Int)
        case value, record, relatedFile, relatedLine, relatedRecord
        case fact(FindingArguments.Name)
        /// The number of the enclosing plural.
        case count
        /// `targets` is the first of as many targets as there are forms.
        case plural(FindingArguments.Name, targets: Int, forms: Int)
        case unless(Question, target: Int)
        case jump(target: Int)
        case end
    }

    private var steps: [Step] = []
    private var literals: [[UInt8]] = []
    /// Jump targets, as indices in `steps`.
    private var targets: [Int] = []
    /// The words of closed lists, and where their steps begin.
    private var phrases: [(key: [UInt8], start: Int)] = []
    private let file: String
    private let source: String
    private let field: String

    /// A message that is the same for all findings.
    init(words: String) {
        (file, source, field) = ("", "", "")
        add(words)
        steps.append(.end)
    }

    /// nil for a message that needs `RuleMessage`.
    init?(_ text: RuleText, file: String, source: String, field: String) {
        (self.file, self.source, self.field) = (file, source, field)
        guard add(Template(text.message).parts, isInPlural: false) else { return nil }
        steps.append(.end)
        for (key, phrase) in text.phrases.sorted(by: { $0.key < $1.key }) {
            phrases.append((Array(key.utf8), steps.count))
            guard add(Template(phrase).parts, isInPlural: false) else { return nil }
            steps.append(.end)
        }
    }

    // MARK: Making the steps

    private mutating func add(_ literal: String) {
        if literal.isEmpty { return }
        // Adjacent literals are merged unless a jump leads between them.
        if case .literal(let last)? = steps.last, !targets.contains(steps.count) {
            literals[last] += literal.utf8
        } else {
            steps.append(.literal(literals.count))
            literals.append(Array(literal.utf8))
        }
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
            case .json: return false
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

    // MARK: Writing

    /// What a message needs beyond the packed texts.
    struct Surroundings {
        /// The paths of all files.
        var paths: [[UInt8]]
        var isValueHidden: Bool
    }

    /// Appends the message; false if `RuleMessage` must make it, in which case what was appended is unusable.
    func append(
        _ finding: PlainFinding, _ text: Span<UInt8>, _ around: Surroundings, to output: inout [UInt8]
    ) -> Bool {
        run(from: 0, finding, text, around, to: &output)
    }

    private func run(
        from start: Int, _ finding: PlainFinding, _ text: Span<UInt8>, _ around: Surroundings,
        to output: inout [UInt8]
    ) -> Bool {
        var next = start
        var count = 0
        while true {
            let step = steps[next]
            next += 1
            switch step {
            case .end: return true
            case .literal(let index): output.append(contentsOf: literals[index])
            case .value:
                if around.isValueHidden, !finding.value.isEmpty {
                    output.append(contentsOf: Finding.mask.utf8)
                } else {
                    output.append(text, finding.value)
                }
            case .record: output.append(text, finding.record)
            case .relatedFile:
                if let related = finding.related { output.append(contentsOf: around.paths[related.file]) }
            case .relatedLine: output.append(decimal: Int64(finding.related?.line ?? 0))
            case .relatedRecord: if let related = finding.related { output.append(text, related.record) }
            case .count: output.append(decimal: Int64(count))
            case .fact(let name):
                guard let fact = FindingArguments.fact(name, finding.arguments, text) else { continue }
                guard append(fact, finding, text, around, to: &output) else { return false }
            case .plural(let name, let first, let forms):
                count = 0
                if let fact = FindingArguments.fact(name, finding.arguments, text) {
                    guard fact.kind == .count else { return false }
                    var cursor = fact.value
                    count = Int(PlainMessage.signed(cursor.number(text)))
                }
                next = targets[first + min(forms - 1, Language.en.pluralForm(count))]
            case .jump(let target): next = targets[target]
            case .unless(let question, let target):
                if !isThere(question, finding, text) { next = targets[target] }
            }
        }
    }

    private func isThere(_ question: Question, _ finding: PlainFinding, _ text: Span<UInt8>) -> Bool {
        switch question {
        case .value: !finding.value.isEmpty
        case .record: !finding.record.isEmpty
        case .related: finding.related != nil
        case .relatedLine: (finding.related?.line ?? 0) > 0
        case .relatedRecord: !(finding.related?.record.isEmpty ?? true)
        case .fact(let name): FindingArguments.fact(name, finding.arguments, text) != nil
        }
    }

    private func append(
        _ fact: (kind: FindingArguments.Kind, value: PackedPosition), _ finding: PlainFinding, _ text: Span<UInt8>,
        _ around: Surroundings, to output: inout [UInt8]
    ) -> Bool {
        var cursor = fact.value
        switch fact.kind {
        case .text: output.append(text, cursor.text(text))
        case .count: output.append(decimal: PlainMessage.signed(cursor.number(text)))
        case .date:
            let day = Int32(truncatingIfNeeded: PlainMessage.signed(cursor.number(text)))
            output.append(contentsOf: CalendarDate(dayNumber: day).description.utf8)
        case .money:
            let units = PlainMessage.signed(cursor.number(text))
            let currency = Currency(raw: Int32(truncatingIfNeeded: Int64(bitPattern: cursor.number(text))))
            output.append(contentsOf: Money(minorUnits: units, currency: currency).description.utf8)
        case .word:
            let word = cursor.text(text)
            guard let phrase = phrases.first(where: { PlainMessage.isEqual($0.key, text, word) }) else {
                output.append(text, word)
                return cursor.isWhole
            }
            return cursor.isWhole && run(from: phrase.start, finding, text, around, to: &output)
        case .texts, .words, .moment, .duration: return false
        }
        return cursor.isWhole
    }

    private static func isEqual(_ key: [UInt8], _ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
        key.count == range.count && key.indices.allSatisfy { key[$0] == text[range.lowerBound + $0] }
    }

    private static func signed(_ folded: UInt64) -> Int64 {
        Int64(bitPattern: folded >> 1) ^ -Int64(bitPattern: folded & 1)
    }
}
