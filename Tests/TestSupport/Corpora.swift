package import Foundation

/// Real files that are not part of the project. `INNKEEPER_CORPORA` names their folder; the default lies beside
/// the checkout. Tests that need one are skipped, loudly, where it is not there.
package enum Corpora {
    /// The folder of one corpus, or nil when it is not on this machine.
    package static func folder(_ name: String) -> URL? {
        let base =
            ProcessInfo.processInfo.environment["INNKEEPER_CORPORA"].map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? packageRoot.deletingLastPathComponent().appendingPathComponent("shared/corpora", isDirectory: true)
        let folder = base.appendingPathComponent(name, isDirectory: true)
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }

    /// Whether the corpus is here; says so on standard error when it is not.
    package static func has(_ name: String) -> Bool {
        if folder(name) != nil { return true }
        FileHandle.standardError.write(Data("SKIPPED: no corpus \(name); set INNKEEPER_CORPORA\n".utf8))
        return false
    }

    /// The files of a corpus whose names end so: their paths below its folder, in order, with their bytes.
    package static func files(_ name: String, suffixes: [String]) throws -> [(path: String, bytes: [UInt8])] {
        guard let folder = folder(name) else { return [] }
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try paths.sorted().filter { path in suffixes.contains { path.hasSuffix($0) } }.map { path in
            (path, try [UInt8](Data(contentsOf: folder.appendingPathComponent(path))))
        }
    }

    /// The checkout that these tests were built from.
    package static let packageRoot = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
