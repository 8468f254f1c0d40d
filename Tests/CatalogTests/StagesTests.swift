import Catalog
import Core
import TestSupport
import Testing

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

    @Test func `a stage on empty tables says what it provides and stops nothing`() {
        for stage in Catalog.stages {
            // Given sources without a record
            var dataset = Dataset()
            dataset.provided = [.campsites, .bookings, .contacts, .places]
            let context = RunContext(today: CalendarDate(dayNumber: 20_700), now: 0)
            // When it runs with its defaults
            stage.init(options: OptionValues(defaults: stage.options)).run(&dataset, in: context)
            // Then
            #expect(dataset.provided.isSuperset(of: stage.provides), "\(stage.name)")
            #expect(dataset.conflicts.isEmpty && dataset.distances.isEmpty && dataset.birthdays.isEmpty)
        }
    }

    @Test func `what a stage fills is in the parts that it provides`() {
        // Given a campground with something for every stage
        for stage in Catalog.stages {
            var dataset = StagesTests.campground()
            var kept = dataset
            let context = RunContext(today: CalendarDate(dayNumber: 20_700), now: 0)
            // When it runs, and only what it provides is kept, as the runner does with neighbours
            stage.init(options: OptionValues(defaults: stage.options)).run(&dataset, in: context)
            for part in stage.provides { kept.adopt(part, from: dataset) }
            // Then nothing else is lost
            dataset.provided.formUnion(stage.provides)
            #expect(StagesTests.text(kept) == StagesTests.text(dataset), "\(stage.name)")
        }
    }

    private static func campground() -> Dataset {
        var dataset = Dataset()
        dataset.bookings = makeBookings([
            TestBooking(arrival: 20_700, departure: 20_703), TestBooking(arrival: 20_702, departure: 20_705),
        ])
        dataset.provided = Set(DatasetPart.allCases)
        return dataset
    }

    /// All that is in a dataset, but the order of its sets.
    private static func text(_ dataset: Dataset) -> [String] {
        Mirror(reflecting: dataset).children.map { child in
            if let parts = child.value as? Set<DatasetPart> { return parts.map(\.rawValue).sorted().joined() }
            return "\(child.label ?? ""): \(child.value)"
        }
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
