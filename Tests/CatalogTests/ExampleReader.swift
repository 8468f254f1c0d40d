import InnkeeperCatalog
import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import TestSupport

/// Reads a rule's example with the real formats and runs the rule over it.
struct ExampleReader {
    /// Lines and columns, from 1, of the marks `»`, in order.
    let marks: [[Int]]
    private let bytes: [UInt8]

    init(_ text: String) {
        var marks: [[Int]] = []
        var plain = ""
        var line = 1
        var column = 1
        for scalar in text.unicodeScalars {
            if scalar == "»" {
                marks.append([line, column])
                continue
            }
            plain.unicodeScalars.append(scalar)
            column += 1
            if scalar == "\n" {
                line += 1
                column = 1
            }
        }
        self.marks = marks
        bytes = Array((plain + "\n").utf8)
    }

    /// The places of the rule's findings, in order.
    func findings(of rule: any Rule) async throws -> [[Int]] {
        guard let kind = rule.kind,
            let format = Catalog.formats.first(where: { $0.recognise(bytes, fileName: "example") == kind })
        else { return [[0, 0]] }
        let settings = SourceSettings(name: "example", kind: kind)
        var pipeline = RecordPipeline(format, settings, bytes: bytes)

        var run = RunContext(today: CalendarDate(dayNumber: 20_700), now: 0)
        run.property.origin = Coordinate(latitude: 49.1, longitude: 19.5)
        var sites = CampSites()
        for (number, capacity) in [("A1", 4), ("A2", 2)] {
            var site = CampSite(number: number)
            site.capacity = CountCell(capacity)
            // A2 is closed in winter.
            if number == "A2" {
                site.closedFrom = CalendarDate(iso: "2026-11-01").map { DateCell($0) } ?? .missing
                site.closedTo = CalendarDate(iso: "2027-03-15").map { DateCell($0) } ?? .missing
            }
            sites.rows.append(site)
        }
        let context = RuleContext(run: run, sites: SiteDirectory(sites))
        let validator = SliceValidator(rules: RuleSet([rule]), context: context)

        let file = SourceFile(source: settings.name, kind: kind, path: "example")
        var builder = TableBuilder(files: [file], lender: MemoryRecords([bytes]))
        builder.begin(0, validator)
        for slice in pipeline.slices(of: bytes) { _ = builder.run(validator.run(SliceDecoder().run(slice))) }
        var found = builder.findings.keepingIndices { [findings = builder.findings] index in
            findings.codes[Int(findings.rows[index].code)] == rule.code
        }
        found.append(contentsOf: await tableFindings(rule, &builder.dataset, context, pipeline.reader.cells))
        found.sort()
        return found.rows.map { [Int($0.line), Int($0.column)] }
    }

    private func tableFindings(
        _ rule: any Rule, _ dataset: inout Dataset, _ context: RuleContext, _ cells: (any RecordCells)?
    ) async -> Findings {
        var findings = Findings()
        guard case .table(let table) = rule.form else { return findings }
        if rule.kind == .bookings {
            dataset.provided = [.bookings]
            dataset.adoptProperties()
            await ConflictsStage(options: OptionValues()).run(&dataset, in: context.run, jobs: 1)
        }
        var report = RowFindings()
        table.check(dataset, in: context, report: &report)
        for finding in report.rows {
            let record: RecordReference =
                switch rule.kind {
                case .contacts: dataset.contacts.records[finding.row]
                case .places: dataset.places.records[finding.row]
                default: dataset.bookings.records[finding.row]
                }
            let own = Array(bytes[Int(record.offset)..<Int(record.offset) + Int(record.length)])
            let cell = cells?.cell(finding.field, in: own)
            findings.add(
                code: finding.code, file: 0, line: Int(record.line) + (cell?.line ?? 1) - 1, column: cell?.column ?? 1)
        }
        return findings
    }
}
