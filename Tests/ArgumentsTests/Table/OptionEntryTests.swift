import Arguments
import Testing

struct OptionEntryTests {
    private func usage(_ name: OptionName) -> String? { CommandTable.options.first { $0.name == name }?.usage }

    @Test func `usage shows both spellings and what the value may be`() {
        #expect(usage(.output) == "-o, --output DIR")
        #expect(usage(.jobs) == "-j, --jobs N")
        #expect(usage(.asOf) == "--as-of DATE")
        #expect(usage(.exclude) == "--exclude GLOB")
        #expect(usage(.failOn) == "--fail-on info|warning|error|new|never")
        #expect(usage(.quiet) == "-q, --quiet")
    }

    @Test func `an option is typed with two hyphens, in small letters`() {
        for name in OptionName.allCases {
            #expect(name.typed.wholeMatch(of: /--[a-z]+(-[a-z]+)*/) != nil, "\(name.typed)")
        }
    }
}
