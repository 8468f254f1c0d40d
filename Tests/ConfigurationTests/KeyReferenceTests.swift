import InnkeeperCatalog
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperFormats
import Testing

struct KeyReferenceTests {
    private let page = KeyReference.page(
        facts: Registry(
            rules: Catalog.rules, stages: Catalog.stages, reports: Catalog.reports, formats: Catalog.formats,
            presets: Catalog.presets))

    /// The entries below a heading.
    private func entries(_ title: String) throws -> [ReferencePage.Entry] {
        let start = try #require(page.blocks.firstIndex(of: .section(title)), "\(title)")
        for block in page.blocks[(start + 1)...] {
            if case .entries(_, let entries) = block { return entries }
        }
        return []
    }

    private func entry(_ title: String, _ term: String) throws -> ReferencePage.Entry {
        try #require(try entries(title).first { $0.term == term }, "\(title).\(term)")
    }

    @Test func `a key that is needed says so, and one with a default says which`() throws {
        #expect(try entry("Top level", "sources").meaning.hasPrefix("Required. "))
        #expect(try !entry("Top level", "output").meaning.hasPrefix("Required. "))
        #expect(try entry("stages.birthdays", "days").meaning.hasSuffix(" Without it: `30`."))
    }

    @Test func `a key of a source is there once, with the kinds that have it`() throws {
        let terms = try entries("sources").map(\.term)
        #expect(Set(terms).count == terms.count)
        #expect(try entry("sources", "kind").value == "one of `places`, `contacts`, `campsites`, `bookings`")
        #expect(try entry("sources", "statuses").meaning.hasSuffix(" Only of bookings."))
        #expect(try !entry("sources", "files").meaning.contains("Only of"))
        #expect(try entry("sources.overpass", "tags").meaning.hasPrefix("Required. "))
    }

    @Test func `each field that can be mapped says what it means`() throws {
        #expect(try entry("columns of bookings", "eta").meaning.contains("arrive"))
        for kind in ["bookings", "campsites", "contacts", "places"] {
            for field in try entries("columns of \(kind)") { #expect(field.meaning.hasSuffix("."), "\(field.term)") }
        }
        #expect(try entries("a field that is made").map(\.term).sorted() == ["constant", "date", "join", "sum"])
    }

    @Test func `every name of the catalogue is listed`() throws {
        #expect(try entries("stages").map(\.term) == Catalog.stages.map { $0.name })
        #expect(try entries("reports").map(\.term) == Catalog.reports.map { $0.name })
        #expect(try entries("format").map(\.term) == Catalog.formats.map { $0.name })
        #expect(try entries("preset").map(\.term) == Catalog.presets.map(\.name))
    }

    @Test func `what is typed keeps its letters at the beginning of a sentence`() throws {
        #expect(try entry("format", "vcard").meaning.hasPrefix("vCard 2.1"))
        #expect(try entry("reports.calendar", "titles").meaning.hasPrefix("`name`: one"))
        #expect(try entry("format", "gpx").meaning.hasPrefix("GPX, the waypoints"))
    }

    @Test func `values are told in words`() throws {
        #expect(try entry("Top level", "keep").value == "a whole number from 1 to 366")
        #expect(try entry("Top level", "notices").value == "an array of objects, see below")
        #expect(try entry("notices", "on").value.hasPrefix("an array, each one of `failure`"))
        #expect(try entry("property.origin", "latitude").value == "a number from -90 to 90")
    }
}
