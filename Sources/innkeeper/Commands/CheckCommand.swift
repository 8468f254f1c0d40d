import Arguments
import Shell

/// `check`
enum CheckCommand {
    static func perform(
        _ options: CheckOptions, _ console: Console, _ surroundings: Surroundings
    ) async throws -> Shell.ExitStatus {
        throw Fault(.outputFailed, "not built yet")
    }
}
