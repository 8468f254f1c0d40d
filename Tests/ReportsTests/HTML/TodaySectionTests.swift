import InnkeeperCore
import Testing
import TestSupport

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

    @Test func `what an arriving guest has asked for is below the name`() throws {
        // Given a note of one who arrives today
        var input = Campground.input()
        input.texts = Names(names: ["", "", "Ada Field"], notes: [2: "Late <b>arrival</b>"])
        // Then
        let note = "<bdi>Ada Field</bdi><p class=\"quiet\">Late &lt;b&gt;arrival&lt;/b&gt;</p></td>"
        #expect(try page(input).contains(note))
    }

    @Test(arguments: [
        ("+1 (408) 555-0143", "tel:+14085550143"), ("0711 555 01", "tel:071155501"), ("ask at the desk", nil),
        ("javascript:alert(1)", nil), ("+1", nil), ("", nil),
    ])
    func `a guest with a number can be called, and nothing else becomes a link`(phone: String, link: String?) throws {
        // Given one guest's number
        var input = Campground.input()
        input.texts = Names(names: ["", "", "Ada Field"], phones: [2: phone])
        // Then
        let links = HTMLCheck(try page(input)).values("href").filter { $0.hasPrefix("tel:") }
        #expect(links == [link].compactMap { $0 })
    }
}
