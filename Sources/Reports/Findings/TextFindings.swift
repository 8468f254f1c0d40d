import InnkeeperCore

/// Findings for people, in the style of a compiler: position, severity, message and code, then the line with a caret.
///
///     bookings.csv:14:22: warning: Nights are "3", but there are 2 … [reservation-nights-disagree]
///        14 | R14,A3,••• •••••,2026-07-04,3,2026-07-06
///           |                             ^
///
/// Personal cells are blanked. After the fifth finding of one code in one field of one file, the rest are summed up in
/// one line.
package enum TextFindings {
    /// How many of each group are shown in full.
    private static let inFull = 5

    package static func write(
        _ shown: ShownFindings, color: Bool, to line: (String) throws -> Void
    ) rethrows {
        var groups = Groups(shown.inputs)
        for entry in shown.entries {
            guard groups.show(entry, atMost: inFull) else { continue }
            try line(text(entry.finding, entry.message, shown.inputs[entry.input].words, color: color))
            let frame = CodeFrame(entry.finding, row: entry.row, of: shown.inputs[entry.input])
            for frameLine in lines(frame) { try line(frameLine) }
        }
        for group in groups.more { try line(group) }
    }

    private static func text(_ finding: Finding, _ message: String, _ words: Messages, color: Bool) -> String {
        // Some findings have no file.
        let place = finding.place(in: finding.file.isEmpty ? "innkeeper" : printable(finding.file))
        var text = "\(place): \(word(finding.severity, words, color: color)): \(printable(message)) [\(finding.code)]"
        if let related = finding.related {
            text += " " + words.say(.seeOther, ["place": .text("\(printable(related.file)):\(related.line)")])
        }
        return text
    }

    private static func word(_ severity: Severity, _ words: Messages, color: Bool) -> String {
        let name = words.name(.severity(severity))
        guard color else { return name }
        let code =
            switch severity {
            case .error: "31"
            case .warning: "33"
            case .info: "36"
            }
        return "\u{1B}[\(code)m\(name)\u{1B}[0m"
    }

    /// The line that the finding points at, with the caret below; nothing if the line can't be shown.
    private static func lines(_ frame: CodeFrame?) -> [String] {
        guard let frame else { return [] }
        let number = String(frame.line)
        let gutter = String(repeating: " ", count: max(5, number.count))
        let shownLine = Sanitizer.cut(frame.before + frame.marked + frame.after, to: CodeFrame.columns)
        return [
            "\(gutter.dropLast(number.count))\(number) | \(shownLine)",
            "\(gutter) | \(String(repeating: " ", count: Sanitizer.width(frame.before)))^",
        ]
    }
}

extension Finding {
    /// `desk.csv:14:9`, as far as known.
    func place(in file: String) -> String {
        if !cell.isEmpty { return "\(file):\(cell)" }
        var place = file
        if line > 0 { place += ":\(line)" }
        if line > 0, column > 0 { place += ":\(column)" }
        return place
    }
}

/// Counts similar findings: those of one code in one field of one file.
private struct Groups {
    private struct Key: Hashable {
        var input: Int
        var code: UInt16
        var field: UInt16
        var file: Int32
    }

    private struct Group {
        var total = 0
        var shown = 0
        /// The lines of the first findings not shown.
        var lines: [Int] = []
    }

    private let inputs: [RunData]
    private var groups: [Key: Group] = [:]
    /// In order of first occurrence.
    private var order: [Key] = []

    init(_ inputs: [RunData]) {
        self.inputs = inputs
        for (number, input) in inputs.enumerated() {
            for (index, row) in input.findings.rows.enumerated() where !input.isKnown(index) {
                let key = Key(input: number, code: row.code, field: row.field, file: row.file)
                groups[key, default: Group()].total += 1
            }
        }
    }

    /// Whether the finding is among the first of its group.
    mutating func show(_ entry: ShownFindings.Entry, atMost limit: Int) -> Bool {
        let row = inputs[entry.input].findings.rows[entry.row]
        let key = Key(input: entry.input, code: row.code, field: row.field, file: row.file)
        if groups[key]?.shown == 0 { order.append(key) }
        guard groups[key, default: Group()].shown < limit else {
            groups[key]?.lines.append(Int(row.line))
            return false
        }
        groups[key]?.shown += 1
        return true
    }

    /// One line for each group not shown completely, and one for each code with groups not shown at all.
    var more: [String] {
        var lines: [String] = []
        for key in order {
            guard let group = groups[key], group.total > group.shown else { continue }
            let findings = inputs[key.input].findings
            let file = key.file < 0 ? "innkeeper" : inputs[key.input].dataset.files[Int(key.file)].path
            let field = findings.fields[Int(key.field)]
            let known = group.lines.filter { $0 > 0 }.prefix(10).map(String.init)
            let rest = group.total - group.shown
            let words = inputs[key.input].words
            var text = words.say(
                field.isEmpty ? .moreOf : .moreOfField,
                ["count": .count(rest), "code": .text(findings.codes[Int(key.code)]), "field": .text(field)])
            if !known.isEmpty {
                let numbers = known.joined(separator: ", ") + (rest > known.count ? ", …" : "")
                text = words.say(.atLines, ["text": .text(text), "lines": .text(numbers)])
            }
            lines.append("\(printable(file)): \(text)")
        }
        let words = inputs.first?.words ?? .english
        let met = Set(order)
        var unseen: [String: (count: Int, files: Int)] = [:]
        for (key, group) in groups where !met.contains(key) {
            let code = inputs[key.input].findings.codes[Int(key.code)]
            unseen[code, default: (0, 0)].count += group.total
            unseen[code, default: (0, 0)].files += 1
        }
        for (code, rest) in unseen.sorted(by: { $0.key < $1.key }) {
            lines.append(
                words.say(
                    .moreOfFiles, ["count": .count(rest.count), "code": .text(code), "files": .count(rest.files)]))
        }
        return lines
    }
}
