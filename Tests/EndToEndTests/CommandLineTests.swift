import Foundation
import Testing
import TestSupport

struct CommandLineTests {
    @Test func `help goes to standard output and is a success`() async throws {
        // When help is asked for, of the program and of a command
        let general = try await Program.run(["--help"])
        let check = try await Program.run(["check", "-h"])
        // Then
        #expect(general.status == 0 && general.errors.isEmpty)
        #expect(general.output.contains("Usage: innkeeper COMMAND"))
        #expect(check.status == 0 && check.errors.isEmpty)
        #expect(check.output.hasPrefix("Read and check, write nothing.\n\nUsage: innkeeper check "))
    }

    @Test func `the version is one line, the same wherever it is asked for`() async throws {
        let version = try await Program.run(["--version"])
        #expect(version.status == 0)
        #expect(version.output.wholeMatch(of: /innkeeper [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
        #expect(try await Program.run(["run", "--version"]).output == version.output)
    }

    @Test func `without a command it says so and where help is`() async throws {
        let outcome = try await Program.run([])
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors == "innkeeper: a command is missing\nTry 'innkeeper --help'.\n")
    }

    @Test func `slips of the finger are told all at once, with what was meant`() async throws {
        let outcome = try await Program.run(["check", "--fromat", "text", "--jobs=none"])
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(
            outcome.errors == """
                innkeeper: there is no option '--fromat'; did you mean '--format'?
                innkeeper: --jobs 'none' is not a number from 1 to 256
                Try 'innkeeper check --help'.

                """)
        #expect(
            try await Program.run(["chekc"]).errors.hasPrefix("innkeeper: there is no command 'chekc'; did you mean"))
    }

    @Test func `what is typed can't steer the terminal`() async throws {
        let outcome = try await Program.run(["run", "--\u{1B}]0;title\u{7}"])
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("innkeeper: there is no option '--\\u{1B}]0;title\\u{7}'\n"))
    }

    @Test func `a full disk is a failure with its reason`() async throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let outcome = try await Program.run(["man"], output: full)
        #expect(outcome.status == 4)
        #expect(outcome.errors == "innkeeper: standard output: No space left on device\n")
    }

    @Test func `a reader that has gone is no trouble`() async throws {
        // Given a pipe that nobody reads
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        // When
        let outcome = try await Program.run(["man"], output: pipe.fileHandleForWriting)
        // Then the process ended by itself, and said nothing
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
    }
}
