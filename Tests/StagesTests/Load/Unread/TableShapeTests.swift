import InnkeeperCore
import InnkeeperStages
import Testing

struct TableShapeTests {
    private func content(_ text: String) -> UnreadFile.Content {
        ContentSniffer.unread(Array(text.utf8), fileName: "a.csv").content
    }

    /// Whether bookings would be read from it, whatever its headings.
    private func isRead(_ text: String) -> Bool {
        FormatChoice.format(of: Array(text.utf8), fileName: "a.csv", kind: .bookings, among: [CSVFormat.self]) != nil
    }

    @Test(arguments: [
        // Days of a month across, dates across, with a weekday, two columns a day, and as a sheet is spooled.
        "May 2026,,,,,,,\nSite,1,2,3,4,5,6,7\nA1,Ada,Ada,,,Bo,Bo,\n",
        "Platz;29.04.;30.04.;1.5.;2.5.\nPlatz;28.04.2026;29.04.2026;30.04.2026;01.05.2026;02.05.2026;03.05.2026;04.05.2026\nA1;;x;x;;;;\n",
        "Site,Mo 28,Tu 29,We 30,Th 1,Fr 2,Sa 3,Su 4\nA1,,x,x,,,,\n",
        "Site,1,,2,,3,,4,,5,,6,,7\nA1,,x,x,,,,\n",
        "May,1,Our plan\nsheet,row,Site,1,2,3,4,5,6,7\nMay,4,A1,,Ada,Ada\n",
        // Dates down.
        "Date,A1,A2,A3,A4\n" + (1...8).map { "2026-05-0\($0),Ada,,,\n" }.joined(),
    ])
    func `a grid of sites and days is named, and nothing tries to read it`(text: String) {
        #expect(content(text) == .calendarGrid, "\(text)")
        #expect(!isRead(text))
    }

    @Test(arguments: [
        "Guest,Ada,Bo,Cy\nArrival,2026-05-01,2026-05-04,2026-05-07\nDeparture,2026-05-02,2026-05-06,2026-05-09\nSite,A1,A2,A3\n",
        "B,1,Nr,1,2\nB,2,Gast,Ada,Bo\nB,3,Anreise,45429,45430\nB,4,Abreise,45431,45433\n",
    ])
    func `a table with its headings in the first column is named`(text: String) {
        #expect(content(text) == .transposedTable)
        #expect(!isRead(text))
    }

    @Test(arguments: [
        // Records, a statistic by days, running numbers, a column of few days.
        "name,town,pitch\nAda,Bonn,1\nBo,Ulm,2\nCy,Ahr,3\n",
        "Date,Sold,Revenue,Rate\n" + (1...8).map { "2026-05-0\($0),4,120.50,0.8\n" }.joined(),
        "No,What,Who,Where\n" + (1...9).map { "\($0),paint,Ada,north\n" }.joined(),
        "Site,1,2,3,4,5,6\nA1,Ada,Ada,,,Bo,Bo\n",
    ])
    func `other tables are just tables`(text: String) {
        #expect(content(text) == .table)
        #expect(isRead(text))
    }
}
