package import InnkeeperCore
import Synchronization

/// An output folder in memory, for tests of reports.
package final class MemoryFolder: OutputFolder {
    private struct Content {
        var files: [String: [UInt8]] = [:]
        var pieces: [String: [Int]] = [:]
    }
    private let content = Mutex(Content())

    package init() {}

    package var files: [String: [UInt8]] { content.withLock { $0.files } }
    /// The sizes of the pieces that each file was made of.
    package var pieces: [String: [Int]] { content.withLock { $0.pieces } }

    package func begin(_ path: String) throws -> any OutputStream { File(folder: self, path: path) }

    private final class File: OutputStream {
        let folder: MemoryFolder
        let path: String
        var bytes: [UInt8] = []
        var sizes: [Int] = []

        init(folder: MemoryFolder, path: String) {
            self.folder = folder
            self.path = path
        }

        func write(_ piece: [UInt8]) throws {
            bytes.append(contentsOf: piece)
            sizes.append(piece.count)
        }

        func close() throws {
            folder.content.withLock { [path, bytes, sizes] content in
                content.files[path] = bytes
                content.pieces[path] = sizes
            }
        }
    }

    /// The file's text, or nil when it was not written or is not UTF-8.
    package func text(_ path: String) -> String? { files[path].flatMap { String(validating: $0, as: UTF8.self) } }
}
