import Core
import Services
import TestSupport
import Testing

struct RuleSetTests {
    @Test func `a rule that is switched off is not run, and stays known as rejecting`() {
        let all = RuleSet([GuestsOdd(), SameAsBefore()])
        let some = RuleSet([GuestsOdd(), SameAsBefore()], isOff: { $0 == "test-guests-odd" })
        #expect((all.bookings.count, all.bookingSequence.count) == (1, 1))
        #expect((some.bookings.count, some.bookingSequence.count) == (0, 1))
        #expect(some.rejecting == all.rejecting)
    }

    @Test func `a rule whose fields are not carried is listed with the reason`() {
        let unchecked = RuleSet.unchecked(
            [GuestsOdd(), SameAsBefore()], kind: .bookings, source: "desk", carried: ["arrival"],
            given: [.campSites])
        #expect(
            unchecked == [UncheckedRule(rule: "test-guests-odd", source: "desk", reason: "the source has no guests")])
        #expect(
            RuleSet.unchecked(
                [GuestsOdd()], kind: .bookings, source: "desk", carried: ["guests"], given: []
            ).isEmpty)
    }
}
