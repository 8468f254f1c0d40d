import InnkeeperArguments
import InnkeeperShell
import Testing

struct CommandSurroundingsTests {
    @Test func `the documented exit statuses are those that the program gives`() {
        #expect(
            CommandTable.exitStatuses.map(\.status) == InnkeeperShell.ExitStatus.allCases.map(\.rawValue).sorted())
    }

    @Test func `whatever is told of has a name and a meaning`() {
        for entry in CommandTable.environment + CommandTable.files {
            #expect(!entry.name.isEmpty && entry.meaning.hasSuffix("."))
        }
    }
}
