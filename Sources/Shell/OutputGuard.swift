import InnkeeperCore

/// Decides which folders a run must never replace.
package enum OutputGuard {
    /// Throws a usage fault if `output` (absolute) is `/`, the home folder or a mount point, holds an input, or is
    /// neither empty nor written by Innkeeper.
    package static func check(_ output: String, inputs: [String], home: String?) throws {
        let real = Posix.realPath(output) ?? output
        if real == "/" { throw refusal(output, "it is the root of the file system") }
        if let home, real == (Posix.realPath(home) ?? home) { throw refusal(output, "it is the home folder") }
        if let status = try? Posix.status(output), status.type != .folder { throw refusal(output, "it is a file") }
        for input in inputs {
            let place = Posix.realPath(input) ?? input
            // Copies of inputs that are elsewhere, made for this run.
            if Paths.isInside(place, Attempts(of: real).path) { continue }
            if Paths.isInside(place, real) { throw refusal(output, "it holds an input: \(input)") }
        }
        do {
            guard let status = try Posix.status(output) else { return }
            let above = try Posix.status(Paths.parent(real))
            if above.map({ $0.device != status.device }) ?? false || MountPoints.ofThisProcess.contains(real) {
                throw refusal(output, "it is a mount point")
            }
            let names = try Posix.names(in: output).filter { $0 != Attempts.name }
            if names.isEmpty || names == [".gitignore"] { return }
            if names.contains("run.json"), try hasOwnRecord(output) { return }
            // A disk that has corrupted run.json hasn't made the folder someone else's.
            if RunLock.published(besides: Publisher.place(of: output)) == RunLock.Identity(status) { return }
            throw refusal(output, "it is not empty and was not written by Innkeeper")
        } catch let failure as Posix.Failure {
            guard !failure.isOfMachine else {
                throw Fault(.outputFailed, "\(output) can't be looked at: \(failure.text)")
            }
            throw refusal(output, "it can't be looked at: \(failure.text)")
        }
    }

    /// Whether a folder's `run.json` was written by a run: it begins with the name of the tool.
    static func hasOwnRecord(_ folder: String) throws(Posix.Failure) -> Bool {
        let head = try SmallFile.head(Paths.join(folder, "run.json"), count: 256)
        return String(decoding: head, as: UTF8.self).contains("\"tool\": \"innkeeper")
    }

    private static func refusal(_ output: String, _ reason: String) -> Fault {
        Fault(.usage, "the output \(output) is refused: \(reason). Name another folder with --output")
    }
}
