import InnkeeperCore
import InnkeeperFormats

// What a file that a user names is meant as.

extension TargetResolver {
    /// A JSON object with `version` and `sources` is a configuration; in a file named pipeline.json, `sources` is
    /// enough. Anything else is data.
    static func isConfiguration(_ path: String) -> Bool {
        guard let bytes = try? SmallFile.head(path, count: 1 << 20) else { return false }
        // Of a longer file this is only the beginning, not a complete document: no use parsing it.
        guard bytes.count < 1 << 20, let document = try? JSONNode(bytes) else {
            return Paths.name(path) == "pipeline.json"
        }
        return document["sources"] != nil && (document["version"] != nil || Paths.name(path) == "pipeline.json")
    }

    /// Whether what was named as a configuration is an export by mistake: anything but a JSON object. A file whose name
    /// promises JSON is only taken for an export if it holds a list; what else is wrong with it has a place.
    static func isData(_ path: String) -> Bool {
        guard let head = try? SmallFile.head(path, count: 1 << 10) else { return false }
        let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
        let first = head.first { !blanks.contains($0) }
        return Paths.name(path).hasSuffix(".json") ? first == UInt8(ascii: "[") : first != UInt8(ascii: "{")
    }
}
