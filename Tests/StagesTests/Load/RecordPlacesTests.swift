import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct RecordPlacesTests {
    private func places(_ paths: [String], source: String = "desk") -> [String] {
        var files = paths.map { SourceFile(source: source, kind: .bookings, path: $0) }
        RecordPlaces.settle(&files)
        return files.map { RecordPlaces.place($0.recordsPath, of: $0.source) }
    }

    @Test func `a path that a disk can have stays as it is`() {
        #expect(
            places(["in/a.csv", "./b.csv", "../c.csv", "/d.csv"]) == [
                "desk/in/a.csv", "desk/b.csv", "desk/_up/c.csv", "desk/_root/d.csv",
            ])
    }

    // A member with a name of 250 bytes, `a` and `a/b.csv`, `a.csv` beside `a.csv.reasons.csv`, a name of 245 bytes
    @Test(arguments: [
        ["export.zip!" + String(repeating: "n", count: 246) + ".csv"],
        ["x.zip!a", "x.zip!a/b.csv"], ["x.zip!a/b.csv", "x.zip!a"],
        ["a.csv", "a.csv.reasons.csv"], ["a.csv.reasons.csv", "a.csv"], ["a.csv.reasons.csv/b", "a.csv"],
        [String(repeating: "n", count: 241) + ".csv"], [String(repeating: "ß", count: 120) + ".csv"],
        [String(repeating: "n", count: 251) + "/b.csv"], [String(repeating: "deep/", count: 600) + "b.csv"],
        ["x.zip!a.csv", "x.zip!a.csv"], ["_root/a", "/a"], [String(repeating: ".", count: 254) + "x"],
    ])
    func `no name is too long for its reasons, and none is in the way of another`(paths: [String]) throws {
        let folder = try TemporaryFolder()
        let places = places(paths)
        #expect(Set(places).count == paths.count)
        // The disk itself says that they go beside each other
        for place in places {
            try folder.write(place, "records")
            try folder.write(place + RecordPlaces.reasons, "reasons")
        }
        for place in places {
            #expect(try folder.read(place) == "records")
            #expect(try folder.read(place + RecordPlaces.reasons) == "reasons")
        }
        #expect(places.allSatisfy { $0.hasPrefix("desk/") })
    }

    @Test func `the same files get the same places, and seeded ones never meet`() {
        var random = SeededRandom(12)
        for _ in 0..<200 {
            let paths = Array(
                Set(
                    (0..<12).map { _ in
                        (0..<Int.random(in: 1...3, using: &random)).map { _ in
                            ["a", "b", "a.csv", "a.csv.reasons.csv"].randomElement(using: &random) ?? ""
                        }.joined(separator: "/")
                    })
            ).sorted()
            let places = places(paths)
            #expect(places == self.places(paths))
            let names = Set(places + places.map { $0 + RecordPlaces.reasons })
            #expect(names.count == 2 * paths.count)
            for name in names {
                #expect(!names.contains { $0.hasPrefix(name + "/") }, "\(name) of \(paths)")
            }
        }
    }
}
