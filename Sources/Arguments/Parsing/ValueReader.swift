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
        case .diff: diffOptions()
        case .near: position().map { .near($0, limit: integer(.limit) ?? 10, answerOptions()) }
        case .birthdays: .birthdays(days: integer(.days) ?? 30, answerOptions())
        case .conflicts: .conflicts(answerOptions())
        case .occupancy: .occupancy(days: integer(.days) ?? 30, answerOptions())
        case .free: freeOptions().map { .free($0, answerOptions()) }
        case .initialise: .initialise(initOptions())
        case .test: .test(testOptions())
        case .plan: .plan(planOptions())
        case .watch: .watch(watchOptions())
        case .explain: .explain(explainOptions())
        case .rules: .rules(rulesOptions())
        case .schema: .schema(table: typed.operands.first)
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
        options.redacts = flag(.redact)
        options.wait = integer(.wait) ?? 0
        options.offline = path(.offline)
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

    /// nil when a run is missing, which is a fault already.
    private mutating func diffOptions() -> Invocation? {
        guard typed.operands.count >= 2 else { return nil }
        var options = DiffOptions(earlier: typed.operands[0], later: typed.operands[1])
        options.format = choice(.format, of: DiffFormat.self) ?? options.format
        options.jobs = integer(.jobs)
        options.log = logOptions()
        return .diff(options)
    }

    private mutating func answerOptions() -> QueryOptions {
        var options = QueryOptions()
        let own = typed.command.flatMap(CommandTable.command)?.operands.count ?? 1
        options.target = typed.operands.count == own ? typed.operands.last : nil
        if flag(.json), flag(.csv) { faults.append("--json and --csv can't both be") }
        options.format = flag(.json) ? .json : flag(.csv) ? .csv : .text
        options.asOf = date(.asOf)
        options.root = path(.root)
        options.jobs = integer(.jobs)
        options.log = logOptions()
        return options
    }

    private mutating func freeOptions() -> FreeOptions? {
        // That one is missing is a fault already.
        guard typed.operands.count >= 2 else { return nil }
        let (from, nights) = (typed.operands[0], typed.operands[1])
        let day = CalendarDate(iso: from)
        if day == nil { faults.append("FROM '\(from)' is no day; write it as YYYY-MM-DD") }
        let count = Int(nights).flatMap { (1...3660).contains($0) ? $0 : nil }
        if count == nil { faults.append("NIGHTS '\(nights)' is no number from 1 to 3660") }
        guard let day, let count else { return nil }
        var options = FreeOptions(from: day, nights: count)
        options.guests = integer(.guests) ?? 0
        options.needsElectricity = flag(.electricity)
        options.needsWater = flag(.water)
        return options
    }

    private mutating func position() -> Coordinate? {
        guard let text = typed.operands.first else { return nil }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            Double(part.filter { $0 != " " })
        }
        if parts.count == 2, let latitude = parts[0], let longitude = parts[1] {
            let position = Coordinate(latitude: latitude, longitude: longitude)
            if position.isValid { return position }
        }
        faults.append("LAT,LON '\(text)' is no position; write degrees such as 37.33,-121.85")
        return nil
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

    private mutating func watchOptions() -> WatchOptions {
        var options = WatchOptions()
        options.run.target = typed.operands.first
        options.run.root = path(.root)
        options.run.output = path(.output)
        options.run.jobs = integer(.jobs)
        options.run.redacts = flag(.redact)
        options.run.log = logOptions()
        options.settle = integer(.settle) ?? options.settle
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
