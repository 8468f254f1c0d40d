import InnkeeperCore
import Testing

struct BalancesSectionTests {
    @Test func `sums stand first, then each stay with its guest`() throws {
        let html = try page(Campground.input())
        #expect(html.contains("Owed on arrival: 75.00 USD, 1 stay."))
        #expect(
            html.contains(
                "<th scope=\"row\">R-3</th><td class=\"who\"><bdi>Ada Field</bdi></td><td>B2</td>"
                    + "<td class=\"w\">4–6 Jul</td><td><span class=\"badge \">owed on arrival</span></td>"
                    + "<td class=\"n\">75.00 USD</td>"))
    }

    @Test func `when everything is paid it says so`() throws {
        var input = Campground.input()
        input.dataset.bookings.paid = input.dataset.bookings.total
        #expect(try page(input).contains("Nothing is owed and nothing overpaid."))
    }
}
