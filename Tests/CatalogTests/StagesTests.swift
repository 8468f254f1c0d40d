import InnkeeperCatalog
import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

struct StagesTests {
    @Test func `names are sorted, each once`() {
        let names = Catalog.stages.map { $0.name }
        #expect(names == names.sorted() && Set(names).count == names.count)
    }

    @Test func `what a stage requires is there when it runs, in the order of the list`() {
        // Given what the sources provide
        var provided: Set<DatasetPart> = [.campsites, .bookings, .contacts, .places]
        for stage in Catalog.stages {
            for part in stage.requires { #expect(provided.contains(part), "\(stage.name) needs \(part)") }
            #expect(!stage.provides.isEmpty, "\(stage.name) provides nothing")
            for part in stage.provides { #expect(provided.insert(part).inserted, "\(part) is made twice") }
        }
        // Then every part is made by someone
        #expect(provided == Set(DatasetPart.allCases))
    }

    @Test func `a stage on empty tables says what it provides and stops nothing`() async {
        for stage in Catalog.stages {
            // Given sources without a record
            var dataset = Dataset()
            dataset.provided = [.campsites, .bookings, .contacts, .places]
            let context = RunContext(today: CalendarDate(dayNumber: 20_700), now: 0)
            // When it runs with its defaults
            await stage.init(options: OptionValues(defaults: stage.options)).run(&dataset, in: context, jobs: 1)
            // Then
            #expect(dataset.provided.isSuperset(of: stage.provides), "\(stage.name)")
            #expect(dataset.conflicts.isEmpty && dataset.distances.isEmpty && dataset.birthdays.isEmpty)
        }
    }

    @Test(arguments: [1, 2, 3, 8]) func `a stage fills what it provides and nothing else, with any number of jobs`(
        jobs: Int
    ) async {
        // Given a campground with something for every part of every stage
        let campground = StagesTests.campground()
        var context = RunContext(today: CalendarDate(dayNumber: 20_700), now: 0)
        context.property.currency = Currency("USD") ?? .none
        var filled: Set<String> = []
        for type in Catalog.stages {
            var options = OptionValues(defaults: type.options)
            // So few pairs are listed that one site is crowded.
            options.values["pairs"] = .integer(60)
            options.values["leapDay"] = .text("mar1")
            let stage = type.init(options: options)
            // When it runs alone and as several tasks, and only what it provides is kept
            var sequential = campground
            await stage.run(&sequential, in: context, jobs: 1)
            var parallel = campground
            await stage.run(&parallel, in: context, jobs: jobs)
            var kept = campground
            for part in type.provides { kept.adopt(part, from: parallel) }
            // Then it is the same, and nothing is lost
            #expect(differences(parallel, sequential) == [], "\(type.name)")
            #expect(differences(kept, sequential) == [], "\(type.name)")
            filled.formUnion(differences(sequential, campground))
        }
        // Then no property that stages fill was left empty
        let inputs = [
            "files", "campSites", "bookings", "contacts", "places", "persons", "likeContacts", "unchecked",
            "hasSeveralProperties",
            "echoes", "conflictParts", "occupancyParts",
        ]
        #expect(filled == Set(texts(of: campground).keys).subtracting(inputs))
    }

    /// Stays on six sites and on one that is named by all, stays without a site, two currencies, persons with several
    /// cards and a birthday each, places of three categories; records of two files each.
    private static func campground() -> Dataset {
        var random = SeededRandom(5)
        func one(of words: [String]) -> String { words.randomElement(using: &random) ?? "" }
        var bookings: [TestBooking] = []
        for number in 0..<300 {
            let arrival = 20_680 + Int32.random(in: 0..<60, using: &random)
            bookings.append(
                TestBooking(
                    property: one(of: ["North", "South"]), site: number % 7 == 0 ? nil : "A\(number % 7)",
                    category: one(of: ["tent", "cabin"]), channel: one(of: ["desk", "web"]),
                    arrival: arrival, departure: arrival + .random(in: 1...4, using: &random),
                    total: .random(in: 1_000...90_000, using: &random), currency: one(of: ["USD", "EUR"]),
                    leadDays: .random(in: 0..<90, using: &random)))
        }
        let sites = (0..<8).map { number in
            var site = CampSite(number: "A\(number)")
            site.category = number < 4 ? "tent" : "cabin"
            site.coordinate = Coordinate(latitude: 37.3 + Double(number) / 1000, longitude: -121.8)
            return site
        }
        var dataset = datasetOf(bookings, campSites: sites)
        dataset.contacts = makeContacts(
            (0..<60).map { number in
                TestContact(
                    name: "Guest Number\(number % 40)", birthday: PartialDate(month: 9, day: number % 30 + 1),
                    email: "guest\(number % 40)@example.org")
            })
        // Every other guest is one of the contacts.
        dataset.bookings.email = (0..<300).map { number in
            number % 2 == 0 ? EmailAddress.hash(Array("guest\(number % 40)@example.org".utf8)[...]) : 0
        }
        dataset.bookings.phone = [UInt64](repeating: 0, count: 300)
        dataset.places = makePlaces(
            (0..<90).map { _ in
                Coordinate(
                    latitude: .random(in: 37.2...37.4, using: &random),
                    longitude: .random(in: -121.9 ... -121.7, using: &random))
            })
        dataset.places.category = DictionaryColumn((0..<90).map { ["fuel", "shop", "park"][$0 % 3] })
        dataset.provided = [.campsites, .bookings, .contacts, .places]
        return dataset
    }

    @Test func `options have names, summaries and defaults of their own shape`() {
        let units = Catalog.stages.map { ($0.name, $0.options) } + Catalog.reports.map { ($0.name, $0.options) }
        for (name, options) in units {
            #expect(Set(options.map(\.name)).count == options.count, "\(name)")
            for option in options {
                #expect(option.summary.count > 5, "\(name).\(option.name)")
                switch (option.shape, option.defaultValue) {
                case (_, nil), (.distance, .distance), (.date, .date), (.flag, .flag), (.text, .text),
                    (.durations, .durations):
                    break
                case (.integer(let range), .integer(let value)):
                    #expect(range.contains(value), "\(name).\(option.name)")
                case (.choice(let words), .text(let value)): #expect(words.contains(value), "\(name).\(option.name)")
                case (.choices(let words), .texts(let values)):
                    #expect(values.allSatisfy(words.contains), "\(name).\(option.name)")
                default: Issue.record("\(name).\(option.name): the default has another shape")
                }
            }
        }
    }
}
