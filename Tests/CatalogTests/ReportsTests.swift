import InnkeeperCatalog
import InnkeeperCore
import Testing
import TestSupport

struct ReportsTests {
    private struct NoTexts: BookingTexts {
        func text(_ row: Int, _ field: BookingField) -> String { "" }
    }

    @Test func `names are sorted, each once, and no two reports write one file`() {
        let names = Catalog.reports.map { $0.name }
        #expect(names == names.sorted() && Set(names).count == names.count)
        let files = Catalog.reports.flatMap { $0.files }
        #expect(Set(files).count == files.count)
        for file in files { #expect(!file.hasPrefix("/") && !file.contains(".."), "\(file)") }
    }

    @Test func `on empty tables every report writes only files that it names`() throws {
        for report in Catalog.reports {
            // Given a run in which every stage ran and nothing was found
            var dataset = Dataset()
            dataset.provided = Set(DatasetPart.allCases)
            let input = RunData(
                dataset: dataset, context: RunContext(today: CalendarDate(dayNumber: 20_700), now: 1_788_480_000),
                findings: Findings(), rules: Dictionary(uniqueKeysWithValues: Catalog.rules.map { ($0.code, $0) }),
                severity: { _, _ in .error }, texts: NoTexts(), toolVersion: "1.0")
            // When it is rendered
            let folder = MemoryFolder()
            try report.init(options: OptionValues(defaults: report.options)).render(input, to: folder)
            // Then
            #expect(!folder.files.isEmpty, "\(report.name) writes nothing")
            for path in folder.files.keys { #expect(report.files.contains(path), "\(report.name) writes \(path)") }
        }
    }
}
