package import InnkeeperCore

/// Runs the configured table stages in order, and adjacent ones that don't depend on one another concurrently.
package struct StageScheduler {
    package struct Unit: Sendable {
        let stage: any TableStage
        let name: String
        let requires: [DatasetPart]
        let provides: [DatasetPart]

        package init(_ type: any TableStage.Type, options: OptionValues) {
            stage = type.init(options: options)
            name = type.name
            requires = type.requires
            provides = type.provides
        }
    }

    private let ticks: @Sendable () -> UInt64
    private let jobs: Int

    package init(ticks: @escaping @Sendable () -> UInt64, jobs: Int) {
        self.ticks = ticks
        self.jobs = jobs
    }

    /// Fills the parts of the dataset that the stages provide, and returns how long each stage took. A stage whose
    /// requirements are not met is skipped. `reached` is called before stages are run concurrently, with the first of
    /// them.
    package func run(
        _ registry: [Unit], _ dataset: inout Dataset, in context: RunContext,
        reached: (_ stage: String) -> Void = { _ in }
    ) async -> [(name: String, nanoseconds: UInt64)] {
        var laps: [(name: String, nanoseconds: UInt64)] = []
        var rest = registry[...]
        while !rest.isEmpty {
            let neighbours = StageScheduler.neighbours(rest)
            rest = rest.dropFirst(neighbours.count)
            let ready = neighbours.filter { $0.requires.allSatisfy(dataset.provided.contains) }
            if let first = ready.first { reached(first.name) }
            for (unit, outcome) in zip(ready, await side(by: ready, dataset, context)) {
                for part in unit.provides { dataset.adopt(part, from: outcome.dataset) }
                dataset.unchecked.formUnion(outcome.dataset.unchecked)
                laps.append(("\(unit.name)_ms", outcome.nanoseconds))
            }
        }
        return laps
    }

    /// The stages at the front that don't depend on one another.
    private static func neighbours(_ registry: ArraySlice<Unit>) -> ArraySlice<Unit> {
        var provided: Set<DatasetPart> = []
        return registry.prefix { unit in
            defer { provided.formUnion(unit.provides) }
            return provided.isDisjoint(with: unit.requires)
        }
    }

    private typealias Outcome = (dataset: Dataset, nanoseconds: UInt64)

    /// Each stage works on its own copy, from which only what it provides is kept.
    private func side(by registry: [Unit], _ dataset: Dataset, _ context: RunContext) async -> [Outcome] {
        await inParallel(registry, jobs: jobs > 1 ? registry.count : 1) { [ticks, jobs] unit in
            var copy = dataset
            let start = ticks()
            await unit.stage.run(&copy, in: context, jobs: jobs)
            return (copy, ticks() - start)
        }
    }
}
