import Core

/// What was read, and what is wrong with it: by source, then code by code with advice and the first places.
enum QualitySection {
    /// Findings that are shown of each code.
    static let findingLimit = 100

    static func write(_ input: ReportInput, to page: inout HTMLWriter) {
        page.sectionTitle("quality", Texts.dataQuality)
        sources(input, to: &page)
        let totals = CodeTotal.all(input)
        page.subtitle(Texts.findings, count: input.findings.count)
        guard !totals.isEmpty else { return page.quiet(Texts.nothingNeedsAttention) }
        let rows = rowsByCode(input)
        page.element("div", [.init("class", "codes")]) { page in
            for total in totals {
                page.newline()
                code(total, rows[total.code] ?? [], input, to: &page)
            }
        }
        PageTable.closing(file: "findings.csv", outputs: input.outputs, to: &page)
    }

    private static func sources(_ input: ReportInput, to page: inout HTMLWriter) {
        let totals = SourceTotal.all(input.dataset)
        guard !totals.isEmpty else { return page.quiet(Texts.nothingRead) }
        let columns: [PageTable.Column] = [
            .init(Texts.source), .init(Texts.kind), .number(Texts.files), .number(Texts.read),
            .number(Texts.accepted), .number(Texts.rejected), .number(Texts.skipped),
        ]
        PageTable.write(Texts.whatWasRead, columns, rows: totals, to: &page) { total in
            [.text(total.source), .text(total.kind.rawValue)]
                + [
                    total.files, total.counts.read, total.counts.accepted, total.counts.rejected, total.counts.skipped,
                ].map { .text(Numbers.grouped($0)) }
        }
    }

    /// The first rows of each code, in order.
    private static func rowsByCode(_ input: ReportInput) -> [String: [Int]] {
        let findings = input.findings
        var rows = [[Int]](repeating: [], count: findings.codes.count)
        for (index, row) in findings.rows.enumerated()
        where rows[Int(row.code)].count < findingLimit && !input.isKnown(index) {
            rows[Int(row.code)].append(index)
        }
        return Dictionary(uniqueKeysWithValues: zip(findings.codes, rows))
    }

    private static func code(_ total: CodeTotal, _ rows: [Int], _ input: ReportInput, to page: inout HTMLWriter) {
        page.element("details") { page in
            page.element("summary") { page in
                page.element(
                    "span", [.init("class", "badge \(total.severity.rawValue)")], text: total.severity.rawValue)
                page.element("span", [.init("class", "total")], text: Numbers.grouped(total.total))
                page.element("span", [.init("class", "what")]) { page in
                    page.element("span", [.init("class", "meaning")], text: total.summary)
                    page.element("code", text: total.code)
                }
            }
            page.element("div", [.init("class", "inside")]) { page in
                if !total.advice.isEmpty { page.element("p", text: total.advice) }
                let parts = total.sources.map { part in
                    "\(part.source.isEmpty ? Texts.noSource : part.source) \(Numbers.grouped(part.count))"
                }
                let effect = total.effect.map { " \(Texts.effect($0))" } ?? ""
                page.quiet("\(Texts.bySource): \(parts.joined(separator: ", ")).\(effect)")
                findings(rows, total, input, to: &page)
            }
        }
    }

    private static func findings(_ rows: [Int], _ total: CodeTotal, _ input: ReportInput, to page: inout HTMLWriter) {
        let columns: [PageTable.Column] = [.init(Texts.where), .init(Texts.record), .init(Texts.what)]
        PageTable.write("\(Texts.findings): \(total.code)", columns, rows: rows, to: &page) { index in
            let finding = input.findings.finding(index, files: input.dataset.files, severity: input.severity)
            let shown = finding.shownValue(showValues: input.showValues)
            let message = input.message(finding, shownValue: shown)
            return [.code(place(finding)), .text(finding.record), .text(message)]
        }
        if total.total > rows.count {
            PageTable.closing(Texts.firstRows(rows.count, of: total.total), file: nil, outputs: [], to: &page)
        }
    }

    /// `bookings/desk.csv:14:9`.
    private static func place(_ finding: Finding) -> String {
        var place = finding.file
        if finding.line > 0 { place += ":\(finding.line)" }
        if finding.line > 0, finding.column > 0 { place += ":\(finding.column)" }
        return place
    }
}
