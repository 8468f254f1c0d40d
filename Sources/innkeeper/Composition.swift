import InnkeeperCatalog
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperSpools
import InnkeeperStore

/// The components of the program, as its commands need them.
enum Composition {
    /// Custom checks are queries, each with ten seconds, in a process that can be killed.
    static let registry = Registry(
        rules: Catalog.rules, stages: Catalog.stages, reports: Catalog.reports, formats: Catalog.formats,
        presets: Catalog.presets, checkEngine: SQLChecks(secondsEach: 10, ask: CheckProcess.ask))

    static let unpacking = ArchiveUnpacking()
}
