import Testing

@testable import InnkeeperStages

struct OtherSubjectsTests {
    @Test(arguments: [
        "SKU", "Supplier No", "Vertragsnummer", "kWh", "Project", "Mitarbeiter", "Flight", "Start Reading kWh",
        "Subscription ID", "Lieferant",
    ])
    func `stock, work, contracts, meters and transport are named by their headings`(heading: String) {
        #expect(OtherSubjects.areNamed(in: ["From", "To", heading]))
    }

    @Test(arguments: ["Cancellation policy", "Guest", "Leave", "Rate plan", "Zahler", "Unit"])
    func `what bookings have too is not among them`(heading: String) {
        #expect(!OtherSubjects.areNamed(in: ["From", "To", heading]))
    }

    @Test func `what is booked may have a stock number`() {
        #expect(!OtherSubjects.areNamed(in: ["Booking ID", "Start Date", "End Date", "Item SKU"]))
    }
}
