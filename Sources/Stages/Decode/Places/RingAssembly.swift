/// Joins lines whose ends meet into rings: the members of an OpenStreetMap multipolygon relation come in pieces.
struct RingAssembly {
    /// Closed: the first position equals the last.
    private(set) var rings: [[PlanePoint]] = []
    /// Lines that could not be closed.
    private(set) var open: [[PlanePoint]] = []

    init(_ lines: [[PlanePoint]]) {
        var waiting = lines.filter { !$0.isEmpty }
        while let first = waiting.popLast() {
            var chain = first
            while !RingAssembly.isClosed(chain), let last = chain.last {
                guard let next = waiting.firstIndex(where: { $0.first == last || $0.last == last }) else { break }
                let piece = waiting.remove(at: next)
                chain += piece.first == last ? piece.dropFirst() : piece.reversed().dropFirst()
            }
            if RingAssembly.isClosed(chain) { rings.append(chain) } else { open.append(chain) }
        }
        rings.reverse()
        open.reverse()
    }

    /// At least three corners and the closing position.
    private static func isClosed(_ line: [PlanePoint]) -> Bool { line.count >= 4 && line.first == line.last }

    /// Whether `point` is in the ring, by the even-odd rule.
    static func encloses(_ point: PlanePoint?, _ ring: [PlanePoint]) -> Bool {
        guard let point, var previous = ring.last else { return false }
        var isInside = false
        for vertex in ring {
            if (vertex.y > point.y) != (previous.y > point.y),
                point.x < (previous.x - vertex.x) * (point.y - vertex.y) / (previous.y - vertex.y) + vertex.x
            {
                isInside.toggle()
            }
            previous = vertex
        }
        return isInside
    }
}
