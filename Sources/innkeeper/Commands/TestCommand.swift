import InnkeeperArguments
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell

extension Session {
    /// `test`: the cases beside the configuration, each with the findings that it must give.
    func test() async throws -> InnkeeperShell.ExitStatus {
        let target = try target()
        guard let path = target.configurationPath else {
            throw Fault(.usage, "cases need a configuration; name a pipeline.json")
        }
        let folder = Paths.parent(path)
        let files = try caseFiles(in: folder) + caseFiles(in: Paths.join(folder, "Tests"))
        guard !files.isEmpty else {
            throw Fault(.usage, "\(process.shown(folder)): there is no file *\(CaseFile.suffix)")
        }
        let runner = CaseRunner(
            runner: Runner(registry: Composition.registry, process: process, unpacking: Composition.unpacking),
            configuration: target.configuration,
            temporaryFolder: process.environment["TMPDIR"] ?? "/tmp", toolVersion: toolVersion)
        var (passed, failed) = (0, 0)
        for path in files {
            let shown = process.shown(path)
            let cases = try cases(path, shown, target.configuration)
            for one in cases {
                let result = try await runner.run(one)
                if result.passed {
                    passed += 1
                    continue
                }
                failed += 1
                var lines = ["\(shown):\(one.line): \(console.bold("failed")): \(printable(result.name))"]
                lines += result.missing.map { "  - expected, not found:  " + printable($0) }
                lines += result.unexpected.map { "  + found, not expected:  " + printable($0) }
                try console.print(lines.map { $0 + "\n" }.joined())
            }
        }
        if !options.log.quiet || failed > 0 {
            let verdict = failed == 0 ? "all passed" : "\(failed) failed"
            try console.print("\(counted(passed + failed, "case")): \(verdict).\n")
        }
        return failed == 0 ? .clean : .findings
    }

    /// The case files in a folder, by name; none if there is no such folder.
    private func caseFiles(in folder: String) throws -> [String] {
        guard try Posix.status(folder)?.type == .folder else { return [] }
        return try Posix.names(in: folder).filter { $0.hasSuffix(CaseFile.suffix) }.sorted().map {
            Paths.join(folder, $0)
        }
    }

    /// The cases of one file.
    private func cases(
        _ path: String, _ shown: String, _ configuration: Configuration
    ) throws(TargetFault) -> [Case] {
        let bytes: [UInt8]
        do {
            bytes = try SmallFile.read(path)
        } catch {
            throw TargetFault(messages: ["\(shown): can't be read: \(error.text)"])
        }
        let codes = Composition.registry.rules.map { $0.code } + configuration.checks.map(\.code)
        var (cases, faults) = CaseFile.read(bytes, codes: codes)
        let sources = configuration.sources.map(\.settings.name)
        for input in cases.flatMap(\.input) where !sources.contains(input.source) {
            let hint = suggestion(for: input.source, among: sources)
            faults.append(
                ConfigurationFault(
                    line: input.line, column: input.column,
                    message: "the configuration has no source `\(input.source)`\(hint)"))
        }
        if !faults.isEmpty { throw TargetFault(messages: faults.map { $0.text(in: shown) }) }
        return cases
    }
}
