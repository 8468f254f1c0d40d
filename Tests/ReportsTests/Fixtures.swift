import InnkeeperCore
import TestSupport

/// A small campground on one day, built in memory: what every test of a report starts from.
enum Fixture {
    static let today = day("2026-07-04")

    static func day(_ text: String) -> CalendarDate {
        guard let date = CalendarDate(iso: text) else { preconditionFailure("no date: \(text)") }
        return date
    }

    static let dollar = Currency("USD") ?? .none

    static func context() -> RunContext {
        var property = Property()
        property.name = "Alder Creek Campground"
        property.currency = dollar
        return RunContext(today: today, now: 1_783_123_200, property: property)
    }

    struct Booking {
        var id: String
        var site: String?
        var arrival: String
        var departure: String
        var guests = 2
        var total: Int64 = 20_000
        var paid: Int64 = 20_000
        var status = BookingStatus.confirmed
    }

    /// Bookings of one file, line after line from 2.
    static func bookings(_ rows: [Booking], file: Int = 0) -> Bookings {
        var table = makeBookings(
            rows.map { row in
                TestBooking(
                    id: row.id, site: row.site, channel: "desk", arrival: day(row.arrival).dayNumber,
                    departure: day(row.departure).dayNumber, guests: row.guests, status: row.status, total: row.total,
                    paid: row.paid)
            })
        table.records = RecordColumn(
            rows.indices.map { row in
                RecordReference(offset: 0, length: 0, line: Int32(row + 2), file: Int32(file))
            })
        return table
    }

    static func contacts(_ people: [(uid: String, name: String, birthday: PartialDate?)], file: Int = 0) -> Contacts {
        var table = Contacts()
        for (index, person) in people.enumerated() {
            table.records.append(RecordReference(offset: 0, length: 0, line: Int32(index + 1), file: Int32(file)))
            table.uid.append(person.uid)
            table.fullName.append(person.name)
            table.firstName.append("")
            table.lastName.append("")
            table.phone.append("")
            table.email.append("")
            table.otherPhones.append("")
            table.otherEmails.append("")
            table.birthday.append(person.birthday)
            table.birthdayState.append(person.birthday == nil ? .missing : .present)
            table.excludedFromBirthdays.append(false)
            table.rejected.append(false)
        }
        return table
    }

    static func places(_ rows: [(id: String, name: String, category: String?, at: Coordinate)], file: Int = 0) -> Places
    {
        var table = Places()
        for (index, row) in rows.enumerated() {
            table.records.append(RecordReference(offset: 0, length: 0, line: Int32(index + 1), file: Int32(file)))
            table.id.append(row.id)
            table.name.append(row.name)
            table.category.append(row.category)
            table.latitude.append(row.at.latitude)
            table.longitude.append(row.at.longitude)
            table.coordinateState.append(.present)
            table.closed.append(false)
            table.rejected.append(false)
        }
        return table
    }

    static func file(_ source: String, _ kind: RecordKind, _ path: String, accepted: Int = 0, rejected: Int = 0)
        -> SourceFile
    {
        var file = SourceFile(source: source, kind: kind, path: path)
        file.counts.read = accepted + rejected
        file.counts.accepted = accepted
        file.counts.rejected = rejected
        return file
    }

    static func input(_ dataset: Dataset, findings: Findings = Findings(), names: [String] = []) -> RunData {
        let rules: [any Rule] = [PhoneRule(), RateRule(), SiteRule()]
        let rulesByCode = Dictionary(uniqueKeysWithValues: rules.map { ($0.code, $0) })
        return RunData(
            dataset: dataset, context: context(), findings: findings, rules: rulesByCode,
            severity: { code, _ in rulesByCode[code]?.severity ?? .error }, texts: Names(names: names),
            toolVersion: "9.9.9")
    }
}

/// Guests' names and telephone numbers by row; every other field is empty.
struct Names: BookingTexts {
    var names: [String]
    var phones: [Int: String] = [:]
    var notes: [Int: String] = [:]

    func text(_ row: Int, _ field: BookingField) -> String {
        if field == .phone { return phones[row] ?? "" }
        if field == .notes { return notes[row] ?? "" }
        return field == .camperName && names.indices.contains(row) ? names[row] : ""
    }
}

struct RateRule: TestRule {
    let code = "reservation-rate-negative"
    let summary = "The nightly rate is below zero."
    let effect = Effect.marks
    let severity = Severity.warning
}

struct PhoneRule: TestRule {
    let code = "contact-phone-invalid"
    let summary = "The phone number can't be dialled."
    let effect = Effect.marks
    let severity = Severity.info
}

struct SiteRule: TestRule {
    let code = "reservation-site-unknown"
    let summary = "The site is not among the campsites."
    let effect = Effect.rejects
    let severity = Severity.error
}

protocol TestRule: Rule {}

extension TestRule {
    var form: RuleForm { .reading }
    var kind: RecordKind? { nil }
    var advice: String { "Look at it." }
    var examples: [RuleExample] { [] }
    var message: String { summary + " It says {value}." }
}
