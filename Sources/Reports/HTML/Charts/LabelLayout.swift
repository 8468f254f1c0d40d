/// Positions labels so that none covers another, a mark, or the edge of the drawing.
package struct LabelLayout {
    package struct Box: Sendable, Equatable {
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double

        package init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }

        package func meets(_ other: Box) -> Bool {
            x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
        }
    }

    private let edge: Box
    package private(set) var taken: [Box] = []

    package init(edge: Box) { self.edge = edge }

    /// Reserves space that must stay free of labels.
    package mutating func keepFree(_ box: Box) { taken.append(box) }

    /// Places a label of this size near a point: beside, above or below it; nil if there is no room within `reach`.
    package mutating func place(width: Double, height: Double, near x: Double, _ y: Double, reach: Double) -> Box? {
        var distance = 6.0
        while distance <= reach {
            for (dx, dy) in LabelLayout.directions {
                let box = Box(
                    x: x + dx * distance + (dx < -0.1 ? -width : dx > 0.1 ? 0 : -width / 2),
                    y: y + dy * distance + (dy < -0.1 ? -height : dy > 0.1 ? 0 : -height / 2), width: width,
                    height: height)
                if isInside(box), !taken.contains(where: box.meets) {
                    taken.append(box)
                    return box
                }
            }
            distance += distance < 12 ? 3 : 7
        }
        return nil
    }

    /// To the right first, where people look for a label.
    private static let directions: [(Double, Double)] = [
        (1, 0), (-1, 0), (0, -1), (0, 1), (0.7, -0.7), (0.7, 0.7), (-0.7, -0.7), (-0.7, 0.7),
    ]

    private func isInside(_ box: Box) -> Bool {
        box.x >= edge.x && box.y >= edge.y && box.x + box.width <= edge.x + edge.width
            && box.y + box.height <= edge.y + edge.height
    }
}
