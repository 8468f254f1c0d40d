import Foundation
import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct OverpassFormatTests {
    @Test func `a remark makes the source partial, wherever it stands`() {
        // Given an answer that stopped half way
        let element = #"{"type": "node", "id": 1, "lat": 1, "lon": 2, "tags": {"name": "A"}}"#
        let after = "{\"elements\": [\(element)],\n\"remark\": \"runtime error: Query timed out in \\\"print\\\"\"\n}"
        let before = "{\"remark\": \"out of memory\", \"elements\": [\(element)]}"
        for chunk in [1 << 20, 1] {
            // When
            let readings = [after, before].map { PlaceReading(OverpassFormat.self, $0, chunk: chunk) }
            // Then what is there is read, and it is said that there should be more
            #expect(readings.map(\.names) == [["A"], ["A"]])
            #expect(readings[0].said == ["source-partial 2:11 remark"])
            #expect(readings[1].said == ["source-partial 1:12 remark"])
            #expect(readings[0].value(of: 0) == "runtime error: Query timed out in \"print\"")
        }
    }

    /// The elements as another JSON reader sees them.
    private func elements(_ data: Data) throws -> [[String: Any]] {
        let whole = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        return try #require(whole["elements"] as? [[String: Any]])
    }

    @Test(.enabled(if: Corpora.has("overpass-overpy") && Corpora.has("overpass-osmtogeojson")))
    func `every published answer is read to its tagged elements, and the rest is accounted for`() throws {
        var files = 0
        var remarks: [String: String] = [:]
        for name in ["overpass-overpy/json", "overpass-osmtogeojson/data"] {
            let parts = name.split(separator: "/")
            let folder = try #require(Corpora.folder(String(parts[0]))).appendingPathComponent(String(parts[1]))
            for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            where file.hasSuffix(".json") {
                // Given
                let data = try Data(contentsOf: folder.appendingPathComponent(file))
                let tagged = try elements(data).filter { !(($0["tags"] as? [String: Any]) ?? [:]).isEmpty }
                // Ways may be given by their nodes, if none has a shape of its own
                let isShaped = try elements(data).contains { element in
                    ["center", "bounds", "geometry"].contains { element[$0] != nil }
                }
                let nodes = Set(try elements(data).filter { $0["lat"] != nil }.compactMap { $0["id"] as? Int })
                // When
                let reading = PlaceReading(OverpassFormat.self, [UInt8](data))
                // Then the tagged ones are rows in their order, with their ids, names and, of nodes, positions
                #expect(OverpassFormat.recognise([UInt8](data), fileName: file) == .places, "\(file)")
                #expect(reading.counts.read == (try elements(data)).count, "\(file)")
                #expect(reading.counts.accepted == tagged.count, "\(file)")
                #expect(reading.counts.rejected == 0, "\(file)")
                for (row, element) in tagged.enumerated() where row < reading.places.count {
                    let type = try #require(element["type"] as? String)
                    #expect(reading.places.id[row] == "\(type)/\(try #require(element["id"] as? Int))")
                    let tags = try #require(element["tags"] as? [String: String])
                    if let title = tags["name"] { #expect(reading.names[row] == title) }
                    let ownNodes = (element["nodes"] as? [Int]) ?? []
                    let hasPosition =
                        element["lat"] != nil || (element["center"] as? [String: Any])?.isEmpty == false
                        || !isShaped && ownNodes.contains { nodes.contains($0) }
                    if type != "relation" { #expect((reading.positions[row] != nil) == hasPosition, "\(file) \(row)") }
                    if type == "node" { #expect(reading.positions[row]?.latitude == element["lat"] as? Double) }
                }
                for index in reading.findings.rows.indices where reading.said[index].hasPrefix("source-partial") {
                    remarks[file] = reading.value(of: index)
                }
                files += 1
            }
        }
        #expect(files == 23)
        #expect(
            remarks == [
                "remark-runtime-error-01.json":
                    "runtime error: Query timed out in \"query\" at line 4 after 2 seconds.",
                "remark-runtime-remark-01.json": "runtime remark: Test", "remark-unknown-01.json": "Test remark",
            ])
    }
}
