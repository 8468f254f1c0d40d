import Catalog
import Core
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
            let world = World(today: CalendarDate(dayNumber: 20_700), now: 0)
            // When it runs with its defaults
            stage.init(options: OptionValues(defaults: stage.options)).run(&dataset, in: world)
            // Then
            #expect(dataset.provided.isSuperset(of: stage.provides), "\(stage.name)")
            #expect(dataset.conflicts.isEmpty && dataset.distances.isEmpty && dataset.birthdays.isEmpty)
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
                default: Issue.record("\(name).\(option.name): the default has another shape")
                }
            }
        }
    }
}
