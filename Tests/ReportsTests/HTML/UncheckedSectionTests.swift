import InnkeeperCore
import InnkeeperReports
import Testing

struct UncheckedSectionTests {
    @Test func `what was not checked is said, with the reason`() throws {
        #expect(try page(Campground.input()).contains("<code>reservation-over-capacity</code>"))
        #expect(try page(Campground.input()).contains("<td>the source has no guests</td>"))
        #expect(try page(Fixture.input(Dataset())).contains(Messages.english[.everythingChecked]))
    }
}
