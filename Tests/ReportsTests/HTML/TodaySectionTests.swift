import Testing

struct TodaySectionTests {
    @Test func `arrivals have site, guest, stay, status and what is due`() throws {
        let html = try page(Campground.input())
        #expect(
            html.contains(
                "<th scope=\"row\">B2</th><td class=\"who\"><bdi>Ada Field</bdi></td><td>R-3</td>"
                    + "<td class=\"w\">4–6 Jul</td><td class=\"n\">2</td><td><span class=\"badge \">confirmed</span></td>"
                    + "<td class=\"n\">75.00 USD</td>"))
        #expect(html.contains("<bdi>山田太郎</bdi>"))
        #expect(html.contains("<span class=\"badge warning\">pending</span>"))
        #expect(html.contains("Tonight 3 stays with 6 guests in house."))
    }
}
