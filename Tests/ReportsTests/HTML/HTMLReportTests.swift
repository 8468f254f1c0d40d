import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

/// The page of `input`, for the tests of its sections.
func page(_ input: RunData) throws -> String {
    let folder = MemoryFolder()
    try HTMLReport(options: OptionValues()).render(input, to: folder)
    return try #require(folder.text("index.html"))
}

struct HTMLReportTests {
    @Test func `tags balance, ids are unique, and every anchor leads somewhere`() throws {
        for input in [Campground.input(), Fixture.input(Dataset())] {
            let check = HTMLCheck(try page(input))
            #expect(check.faults == [])
            let ids = check.values("id")
            #expect(Set(ids).count == ids.count)
            for target in check.values("href").filter({ $0.hasPrefix("#") }) {
                #expect(ids.contains(String(target.dropFirst())))
            }
            for name in check.values("aria-labelledby") { #expect(ids.contains(name)) }
            #expect(check.elements.filter { $0.name == "th" }.allSatisfy { $0.attributes["scope"] != nil })
            for landmark in ["header", "nav", "main", "footer", "h1"] {
                #expect(check.elements.count { $0.name == landmark } == 1)
            }
        }
    }

    @Test func `the page needs nothing but itself`() throws {
        var input = Campground.input()
        input.outputs = Set(TablesReport.files + FindingsReport.files)
        let html = try page(input)
        for part in ["http:", "https:", "<script", "<img", "<iframe", "<link", "javascript", " onclick", " src="] {
            #expect(!html.contains(part))
        }
        let files = HTMLCheck(html).values("href").filter { !$0.hasPrefix("#") && !$0.hasPrefix("geo:") }
        #expect(!files.isEmpty)
        #expect(Set(files).isSubset(of: input.outputs))
        #expect(html.contains("default-src &#x27;none&#x27;"))
    }

    @Test func `nothing from data becomes markup`() throws {
        // Given an attack in every text that comes from outside
        let attack = "\"'><script>alert(1)</script><img src=x onerror=y>&amp;\u{1B}"
        var input = Campground.input()
        var dataset = input.dataset
        for index in dataset.files.indices {
            dataset.files[index].source = attack + "\(index)"
            dataset.files[index].path = attack
        }
        dataset.bookings = Fixture.bookings([
            .init(id: attack, site: attack, arrival: "2026-07-04", departure: "2026-07-06"),
            .init(id: attack, site: attack, arrival: "2026-07-04", departure: "2026-07-06", total: 9, paid: 1),
            .init(id: "", site: attack, arrival: "2026-07-01", departure: "2026-07-04"),
        ])
        dataset.contacts = Fixture.contacts([(attack, attack, nil), (attack, attack, nil)], file: 2)
        let anywhere = Coordinate(latitude: 1, longitude: 1)
        dataset.places = Fixture.places([(attack, attack, attack, anywhere), (attack, attack, attack, anywhere)])
        dataset.distances = [
            DistanceRow(siteNumber: "", place: 0, metres: 1, bearing: 1),
            DistanceRow(siteNumber: attack, place: 1, metres: 1, bearing: 1),
        ]
        dataset.conflicts[0].freeSites = [attack]
        dataset.kpis[0].period = attack
        dataset.unchecked = [UncheckedRule(rule: attack, source: attack, reason: .fieldsMissing([attack]))]
        input.findings.add(
            code: attack, file: 0, line: 1, record: attack, field: attack, value: attack,
            arguments: [.reason: .text(attack)])
        input.dataset = dataset
        dataset.nearestOfKinds = dataset.distances
        dataset.featuredDays = (0..<2).map { FeaturedPlace(place: $0, metres: 1, bearing: 1, turn: 1, turns: 2) }
        input.context.property.name = attack
        input.texts = Names(names: [attack, attack, attack], phones: [0: attack, 1: "tel:1234567"])
        input.lines = FindingsFixture.Lines(texts: [0: [1: attack]])
        input.toolVersion = attack
        // When the page is made
        let html = try page(input)
        // Then the attack is text everywhere, and nowhere else
        #expect(HTMLCheck(html).faults == [])
        #expect(!html.contains("<script"))
        #expect(!html.contains("<img"))
        #expect(!html.unicodeScalars.contains("\u{1B}"))
        #expect(html.count(of: "&lt;script&gt;") > 25)
    }

    @Test func `a section stands only for what was asked for`() throws {
        var dataset = Dataset()
        dataset.provided = [.contacts, .birthdays]
        let ids = Set(HTMLCheck(try page(Fixture.input(dataset))).values("id"))
        #expect(ids.contains("birthdays"))
        #expect(ids.contains("quality"))
        #expect(!ids.contains("today"))
        #expect(!ids.contains("occupancy"))
    }
}
