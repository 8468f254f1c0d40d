import InnkeeperCore
import InnkeeperStages
import Testing

struct SharedDateOrdersTests {
    private let layout = ["comma", "arrival", "nights"]

    private func order(_ shown: [SeenDateOrder], for layout: [String]) -> DateOrder? {
        var orders = SharedDateOrders()
        for seen in shown { orders.note(seen) }
        return orders.order(for: SeenDateOrder(layout: layout, order: nil))
    }

    @Test func `a file that shows the order settles it for those of its layout`() {
        let shown = [
            SeenDateOrder(layout: layout, order: nil), SeenDateOrder(layout: layout, order: .monthFirst),
            SeenDateOrder(layout: ["semicolon", "anreise"], order: .dayFirst),
        ]
        #expect(order(shown, for: layout) == .monthFirst)
    }

    @Test func `files that contradict each other settle nothing`() {
        let shown = [DateOrder.dayFirst, .monthFirst, .dayFirst].map { SeenDateOrder(layout: layout, order: $0) }
        #expect(order(shown, for: layout) == nil)
    }

    @Test func `a file of another layout settles nothing`() {
        #expect(order([SeenDateOrder(layout: layout, order: .dayFirst)], for: ["tab"] + layout.dropFirst()) == nil)
    }
}
