/// Completions for bash 4 and later, without the bash-completion package.
enum BashCompletions {
    static func script(codes: [String]) -> String {
        let program = CommandTable.program
        return Completions.heading(.bash, "Use: source <(\(program) completions bash)") + """
            _\(program)() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command='' index
                COMPREPLY=()
                # Bash takes --name=value for three words.
                if [[ $current == = ]]; then
                    current=''
                elif [[ $previous == = ]]; then
                    previous=${COMP_WORDS[COMP_CWORD - 2]}
                fi
                for ((index = 1; index < COMP_CWORD; index++)); do
                    case ${COMP_WORDS[index]} in
                    \(optionsWithValue.joined(separator: " | "))) [[ ${COMP_WORDS[index + 1]} == = ]] && ((index++)); ((index++)) ;;
                    -*) ;;
                    *) command=${COMP_WORDS[index]}; break ;;
                    esac
                done
                case $command in

            """ + CommandTable.commands.map { commandCase($0, codes: codes) }.joined() + """
                    *)
                        mapfile -t COMPREPLY < <(compgen -W \(quoted(CommandTable.commands.map(\.name.rawValue) + spellings(OptionEntry.everywhere))) -- "$current")
                        ;;
                    esac
                }
                complete -F _\(program) \(program)

                """
    }

    private static func commandCase(_ command: CommandEntry, codes: [String]) -> String {
        var lines = ["    \(command.name.rawValue))"]
        let valued = command.options.filter { $0.value != nil }
        if !valued.isEmpty {
            lines.append("        case $previous in")
            for option in valued {
                lines.append("        \(spellings([option]).joined(separator: " | ")))")
                lines += (option.value.map { completions($0, codes: codes) } ?? []).map { "            " + $0 }
                lines += ["            return", "            ;;"]
            }
            lines.append("        esac")
        }
        lines.append("        if [[ $current == -* ]]; then")
        lines.append("            " + words(spellings(command.options)))
        // Only the last operand is completed: dates and positions are typed.
        if let words = command.operands.last.map({ completions($0.shape, codes: codes) }), !words.isEmpty {
            lines.append("        else")
            lines += words.map { "            " + $0 }
        }
        lines += ["        fi", "        ;;"]
        return lines.map { $0 + "\n" }.joined()
    }

    private static func completions(_ shape: ValueShape, codes: [String]) -> [String] {
        switch shape {
        case .choice(let choices): [words(choices)]
        case .code: [words(codes)]
        case .folder: ["compopt -o filenames", "mapfile -t COMPREPLY < <(compgen -d -- \"$current\")"]
        case .file, .glob, .path: ["compopt -o filenames", "mapfile -t COMPREPLY < <(compgen -f -- \"$current\")"]
        case .date, .integer, .position, .size, .table: []
        }
    }

    private static func words(_ words: [String]) -> String {
        "mapfile -t COMPREPLY < <(compgen -W \(quoted(words)) -- \"$current\")"
    }

    private static func quoted(_ words: [String]) -> String { Completions.singleQuoted(words.joined(separator: " ")) }

    private static func spellings(_ options: [OptionEntry]) -> [String] {
        options.flatMap { [$0.typed] + ($0.short.map { ["-\($0)"] } ?? []) }
    }

    private static var optionsWithValue: [String] { spellings(CommandTable.options.filter { $0.value != nil }).unique }
}

extension [String] {
    /// Each text once, in order of first occurrence.
    fileprivate var unique: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
