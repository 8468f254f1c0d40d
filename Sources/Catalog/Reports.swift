import InnkeeperCalendar
package import InnkeeperCore
import InnkeeperReports
import InnkeeperStore

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
