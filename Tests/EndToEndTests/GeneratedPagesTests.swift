import Foundation
import Testing
import TestSupport

/// What other programs read: completions and the manual page, tried with those programs.
struct GeneratedPagesTests {
    @Test func `bash completes commands, options, joined values and codes`() async throws {
        #expect(try await bash(["innkeeper", "comp"]) == ["completions"])
        #expect(try await bash(["innkeeper", "run", "--fa"]) == ["--fail-on"])
        #expect(try await bash(["innkeeper", "check", "--format", "j"]) == ["junit", "json", "jsonl"])
        // Given that bash takes --fail-on=n for three words
        #expect(try await bash(["innkeeper", "run", "--fail-on", "=", "ne"]) == ["new", "never"])
        #expect(
            try await bash(["innkeeper", "run", "--fail-on", "="]) == ["info", "warning", "error", "new", "never"])
        // And that an option's value is no command
        #expect(try await bash(["innkeeper", "--output", "check", "ru"]) == ["run", "rules"])
        #expect(try await bash(["innkeeper", "completions", ""]) == ["bash", "zsh", "fish"])
        #expect(
            try await bash(["innkeeper", "explain", "reservation-nights-n"]) == ["reservation-nights-not-positive"])
    }

    @Test func `bash completes paths with blanks in them`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("my exports/bookings.csv", "")
        try folder.write("my notes.txt", "")
        // When a file may stand there, or only a folder
        #expect(
            try await bash(["innkeeper", "check", "my"], folder: folder.path).sorted() == [
                "my exports", "my notes.txt",
            ])
        #expect(try await bash(["innkeeper", "run", "--root", "my"], folder: folder.path) == ["my exports"])
    }

    @Test(arguments: ["bash", "zsh", "fish"].filter { tool($0) != nil })
    func `the shell itself finds no fault in its script`(shell: String) async throws {
        let script = try await Program.run(["completions", shell])
        #expect(script.status == 0)
        let folder = try TemporaryFolder()
        let file = try folder.write("script", script.output)
        let parsed = try await Program.run(try #require(tool(shell)), ["-n", file])
        #expect(parsed.status == 0)
        #expect(parsed.errors.isEmpty)
    }

    @Test(.enabled("groff is not installed") { tool("groff") != nil })
    func `groff sets the manual page without a warning`() async throws {
        let page = try await Program.run(["man"])
        #expect(page.status == 0)
        let folder = try TemporaryFolder()
        let file = try folder.write("innkeeper.1", page.output)
        let set = try await Program.run(try #require(tool("groff")), ["-man", "-ww", "-Tascii", "-P-cbou", file])
        #expect(set.status == 0 && set.errors.isEmpty)
        // Options can be copied from it as they are typed
        #expect(set.output.contains("-o, --output DIR"))
        #expect(set.output.contains("innkeeper check --format github --exclude 'old/*'"))
    }

    /// What the script offers for the last of `words`.
    private func bash(_ words: [String], folder: String? = nil) async throws -> [String] {
        let program = """
            source <("$0" completions bash)
            compopt() { :; }  # knows only real completions
            COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _innkeeper
            ((${#COMPREPLY[@]} == 0)) || printf '%s\\n' "${COMPREPLY[@]}"
            """
        let outcome = try await Program.run(
            try #require(tool("bash")), ["-c", program, Program.path] + words, folder: folder)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        return outcome.output.split(separator: "\n").map(String.init)
    }
}

private func tool(_ name: String) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/"].map { $0 + name }.first(where: FileManager.default.isExecutableFile)
}
