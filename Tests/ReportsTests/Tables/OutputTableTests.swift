import InnkeeperCore
import InnkeeperFormats
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

    @Test func `in JSON numbers are numbers, flags are true, texts are escaped, and what is empty is null`() {
        // Given a column of each shape
        let columns = [
            OutputColumn("name", .text, "a"), OutputColumn("nights", .integer, "b"),
            OutputColumn("total", .decimal, "c"),
            OutputColumn("day", .date, "d"), OutputColumn("known", .flag, "e"),
        ]
        func line(_ cells: [String]) -> String {
            var json = JSONWriter()
            OutputColumn.write(OutputRow(cells), columns, to: &json)
            return String(decoding: json.take(), as: UTF8.self)
        }
        // Then
        #expect(
            line(["Zoë \"山\"\\\t\u{7F}\u{1}", "-3", "12.50", "2026-07-04", "yes"])
                == #"{"name":"Zoë \"山\"\\\t\u007f\u0001","nights":-3,"total":12.50,"day":"2026-07-04","known":true}"#)
        #expect(
            line(["", "", "", "", ""]) == #"{"name":null,"nights":null,"total":null,"day":null,"known":null}"#)
    }
}
