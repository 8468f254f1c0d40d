import InnkeeperArguments
import Testing

struct CommandTableTests {
    @Test func `every command has its entry`() {
        #expect(CommandTable.commands.map(\.name) == CommandName.allCases)
    }

    @Test func `names and letters are unique in each command`() {
        for command in CommandTable.commands {
            let names = command.options.map(\.name)
            let letters = command.options.compactMap(\.short)
            #expect(Set(names).count == names.count)
            #expect(Set(letters).count == letters.count)
        }
    }

    @Test func `an option of several commands takes a value in all or in none, and has one letter`() {
        // The scanner cuts the line before it knows the command.
        for name in Set(CommandTable.options.map(\.name)) {
            let entries = CommandTable.options.filter { $0.name == name }
            #expect(Set(entries.map { $0.value == nil }).count == 1)
            #expect(Set(entries.map(\.short)).count == 1)
        }
    }

    @Test func `every example is understood and says nothing that the shell would take apart`() throws {
        for command in CommandTable.commands {
            #expect(!command.examples.isEmpty)
            for example in command.examples {
                // Given the words before any pipe or redirection, without the shell's wrapping
                let line = example.line.replacing("source <(", with: "").replacing(")", with: "").replacing(
                    "'", with: "")
                let words = line.split(separator: " ").prefix { $0 != "|" && $0 != ">" }.map(String.init)
                #expect(words.first == CommandTable.program)
                // Then they are a command line
                _ = try Invocation(Array(words.dropFirst()))
            }
        }
    }

    @Test func `summaries are one sentence without its stop`() {
        for text in CommandTable.commands.map(\.summary) + CommandTable.options.map(\.summary) {
            #expect(text.first?.isUppercase == true)
            #expect(text.last != ".")
        }
    }
}
