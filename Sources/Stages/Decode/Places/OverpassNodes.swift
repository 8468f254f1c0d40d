import InnkeeperCore
import InnkeeperFormats

/// The positions of a file's nodes, and the nodes of its ways, which a query with `out; >; out skel qt;` returns
/// instead of geometries. The nodes of a way may come after it.
struct OverpassNodes: Sendable {
    private var positions: [Int64: PlanePoint] = [:]
    private var ways: [Int64: [Int64]] = [:]

    var isEmpty: Bool { positions.isEmpty }

    /// The lines through the nodes with these ids, split at unknown nodes.
    func lines(of ids: [Int64]) -> [[PlanePoint]] {
        ids.split { positions[$0] == nil }.map { part in part.compactMap { positions[$0] } }
    }

    /// The lines of a way that is a member of a relation.
    func lines(ofWay id: Int64) -> [[PlanePoint]] { ways[id].map(lines) ?? [] }

    mutating func add(node id: Int64, _ position: PlanePoint) { positions[id] = position }

    mutating func add(way id: Int64, _ nodes: [Int64]) { ways[id] = nodes }
}

/// Scans an Overpass file for the nodes that ways need. It stops once a way or a relation has a geometry or a centre of
/// its own, as such files need no nodes.
struct OverpassSniffer: Sniffer {
    private enum Key: String, CaseIterable {
        case type, id, lat, lon, nodes, center, bounds, geometry
    }

    let settings: SourceSettings
    let file: Int
    private var splitter: JSONArraySplitter
    private var cursor: JSONCursor
    private let keys = Key.allCases
    private let names = JSONNames(Key.allCases.map(\.rawValue))
    private var isDone = false
    private var needsNodes = false
    private var nodes = OverpassNodes()

    private struct Element {
        var type = ""
        var id: Int64?
        var x: Double?
        var y: Double?
        var nodes: [Int64] = []
        var hasShape = false
    }

    init(settings: SourceSettings, file: Int) {
        self.settings = settings
        self.file = file
        splitter = JSONArraySplitter(settings, paths: [["elements"]])
        cursor = JSONCursor(depthLimit: settings.depthLimit)
    }

    mutating func push(_ bytes: [UInt8]) -> Bool {
        take(splitter.push(bytes))
        return !isDone
    }

    mutating func finish() -> any SourceReader {
        if !isDone { take(splitter.finish()) }
        return PlaceReader<JSONArraySplitter>(settings, file: file, style: .element, nodes: needsNodes ? nodes : nil)
    }

    private mutating func take(_ cuts: [JSONCut]) {
        for cut in cuts {
            cursor.load(cut.bytes)
            for record in cut.records where !isDone {
                // Errors are reported when the file is read.
                if cursor.begin(record), let element = try? element() { take(element) }
            }
        }
        cursor.load([])
    }

    private mutating func element() throws(JSONError) -> Element {
        var element = Element()
        guard try cursor.next() == .objectStart else { return element }
        while let name = try cursor.nextMember(of: names) {
            switch (keys[name], try cursor.next()) {
            case (.type, .string): element.type = cursor.text
            case (.id, .number): element.id = Int64(cursor.text)
            case (.lat, .number): element.y = cursor.double
            case (.lon, .number): element.x = cursor.double
            case (.nodes, .arrayStart):
                while cursor.depth > 1 {
                    if try cursor.next() == .number, let id = Int64(cursor.text) { element.nodes.append(id) }
                }
            case (let key, .objectStart), (let key, .arrayStart):
                if [.center, .bounds, .geometry].contains(key) { element.hasShape = true }
                _ = try cursor.skip(to: 1)
            default: break
            }
        }
        return element
    }

    private mutating func take(_ element: Element) {
        guard let id = element.id else { return }
        if element.hasShape {
            isDone = true
            needsNodes = false
        } else if element.type == "node", let x = element.x, let y = element.y {
            nodes.add(node: id, PlanePoint(x: x, y: y))
        } else if element.type == "way", !element.nodes.isEmpty {
            nodes.add(way: id, element.nodes)
            needsNodes = true
        }
    }
}
