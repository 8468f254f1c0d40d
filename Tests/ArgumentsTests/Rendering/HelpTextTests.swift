import InnkeeperArguments
import Testing

struct HelpTextTests {
    @Test func `general help names every command, the exit statuses and where to read on`() {
        let help = HelpText.general
        for command in CommandTable.commands { #expect(help.contains("\n  \(command.name.rawValue)")) }
        for entry in CommandTable.exitStatuses {
            #expect(help.contains("\n  \(entry.status)   \(entry.meaning.prefix(20))"))
        }
        #expect(help.hasSuffix("'innkeeper COMMAND --help' shows more about a command.\n"))
    }

    @Test func `a command's help names its usage and each of its options with its values`() throws {
        for command in CommandTable.commands {
            let help = HelpText.of(command)
            #expect(help.contains("Usage: \(command.usage)\n"))
            for option in command.options { #expect(help.contains(option.usage)) }
            for example in command.examples { #expect(help.contains("\n  \(example.line)\n")) }
        }
        let run = HelpText.of(try #require(CommandTable.command(.run)))
        #expect(run.contains("  -o, --output DIR          Write to DIR instead"))
        #expect(run.contains("      --fail-on info|warning|error|new|never\n                            The lowest"))
    }

    @Test func `no line is wider than a terminal of 80 columns`() {
        for help in [HelpText.general] + CommandTable.commands.map(HelpText.of) {
            for line in help.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
        }
    }
}
