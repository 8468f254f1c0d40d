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
    let settings: SourceSettings
    let file: Int
    private var reader: JSONReader
    private var isDone = false
    private var needsNodes = false
    private var nodes = OverpassNodes()
    private var key = ""
    private var element = Element()

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
        reader = JSONReader(depthLimit: settings.depthLimit, tokenLimit: settings.recordLimit)
    }

    mutating func push(_ bytes: [UInt8]) -> Bool {
        reader.push(bytes)
        do throws(JSONError) {
            while !isDone {
                let event = try reader.next()
                if event == .needMore { return true }
                if event == .end { return false }
                take(event)
            }
        } catch {
            // The error is reported when the file is read.
            isDone = true
        }
        return false
    }

    mutating func finish() -> any SourceReader {
        PlaceReader<JSONArraySplitter>(settings, file: file, style: .element, nodes: needsNodes ? nodes : nil)
    }

    /// Elements are objects in an array of the outermost object, so their members are at depth 3.
    private mutating func take(_ event: JSONEvent) {
        switch (event, reader.depth) {
        case (.objectStart, 3): element = Element()
        case (.objectEnd, 2): end()
        case (.key, 3): key = reader.text
        case (.string, 3) where key == "type": element.type = reader.text
        case (.number, 3) where key == "id": element.id = Int64(reader.text)
        case (.number, 3) where key == "lat": element.y = reader.double
        case (.number, 3) where key == "lon": element.x = reader.double
        case (.number, 4) where key == "nodes": if let id = Int64(reader.text) { element.nodes.append(id) }
        case (.objectStart, 4), (.arrayStart, 4):
            if ["center", "bounds", "geometry"].contains(key) { element.hasShape = true }
        default: break
        }
    }

    private mutating func end() {
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
