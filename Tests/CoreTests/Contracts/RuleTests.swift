import InnkeeperCore
import Testing

struct RuleTests {
    @Test func `an example says what it is for`() {
        #expect(!RuleExample(passes: "a").fails)
        #expect(RuleExample(fails: "a").fails)
    }
}
