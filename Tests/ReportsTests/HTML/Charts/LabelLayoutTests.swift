import InnkeeperReports
import Testing
import TestSupport

struct LabelLayoutTests {
    @Test func `no two labels meet, none leaves the drawing, and each is near its mark`() {
        var random = SeededRandom(4)
        for _ in 0..<20 {
            // Given thirty marks, many of them close together
            var layout = LabelLayout(edge: .init(x: 0, y: 0, width: 400, height: 400))
            let points = (0..<30).map { _ in
                (Double.random(in: 150...250, using: &random), Double.random(in: 150...250, using: &random))
            }
            for (x, y) in points { layout.keepFree(.init(x: x - 5, y: y - 5, width: 10, height: 10)) }
            // When each gets a label
            let boxes = points.compactMap { layout.place(width: 12, height: 14, near: $0.0, $0.1, reach: 220) }
            // Then
            #expect(boxes.count == points.count)
            for (index, box) in boxes.enumerated() {
                #expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= 400 && box.y + box.height <= 400)
                for other in boxes[(index + 1)...] { #expect(!box.meets(other)) }
                for (x, y) in points {
                    #expect(!box.meets(.init(x: x - 5, y: y - 5, width: 10, height: 10)))
                }
            }
        }
    }

    @Test func `without room there is no label`() {
        var layout = LabelLayout(edge: .init(x: 0, y: 0, width: 20, height: 20))
        #expect(layout.place(width: 30, height: 10, near: 10, 10, reach: 100) == nil)
        layout.keepFree(.init(x: 0, y: 0, width: 20, height: 20))
        #expect(layout.place(width: 4, height: 4, near: 10, 10, reach: 100) == nil)
    }
}
