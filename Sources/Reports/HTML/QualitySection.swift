import InnkeeperCore

/// What was read, and what is wrong with it: by source, then by code with advice and the first positions.
enum QualitySection {
    /// How many findings are shown of each code; fewer if there are so many codes that the page would grow too large.
    static let findingLimit = 100
    private static let pageLimit = 3_000
    /// How many of these also show the line they point at.
    private static let frameLimit = 3

    static func write(_ input: RunData, to page: inout HTMLWriter) {
        let words = page.words
        page.sectionTitle("quality", words[.dataQuality])
        let totals = CodeTotal.all(input)
        sources(input, totals, to: &page)
        page.subtitle(words[.findings], count: input.findings.count)
        guard !totals.isEmpty else { return page.quiet(words[.nothingNeedsAttention]) }
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
        let words = page.words
        let totals = SourceTotal.all(input.dataset)
        guard !totals.isEmpty else { return page.quiet(words[.nothingRead]) }
        var columns: [PageTable.Column<SourceTotal>] = [
            .init(words[.source]) { .text($0.source) },
            .init(words[.kind]) { .text(words.name(.kind($0.kind))) },
            .number(words[.files]) { words.number($0.files) },
            .number(words[.read]) { words.number($0.counts.read) },
            .number(words[.accepted]) { words.number($0.counts.accepted) },
            .number(words[.rejected]) { words.number($0.counts.rejected) },
            .number(words[.skipped]) { words.number($0.counts.skipped) },
        ]
        if input.context.utcOffset != nil {
            columns.append(
                .init(words[.newestFile]) { .whole($0.newest.map { words.age(input.context.now - $0) } ?? "") })
        }
        columns += Severity.allCases.reversed().map { severity in
            .number(words.name(.severities(severity))) { total in
                let found = codes.reduce(0) { sum, code in
                    guard input.severity(code.code, total.source) == severity else { return sum }
                    return sum + (code.sources.first { $0.source == total.source }?.count ?? 0)
                }
                return words.number(found)
            }
        }
        PageTable.write(words[.whatWasRead], totals, to: &page, columns)
    }

    /// The first rows of each code, in order.
    private static func rowsByCode(_ input: RunData, limit: Int) -> [String: [Int]] {
        let findings = input.findings
        let first = findings.first(findings.codes.map { _ in limit }, isLeftOut: input.isKnown)
        return Dictionary(grouping: first) { findings.codes[Int(findings.rows[$0].code)] }
    }

    /// The source lines of the first findings of each code, requested in the order of the files.
    private static func frames(_ rows: [String: [Int]], _ input: RunData) -> [Int: CodeFrame] {
        guard let lines = input.lines else { return [:] }
        let wanted = rows.values.flatMap { $0.prefix(frameLimit) }.sorted().map { index in
            (index: index, finding: input.findings.finding(index, files: input.dataset.files, severity: input.severity))
        }.filter { CodeFrame.hasPlace($0.finding) }
        let places = wanted.map { (number: $0.finding.line, file: Int(input.findings.rows[$0.index].file)) }
        var frames: [Int: CodeFrame] = [:]
        for ((index, finding), line) in zip(wanted, lines.lines(places, showValues: input.showValues)) {
            frames[index] = line.flatMap { CodeFrame(finding, line: $0) }
        }
        return frames
    }

    private static func code(
        _ total: CodeTotal, _ rows: [Int], _ frames: [Int: CodeFrame], _ input: RunData, to page: inout HTMLWriter
    ) {
        let words = page.words
        page.element("details") { page in
            page.element("summary") { page in
                page.element(
                    "span", ["class": "badge \(total.severity.rawValue)"], text: words.name(.severity(total.severity)))
                page.element("span", ["class": "total"], text: words.number(total.total))
                page.element("span", ["class": "what"]) { page in
                    page.element("span", ["class": "meaning"]) { $0.prose(total.summary) }
                    page.element("code", text: total.code)
                }
            }
            page.element("div", ["class": "inside"]) { page in
                if !total.advice.isEmpty {
                    page.element("p") { page in
                        page.element("b", text: words[.howToFix])
                        page.text(" ")
                        page.prose(total.advice)
                    }
                }
                let parts = total.sources.map { part in
                    "\(part.source.isEmpty ? words[.noSource] : part.source) \(words.number(part.count))"
                }
                let fate = total.effect.flatMap { words.fate(RecordFate($0, code: total.code)) }
                let sentence = fate.map { " \($0)" } ?? ""
                page.quiet(words.titled(words[.bySource], "\(parts.joined(separator: ", ")).\(sentence)"))
                findings(rows, total, frames, input, to: &page)
            }
        }
    }

    private static func findings(
        _ rows: [Int], _ total: CodeTotal, _ frames: [Int: CodeFrame], _ input: RunData, to page: inout HTMLWriter
    ) {
        let words = page.words
        page.element("ol", ["class": "findings"]) { page in
            let message = input.message(of: total.code, as: input.displayFormat)
            for index in rows {
                let finding = input.shownFinding(index)
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
                    page.element("span") {
                        $0.prose(message?.text(finding, shownValue: finding.value) ?? input.words(of: total.code))
                    }
                    if let frame = frames[index] { write(frame, to: &page) }
                }
            }
        }
        page.newline()
        if total.total > rows.count {
            PageTable.closing(words.firstRows(rows.count, of: total.total), file: nil, outputs: [], to: &page)
        }
    }

    /// The line with the position marked.
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
