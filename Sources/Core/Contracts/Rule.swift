/// One rule: its facts, and (in the protocols below) its one method over a batch.
///
/// A service checks a single record by making a batch of one, so that there is only one set of rules.
public protocol Rule: Sendable {
    /// Kebab-case, `entity-what-is-wrong`; never reused.
    var code: String { get }
    var kind: RecordKind? { get }
    /// What is wrong, in one sentence.
    var summary: String { get }
    /// How to put it right, for `explain`.
    var advice: String { get }
    var effect: Effect { get }
    var severity: Severity { get }
    /// Raw names of the fields that the source must have; otherwise the rule is listed as not checked.
    var requires: [String] { get }
    /// Raw names of fields of which the source must have at least one, unless empty.
    var requiresAny: [String] { get }
    /// What else the rule needs; without it the rule is listed as not checked.
    var needs: [RuleNeed] { get }
    /// Snippets that pass and fail, run by one generic test and shown by `explain`.
    var examples: [RuleExample] { get }
    /// The finding in one sentence: what is wrong and what to do, with placeholders for its facts (`MessageTemplate`).
    var message: String { get }
    /// The words for its closed lists by key, also with placeholders for facts.
    var phrases: [String: String] { get }
    /// What it looks at. Each of the protocols below sets it for its rules.
    var form: RuleForm { get }
    /// Facts that it adds to a finding, derived from the text of the cell that the finding points at, in UTF-8.
    func facts(written: Span<UInt8>) -> FindingArguments
}

/// A rule by what it looks at. Casting to each protocol in turn would search the whole program each time the cast
/// fails.
public enum RuleForm: Sendable {
    case booking(any BookingRule)
    case bookingSequence(any BookingSequenceRule)
    case campSite(any CampSiteRule)
    case contact(any ContactRule)
    case place(any PlaceRule)
    case table(any TableRule)
    /// Nothing: its findings come from reading (a malformed line, a missing file).
    case reading
}

extension Rule {
    /// Most rules only mark; those that reject say so.
    public var effect: Effect { .marks }
    public var requires: [String] { [] }
    public var requiresAny: [String] { [] }
    public var needs: [RuleNeed] { [] }
    public var phrases: [String: String] { [:] }
    /// Most rules get all their facts from the columns.
    public func facts(written: Span<UInt8>) -> FindingArguments { [:] }

    /// Its texts in English.
    public var text: RuleText { RuleText(summary: summary, advice: advice, message: message, phrases: phrases) }
}

/// What a rule needs besides the fields of its own source.
public enum RuleNeed: String, Sendable {
    /// A campsites source.
    case campSites = "campsites"
    /// The property's position.
    case origin
    /// The stage that finds conflicts.
    case conflicts
}

/// A snippet in the kind's usual format (CSV, vCard, GeoJSON or a JSON array), and whether the rule passes it.
public struct RuleExample: Sendable {
    /// The snippet: the text of a file, or several files, each below a line such as `== desk.csv ==`. In that line, `!`
    /// precedes the name of a member of an archive or workbook, and a comma precedes the file's age or says that it is
    /// the previous day's. `\xE9` is a byte.
    ///
    /// `»` precedes each place that a finding points at and is removed before reading. For a finding about a whole file
    /// it precedes the file's name; for one about no file it begins the snippet.
    public var text: String
    public var fails: Bool

    public init(passes text: String) {
        self.text = text
        fails = false
    }

    public init(fails text: String) {
        self.text = text
        fails = true
    }
}

/// What a record rule may know besides its batch.
public struct RuleContext: Sendable {
    public var run: RunContext
    /// The campsites; nil without a campsites source.
    public var sites: SiteDirectory?
    /// `siteRows(of:)` of the batch being checked, looked up once for all rules.
    private var known: SiteRows?

    public init(run: RunContext, sites: SiteDirectory? = nil) {
        self.run = run
        self.sites = sites
    }

    /// The same context for the rules of one batch.
    public func checking(_ batch: Bookings) -> RuleContext {
        var context = self
        context.known = sites?.rows(of: batch)
        return context
    }

    /// The row in `sites` of each site that the batch names; nil without a campsites source.
    public func siteRows(of batch: Bookings) -> SiteRows? { known ?? sites?.rows(of: batch) }
}

/// A rule that looks at one booking at a time.
public protocol BookingRule: Rule {
    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings)
}

/// A rule that needs the bookings before the batch; called in sequence order.
public protocol BookingSequenceRule: Rule {
    /// `table` holds the rows before the batch, rejected ones included; `earlier` finds those of the same source.
    func check(_ batch: Bookings, after table: Bookings, earlier: inout SeenKeyIndex, report: inout RowFindings)
}

public protocol CampSiteRule: Rule {
    /// `sites` is the whole table; only rows from `first` on are reported.
    func check(_ sites: CampSites, from first: Int, in context: RuleContext, report: inout RowFindings)
}

public protocol ContactRule: Rule {
    func check(_ contacts: Contacts, in context: RuleContext, report: inout RowFindings)
}

public protocol PlaceRule: Rule {
    func check(_ places: Places, in context: RuleContext, report: inout RowFindings)
}

/// A rule over whole tables, after all records are in; never rejects.
public protocol TableRule: Rule {
    /// Rows in the report are rows of the table of `kind`.
    func check(_ dataset: Dataset, in context: RuleContext, report: inout RowFindings)
}

extension BookingRule {
    public var kind: RecordKind? { .bookings }
    public var form: RuleForm { .booking(self) }
}

extension BookingSequenceRule {
    public var kind: RecordKind? { .bookings }
    public var form: RuleForm { .bookingSequence(self) }
}

extension CampSiteRule {
    public var kind: RecordKind? { .campsites }
    public var form: RuleForm { .campSite(self) }
}

extension ContactRule {
    public var kind: RecordKind? { .contacts }
    public var form: RuleForm { .contact(self) }
}

extension PlaceRule {
    public var kind: RecordKind? { .places }
    public var form: RuleForm { .place(self) }
}

extension TableRule {
    public var form: RuleForm { .table(self) }
}
