import Arguments
import Configuration
import Core
import Reports
import Services
import Shell

/// `near`, `birthdays`, `conflicts`, `occupancy` and `free`: one question answered from the sources, nothing written.
enum QueryCommands {
    static func near(
        _ options: CommandOptions, _ console: Console, _ process: ProcessEnvironment
    ) async throws -> Shell.ExitStatus {
        try await answer(options, [.places], ["distances"], console, process) { configuration in
            configuration.property.origin = options.position
            configuration.set(["nearest": .integer(options.limit)], of: "distances")
        } answer: {
            QueryReports.near($0)
        }
    }

    static func birthdays(
        _ options: CommandOptions, _ console: Console, _ process: ProcessEnvironment
    ) async throws -> Shell.ExitStatus {
        try await answer(
            options, [.campsites, .contacts, .bookings], ["birthdays", "matching"], console, process
        ) {
            $0.set(["days": .integer(options.days)], of: "birthdays")
        } answer: {
            QueryReports.birthdays($0)
        }
    }

    static func conflicts(
        _ options: CommandOptions, _ console: Console, _ process: ProcessEnvironment
    ) async throws -> Shell.ExitStatus {
        try await answer(options, [.campsites, .bookings], ["conflicts"], console, process) { _ in
        } answer: {
            QueryReports.conflicts($0)
        }
    }

    static func occupancy(
        _ options: CommandOptions, _ console: Console, _ process: ProcessEnvironment
    ) async throws -> Shell.ExitStatus {
        let today = try Composition.today(options, process)
        return try await answer(options, [.campsites, .bookings], ["occupancy"], console, process) {
            configuration in
            guard let today = today(configuration) else { return }
            configuration.set(["from": .date(today), "to": .date(today + (options.days - 1))], of: "occupancy")
        } answer: {
            QueryReports.occupancy($0, days: options.days)
        }
    }

    static func free(
        _ options: CommandOptions, _ console: Console, _ process: ProcessEnvironment
    ) async throws -> Shell.ExitStatus {
        let nights = options.from..<options.from + options.nights
        return try await answer(options, [.campsites, .bookings], [], console, process) { _ in
        } answer: { input in
            let bookings = input.dataset.bookings
            let sites = FreeSites(SiteCalendar(bookings), bookings, input.dataset.campSites).all(
                for: nights.lowerBound.dayNumber..<nights.upperBound.dayNumber, guests: options.guests,
                electricity: options.needsElectricity, water: options.needsWater)
            return QueryReports.free(input, sites.map { ($0.property, $0.number) }, nights: nights)
        }
    }

    /// Reads the sources of these kinds, runs these stages, and prints what is made of it.
    private static func answer(
        _ options: CommandOptions, _ kinds: Set<RecordKind>, _ stages: [String], _ console: Console,
        _ process: ProcessEnvironment, prepare: (inout Configuration) -> Void, answer: (RunData) -> QueryReport
    ) async throws -> Shell.ExitStatus {
        let target: Target
        do {
            target = try Composition.resolver(process).target(options.target, root: options.root)
        } catch {
            for message in error.messages { console.report(message) }
            return .usage
        }
        var configuration = target.configuration
        configuration.sources.removeAll { !kinds.contains($0.settings.kind) }
        configuration.checks = []
        // Each with what the configuration says of it, else with its defaults.
        configuration.stages = stages.compactMap { name in
            configuration.stages.first { $0.name == name }
                ?? Composition.registry.stages.first { $0.name == name }.map {
                    Configuration.Unit(name: name, options: OptionValues(defaults: $0.options))
                }
        }
        prepare(&configuration)
        configuration.settle()
        let request = RunRequest(
            configuration: configuration, configurationJSON: [], configurationPath: target.configurationPath,
            root: target.root, output: nil, asOf: options.asOf, jobs: options.jobs ?? process.cores,
            failOn: .never, toolVersion: toolVersion)
        let runner = Runner(
            registry: Composition.registry, process: process, progress: console.progress(process.ticks))
        let result = try await runner.run(request)
        for file in result.input.dataset.files where file.digest.isEmpty {
            console.complain("\(file.path): can't be read; the answer is without it")
        }
        let found = answer(result.input)
        switch options.queryFormat {
        case .text: try console.print(found.text)
        case .json: try console.print(found.json)
        case .csv: try console.print(found.csv)
        }
        return result.status
    }
}

extension Configuration {
    /// Sets options of a stage, whatever they were.
    fileprivate mutating func set(_ values: [String: OptionValue], of stage: String) {
        for index in stages.indices where stages[index].name == stage {
            if stage == "distances" { stages[index].options = OptionValues() }
            stages[index].options.values.merge(values) { $1 }
        }
    }
}

extension Composition {
    /// Today as a run of a configuration would take it; nil where its zone is not known, which the run then says.
    fileprivate static func today(
        _ options: CommandOptions, _ process: ProcessEnvironment
    ) throws -> (Configuration) -> CalendarDate? {
        { configuration in
            let request = RunRequest(
                configuration: configuration, configurationJSON: [], configurationPath: nil, root: "", output: nil,
                asOf: options.asOf, jobs: 1, failOn: .never, toolVersion: toolVersion)
            return try? Runner(registry: Composition.registry, process: process).context(of: request).today
        }
    }
}
