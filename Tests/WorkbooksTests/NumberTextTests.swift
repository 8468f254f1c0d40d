import InnkeeperWorkbooks
import Testing

@Suite struct NumberTextTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (12, "12"), (-7, "-7"), (0.1, "0.1"), (1e21, "1e+21"), (1e20, "100000000000000000000"),
        (1e-7, "1e-7"), (0.000001, "0.000001"), (123.456, "123.456"), (1.5e300, "1.5e+300"), (5e12, "5000000000000"),
        (9_007_199_254_740_992, "9007199254740992"), (-1.25e-10, "-1.25e-10"),
    ])
    func `numbers have their shortest digits`(number: Double, text: String) {
        #expect(NumberText.shortest(number) == text)
    }

    @Test func `digits read back as the same number`() {
        for number in stride(from: -3.0e9, through: 3.0e9, by: 1.23456789e7) {
            #expect(NumberText.parse(Array(NumberText.shortest(number).utf8)) == number)
        }
    }

    @Test(arguments: ["", "0x10", "1,5", "NaN", "inf", " 7 ", "1_000", "٣", "1.2.3", "--1"])
    func `what is not a decimal number is none`(text: String) {
        #expect(NumberText.parse(Array(text.utf8)) == nil)
    }

    @Test func `a whole number loses digits if it would read back as another`() {
        #expect(NumberText.losesDigits(Array("40123456789012345".utf8)))
        #expect(!NumberText.losesDigits(Array("9007199254740992".utf8)))
        #expect(!NumberText.losesDigits(Array("401234567890123".utf8)))
        #expect(!NumberText.losesDigits(Array("40123456789012345678".utf8)))
        #expect(!NumberText.losesDigits(Array("0.10000000000000001".utf8)))
    }

    @Test(arguments: [
        ("12", 12.0), ("+5", 5), ("1E3", 1000), ("-.5", -0.5), ("123456789012345678", 123_456_789_012_345_680),
    ])
    func `decimal numbers are read`(text: String, number: Double) {
        #expect(NumberText.parse(Array(text.utf8)) == number)
    }
}
