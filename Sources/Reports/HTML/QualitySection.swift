import Core

/// What was read, and what is wrong with it: by source, then code by code with advice and the first places.
enum QualitySection {
    /// Findings that are shown of each code; fewer where there are so many codes that the page would grow too large.
    static let findingLimit = 100
    private static let pageLimit = 3_000
    /// Of these, with the line that they point at.
    private static let frameLimit = 3

    static func write(_ input: RunData, to page: inout HTMLWriter) {
        page.sectionTitle("quality", Messages.dataQuality)
        let totals = CodeTotal.all(input)
        sources(input, totals, to: &page)
        page.subtitle(Messages.findings, count: input.findings.count)
        guard !totals.isEmpty else { return page.quiet(Messages.nothingNeedsAttention) }
        let rows = rowsByCode(input, limit: max(10, min(findingLimit, pageLimit / totals.count)))
        let frames = frames(rows, input)
        page.element("div", ["class": "codes"]) { page in
            for total in totals {
                page.newline()
                code(total, rows[total.code] ?? [], frames, input, to: &page)
            }
        }
        PageTable.closing(file: "findings.csv", outputs: input.outputs, to: &page)
    }

    private static func sources(_ input: RunData, _ codes: [CodeTotal], to page: inout HTMLWriter) {
        let totals = SourceTotal.all(input.dataset)
        guard !totals.isEmpty else { return page.quiet(Messages.nothingRead) }
        var columns: [PageTable.Column<SourceTotal>] = [
            .init(Messages.source) { .text($0.source) },
            .init(Messages.kind) { .text($0.kind.rawValue) },
            .number(Messages.files) { Numbers.grouped($0.files) },
            .number(Messages.read) { Numbers.grouped($0.counts.read) },
            .number(Messages.accepted) { Numbers.grouped($0.counts.accepted) },
            .number(Messages.rejected) { Numbers.grouped($0.counts.rejected) },
            .number(Messages.skipped) { Numbers.grouped($0.counts.skipped) },
        ]
        columns += Severity.allCases.reversed().map { severity in
            .number(Messages.plural(severity)) { total in
                let found = codes.reduce(0) { sum, code in
                    guard input.severity(code.code, total.source) == severity else { return sum }
                    return sum + (code.sources.first { $0.source == total.source }?.count ?? 0)
                }
                return Numbers.grouped(found)
            }
        }
        PageTable.write(Messages.whatWasRead, totals, to: &page, columns)
    }

    /// The first rows of each code, in order.
    private static func rowsByCode(_ input: RunData, limit: Int) -> [String: [Int]] {
        let findings = input.findings
        var rows = [[Int]](repeating: [], count: findings.codes.count)
        for (index, row) in findings.rows.enumerated()
        where rows[Int(row.code)].count < limit && !input.isKnown(index) {
            rows[Int(row.code)].append(index)
        }
        return Dictionary(uniqueKeysWithValues: zip(findings.codes, rows))
    }

    /// The lines of the first findings of each code, asked for in the order of the files.
    private static func frames(_ rows: [String: [Int]], _ input: RunData) -> [Int: CodeFrame] {
        guard input.lines != nil else { return [:] }
        var frames: [Int: CodeFrame] = [:]
        for index in rows.values.flatMap({ $0.prefix(frameLimit) }).sorted() {
            let finding = input.findings.finding(index, files: input.dataset.files, severity: input.severity)
            frames[index] = CodeFrame(finding, row: index, of: input)
        }
        return frames
    }

    private static func code(
        _ total: CodeTotal, _ rows: [Int], _ frames: [Int: CodeFrame], _ input: RunData, to page: inout HTMLWriter
    ) {
        page.element("details") { page in
            page.element("summary") { page in
                page.element("span", ["class": "badge \(total.severity.rawValue)"], text: total.severity.rawValue)
                page.element("span", ["class": "total"], text: Numbers.grouped(total.total))
                page.element("span", ["class": "what"]) { page in
                    page.element("span", ["class": "meaning"], text: total.summary)
                    page.element("code", text: total.code)
                }
            }
            page.element("div", ["class": "inside"]) { page in
                if !total.advice.isEmpty {
                    page.element("p") { page in
                        page.element("b", text: Messages.howToFix)
                        page.text(" \(total.advice)")
                    }
                }
                let parts = total.sources.map { part in
                    "\(part.source.isEmpty ? Messages.noSource : part.source) \(Numbers.grouped(part.count))"
                }
                let effect = total.effect.map { " \(Messages.effect($0))" } ?? ""
                page.quiet("\(Messages.bySource): \(parts.joined(separator: ", ")).\(effect)")
                findings(rows, total, frames, input, to: &page)
            }
        }
    }

    private static func findings(
        _ rows: [Int], _ total: CodeTotal, _ frames: [Int: CodeFrame], _ input: RunData, to page: inout HTMLWriter
    ) {
        page.element("ol", ["class": "findings"]) { page in
            for index in rows {
                let finding = input.findings.finding(index, files: input.dataset.files, severity: input.severity)
                let shown = finding.shownValue(showValues: input.showValues)
                page.newline()
                page.element("li") { page in
                    page.element("code", text: finding.place(in: finding.file))
                    if !finding.record.isEmpty {
                        page.text(" ")
                        page.element(
                            "span", ["class": "record"],
                            text: Formatting.site(finding.record, of: finding.property, input.dataset))
                    }
                    page.text(" ")
                    page.element("span", text: input.message(finding, shownValue: shown))
                    if let frame = frames[index] { write(frame, to: &page) }
                }
            }
        }
        page.newline()
        if total.total > rows.count {
            PageTable.closing(Messages.firstRows(rows.count, of: total.total), file: nil, outputs: [], to: &page)
        }
    }

    /// The line with the place marked in it.
    private static func write(_ frame: CodeFrame, to page: inout HTMLWriter) {
        page.element("pre") { page in
            page.element("span", text: "\(frame.line)")
            page.element("code") { page in
                page.text(frame.before)
                page.element("mark", text: frame.marked.isEmpty ? " " : frame.marked)
                page.text(Sanitizer.cut(frame.after, to: CodeFrame.columns))
            }
        }
    }
}
