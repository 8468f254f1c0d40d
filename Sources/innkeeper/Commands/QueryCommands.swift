import InnkeeperArguments
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperReports
import InnkeeperServices
import InnkeeperShell

// `near`, `birthdays`, `conflicts`, `occupancy` and `free`: one query answered from the sources, nothing written.

extension Session {
    func near() async throws -> InnkeeperShell.ExitStatus {
        try await answer([.places], ["distances"]) { configuration in
            configuration.property.origin = options.position
            configuration.set(["nearest": .integer(options.limit)], of: "distances")
        } answer: {
            QueryReports.near($0)
        }
    }

    func birthdays() async throws -> InnkeeperShell.ExitStatus {
        try await answer([.campsites, .contacts, .bookings], ["birthdays", "matching"]) {
            $0.set(["days": .integer(options.days)], of: "birthdays")
        } answer: {
            QueryReports.birthdays($0)
        }
    }

    func conflicts() async throws -> InnkeeperShell.ExitStatus {
        try await answer([.campsites, .bookings], ["conflicts"]) { QueryReports.conflicts($0) }
    }

    func occupancy() async throws -> InnkeeperShell.ExitStatus {
        try await answer([.campsites, .bookings], ["occupancy"]) { configuration in
            // If the zone is unknown, the run reports it.
            guard let today = try? process.context(configuration.property, asOf: options.asOf).today else { return }
            configuration.set(["from": .date(today), "to": .date(today + (options.days - 1))], of: "occupancy")
        } answer: {
            QueryReports.occupancy($0, days: options.days)
        }
    }

    func free() async throws -> InnkeeperShell.ExitStatus {
        let nights = options.from..<options.from + options.nights
        return try await answer([.campsites, .bookings], []) { input in
            let bookings = input.dataset.bookings
            let campSites = input.dataset.campSites
            let finder = FreeSites(SiteCalendar(bookings, campSites), bookings, campSites)
            let unsold = finder.all(
                for: nights.lowerBound.dayNumber..<nights.upperBound.dayNumber, guests: options.guests,
                electricity: options.needsElectricity, water: options.needsWater, includingBlocked: true)
            let free = Set(
                finder.all(
                    for: nights.lowerBound.dayNumber..<nights.upperBound.dayNumber, guests: options.guests,
                    electricity: options.needsElectricity, water: options.needsWater))
            let sites = unsold.filter(free.contains).map { ($0.property, $0.number) }
            let blocked = unsold.filter { !free.contains($0) }.map { ($0.property, $0.number) }
            return QueryReports.free(input, sites, blocked: blocked, nights: nights)
        }
    }

    /// Reads the sources of these kinds, runs these stages, and prints the answer.
    private func answer(
        _ kinds: Set<RecordKind>, _ stages: [String], prepare: (inout Configuration) -> Void = { _ in },
        answer: (RunData) -> QueryReport
    ) async throws -> InnkeeperShell.ExitStatus {
        let target = try target()
        var configuration = target.configuration
        configuration.sources.removeAll { !kinds.contains($0.settings.kind) }
        configuration.checks = []
        // Each with its configured options, else with its defaults.
        configuration.stages = stages.compactMap { name in
            configuration.stages.first { $0.name == name }
                ?? Composition.registry.stages.first { $0.name == name }.map {
                    Configuration.Unit(name: name, options: OptionValues(defaults: $0.options))
                }
        }
        prepare(&configuration)
        configuration.settle()
        var request = request(target, configuration)
        request.failOn = .never
        // Sources that the query doesn't need are ignored, and so are files beside the others.
        if request.others == .beside { request.others = .met([]) }
        let result = try await runner.run(request)
        let missed = Set(UnreadInputs(result.input).missed.map(\.path))
        for file in result.input.dataset.files
        where file.digest.isEmpty && (file.hasSource || missed.contains(file.path)) {
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
    /// Sets options of a stage, replacing their values.
    fileprivate mutating func set(_ values: [String: OptionValue], of stage: String) {
        for index in stages.indices where stages[index].name == stage {
            if stage == "distances" { stages[index].options = OptionValues() }
            stages[index].options.values.merge(values) { $1 }
        }
    }
}
