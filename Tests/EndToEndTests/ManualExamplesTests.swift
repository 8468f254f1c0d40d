import Foundation
import Testing
import TestSupport

/// Everything that the manual shows is tried: files are written and commands run as a reader would, page by page, each in
/// a folder of its own, and what is printed is held against the page.
///
/// What stands behind a fence says what to do with the block:
/// - `file=PATH` writes it there;
/// - `console` runs each line that begins with `$ `, and compares what follows; a line `...` stands for any lines.
///   `status=N` is the exit status of the last command, if it is not 0, and `needs=NAME` a program that not every
///   machine has: where it is not, the block is skipped, loudly;
/// - `check=NAME` is a configuration of another program, which `make interop` opens with that program, or with the shell;
/// - `text` is not an example.
struct ManualExamplesTests {
    private static let pages: [(path: String, page: MarkdownText)] =
        ((try? MarkdownText.all()) ?? []).filter { path, _ in
            path.hasPrefix("Documentation/") && !path.hasPrefix("Documentation/library.md")
        }

    @Test func `every block of the manual is an example that is tried`() {
        #expect(ManualExamplesTests.pages.count > 20)
        for (path, page) in ManualExamplesTests.pages {
            for block in page.blocks {
                let isTried =
                    block.words.first == "console" || block.value("file") != nil || block.value("check") != nil
                    || block.words == ["text"]
                #expect(isTried, "\(path):\(block.line)")
            }
        }
    }

    @Test(arguments: ManualExamplesTests.pages.map { $0.path })
    func `what a page shows is what happens`(path: String) async throws {
        // Given a folder for the page
        let page = try #require(ManualExamplesTests.pages.first { $0.path == path }).page
        let folder = try TemporaryFolder()
        // When it is followed from top to bottom
        for block in page.blocks {
            if let file = block.value("file") { try folder.write(file, block.text) }
            guard block.words.first == "console" else { continue }
            if let tool = block.value("needs"), try await run("command -v \(tool)", in: folder).status != 0 {
                FileHandle.standardError.write(Data("SKIPPED: \(path):\(block.line) needs \(tool)\n".utf8))
                continue
            }
            let steps = Step.of(block)
            for (index, step) in steps.enumerated() {
                let outcome = try await run(step.command, in: folder)
                // Then each command does what the page says
                let status = index == steps.count - 1 ? Int32(block.value("status") ?? "0") : 0
                let place = "\(path):\(block.line): \(step.command)"
                #expect(outcome.status == status, "\(place)\n\(outcome.output)")
                #expect(Step.fits(outcome.output, step.output), "\(place)\n\(outcome.output)")
            }
        }
    }

    private func run(_ command: String, in folder: TemporaryFolder) async throws -> Program.Outcome {
        let programs = URL(fileURLWithPath: Program.path).deletingLastPathComponent().path
        let path = programs + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
        return try await Program.run(
            "/bin/bash", ["-c", "exec 2>&1; \(command)"],
            environment: ["PATH": path, "HOME": folder.path, "TZ": "UTC", "LC_ALL": "C.UTF-8"], folder: folder.path)
    }

    /// A command of a block and what it prints.
    private struct Step {
        var command: String
        var output: [Substring] = []

        static func of(_ block: MarkdownText.Block) -> [Step] {
            var steps: [Step] = []
            for line in block.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
                if line.hasPrefix("$ ") {
                    steps.append(Step(command: String(line.dropFirst(2))))
                } else if steps.last?.command.hasSuffix("\\") == true {
                    steps[steps.count - 1].command = String(steps[steps.count - 1].command.dropLast()) + line
                } else if !steps.isEmpty {
                    steps[steps.count - 1].output.append(line)
                }
            }
            return steps
        }

        static func fits(_ printed: String, _ shown: [Substring]) -> Bool {
            var lines = printed.split(separator: "\n", omittingEmptySubsequences: false)[...]
            if lines.last?.isEmpty == true { lines.removeLast() }
            return fits(lines, shown[...])
        }

        private static func fits(_ lines: ArraySlice<Substring>, _ shown: ArraySlice<Substring>) -> Bool {
            guard let first = shown.first else { return lines.isEmpty }
            if first == "..." {
                return (lines.startIndex...lines.endIndex).contains { fits(lines[$0...], shown.dropFirst()) }
            }
            guard let line = lines.first, line == first else { return false }
            return fits(lines.dropFirst(), shown.dropFirst())
        }
    }
}
