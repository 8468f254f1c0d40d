/// The texts of a rule in one language.
public struct RuleText: Sendable, Equatable {
    /// What is wrong, in one sentence.
    public var summary: String
    /// How to put it right.
    public var advice: String
    /// What is wrong with one record and what to do: a template with placeholders for facts by name, and for the
    /// finding's `value`, `source`, `field`, `record`, `filePattern` (its file), `relatedFile`, `relatedLine` and
    /// `relatedRecord`.
    public var message: String
    /// What the words of the rule's closed lists mean, by key; also templates.
    public var phrases: [String: String]

    public init(summary: String, advice: String, message: String, phrases: [String: String] = [:]) {
        self.summary = summary
        self.advice = advice
        self.message = message
        self.phrases = phrases
    }

    /// The phrases of a closed list, keyed by its own values. A dictionary of each list's own would cost the start of the
    /// program more than all its rules, and so would code that isn't compiled for each list's keys.
    @inlinable
    public static func phrases<Key: RawRepresentable<String>>(
        _ phrases: KeyValuePairs<Key, String>
    ) -> [String: String] {
        Dictionary(uniqueKeysWithValues: phrases.map { ($0.key.rawValue, $0.value) })
    }
}

/// The message of one code in one language, parsed once and filled in for each finding.
public struct RuleMessage: Sendable {
    /// Where a text in a message comes from.
    enum Origin: Sendable {
        case value, source, field, record, filePattern, relatedFile, relatedLine, relatedRecord
        case fact(FindingArguments.Name)

        /// An unknown name is a programming error.
        init(_ name: String) {
            switch name {
            case "value": self = .value
            case "source": self = .source
            case "field": self = .field
            case "record": self = .record
            case "filePattern": self = .filePattern
            case "relatedFile": self = .relatedFile
            case "relatedLine": self = .relatedLine
            case "relatedRecord": self = .relatedRecord
            default:
                guard let fact = FindingArguments.Name(name) else { preconditionFailure("no fact is called \(name)") }
                self = .fact(fact)
            }
        }
    }

    private indirect enum Step: Sendable {
        case text([UInt8])
        case origin(Origin)
        case json(Origin)
        case plural(Origin, [[Step]])
        case count
        case choice(Origin, there: [Step], absent: [Step])

        init(_ part: Template.Part) {
            func steps(_ parts: [Template.Part]) -> [Step] { parts.map { Step($0) } }
            self =
                switch part {
                case .literal(let text): .text(Array(text.utf8))
                case .place(let name): .origin(Origin(name))
                case .json(let name): .json(Origin(name))
                case .plural(let name, let forms): .plural(Origin(name), forms.map(steps))
                case .count: .count
                case .choice(let name, let there, let absent):
                    .choice(Origin(name), there: steps(there), absent: steps(absent))
                }
        }
    }

    private let steps: [Step]
    private let phrases: [String: [Step]]
    private let format: FactFormat

    public init(_ text: RuleText, _ format: FactFormat = FactFormat()) {
        steps = Template(text.message).parts.map { Step($0) }
        phrases = text.phrases.mapValues { Template($0).parts.map { Step($0) } }
        self.format = format
    }

    /// The finding in one sentence; `shownValue` is its value as it may be shown.
    public func text(_ finding: Finding, shownValue: String) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(200)
        append(steps, finding, shownValue, count: .count(0), to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// `count` is the value of `#`.
    private func append(
        _ steps: [Step], _ finding: Finding, _ value: String, count: FindingArgument, to text: inout [UInt8]
    ) {
        for step in steps {
            switch step {
            case .text(let bytes): text += bytes
            case .count: append(count, finding, value, to: &text)
            case .origin(let origin): append(origin, finding, value, to: &text)
            case .json(let origin):
                var own: [UInt8] = []
                if case .field = origin { own += finding.field.utf8 } else { append(origin, finding, value, to: &own) }
                text += jsonString(String(decoding: own, as: UTF8.self)).utf8
            case .plural(let origin, let forms):
                let count = RuleMessage.fact(origin, finding) ?? .count(0)
                var form = forms.count - 1
                // A masked number takes the last plural form.
                if case .count(let number) = count { form = min(form, format.language.pluralForm(number)) }
                append(forms[form], finding, value, count: count, to: &text)
            case .choice(let origin, let there, let absent):
                let chosen = RuleMessage.isThere(origin, finding, value) ? there : absent
                append(chosen, finding, value, count: count, to: &text)
            }
        }
    }

    private static func fact(_ origin: Origin, _ finding: Finding) -> FindingArgument? {
        if case .fact(let name) = origin { finding.arguments[name] } else { nil }
    }

    private static func isThere(_ origin: Origin, _ finding: Finding, _ value: String) -> Bool {
        switch origin {
        case .value: !value.isEmpty
        case .source: !finding.source.isEmpty
        case .field: !finding.field.isEmpty
        case .record: !finding.record.isEmpty
        case .filePattern: !finding.file.isEmpty
        case .relatedFile: finding.related != nil
        case .relatedLine: (finding.related?.line ?? 0) > 0
        case .relatedRecord: !(finding.related?.record.isEmpty ?? true)
        case .fact(let name): finding.arguments.has(name)
        }
    }

    private func append(_ origin: Origin, _ finding: Finding, _ value: String, to text: inout [UInt8]) {
        switch origin {
        case .value: text += value.utf8
        case .source: text += finding.source.utf8
        case .field: text += format.field(finding.field).utf8
        case .record: text += finding.record.utf8
        case .filePattern: text += Glob.literal(finding.file).utf8
        case .relatedFile: text += (finding.related?.file ?? "").utf8
        case .relatedLine: text += String(finding.related?.line ?? 0).utf8
        case .relatedRecord: text += (finding.related?.record ?? "").utf8
        case .fact(let name):
            if let fact = finding.arguments[name] { append(fact, finding, value, to: &text) }
        }
    }

    private func append(_ fact: FindingArgument, _ finding: Finding, _ value: String, to text: inout [UInt8]) {
        switch fact {
        case .text(let own): text += own.utf8
        case .texts(let all): text += all.map(quoted).joined(separator: ", ").utf8
        case .word(let key): append(key, finding, value, to: &text)
        case .words(let keys):
            for (index, key) in keys.enumerated() {
                if index > 0 { text += ", ".utf8 }
                append(key, finding, value, to: &text)
            }
        case .count(let number): text += String(number).utf8
        case .date(let date): text += format.date(date).utf8
        case .moment(let seconds): text += format.moment(seconds).utf8
        case .duration(let seconds): text += format.duration(seconds).utf8
        case .money(let money): text += format.money(money).utf8
        }
    }

    /// A word of a closed list, whose phrase is itself a template.
    private func append(_ key: String, _ finding: Finding, _ value: String, to text: inout [UInt8]) {
        guard let phrase = phrases[key] else { return text += key.utf8 }
        append(phrase, finding, value, count: .count(0), to: &text)
    }

    private func quoted(_ text: String) -> String {
        format.language.quotes.open + text + format.language.quotes.close
    }
}
