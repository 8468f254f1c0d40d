import InnkeeperCore

/// A source's file, open for reading.
struct OpenedSource {
    let descriptor: Int32
    let size: Int64
    /// Seconds since 1970.
    let modified: Int64

    /// Why it couldn't be opened.
    struct Problem: Error {
        let code: ReadingCode
        let facts: FindingArguments

        init(_ code: ReadingCode, _ facts: FindingArguments) {
            self.code = code
            self.facts = facts
        }

        init(_ failure: Posix.Failure) {
            self.init(
                .sourceUnreadable,
                [.problem: .key(ReadingProblem.Unreadable.failed), .reason: .text(failure.text)])
        }
    }

    static func open(_ path: String) -> Result<OpenedSource, Problem> {
        do throws(Posix.Failure) {
            guard let status = try Posix.status(path) else {
                return .failure(Problem(.sourceMissing, [.problem: .key(ReadingProblem.Missing.noFile)]))
            }
            guard status.type != .folder else {
                return .failure(Problem(.sourceUnreadable, [.problem: .key(ReadingProblem.Unreadable.folder)]))
            }
            let descriptor = try Posix.openFile(path)
            let opened = try Posix.status(of: descriptor)
            return .success(
                OpenedSource(descriptor: descriptor, size: opened.size, modified: opened.modified / 1_000_000_000))
        } catch {
            return .failure(Problem(error))
        }
    }
}
