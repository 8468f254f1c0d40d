import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperFormats

/// A small catalogue, so that these tests say everything that they depend on.
let fakeVocabulary = Registry(
    rules: [
        FakeContactName(), FakeContactPhone(), FakePlaceClosed(), FakeOverlap(), FakeStayDate(),
    ],
    stages: [FakeDistances.self, FakeConflicts.self, FakeOccupancy.self],
    reports: [FakeSummary.self, FakeTables.self],
    formats: [FakeTableFormat.self, FakeCardFormat.self],
    presets: [
        PresetFact(name: "airbnb", kind: .bookings, summary: "Airbnb"),
        PresetFact(name: "booking.com", kind: .bookings, summary: "Booking.com"),
    ],
    checkEngine: FakeCheckEngine())

/// Refuses queries that delete, and runs none.
struct FakeCheckEngine: CheckEngine {
    func problem(of sql: String) -> String? { sql.hasPrefix("DELETE") ? "it deletes" : nil }

    func run(
        _ checks: [CustomCheck], over dataset: Dataset, texts: any BookingTexts, context: RunContext,
        ticks: @escaping @Sendable () -> UInt64
    ) -> [CheckOutcome] { [] }
}

/// What the reader says of a text, with `»` before each place where a fault is expected.
struct ReadText {
    var configuration: Configuration?
    var messages: [String]
    var places: [String]
    var markedPlaces: [String]

    init(_ marked: String) {
        markedPlaces = []
        var line = 1
        var column = 1
        var text = ""
        for character in marked.unicodeScalars {
            if character == "»" {
                markedPlaces.append("\(line):\(column)")
                continue
            }
            text.unicodeScalars.append(character)
            column += 1
            if character == "\n" { (line, column) = (line + 1, 1) }
        }
        let answer = ConfigurationReader.read(Array(text.utf8), facts: fakeVocabulary)
        configuration = answer.configuration
        messages = answer.faults.map(\.message)
        places = answer.faults.map { "\($0.line):\($0.column)" }
    }

    /// A configuration whose one source has these members besides kind and files.
    init(kind: String = "bookings", source members: String) {
        self.init(#"{"sources": {"desk": {"kind": "\#(kind)", "files": "a", \#(members)}}}"#)
    }

    /// A configuration with these members besides a source.
    init(top members: String) {
        self.init(#"{"sources": {"desk": {"kind": "bookings", "files": "a"}}, \#(members)}"#)
    }

    /// Whether there is nothing to say and a configuration.
    var isFine: Bool { configuration != nil && messages.isEmpty }
}

protocol FakeRule: Rule {}

extension FakeRule {
    var form: RuleForm { .reading }
    var kind: RecordKind? { nil }
    var summary: String { "Says what is wrong with \(code)." }
    var advice: String { "" }
    var severity: Severity { .warning }
    var examples: [RuleExample] { [] }
    var message: String { "" }
}

struct FakeContactName: FakeRule {
    let code = "contact-name-missing"
    let effect = Effect.rejects
}

struct FakeContactPhone: FakeRule {
    let code = "contact-phone-invalid"
    let effect = Effect.marks
}

struct FakePlaceClosed: FakeRule {
    let code = "place-closed"
    let effect = Effect.marks
}

struct FakeOverlap: FakeRule {
    let code = "reservation-overlap"
    let effect = Effect.marks
}

struct FakeStayDate: FakeRule {
    let code = "reservation-date-invalid"
    let effect = Effect.rejects
}

struct FakeDistances: TableStage {
    static let name = "distances"
    static let summary = "Places near the sites."
    static let requires: [DatasetPart] = [.campsites, .places]
    static let provides: [DatasetPart] = [.distances]
    static let options = [
        OptionSpec("nearest", .integer(1...1000), default: .integer(10), "At most so many."),
        OptionSpec("within", .distance, default: .distance(50_000), "No farther than this."),
        OptionSpec("crow", .flag, default: .flag(true), "As the crow flies."),
        OptionSpec("label", .text, "How to call it."),
        OptionSpec("each", .counts(1...9), "So many of each."),
        OptionSpec("kinds", .choices(["fuel", "food", "water"]), "Of these kinds."),
        OptionSpec("when", .durations, "Times before and after."),
    ]

    init(options: OptionValues) {}
    func run(_ dataset: inout Dataset, in context: RunContext, jobs: Int) async {}
}

struct FakeConflicts: TableStage {
    static let name = "conflicts"
    static let summary = "Pairs of stays that meet."
    static let requires: [DatasetPart] = [.bookings]
    static let provides: [DatasetPart] = [.conflicts]

    init(options: OptionValues) {}
    func run(_ dataset: inout Dataset, in context: RunContext, jobs: Int) async {}
}

struct FakeOccupancy: TableStage {
    static let name = "occupancy"
    static let summary = "Nights sold."
    static let requires: [DatasetPart] = [.bookings, .conflicts]
    static let provides: [DatasetPart] = [.occupancy]
    static let options = [
        OptionSpec("from", .date, "First night."),
        OptionSpec("leapDay", .choice(["feb28", "mar1"]), default: .text("feb28"), "What a leap day becomes."),
    ]

    init(options: OptionValues) {}
    func run(_ dataset: inout Dataset, in context: RunContext, jobs: Int) async {}
}

struct FakeSummary: Report {
    static let name = "summary"
    static let summary = "One page."
    static let files = ["summary.md"]

    init(options: OptionValues) {}
    func render(_ input: RunData, to folder: any OutputFolder) throws {}
}

struct FakeTables: Report {
    static let name = "tables"
    static let summary = "All tables."
    static let files = ["kpis.csv"]
    static let options = [OptionSpec("days", .integer(0 ... .max), default: .integer(7), "Days ahead.")]

    init(options: OptionValues) {}
    func render(_ input: RunData, to folder: any OutputFolder) throws {}
}

struct FakeTableFormat: Format {
    static let name = "csv"
    static let summary = "Tables."
    static let kinds: [RecordKind] = [.bookings, .campsites]
    static let framing = FramingSyntax.tableHead

    static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? { nil }
    static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer { fatalError("not for reading") }
}

struct FakeCardFormat: Format {
    static let name = "vcard"
    static let summary = "Cards."
    static let kinds: [RecordKind] = [.contacts]
    static let framing = FramingSyntax.blankLines

    static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? { nil }
    static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer { fatalError("not for reading") }
}
