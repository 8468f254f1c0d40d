/// Completions for zsh, using its `_arguments`.
enum ZshCompletions {
    static func script(codes: [String]) -> String {
        let program = CommandTable.program
        // A file in $fpath must start with #compdef.
        var lines = [
            "#compdef \(program)",
            Completions.heading(.zsh, "Use: save as _\(program) in a folder of $fpath.") + "_\(program)() {",
            "    local curcontext=\"$curcontext\" state line",
            "    local -a commands",
            "    commands=(",
        ]
        for command in CommandTable.commands {
            lines.append("        " + Completions.singleQuoted("\(command.name.rawValue):\(command.summary)"))
        }
        lines += ["    )", "    _arguments -C \\"]
        lines += OptionEntry.everywhere.map { "        \(specification($0)) \\" }
        lines += [
            "        '1:command:->command' '*::argument:->argument' && return",
            "    case $state in",
            "    command) _describe -t commands command commands ;;",
            "    argument)",
            "        case $line[1] in",
        ]
        for command in CommandTable.commands {
            var specifications = command.options.map(specification)
            for (index, operand) in command.operands.enumerated() {
                specifications.append(specification(operand, at: index + 1, codes: codes))
            }
            lines.append("        \(command.name.rawValue))")
            lines.append("            _arguments -s \\")
            lines.append("                " + specifications.joined(separator: " \\\n                "))
            lines.append("            ;;")
        }
        lines += ["        esac", "        ;;", "    esac", "}", "_\(program) \"$@\""]
        return lines.map { $0 + "\n" }.joined()
    }

    private static func specification(_ option: OptionEntry) -> String {
        let mark = option.value == nil ? "" : "="
        let meaning = "[" + bracketed(option.summary) + "]"
        let action = option.value.map { ":\($0.zshName):\($0.zshAction(codes: []))" } ?? ""
        let rest = Completions.singleQuoted(meaning + action)
        guard let short = option.short else {
            return (option.repeats ? "'*'" : "") + option.typed + mark + rest
        }
        let shortMark = option.value == nil ? "" : "+"
        return "'(-\(short) \(option.typed))'{-\(short)\(shortMark),\(option.typed)\(mark)}\(rest)"
    }

    private static func specification(_ operand: Operand, at place: Int, codes: [String]) -> String {
        let action = operand.shape.zshAction(codes: codes)
        return Completions.singleQuoted((operand.repeats ? "*" : "\(place)") + ":\(operand.name):\(action)")
    }

    /// A text in brackets: a bracket in it would end it.
    private static func bracketed(_ text: String) -> String {
        text.map { "[]".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}

extension ValueShape {
    fileprivate var zshName: String {
        if case .choice = self { "value" } else { placeholder }
    }

    fileprivate func zshAction(codes: [String]) -> String {
        switch self {
        case .choice(let words): "(\(words.joined(separator: " ")))"
        case .code: "(\(codes.joined(separator: " ")))"
        case .folder: "_files -/"
        case .file, .glob, .path: "_files"
        case .date, .integer, .position, .size, .table: " "
        }
    }
}
