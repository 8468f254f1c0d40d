import InnkeeperArguments
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperLanguages
import Testing

struct InvocationTests {
    @Test func `a full line of run has every value typed`() throws {
        let line = [
            "run", "folder", "--as-of=2026-07-04", "--root", "r", "-o", "out", "--jobs", "256", "--fail-on", "never",
            "--show-values", "-q", "--log-format", "json", "--no-color",
        ]
        var expected = CommandOptions()
        expected.target = "folder"
        expected.asOf = CalendarDate(year: 2026, month: 7, day: 4)
        expected.root = "r"
        expected.output = "out"
        expected.jobs = 256
        expected.failOn = .never
        expected.showValues = true
        expected.log.quiet = true
        expected.log.format = .json
        expected.log.noColor = true
        #expect(try Invocation(line) == .command(.run, expected))
        #expect(try Invocation(["run"]) == .command(.run, CommandOptions()))
    }

    @Test func `a language is taken without its region`() throws {
        var expected = CommandOptions()
        expected.language = .nl
        #expect(try Invocation(["run", "--language", "nl-BE"]) == .command(.run, expected))
        #expect(throws: UsageFault.self) { try Invocation(["run", "--language", "pt"]) }
    }

    @Test func `check takes many targets and patterns`() throws {
        var expected = CommandOptions()
        expected.targets = ["a.csv", "-"]
        expected.exclude = ["old/*", "*.bak"]
        expected.checkFormat = .github
        let line = ["check", "a.csv", "-", "--exclude", "old/*", "--exclude=*.bak", "--format=github"]
        #expect(try Invocation(line) == .command(.check, expected))
    }

    @Test func `the same option means something else in another command`() throws {
        // Given --format, which check and rules have with other words
        var expected = CommandOptions()
        expected.rulesFormat = .markdown
        #expect(try Invocation(["rules", "--format", "markdown"]) == .command(.rules, expected))
        #expect(throws: UsageFault.self) { try Invocation(["check", "--format", "markdown"]) }
        #expect(throws: UsageFault.self) { try Invocation(["rules", "--format", "github"]) }
    }

    @Test func `the commands that only print are recognised`() throws {
        #expect(try Invocation(["man"]) == .command(.man, CommandOptions()))
        var expected = CommandOptions()
        #expect(try Invocation(["schema"]) == .command(.schema, expected))
        expected.table = "people"
        #expect(try Invocation(["schema", "people"]) == .command(.schema, expected))
        expected = CommandOptions()
        expected.shell = .fish
        #expect(try Invocation(["completions", "fish"]) == .command(.completions, expected))
        expected = CommandOptions()
        expected.code = "reservation-overlap"
        #expect(try Invocation(["explain", "reservation-overlap"]) == .command(.explain, expected))
    }

    @Test func `questions have their values typed`() throws {
        var expected = CommandOptions()
        expected.position = Coordinate(latitude: -33.8, longitude: 151.2)
        expected.target = "folder"
        expected.queryFormat = .csv
        expected.jobs = 2
        expected.limit = 3
        let line = ["near", "-33.8,151.2", "folder", "--csv", "-j", "2", "--limit=3"]
        #expect(try Invocation(line) == .command(.near, expected))
        for command in [CommandName.birthdays, .conflicts, .occupancy] {
            #expect(try Invocation([command.rawValue]) == .command(command, CommandOptions()))
        }
        var week = CommandOptions()
        week.days = 7
        #expect(try Invocation(["occupancy", "--days", "7"]) == .command(.occupancy, week))
        var wish = CommandOptions()
        wish.from = try #require(CalendarDate(year: 2026, month: 12, day: 24))
        wish.nights = 3
        wish.guests = 4
        wish.needsWater = true
        #expect(try Invocation(["free", "2026-12-24", "3", "--guests=4", "--water"]) == .command(.free, wish))
    }

    @Test(arguments: [
        (["near", "37,-121,5"], "LAT,LON '37,-121,5' is not a position; write degrees such as 37.33,-121.85"),
        (["near", "91,0"], "LAT,LON '91,0' is not a position; write degrees such as 37.33,-121.85"),
        (["free", "24.12.2026", "3"], "FROM '24.12.2026' is not a date; write it as YYYY-MM-DD"),
        (["free", "2026-12-24", "0"], "NIGHTS '0' is not a number from 1 to 3660"),
        (["conflicts", "--csv", "--json"], "--json and --csv can't be used together"),
    ])
    func `a question that can't be meant is refused`(line: [String], message: String) {
        let fault = #expect(throws: UsageFault.self) { try Invocation(line) }
        #expect(fault?.messages == [message])
    }

    @Test func `an argument too many has no meaning`() {
        let fault = #expect(throws: UsageFault.self) { try Invocation(["free", "2026-12-24", "3", "a", "b"]) }
        #expect(fault?.messages == ["too many arguments: 'b'"])
    }

    @Test func `diff takes two runs`() throws {
        var expected = CommandOptions()
        expected.earlier = ".Out.previous"
        expected.later = "Out"
        expected.diffFormat = .csv
        #expect(try Invocation(["diff", ".Out.previous", "Out", "--format=csv"]) == .command(.diff, expected))
        for line in [["diff"], ["diff", "Out"], ["diff", "a", "b", "c"]] {
            #expect(throws: UsageFault.self) { try Invocation(line) }
        }
    }

    @Test func `init takes one folder`() throws {
        var expected = CommandOptions()
        expected.folder = "exports"
        #expect(try Invocation(["init", "exports"]) == .command(.initialise, expected))
        #expect(throws: UsageFault(command: .initialise, messages: ["'init' needs FOLDER"])) {
            try Invocation(["init"])
        }
    }

    @Test func `of an option given twice the last value counts`() throws {
        var expected = CommandOptions()
        expected.jobs = 3
        #expect(try Invocation(["plan", "--jobs=2", "--jobs=3"]) == .command(.plan, expected))
    }

    @Test func `help and version win over everything that is wrong`() throws {
        #expect(try Invocation(["--help"]) == .help(nil))
        #expect(try Invocation(["check", "--jobs=x", "-h"]) == .help(.check))
        #expect(try Invocation(["explain", "--help"]) == .help(.explain))
        #expect(try Invocation(["--version"]) == .version)
        #expect(try Invocation(["run", "--version"]) == .version)
        // But not for a command that there is none of
        for option in ["--help", "--version", "-h"] {
            let fault = #expect(throws: UsageFault.self) { try Invocation(["bogus", option]) }
            #expect(fault?.messages.first?.hasPrefix("there is no command 'bogus'") == true)
        }
        // And not after the end of options
        #expect(throws: UsageFault.self) { try Invocation(["rules", "--", "--help"]) }
    }

    @Test(arguments: [
        ("--memory=64M", "--memory '64M' is not a size from 128 MiB on; write it as 256 MiB or 256M"),
        ("--jobs=0", "--jobs '0' is not a number from 1 to 256"),
        ("--jobs=257", "--jobs '257' is not a number from 1 to 256"),
        ("--jobs=two", "--jobs 'two' is not a number from 1 to 256"),
        ("--as-of=2026-02-30", "--as-of '2026-02-30' is not a date; write it as YYYY-MM-DD"),
        ("--as-of=04/07/2026", "--as-of '04/07/2026' is not a date; write it as YYYY-MM-DD"),
        ("--fail-on=fatal", "--fail-on 'fatal' is not one of info, warning, error, new, never"),
        ("--log-format=xml", "--log-format 'xml' is not one of text, json, journal"),
        ("--root=", "--root needs a folder, not an empty string"),
        ("--output=", "--output needs a folder, not an empty string"),
    ])
    func `a value that can't be meant is refused`(option: String, message: String) {
        #expect(throws: UsageFault(command: .run, messages: [message])) { try Invocation(["run", option]) }
    }

    @Test(arguments: [
        (["run", ""], "CONFIG|FOLDER is empty"), (["check", "a.csv", ""], "CONFIG|FILE|FOLDER is empty"),
        (["explain", ""], "CODE|FILE is empty"),
    ])
    func `an empty argument is not the current folder`(arguments: [String], message: String) {
        let fault = #expect(throws: UsageFault.self) { try Invocation(arguments) }
        #expect(fault?.messages == [message])
    }

    @Test func `faults of words and of values come together`() {
        let fault = UsageFault(
            command: .run, messages: ["there is no option '--zzzzz'", "--jobs '0' is not a number from 1 to 256"])
        #expect(throws: fault) { try Invocation(["run", "--jobs=0", "--zzzzz"]) }
        #expect(fault.advice == "Try 'innkeeper run --help'.")
        #expect(UsageFault(messages: []).advice == "Try 'innkeeper --help'.")
    }

    @Test func `an unknown shell is answered with those that are known`() {
        let fault = UsageFault(command: .completions, messages: ["SHELL 'tcsh' is not one of bash, zsh, fish"])
        #expect(throws: fault) { try Invocation(["completions", "tcsh"]) }
    }
}
