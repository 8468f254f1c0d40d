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

    @Test func `where no export says what is paid, no bill is called settled`() throws {
        var input = Campground.input()
        for row in input.dataset.bookings.paid.indices { input.dataset.bookings.paid[row] = .missing }
        let html = try page(input)
        #expect(html.contains("The exports do not say what has been paid."))
        #expect(!html.contains("Nothing is owed"))
    }
}
