import Arguments
import Shell

/// `run`
enum RunCommand {
    static func perform(
        _ options: RunOptions, _ console: Console, _ surroundings: Surroundings
    ) async throws -> Shell.ExitStatus {
        throw Fault(.outputFailed, "not built yet")
    }
}
