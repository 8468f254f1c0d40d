import InnkeeperArguments
import Testing

struct OptionEntryTests {
    private func usage(_ name: String) -> String? { CommandTable.options.first { $0.name == name }?.usage }

    @Test func `usage shows both spellings and what the value may be`() {
        #expect(usage("output") == "-o, --output DIR")
        #expect(usage("jobs") == "-j, --jobs N")
        #expect(usage("as-of") == "--as-of DATE")
        #expect(usage("exclude") == "--exclude GLOB")
        #expect(usage("fail-on") == "--fail-on info|warning|error|new|never")
        #expect(usage("quiet") == "-q, --quiet")
    }

    @Test func `an option is typed with two hyphens, in small letters`() {
        for option in CommandTable.options {
            #expect(option.typed.wholeMatch(of: /--[a-z]+(-[a-z]+)*/) != nil, "\(option.typed)")
        }
    }
}
