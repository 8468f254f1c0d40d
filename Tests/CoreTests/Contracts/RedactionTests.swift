import InnkeeperCore
import Testing

struct RedactionTests {
    private struct Messages: BookingTexts {
        func text(_ row: Int, _ field: BookingField) -> String {
            switch field {
            case .camperName: "Ada Sample"
            case .email: ""
            default: field.rawValue
            }
        }
    }

    @Test func `texts of people are masked, those of stays are not`() {
        let texts = RedactedTexts(Messages())
        #expect(texts.text(0, .camperName) == "•••")
        #expect(texts.text(0, .phone) == "•••")
        #expect(texts.text(0, .email) == "")
        #expect(texts.text(0, .siteNumber) == "site_number")
    }

    @Test func `notes and payouts are left out, not masked`() {
        let texts = RedactedTexts(Messages())
        #expect(texts.text(0, .notes) == "" && texts.text(0, .payoutID) == "")
        // And where only notes are not wanted, everything else stays
        let plain = TextsWithoutNotes(Messages())
        #expect(plain.text(0, .notes) == "" && plain.text(0, .camperName) == "Ada Sample")
    }

    @Test func `somebody's name in that of a file, a property or a channel is masked, and others stay`() {
        // Given Ada Sample, known to the run, and addresses that nobody has to know
        let names = KnownNames(HashSet64([7])) { String(decoding: $0, as: UTF8.self) == "Ada Sample" ? 7 : 1 }
        var dataset = Dataset()
        dataset.files = ["2026/Ada Sample.zip!in/July.csv", "ada@example.org/x.csv", "a/b.csv"].map {
            SourceFile(source: "desk", kind: .bookings, path: $0)
        }
        dataset.bookings.property = DictionaryColumn(["Lake", "Ada Sample", nil])
        dataset.bookings.channel = DictionaryColumn(["for Ada Sample", "Airbnb", "ada@example.org"])
        dataset.kpis = [KPIRow(period: "all", property: "Ada Sample", channel: "Airbnb")]
        // When
        dataset.redact(names)
        // Then
        #expect(dataset.files.map(\.path) == ["2026/•••!in/July.csv", "•••/x.csv", "a/b.csv"])
        #expect(dataset.files.map(\.recordsPath) == dataset.files.map(\.path))
        #expect((0..<3).map { dataset.bookings.property[$0] } == ["Lake", "•••", nil])
        #expect((0..<3).map { dataset.bookings.channel[$0] } == ["•••", "Airbnb", "•••"])
        #expect(dataset.kpis[0].property == "•••" && dataset.kpis[0].channel == "Airbnb")
    }

    @Test func `people and birthdays go as a whole`() {
        var dataset = Dataset()
        dataset.provided = [.contacts, .birthdays, .bookings]
        dataset.contacts.records = [.none]
        dataset.contacts.uid = TextColumn(["ada@example.org"])
        dataset.contacts.fullName = TextColumn(["Ada Sample"])
        dataset.contacts.firstName = TextColumn(["Ada"])
        dataset.contacts.lastName = TextColumn(["Sample"])
        dataset.contacts.phone = TextColumn(["555 0100"])
        dataset.contacts.email = TextColumn(["ada@example.org"])
        dataset.contacts.birthday = [PartialDate(year: 1980, month: 5, day: 3)]
        dataset.redact()
        #expect(dataset.provided == [.bookings])
        #expect(dataset.contacts.fullName[0] == "•••" && dataset.contacts.uid[0] == "")
        #expect(dataset.contacts.firstName[0] == "•••" && dataset.contacts.lastName[0] == "•••")
        #expect(dataset.contacts.phone[0] == "" && dataset.contacts.email[0] == "")
        #expect(dataset.contacts.birthday == [nil])
    }
}
