import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

struct RuleSetTests {
    /// What the rules find in two bookings of one number and no guests.
    private func codes(_ rules: RuleSet) -> Set<String> {
        let batch = makeBookings([TestBooking(id: "R1", camper: 1), TestBooking(id: "R1", camper: 1)])
        let context = RuleContext(run: RunContext(today: CalendarDate(dayNumber: 0), now: 0))
        var earlier = SeenKeyIndex()
        let rows =
            rules.check(.bookings(batch), in: context).rows
            + rules.check(batch, after: Bookings(), earlier: &earlier).rows
        return Set(rows.map(\.code))
    }

    @Test func `a rule that is switched off is not run, and stays known as rejecting`() {
        let all = RuleSet([GuestsOdd(), SameAsBefore()])
        let some = RuleSet([GuestsOdd(), SameAsBefore()], isOff: { $0 == "test-guests-odd" })
        #expect(codes(all) == ["test-guests-odd", "test-same-as-before"])
        #expect(codes(some) == ["test-same-as-before"])
        #expect(some.rejecting == all.rejecting)
    }

    @Test func `a rule whose fields are not carried is listed with the reason`() {
        let unchecked = RuleSet.unchecked(
            [GuestsOdd(), SameAsBefore()], kind: .bookings, source: "desk", carried: ["arrival"],
            given: [.campSites])
        #expect(
            unchecked == [UncheckedRule(rule: "test-guests-odd", source: "desk", reason: .fieldsMissing(["guests"]))])
        #expect(
            RuleSet.unchecked(
                [GuestsOdd()], kind: .bookings, source: "desk", carried: ["guests"], given: []
            ).isEmpty)
    }
}
