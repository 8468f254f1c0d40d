import Configuration
import Core

/// Makes typed values of what was typed, and collects what is wrong with them.
struct ValueReader {
    private let typed: TypedArguments
    private(set) var faults: [String]

    init(_ typed: TypedArguments) {
        self.typed = typed
        faults = typed.faults
    }

    /// nil when there is no command; then, and wherever a value is wrong, there are faults.
    mutating func command() -> Invocation? {
        switch typed.command {
        case .run: .run(runOptions())
        case .check: .check(checkOptions())
        case .initialise: .initialise(initOptions())
        case .test: .test(testOptions())
        case .plan: .plan(planOptions())
        case .explain: .explain(explainOptions())
        case .rules: .rules(rulesOptions())
        case .schema: .schema
        case .completions: shell().map(Invocation.completions)
        case .man: .man
        case nil: nil
        }
    }

    private mutating func runOptions() -> RunOptions {
        var options = RunOptions()
        options.target = typed.operands.first
        options.asOf = date(.asOf)
        options.root = path(.root)
        options.output = path(.output)
        options.jobs = integer(.jobs)
        options.failOn = choice(.failOn, of: FailOn.self)
        options.baseline = path(.baseline)
        options.updatesBaseline = flag(.updateBaseline)
        options.showValues = flag(.showValues)
        options.wait = integer(.wait) ?? 0
        options.log = logOptions()
        return options
    }

    private mutating func checkOptions() -> CheckOptions {
        var options = CheckOptions()
        options.targets = typed.operands
        options.format = choice(.format, of: CheckFormat.self) ?? options.format
        options.exclude = typed.options[.exclude] ?? []
        options.asOf = date(.asOf)
        options.root = path(.root)
        options.jobs = integer(.jobs)
        options.failOn = choice(.failOn, of: FailOn.self)
        options.baseline = path(.baseline)
        options.updatesBaseline = flag(.updateBaseline)
        options.showValues = flag(.showValues)
        options.log = logOptions()
        return options
    }

    private mutating func initOptions() -> InitOptions {
        var options = InitOptions(folder: typed.operands.first ?? "")
        options.log = logOptions()
        return options
    }

    private mutating func testOptions() -> TestOptions {
        var options = TestOptions()
        options.target = typed.operands.first
        options.log = logOptions()
        return options
    }

    private mutating func planOptions() -> PlanOptions {
        var options = PlanOptions()
        options.target = typed.operands.first
        options.asOf = date(.asOf)
        options.root = path(.root)
        options.output = path(.output)
        options.jobs = integer(.jobs)
        options.log = logOptions()
        return options
    }

    private func explainOptions() -> ExplainOptions {
        var options = ExplainOptions(code: typed.operands.first ?? "")
        options.noColor = flag(.noColor)
        return options
    }

    private mutating func rulesOptions() -> RulesOptions {
        var options = RulesOptions()
        options.format = choice(.format, of: RulesFormat.self) ?? options.format
        options.noColor = flag(.noColor)
        return options
    }

    private mutating func logOptions() -> LogOptions {
        var options = LogOptions()
        options.quiet = flag(.quiet)
        options.format = choice(.logFormat, of: LogFormat.self) ?? options.format
        options.noColor = flag(.noColor)
        return options
    }

    private mutating func shell() -> ShellName? {
        guard let name = typed.operands.first else { return nil }
        if let shell = ShellName(rawValue: name) { return shell }
        faults.append("SHELL '\(name)' is none of \(listed(ShellName.allCases.map(\.rawValue)))")
        return nil
    }

    // One method for each shape of value. The last one typed counts.

    private func flag(_ name: OptionName) -> Bool { typed.options[name] != nil }

    private mutating func path(_ name: OptionName) -> String? {
        guard let text = typed.options[name]?.last else { return nil }
        if text.isEmpty {
            faults.append("\(name.typed) needs a \(shape(name) == .file ? "file" : "folder"), not an empty text")
        }
        return text
    }

    private mutating func date(_ name: OptionName) -> CalendarDate? {
        guard let text = typed.options[name]?.last else { return nil }
        let date = CalendarDate(iso: text)
        if date == nil { faults.append("\(name.typed) '\(text)' is no day; write it as YYYY-MM-DD") }
        return date
    }

    private mutating func integer(_ name: OptionName) -> Int? {
        guard let text = typed.options[name]?.last, case .integer(let range)? = shape(name) else { return nil }
        if let number = Int(text), range.contains(number) { return number }
        faults.append("\(name.typed) '\(text)' is no number from \(range.lowerBound) to \(range.upperBound)")
        return nil
    }

    private mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: OptionName, of type: Choice.Type
    ) -> Choice? where Choice.RawValue == String {
        guard let text = typed.options[name]?.last else { return nil }
        if let choice = Choice(rawValue: text) { return choice }
        faults.append("\(name.typed) '\(text)' is none of \(listed(Choice.allCases.map(\.rawValue)))")
        return nil
    }

    private func shape(_ name: OptionName) -> ValueShape? {
        typed.command.flatMap(CommandTable.command)?.option(name)?.value
    }

    private func listed(_ words: [String]) -> String { words.joined(separator: ", ") }
}
