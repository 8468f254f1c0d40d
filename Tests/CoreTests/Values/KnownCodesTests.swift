import Foundation
import InnkeeperCore
import Testing

struct KnownCodesTests {
    @Test(arguments: ["AD", "DE", "GB", "US", "XK", "ZW"]) func `countries are known`(code: String) {
        #expect(KnownCodes.isCountry(code))
    }

    @Test(arguments: ["UK", "XX", "EU", "de", "D", "DEU", "", "AD AE", " "]) func `other letters are none`(code: String)
    {
        #expect(!KnownCodes.isCountry(code))
    }

    @Test(arguments: ["AED", "EUR", "eur", "HRK", "USD", "ZWG"]) func `currencies are known`(code: String) {
        #expect(KnownCodes.isCurrency(code))
    }

    @Test(arguments: ["ZZZ", "XXX", "EURO", "EU", "", "AED AFN"]) func `other words are none`(code: String) {
        #expect(!KnownCodes.isCurrency(code))
    }

    @Test func `the countries are those that Foundation knows`() {
        // Given Foundation's regions of two letters that are in no others' place
        let regions = Locale.Region.isoRegions.map(\.identifier).filter {
            $0.utf8.count == 2 && $0.allSatisfy(\.isLetter)
        }
        // Then those that are not here are exceptional reservations of ISO 3166-1, and ICU's own
        let missing = Set(regions.filter { !KnownCodes.isCountry($0) })
        #expect(
            missing.isSubset(of: ["AC", "CP", "CQ", "DG", "EA", "EU", "EZ", "IC", "QO", "TA", "UN", "XA", "XB", "ZZ"]))
    }
}
