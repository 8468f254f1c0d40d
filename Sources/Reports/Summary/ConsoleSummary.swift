package import Core

/// What `run` prints: at most 15 lines of at most 80 columns. What was read, what needs attention, one line a code
/// with its count, and the path of the page with the rest.
package func consoleSummary(_ input: ReportInput, indexPath: String) -> [String] {
    let limit = 15
    let totals = SourceTotal.all(input.dataset)
    let codes = CodeTotal.all(input)
    var lines = [Plain.line("\(input.world.property.name), \(Dates.long(input.world.today))")]

    lines.append(totals.isEmpty ? Texts.nothingRead : Words.read(SourceTotal.sum(totals), of: totals.count))
    let nameWidth = totals.map { min(24, Plain.width(Plain.line($0.source))) }.max() ?? 0
    // Up to four sources one by one; more leave no room for what needs attention.
    if totals.count > 1, totals.count <= 4 {
        for total in totals {
            lines.append("  \(Plain.pad(Plain.line(total.source), to: nameWidth))  \(counts(total.counts))")
        }
    }

    if codes.isEmpty {
        let known = input.knownCount > 0 ? " (\(Texts.knownFindings(input.knownCount)))" : ""
        lines.append(Texts.nothingNeedsAttention + known)
    } else {
        var severities = CodeTotal.bySeverity(codes).map { Texts.count($0.count, of: $0.severity) }
        if input.knownCount > 0 { severities.append(Texts.knownFindings(input.knownCount)) }
        lines.append("\(Texts.needsAttention): \(severities.joined(separator: ", "))")
        // One line is left for the path, one for "and N more codes".
        let room = limit - lines.count - 1
        let shown = codes.prefix(codes.count > room ? room - 1 : room)
        let countWidth = shown.map { Numbers.grouped($0.total).count }.max() ?? 0
        for code in shown {
            let count = Plain.pad(Numbers.grouped(code.total), to: countWidth, right: true)
            lines.append("  \(count)  \(Plain.pad(code.severity.rawValue, to: 7))  \(Plain.line(code.code))")
        }
        if codes.count > shown.count { lines.append("  \(Texts.moreCodes(codes.count - shown.count))") }
    }
    lines = lines.map { Plain.cut($0, to: PlainText.columns) }
    // The path is never cut: it is there to be opened.
    lines.append(Plain.line(indexPath))
    return lines
}

private func counts(_ counts: RecordCounts) -> String {
    [
        (counts.read, Texts.read), (counts.accepted, Texts.accepted), (counts.rejected, Texts.rejected),
        (counts.skipped, Texts.skipped),
    ].filter { $0.0 > 0 || $0.1 == Texts.read }
        .map { "\(Numbers.grouped($0.0)) \($0.1.lowercased())" }.joined(separator: ", ")
}
