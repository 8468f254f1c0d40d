import InnkeeperCatalog
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperStore

/// What the program is made of, as its commands need it.
enum Composition {
    /// Custom checks are queries, each with ten seconds, in a process that can be ended.
    static let registry = Registry(
        rules: Catalog.rules, stages: Catalog.stages, reports: Catalog.reports, formats: Catalog.formats,
        presets: Catalog.presets, checkEngine: SQLChecks(secondsEach: 10, ask: CheckProcess.ask))
}
