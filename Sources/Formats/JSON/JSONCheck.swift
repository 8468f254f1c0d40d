/// Tells whether a text is JSON and, if not, where it goes wrong. Its bytes may come in pieces.
public struct JSONCheck: Sendable {
    private var reader: JSONReader
    public private(set) var error: JSONError?
    /// Whether more bytes can no longer change the result.
    public private(set) var isDecided = false

    public init(depthLimit: Int = 512, tokenLimit: Int = 1 << 20) {
        reader = JSONReader(depthLimit: depthLimit, tokenLimit: tokenLimit)
    }

    public mutating func push(_ bytes: [UInt8]) {
        reader.push(bytes)
        read()
    }

    /// Marks the end of the bytes.
    public mutating func finish() {
        reader.finish()
        read()
        isDecided = true
    }

    private mutating func read() {
        guard !isDecided else { return }
        do throws(JSONError) {
            while true {
                let event = try reader.next()
                if event == .needMore || event == .end { return }
            }
        } catch {
            self.error = error
            isDecided = true
        }
    }

    /// Whether a whole text is an empty array.
    public static func isEmptyArray(_ text: [UInt8]) -> Bool {
        var reader = JSONReader()
        reader.push(text)
        reader.finish()
        do throws(JSONError) {
            guard try reader.next() == .arrayStart, try reader.next() == .arrayEnd else { return false }
            return try reader.next() == .end
        } catch {
            return false
        }
    }

    /// Whether a file is meant to be a single JSON text: it has such a name, or begins like an object or array. A section
    /// of an INI file, `[desktop]`, doesn't.
    public static func isMeant(fileName: String, head: [UInt8]) -> Bool {
        let name = fileName.lowercased()
        if name.hasSuffix(".json") || name.hasSuffix(".geojson") { return true }
        let start = head.drop(while: isBlank)
        guard start.first == 0x5B else { return start.first == 0x7B }
        let element = start.dropFirst().drop(while: isBlank)
        guard let first = element.first else { return true }
        return beginnings.contains(first) || literals.contains { element.starts(with: $0) }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    /// What a value begins with, or the end of an empty array.
    private static let beginnings = Set("{[\"-0123456789]".utf8)
    private static let literals = ["true", "false", "null"].map { Array($0.utf8) }
}
