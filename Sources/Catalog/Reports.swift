package import Core
import Reports

extension Catalog {
    /// The reports, sorted by name.
    package static let reports: [any Report.Type] = [
        FindingsReport.self,
        SummaryReport.self,
        TablesReport.self,
    ]

    /// The reports of a run that names none.
    package static let defaultReports = reports.map { $0.name }
}
