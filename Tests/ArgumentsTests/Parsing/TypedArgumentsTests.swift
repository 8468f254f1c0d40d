import InnkeeperArguments
import Testing

struct TypedArgumentsTests {
    @Test func `a value may be joined to a long option or follow it`() {
        for line in [
            ["run", "--jobs=4"], ["run", "--jobs", "4"], ["run", "-j4"], ["run", "-j", "4"], ["-j4", "run"],
        ] {
            let typed = TypedArguments(line)
            #expect(typed.command == .run)
            #expect(typed.options == ["jobs": ["4"]])
            #expect(typed.operands.isEmpty && typed.faults.isEmpty)
        }
        #expect(TypedArguments(["run", "--root=a=b"]).options["root"] == ["a=b"])
        #expect(TypedArguments(["run", "--root="]).options["root"] == [""])
    }

    @Test func `short flags stand together, the last one with its value`() {
        let typed = TypedArguments(["run", "-qj", "2"])
        #expect(typed.options == ["quiet": [""], "jobs": ["2"]])
        #expect(TypedArguments(["run", "-qh"]).options == ["quiet": [""], "help": [""]])
        #expect(TypedArguments(["run", "-qoDIR"]).options == ["quiet": [""], "output": ["DIR"]])
    }

    @Test func `two hyphens end the options`() {
        let typed = TypedArguments(["check", "--", "--quiet", "-x"])
        #expect(typed.operands == ["--quiet", "-x"])
        #expect(typed.options.isEmpty && typed.faults.isEmpty)
    }

    @Test func `a hyphen alone and negative numbers are arguments`() {
        let typed = TypedArguments(["check", "-", "-33.8,151.2", "-.5", "-7"])
        #expect(typed.operands == ["-", "-33.8,151.2", "-.5", "-7"])
        #expect(typed.faults.isEmpty)
        // And values
        #expect(TypedArguments(["check", "--jobs", "-3"]).options["jobs"] == ["-3"])
    }

    @Test func `options that may be repeated keep every value in order`() {
        let typed = TypedArguments(["check", "--exclude", "b", "x.csv", "--exclude=a"])
        #expect(typed.options["exclude"] == ["b", "a"])
        #expect(typed.operands == ["x.csv"])
    }

    @Test func `unknown words are answered with what was probably meant`() {
        #expect(TypedArguments(["chekc"]).faults == ["there is no command 'chekc'; did you mean 'check'?"])
        #expect(TypedArguments(["frobnicate"]).faults == ["there is no command 'frobnicate'"])
        #expect(
            TypedArguments(["run", "--ouput", "dir"]).faults
                == ["there is no option '--ouput'; did you mean '--output'?"])
        #expect(TypedArguments(["run", "-x"]).faults == ["there is no option '-x'"])
    }

    @Test func `an option of another command is told from an unknown one`() {
        #expect(
            TypedArguments(["run", "--settle", "5"]).faults
                == ["--settle is not an option of 'run'; it belongs to 'watch'"])
    }

    @Test func `all faults are told at once, in the order of the line`() {
        // Given a forgotten value, a value too many, an unknown option and an argument too many
        let typed = TypedArguments(["run", "--jobs", "--quiet=yes", "--zzzzz", "a", "b", "c"])
        // Then each is named
        #expect(
            typed.faults == [
                "--jobs needs a value: --jobs=N", "--quiet takes no value", "there is no option '--zzzzz'",
                "too many arguments: 'b', 'c'",
            ])
    }

    @Test func `what must be there and is not, is asked for`() {
        #expect(TypedArguments([]).faults == ["a command is missing"])
        #expect(TypedArguments(["--no-color"]).faults == ["a command is missing"])
        #expect(TypedArguments(["explain"]).faults == ["'explain' needs CODE|FILE"])
        #expect(TypedArguments(["rules", "x"]).faults == ["'rules' takes no argument: 'x'"])
    }

    @Test func `help is answered with the option`() {
        #expect(TypedArguments(["help"]).faults == ["there is no command 'help'; did you mean '--help'?"])
    }
}
