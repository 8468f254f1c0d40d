import InnkeeperFormats
import Testing
import TestSupport

struct JSONNumberTests {
    private func double(_ text: String) -> Double? { JSONNumber.double(Array(text.utf8)[...]) }

    @Test(arguments: [
        "0", "-0", "1", "-1.5", "0.1", "0.3", "123456789.123456789", "9007199254740992", "9007199254740993",
        "9007199254740993.5", "-121.88890000000001", "117.70360790395524", "1e22", "1e23", "1.5e-10", "5e-324",
        "1e-400",
        "0.0000000000000000000001", "0.00000000000000000000012345", "18446744073709551615", "99999999999999999999",
        "1.7976931348623157e308", "000", "0.000",
        "9999999999999999999", "0.9999999999999999999", "1234567890.123456789", "9007199254740993.0",
        "0.5000000000000000001",
        "-0.00", "18014398509481985",
    ])
    func `a number is the nearest double, as the standard library has it`(text: String) {
        #expect(double(text)?.bitPattern == Double(text)?.bitPattern)
    }

    @Test func `random decimals are the nearest double`() {
        // Given numbers that are the same in every run
        var random = SeededRandom(1)
        func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
        for _ in 0..<5_000 {
            let whole = next(401) - 200
            let digits = (0...next(24)).map { _ in String(next(10)) }.joined()
            // When and then
            let text = "\(whole).\(digits)"
            #expect(double(text) == Double(text), "\(text)")
        }
    }

    @Test func `a number that no double holds is none`() {
        #expect(double("1e400") == nil)
        #expect(double("-1e309") == nil)
    }

    @Test func `only whole numbers of 64 bits are integers`() {
        func integer(_ text: String) -> Int? { JSONNumber.integer(Array(text.utf8)[...]) }
        #expect(integer("-9223372036854775808") == .min)
        #expect(integer("9223372036854775808") == nil)
        #expect(integer("1.0") == nil)
        #expect(integer("1e2") == nil)
    }
}
