import InnkeeperCore
import Testing

struct QuotientTests {
    @Test(arguments: [
        (1, 8, 2, "0.13"), (-1, 8, 2, "-0.13"), (1, 8, 3, "0.125"), (2, 3, 1, "0.7"), (5, 2, 0, "3"), (-5, 2, 0, "-3"),
        (0, 7, 2, "0.00"), (-1, 1000, 2, "0.00"), (999, 1000, 2, "1.00"), (12345, 100, 2, "123.45"), (7, 1, 0, "7"),
        (1005, 1000, 2, "1.01"),
    ])
    func `a ratio is rounded once, half away from zero`(
        numerator: Int, denominator: Int, digits: Int, text: String
    ) throws {
        #expect(try #require(Quotient(numerator, over: denominator)).decimal(digits: digits) == text)
    }

    @Test func `rates are shown in percent without a second rounding`() throws {
        #expect(try #require(Quotient(2, over: 3)).percent(digits: 1) == "66.7")
        #expect(try #require(Quotient(1, over: 16)).percent(digits: 1) == "6.3")
        #expect(try #require(Quotient(1, over: 1)).percent(digits: 0) == "100")
    }

    @Test func `nothing is divided by zero or by less`() {
        #expect(Quotient(1, over: 0) == nil)
        #expect(Quotient(1, over: -3) == nil)
    }

    @Test func `the largest numbers do not overflow`() throws {
        #expect(
            try #require(Quotient(Int64.min, over: Int64(1))).decimal(digits: 12)
                == "-9223372036854775808.000000000000")
        #expect(try #require(Quotient(Int64.max, over: Int64.max)).percent(digits: 12) == "100.000000000000")
    }

    @Test func `the double is the nearest one`() throws {
        #expect(try #require(Quotient(1, over: 4)).value == 0.25)
    }
}
