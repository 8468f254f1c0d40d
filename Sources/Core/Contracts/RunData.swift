/// Fetches the text of the few bookings that a report shows, by reading their records again.
public protocol BookingTexts: Sendable {
    /// The cell's text, unescaped; empty if there is none.
    func text(_ row: Int, _ field: BookingField) -> String
}

/// Shows source lines, for texts that point into them.
public protocol SourceLines: Sendable {
    /// Line `number`, from 1, of a file in `Dataset.files`, with personal parts blanked unless `showValues`; nil if it
    /// can't be shown.
    func line(_ number: Int, ofFile file: Int, showValues: Bool) -> String?
    /// The same for several lines.
    func lines(_ places: [(number: Int, file: Int)], showValues: Bool) -> [String?]
}

extension SourceLines {
    public func lines(_ places: [(number: Int, file: Int)], showValues: Bool) -> [String?] {
        places.map { line($0.number, ofFile: $0.file, showValues: showValues) }
    }
}

/// The input of every report.
public struct RunData: Sendable {
    public var dataset: Dataset { didSet { made = nil } }
    public var context: RunContext
    public var findings: Findings { didSet { made = nil } }
    /// The rule of each code: effect, advice and texts.
    public var rules: [String: any Rule]
    /// The configuration's own checks, by code.
    public var checks: [String: CustomCheck] = [:]
    /// The configuration's file, for findings about the configuration itself.
    public var configuration = ""
    /// The severity in force.
    public var severity: @Sendable (_ code: String, _ source: String) -> Severity
    public var texts: any BookingTexts
    /// nil if no line can be shown.
    public var lines: (any SourceLines)?
    /// Which findings a baseline contains, parallel to `findings.rows`; empty without a baseline.
    public var known: [Bool] = []
    /// Whether the sources come from a configuration and so are complete.
    public var isConfigured = true
    /// How the run compares with the previous one.
    public var comparison = Comparison.notAsked
    /// Whether personal values in findings are shown instead of masked.
    public var showValues = false
    /// Names of people that appear in findings outside name fields.
    public var names = KnownNames.none
    /// Whether contacts' ids are masked too: some are made from addresses.
    public var isRedacted = false
    public var toolVersion: String
    /// Paths that all reports of this run write: pages link only to these.
    public var outputs: Set<String> = []
    /// The cached fingerprints.
    private var made: FingerprintList?

    public init(
        dataset: Dataset, context: RunContext, findings: Findings, rules: [String: any Rule],
        severity: @escaping @Sendable (_ code: String, _ source: String) -> Severity, texts: any BookingTexts,
        toolVersion: String
    ) {
        self.dataset = dataset
        self.context = context
        self.findings = findings
        self.rules = rules
        self.severity = severity
        self.texts = texts
        self.toolVersion = toolVersion
    }

    /// Every finding in order as shown, with fingerprint and message; personal values are masked unless the user asked
    /// to see them.
    public func forEachFinding(_ body: (Finding, _ message: String) throws -> Void) rethrows {
        try forEachFinding(in: findings.rows.indices, body)
    }

    /// The same for a range. Call `keepFingerprints` first when calling this more than once.
    public func forEachFinding(
        in rows: Range<Int>, _ body: (Finding, _ message: String) throws -> Void
    ) rethrows {
        var rest = rows.makeIterator()
        try forEach({ rest.next() }, { _, _ in }, body)
    }

    /// The same for those that can't be shown directly. `plain` shows those at the beginning of a range that can, and
    /// returns the index of the first that can't, or the range's end.
    package func forEachFinding(
        in rows: Range<Int>, after plain: (Range<Int>) -> Int, _ body: (Finding, _ message: String) throws -> Void
    ) rethrows {
        var rest = rows
        let next: () -> Int? = {
            let index = plain(rest)
            guard index < rest.upperBound else { return nil }
            rest = index + 1..<rest.upperBound
            return index
        }
        try forEach(next, { _, _ in }, body)
    }

    /// The same, with the facts written in `format`; without one as for programs. `place` rewrites a finding's paths as
    /// they are to be shown; `isOfFile` is false for one about the configuration.
    public func forEachFinding(
        in rows: [Int], as format: FactFormat? = nil, place: (inout Finding, _ isOfFile: Bool) -> Void = { _, _ in },
        body: (Finding, _ message: String) throws -> Void
    ) rethrows {
        var rest = rows.makeIterator()
        try forEach({ rest.next() }, as: format, place, body)
    }

    private func forEach(
        _ next: () -> Int?, as format: FactFormat? = nil,
        _ place: (inout Finding, _ isOfFile: Bool) -> Void = { _, _ in },
        _ body: (Finding, _ message: String) throws -> Void
    ) rethrows {
        let fingerprints = fingerprints()
        var facts = FindingFacts(self, format ?? FactFormat(context.findingsLanguage))
        while let index = next() {
            let row = findings.rows[index]
            let severity = facts.severity(row, self)
            var finding = findings.finding(index, files: dataset.files) { _, _ in severity }
            finding.fingerprint = fingerprints[index]
            finding.isKnown = isKnown(index)
            finding.isNew = facts.isNew.isEmpty ? false : facts.isNew[index]
            let code = facts.code(row, self)
            finding.effect = code.effect
            hide(&finding, row)
            place(&finding, row.file >= 0)
            try body(finding, code.message?.text(finding, shownValue: finding.value) ?? code.words)
        }
    }

    /// A finding as shown, without its fingerprint.
    public func shownFinding(_ index: Int) -> Finding {
        var finding = findings.finding(index, files: dataset.files, severity: severity)
        hide(&finding, findings.rows[index])
        return finding
    }

    /// Masks what must not be shown. In place: copying each finding would cost as much as making its message.
    private func hide(_ finding: inout Finding, _ row: StoredFinding) {
        // A line without a source file is one of the configuration.
        if row.file < 0, finding.line > 0 { finding.file = configuration }
        if isRedacted, row.file >= 0, dataset.files[Int(row.file)].kind == .contacts { finding.redact() }
        if !showValues { finding.mask(names) }
    }

    /// Whether a baseline contains the finding: it is counted but needs no attention.
    public func isKnown(_ index: Int) -> Bool { !known.isEmpty && known[index] }

    public var knownCount: Int { known.count { $0 } }

    /// The texts of a code's rule in the language of the run; nil for a code that isn't a rule's.
    public func text(of code: String) -> RuleText? { rules[code]?.text(in: context.property.language) }

    /// The message maker of `code`; nil for a code that isn't a rule's.
    public func message(of code: String, as format: FactFormat) -> RuleMessage? {
        rules[code].map { RuleMessage($0.text(in: format.language), format) }
    }

    /// The message of a code that isn't a rule's.
    public func words(of code: String) -> String { checks[code]?.message ?? code }

    /// What a code does to its record; nil for an unknown code. A custom check only marks.
    public func effect(of code: String) -> Effect? { rules[code]?.effect ?? checks[code].map { _ in .marks } }

    /// The fingerprint of each finding, parallel to `findings.rows`.
    public func fingerprints() -> FingerprintList { made ?? Fingerprints.all(findings, files: dataset.files) }

    /// Computes the fingerprints once for all later uses.
    public mutating func keepFingerprints() { made = fingerprints() }

    /// The same with `jobs` tasks at a time.
    public mutating func keepFingerprints(jobs: Int) async {
        made = await Fingerprints.all(findings, files: dataset.files, jobs: jobs)
    }

    /// Whether each finding is absent from the previous run, parallel to `findings.rows`; empty if that isn't known.
    fileprivate var newOnes: [Bool] {
        guard case .made(let changes) = comparison else { return [] }
        return changes.findings?.isNew ?? []
    }

    /// Whether the finding is absent from the previous run.
    public func isNew(_ index: Int) -> Bool {
        guard case .made(let changes) = comparison, let findings = changes.findings else { return false }
        return findings.isNew[index]
    }
}

/// What findings of one code (and source) share, looked up once for all of them.
private struct FindingFacts {
    struct Code {
        var message: RuleMessage?
        var effect: Effect?
        /// The message if there is no rule.
        var words: String
    }

    let isNew: [Bool]
    /// By code.
    private var codes: [Code?]
    /// By code and file.
    private var severities: [Severity?]
    private let fileCount: Int
    private let format: FactFormat

    init(_ input: RunData, _ format: FactFormat) {
        self.format = format
        isNew = input.newOnes
        fileCount = input.dataset.files.count + 1
        codes = [Code?](repeating: nil, count: input.findings.codes.count)
        severities = [Severity?](repeating: nil, count: codes.count * fileCount)
    }

    mutating func code(_ row: StoredFinding, _ input: RunData) -> Code {
        if let known = codes[Int(row.code)] { return known }
        let name = input.findings.codes[Int(row.code)]
        let found = Code(
            message: input.message(of: name, as: format), effect: input.effect(of: name),
            words: input.words(of: name))
        codes[Int(row.code)] = found
        return found
    }

    mutating func severity(_ row: StoredFinding, _ input: RunData) -> Severity {
        let place = Int(row.code) * fileCount + Int(row.file) + 1
        if let known = severities[place] { return known }
        let source = row.file < 0 ? "" : input.dataset.files[Int(row.file)].source
        let found = input.severity(input.findings.codes[Int(row.code)], source)
        severities[place] = found
        return found
    }
}
