import InnkeeperServices
import Testing

struct DialingPlanTests {
    @Test func `countries have their codes and prefixes`() {
        #expect(DialingPlan.of("US") == DialingPlan(code: "1", trunk: "1", access: "011"))
        #expect(DialingPlan.of("JM") == DialingPlan(code: "1", trunk: "1", access: "011"))
        #expect(DialingPlan.of("DE") == DialingPlan(code: "49", trunk: "0", access: "00"))
        #expect(DialingPlan.of("PT") == DialingPlan(code: "351", trunk: "", access: "00"))
        #expect(DialingPlan.of("AU") == DialingPlan(code: "61", trunk: "0", access: "0011"))
    }

    @Test func `what is not a country has no plan`() {
        for text in ["", "us", "ZZ", "USA", "1"] { #expect(DialingPlan.of(text) == nil) }
    }
}
