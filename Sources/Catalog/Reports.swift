package import Core
import Reports

extension Catalog {
    /// Every report, sorted by name.
    package static let reports: [any Report.Type] = [
        FindingsReport.self,
        SummaryReport.self,
        TablesReport.self,
    ]
}
