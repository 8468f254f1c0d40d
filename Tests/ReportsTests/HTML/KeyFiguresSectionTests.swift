import InnkeeperCore
import InnkeeperReports
import Testing

struct KeyFiguresSectionTests {
    @Test func `months stand in rows, groups are left to the CSV`() throws {
        var input = Campground.input()
        input.dataset.kpis.append(KPIRow(period: "2026-07", channel: "some-channel"))
        input.outputs = ["kpis.csv"]
        let html = try page(input)
        #expect(html.contains("<th scope=\"row\" class=\"w\">July 2026</th><td class=\"n\">410</td>"))
        #expect(html.contains("<th scope=\"row\" class=\"w\">August 2026</th>"))
        #expect(html.contains("<td class=\"n\">46.13 USD</td>"))
        #expect(!html.contains("some-channel"))
        #expect(html.contains("<a href=\"kpis.csv\">"))
    }
}
