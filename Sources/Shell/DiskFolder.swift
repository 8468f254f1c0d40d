package import InnkeeperCore
import Synchronization

/// The new output folder, filled by several tasks of a run at once.
package final class DiskFolder: Sendable {
    package let path: String
    private let fileMode: Int
    /// Readable folders need the execute bit wherever files have the read bit.
    private let folderMode: Int
    /// A group that may read it too.
    private let group: Posix.Group?
    private let content = Mutex(Content())

    private struct Content {
        var folders: Set<String> = []
        var outputs: [WrittenFile] = []
    }

    /// Files and folders get exactly the permissions in `fileMode`, and `group`, if any, may read them.
    package init(_ path: String, fileMode: Int, group: Posix.Group? = nil) throws {
        self.path = path
        self.fileMode = group == nil ? fileMode : fileMode | 0o040
        self.group = group
        folderMode = self.fileMode | (self.fileMode & 0o444) >> 2
        try makeFolder(path)
    }

    /// The files written, sorted by path.
    package var written: [WrittenFile] {
        content.withLock { $0.outputs }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    package func open(_ name: String) throws -> OutputFile {
        try content.withLock { content in try makeFolders(Paths.parent(name), &content.folders) }
        return try OutputFile(Paths.join(path, name), mode: fileMode, group: group)
    }

    package func close(_ file: OutputFile, _ name: String) throws {
        let (bytes, digest) = try file.close()
        content.withLock { $0.outputs.append(WrittenFile(path: name, bytes: bytes, digest: digest)) }
    }

    /// Removes everything written, to start over.
    package func clear() throws {
        try content.withLock { content in
            let names = try Fault.naming(path, "can't be looked at") { try Posix.names(in: path) }
            for name in names { try Publisher.removeTree(Paths.join(path, name)) }
            content = Content()
        }
    }

    /// Waits until every file is on disk, several at a time, and then every folder with their names.
    package func sync() async throws {
        let folders = [path] + content.withLock { $0.folders }.map { Paths.join(path, $0) }
        let files = absolutePaths
        guard files.count + folders.count <= DiskFolder.fewNames else {
            return try await BlockingExecutor.run { try DiskFolder.sync(folders + files) }
        }
        let lanes = 4
        try await withThrowingTaskGroup(of: Void.self) { group in
            for lane in 0..<lanes {
                let own = stride(from: lane, to: files.count, by: lanes).map { files[$0] }
                group.addTask { try await BlockingExecutor.run { try DiskFolder.sync(own) } }
            }
            try await group.waitForAll()
        }
        try DiskFolder.sync(folders.sorted())
    }

    /// Up to this many names are synced one by one. A file takes some milliseconds; an address book with one file per
    /// person has thousands.
    private static let fewNames = 256

    /// The absolute paths of all closed files, sorted.
    package var absolutePaths: [String] { written.map { Paths.join(path, $0.path) } }

    /// Waits until each file or folder is on disk; all are on one file system.
    package static func sync(_ names: [String]) throws {
        if names.count > fewNames, (try? syncFileSystem(of: names[0])) != nil { return }
        for name in names { try sync(name) }
    }

    private static func syncFileSystem(of name: String) throws {
        let descriptor = try Posix.open(name)
        defer { Posix.close(descriptor) }
        try Posix.syncFileSystem(of: descriptor)
    }

    /// Waits until a file or folder is on disk.
    package static func sync(_ name: String) throws {
        try Fault.naming(name, "can't be synced") {
            let descriptor = try Posix.open(name)
            defer { Posix.close(descriptor) }
            try Posix.sync(descriptor)
        }
    }

    private func makeFolders(_ name: String, _ folders: inout Set<String>) throws {
        guard name != ".", !folders.contains(name) else { return }
        try makeFolders(Paths.parent(name), &folders)
        try makeFolder(Paths.join(path, name))
        folders.insert(name)
    }

    private func makeFolder(_ path: String) throws {
        try Publisher.makeFolder(path, mode: folderMode & 0o700)
        guard folderMode & 0o077 != 0 || group != nil else { return }
        do {
            let descriptor = try Posix.open(path)
            defer { Posix.close(descriptor) }
            try Posix.share(descriptor, mode: folderMode, group: group)
        } catch {
            try Publisher.removeTree(path)
            let receiver = group.map { "the group \($0.name), of which this user should be a member" } ?? "its readers"
            throw Fault(.outputFailed, "\(path): can't be opened to \(receiver): \(error.text)")
        }
    }
}

extension DiskFolder: OutputFolder {
    package func begin(_ path: String) throws -> any OutputStream {
        Pieces(folder: self, path: path, file: try open(path))
    }

    private struct Pieces: OutputStream {
        let folder: DiskFolder
        let path: String
        let file: OutputFile

        func write(_ piece: [UInt8]) throws { try file.write(piece[...]) }
        func close() throws { try folder.close(file, path) }
    }
}
