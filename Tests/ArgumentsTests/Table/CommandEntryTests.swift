import InnkeeperArguments
import Testing

struct CommandEntryTests {
    @Test func `usage shows what may be left out and what may be repeated`() throws {
        for (name, usage) in [
            (CommandName.explain, "innkeeper explain [OPTION]... CODE|FILE"),
            (.man, "innkeeper man [OPTION]... [PAGE]"),
            (.run, "innkeeper run [OPTION]... [CONFIG|FOLDER]"),
        ] { #expect(try #require(CommandTable.command(name)).usage == usage) }
        let check = try #require(CommandTable.command(.check))
        #expect(check.usage.hasPrefix("innkeeper check [OPTION]... [") && check.usage.hasSuffix("]..."))
    }

    @Test func `a command finds its own options and those of every command, and no other's`() throws {
        let run = try #require(CommandTable.command(.run))
        #expect(run.option("output")?.short == "o")
        #expect(run.option("help") != nil)
        #expect(run.option("settle") == nil)
        // Its own come first
        #expect(Array(run.options.suffix(OptionEntry.everywhere.count)) == OptionEntry.everywhere)
    }
}
