import Testing

struct BirthdaysSectionTests {
    @Test func `who turns what, and when`() throws {
        let html = try page(Campground.input())
        #expect(
            html.contains(
                "<th scope=\"row\">Sat 4 Jul</th><td class=\"who\"><bdi>Bo Hill</bdi></td><td class=\"n\">46</td>"
                    + "<td><span class=\"badge \">today</span></td><td class=\"w\">A12, 3–8 Jul</td><td>regulars</td>"))
        #expect(html.contains("<bdi>Zoë Müller</bdi></td><td class=\"n\"></td><td class=\"w\">in 5 days</td>"))
    }
}
