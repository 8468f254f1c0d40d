import Foundation
import InnkeeperReports
import Testing
import TestSupport

struct NumbersTests {
    @Test func `decimals are rounded half away from zero on what a person reads`() {
        #expect(Numbers.fixed(1.005, digits: 2) == "1.01")
        #expect(Numbers.fixed(0.125, digits: 2) == "0.13")
        #expect(Numbers.fixed(-0.125, digits: 2) == "-0.13")
        #expect(Numbers.fixed(2.5, digits: 0) == "3")
        #expect(Numbers.fixed(0.05, digits: 1) == "0.1")
        #expect(Numbers.fixed(0.04999, digits: 1) == "0.0")
        #expect(Numbers.fixed(0.5, digits: 0) == "1")
        #expect(Numbers.fixed(0.49, digits: 0) == "0")
    }

    @Test func `a carry runs through every nine`() {
        #expect(Numbers.fixed(9.995, digits: 2) == "10.00")
        #expect(Numbers.fixed(999.96, digits: 1) == "1000.0")
        #expect(Numbers.fixed(0.999, digits: 1) == "1.0")
    }

    @Test func `zero is never negative, and what is not a number is empty`() {
        #expect(Numbers.fixed(0, digits: 1) == "0.0")
        #expect(Numbers.fixed(-0.0, digits: 1) == "0.0")
        #expect(Numbers.fixed(-0.04, digits: 1) == "0.0")
        #expect(Numbers.fixed(.nan, digits: 1) == "")
        #expect(Numbers.fixed(-.infinity, digits: 1) == "")
    }

    @Test func `very large and very small numbers keep their digits`() {
        #expect(Numbers.fixed(1e22, digits: 1) == "10000000000000000000000.0")
        #expect(Numbers.fixed(12_345_678.9, digits: 3) == "12345678.900")
        #expect(Numbers.fixed(.leastNonzeroMagnitude, digits: 2) == "0.00")
        #expect(Numbers.fixed(1.5e-7, digits: 7) == "0.0000002")
    }

    @Test func `Foundation says the same wherever there is no tie`() {
        // Given numbers of many sizes; a multiple of 1/7919 is no tie
        var random = SeededRandom(42)
        for _ in 0..<20_000 {
            let value = Double(Int64(bitPattern: random.next()) >> 20) / 7_919
            // Then both agree
            let expected = String(format: "%.2f", value)
            #expect(Numbers.fixed(value, digits: 2) == (expected == "-0.00" ? "0.00" : expected))
        }
    }
}
