import Calendar
package import Core
import Reports
import Store

extension Catalog {
    /// Every report, sorted by name.
    package static let reports: [any Report.Type] = [
        CalendarReport.self,
        DatabaseReport.self,
        FindingsReport.self,
        HTMLReport.self,
        MapReport.self,
        SummaryReport.self,
        TablesReport.self,
    ]
}
