import InnkeeperCore
import InnkeeperReports
import Testing

struct NextDaysSectionTests {
    @Test func `each of thirty days says who comes, who goes, how full it is and what else`() throws {
        let html = try page(Campground.input())
        #expect(
            html.contains(
                "<th scope=\"row\" class=\"w\">Sun 5 Jul</th><td class=\"n\">·</td><td class=\"n\">1</td>"))
        #expect(
            html.contains(
                "<th scope=\"row\" class=\"w\">Sat 4 Jul</th><td class=\"n\">2</td><td class=\"n\">1</td>"
                    + "<td class=\"n\">13</td><td class=\"n\">65.0%</td>"))
        #expect(html.contains("<bdi>birthday of Zoë Müller</bdi>"))
        let days = html.split(separator: "class=\"agenda\"")[1].split(separator: "</table>")[0]
        #expect(String(days).count(of: "<tr>") == 1 + 30)
        #expect(days.contains("Sun 2 Aug") && !days.contains("Mon 3 Aug"))
    }
}
