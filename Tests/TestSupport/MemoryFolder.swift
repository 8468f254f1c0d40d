import Core

/// An output folder in memory, for tests of reports.
package final class MemoryFolder: OutputFolder {
    package private(set) var files: [String: [UInt8]] = [:]
    /// The sizes of the pieces that each file was made of.
    package private(set) var pieces: [String: [Int]] = [:]

    package init() {}

    package func write(_ path: String, _ body: (_ piece: ([UInt8]) throws -> Void) throws -> Void) throws {
        var bytes: [UInt8] = []
        var sizes: [Int] = []
        try body { piece in
            bytes.append(contentsOf: piece)
            sizes.append(piece.count)
        }
        files[path] = bytes
        pieces[path] = sizes
    }

    /// The file's text, or nil when it was not written or is not UTF-8.
    package func text(_ path: String) -> String? { files[path].flatMap { String(validating: $0, as: UTF8.self) } }
}
