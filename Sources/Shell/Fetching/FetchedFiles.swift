package import Configuration
import Core
import Formats

/// What was fetched for a run: files in a folder, and why some sources have none. It is written down as
/// `fetched/fetched.json` in the output, so that a later run can be made of it.
package struct FetchedFiles: Sendable, Equatable {
    package struct File: Sendable, Equatable {
        package var name: String
        package var bytes: Int64
        package var digest: String

        package init(name: String, bytes: Int64, digest: String) {
            self.name = name
            self.bytes = bytes
            self.digest = digest
        }
    }

    package struct Source: Sendable, Equatable {
        package var name: String
        /// The address without its query.
        package var url: String
        package var files: [File] = []
        package var problem: String?

        package init(name: String, url: String, files: [File] = [], problem: String? = nil) {
            self.name = name
            self.url = url
            self.files = files
            self.problem = problem
        }
    }

    /// Absolute.
    package var folder: String
    /// Sorted by name.
    package var sources: [Source]

    /// Where it all lies in the output, and the name of the list there.
    package static let folderName = "fetched"
    package static let listName = "fetched.json"

    package init(folder: String, sources: [Source] = []) {
        self.folder = folder
        self.sources = sources
    }

    /// The entries that the run reads. A source that could not be fetched is missing, and says why.
    package func entries(_ configured: [Configuration.Source]) -> [FoundFile] {
        configured.filter { $0.remote != nil }.flatMap { one -> [FoundFile] in
            let settings = one.settings
            guard let source = sources.first(where: { $0.name == settings.name }), source.problem == nil else {
                let problem = sources.first { $0.name == settings.name }?.problem ?? "nobody fetched it"
                let file = SourceFile(
                    source: settings.name, kind: settings.kind,
                    path: path(
                        RemoteSource.fileName(
                            source: settings.name, url: one.remote?.url ?? "", page: nil)))
                return [
                    FoundFile(
                        file: file,
                        problems: [.init(code: "source-missing", detail: "it could not be fetched: \(problem)")])
                ]
            }
            return source.files.map { file in
                FoundFile(
                    file: SourceFile(source: settings.name, kind: settings.kind, path: path(file.name)),
                    path: Paths.join(folder, file.name))
            }
        }
    }

    private func path(_ name: String) -> String { FetchedFiles.folderName + "/" + name }

    /// Copies everything into an output, with the list.
    func write(to output: DiskFolder) throws {
        for file in sources.flatMap(\.files) {
            let bytes = try FetchedFiles.read(Paths.join(folder, file.name))
            try output.write(path(file.name)) { piece in try piece(bytes) }
        }
        try output.write(path(FetchedFiles.listName)) { piece in try piece(json) }
    }

    static func read(_ path: String) throws -> [UInt8] {
        do throws(Posix.Failure) {
            return try SmallFile.read(path)
        } catch {
            throw Fault(.inputMissing, "\(path): can't be read: \(error.text)")
        }
    }

    // MARK: The list

    package var json: [UInt8] {
        var writer = JSONWriter(indent: 2)
        writer.object { list in
            list.field("version", 1)
            list.key("sources")
            list.array { list in
                for source in sources {
                    list.object { item in
                        item.field("source", source.name)
                        item.field("url", source.url)
                        item.key("files")
                        item.array { files in
                            for file in source.files {
                                files.object { entry in
                                    entry.field("name", file.name)
                                    entry.field("bytes", Int(file.bytes))
                                    entry.field("digest", file.digest)
                                }
                            }
                        }
                        if let problem = source.problem { item.field("problem", problem) }
                    }
                }
            }
        }
        writer.newline()
        return writer.bytes
    }

    /// nil for a text that is no such list. Names that would lead out of the folder are not taken.
    package init?(_ json: [UInt8], folder: String) {
        guard let node = try? JSONNode(json), node["version"]?.integer == 1,
            let sources = node["sources"]?.elements
        else { return nil }
        self.init(folder: folder)
        for one in sources {
            guard let name = one["source"]?.string, let url = one["url"]?.string else { return nil }
            var source = Source(name: name, url: url, problem: one["problem"]?.string)
            for file in one["files"]?.elements ?? [] {
                guard let name = file["name"]?.string, !name.isEmpty, !name.hasPrefix("."), !name.contains("/"),
                    let bytes = file["bytes"]?.integer, let digest = file["digest"]?.string
                else { return nil }
                source.files.append(File(name: name, bytes: Int64(bytes), digest: digest))
            }
            self.sources.append(source)
        }
    }

    /// What an earlier run fetched, from its output or from the folder `fetched` in it, copied to `folder`, so that the
    /// output may be replaced. Refuses files that are not as they were fetched.
    package static func copy(of earlier: String, to folder: String) throws -> FetchedFiles {
        let inside = Paths.join(earlier, FetchedFiles.folderName)
        let origin = ((try? Posix.status(inside)) ?? nil) == nil ? earlier : inside
        let list = Paths.join(origin, FetchedFiles.listName)
        guard ((try? Posix.status(list)) ?? nil) != nil else {
            throw Fault(.usage, "\(earlier): holds nothing that a run fetched (no \(FetchedFiles.listName))")
        }
        guard let fetched = FetchedFiles(try read(list), folder: folder) else {
            throw Fault(.usage, "\(list): is no list of fetched files")
        }
        for file in fetched.sources.flatMap(\.files) {
            let path = Paths.join(origin, file.name)
            let bytes = try read(path)
            let digest = Digest()
            digest.add(bytes[...])
            guard digest.text == file.digest else {
                throw Fault(.usage, "\(path): is not as it was fetched; take the output of another run")
            }
            try put(bytes, Paths.join(folder, file.name))
        }
        return fetched
    }

    static func put(_ bytes: [UInt8], _ path: String) throws {
        let copy = try OutputFile(path, mode: 0o600)
        try copy.write(bytes[...])
        _ = try copy.close()
    }
}
