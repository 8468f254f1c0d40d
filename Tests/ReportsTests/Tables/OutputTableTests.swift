import InnkeeperCore
import InnkeeperReports
import Testing

struct OutputTableTests {
    @Test func `every table is documented and named once`() {
        let paths = TablesReport.tables.map { $0.path }
        #expect(Set(paths).count == paths.count)
        #expect(paths == paths.sorted())
        for table in TablesReport.tables {
            #expect(Set(table.columns.map(\.name)).count == table.columns.count)
            #expect(table.columns.allSatisfy { !$0.summary.isEmpty })
        }
    }
}
