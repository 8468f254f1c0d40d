import Arguments
import Shell

/// `plan`
enum PlanCommand {
    static func perform(
        _ options: PlanOptions, _ console: Console, _ surroundings: Surroundings
    ) async throws -> Shell.ExitStatus {
        throw Fault(.outputFailed, "not built yet")
    }
}
