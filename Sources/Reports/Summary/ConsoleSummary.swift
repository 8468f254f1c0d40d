package import InnkeeperCore

/// What `run` prints, in about 15 lines: what was read, what needs attention with one line per code and its count, and
/// the path of the page with the rest. Lines longer than `columns` are wrapped; nil means that nothing limits them.
package func consoleSummary(_ input: RunData, indexPath: String, columns: Int? = nil) -> [String] {
    let limit = 15
    let words = input.words
    let totals = SourceTotal.all(input.dataset)
    let codes = CodeTotal.all(input)
    var lines = [Sanitizer.line("\(input.context.property.name), \(words.longDate(input.context.today))")]

    lines.append(words.read(totals))
    let nameWidth = totals.map { min(24, Sanitizer.width(Sanitizer.line($0.source))) }.max() ?? 0
    // Up to four sources individually; more would leave no room for what needs attention.
    if totals.count > 1, totals.count <= 4 {
        for total in totals {
            lines.append(
                "  \(Sanitizer.pad(Sanitizer.line(total.source), to: nameWidth))  \(counts(total.counts, words))")
        }
    }

    let missed = UnreadInputs(input).missed.map(\.path)
    if !missed.isEmpty {
        let line = Sanitizer.line(words.titled(words[.filesNotRead], missed.joined(separator: ", ")))
        // A terminal gets a few rows of the names; the page has all of them.
        lines.append(columns.map { Sanitizer.cut(line, to: 3 * $0) } ?? line)
    }

    if codes.isEmpty {
        let known = input.knownCount > 0 ? " (\(words.say(.knownFindings, input.knownCount)))" : ""
        lines.append(words[.nothingNeedsAttention] + known)
    } else {
        var severities = CodeTotal.bySeverity(codes).map { words.count($0.count, of: $0.severity) }
        if input.knownCount > 0 { severities.append(words.say(.knownFindings, input.knownCount)) }
        lines.append(words.titled(words[.needsAttention], severities.joined(separator: ", ")))
        // Reserves one line for the path, and one for "and N more codes".
        let room = limit - lines.count - 1
        let shown = codes.prefix(codes.count > room ? room - 1 : room)
        let countWidth = shown.map { words.number($0.total).count }.max() ?? 0
        let severityWidth = shown.map { Sanitizer.width(words.name(.severity($0.severity))) }.max() ?? 0
        for code in shown {
            let count = Sanitizer.pad(words.number(code.total), to: countWidth, right: true)
            lines.append(
                "  \(count)  \(Sanitizer.pad(words.name(.severity(code.severity)), to: severityWidth))  \(Sanitizer.line(code.code))"
            )
        }
        if codes.count > shown.count { lines.append("  \(words.say(.moreCodes, codes.count - shown.count))") }
    }
    if let columns {
        lines = lines.flatMap { line in
            Sanitizer.width(line) > columns ? Sanitizer.wrap(line, columns: columns, indent: 2) : [line]
        }
    }
    // The path is never cut, so that it can be opened.
    lines.append(Sanitizer.line(indexPath))
    return lines
}

private func counts(_ counts: RecordCounts, _ words: Messages) -> String {
    "\(words.number(counts.read)) \(words[.read].lowercased()), \(words.dispositions(counts))"
}
