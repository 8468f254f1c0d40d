import Foundation
import InnkeeperReports
import Testing

struct MarkerStyleTests {
    @Test func `known kinds have symbols, hospitals are red, and every kind has a colour`() {
        #expect(MarkerStyle("hospital").color == "#a3261d")
        #expect(MarkerStyle("Fire_Station").symbol == "fire-station")
        #expect(MarkerStyle("fuel").deviceSymbol == "Gas Station")
        #expect(MarkerStyle("llama farm").symbol == nil)
        for index in 0..<100 {
            let style = MarkerStyle("kind \(index)")
            #expect(style.color.wholeMatch(of: /#[0-9a-f]{6}/) != nil)
            #expect(style == MarkerStyle("kind \(index)"))
        }
    }
}
