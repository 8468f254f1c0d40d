package import InnkeeperConfiguration
import InnkeeperCore

/// What was fetched for a run: files in a folder, and why some sources have none. Saved as `fetched/fetched.json` in
/// the output, so that a later run can use it again.
package struct FetchedFiles: Sendable, Equatable {
    package struct File: Sendable, Equatable {
        package var name: String
        package var bytes: Int
        package var digest: String

        package init(name: String, bytes: Int, digest: String) {
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
        /// Why this run couldn't fetch it; its files, if any, are then those of an earlier run.
        package var problem: String?
        /// When its files were fetched, in seconds since 1970.
        package var fetchedAt: Int?
        /// The response was a calendar without events, which wasn't trusted.
        package var wasEmptied = false

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

    /// The folder of fetched files in the output, and the name of the list in it.
    package static let folderName = "fetched"
    package static let listName = "fetched.json"

    package init(folder: String, sources: [Source] = []) {
        self.folder = folder
        self.sources = sources
    }

    /// The entries for the run to read. A source that couldn't be fetched is reported missing, with the reason, even if
    /// an earlier copy is read.
    package func entries(_ configured: [Configuration.Source]) -> [FoundFile] {
        configured.filter { $0.remote != nil }.flatMap { one -> [FoundFile] in
            let settings = one.settings
            guard let source = sources.first(where: { $0.name == settings.name }),
                source.problem == nil || !source.files.isEmpty
            else {
                let problem = sources.first { $0.name == settings.name }?.problem ?? "it was not fetched"
                let file = SourceFile(
                    source: settings.name, kind: settings.kind,
                    path: path(
                        RemoteSource.fileName(
                            source: settings.name, url: one.remote?.url ?? "", page: nil)))
                return [
                    FoundFile(
                        file: file,
                        problems: [
                            FoundFile.Problem(
                                .sourceMissing,
                                [.problem: .key(ReadingProblem.Missing.notFetched), .reason: .text(problem)])
                        ])
                ]
            }
            let problems = source.problem.map { reason in
                [
                    FoundFile.Problem(
                        .sourceMissing,
                        [
                            .problem: .key(ReadingProblem.Missing.keptCopy), .reason: .text(reason),
                            .moment: .moment(Int64(source.fetchedAt ?? 0)),
                        ])
                ]
            }
            return source.files.map { file in
                FoundFile(
                    file: SourceFile(source: settings.name, kind: settings.kind, path: path(file.name)),
                    path: Paths.join(folder, file.name), problems: problems ?? [])
            }
        }
    }

    private func path(_ name: String) -> String { FetchedFiles.folderName + "/" + name }

    /// Copies everything into an output, including the list.
    func write(to output: DiskFolder) throws {
        for file in sources.flatMap(\.files) {
            let bytes = try FetchedFiles.read(Paths.join(folder, file.name))
            try output.write(path(file.name)) { piece in try piece(bytes) }
        }
        try output.write(path(FetchedFiles.listName)) { piece in try piece(json) }
    }

    static func read(_ path: String) throws -> [UInt8] {
        try Fault.naming(path, "can't be read", .inputMissing) { try SmallFile.read(path) }
    }

    // MARK: The list

    private static let file: [Key<File>] = [
        Key("name", .fileName, required: true, at: \.name),
        Key("bytes", .integer(0...(.max)), required: true, at: \.bytes),
        Key("digest", .anyText, required: true, at: \.digest),
    ]

    private static let source: [Key<Source>] = [
        Key("source", .anyText, required: true, at: \.name), Key("url", .anyText, required: true, at: \.url),
        Key("files", .list(.object(file, File(name: "", bytes: 0, digest: ""))), at: \.files),
        Key("problem", .anyText, at: \.problem),
        Key("fetchedAt", .integer(0...(.max)), at: \.fetchedAt),
        Key("wasEmptied", .flag, at: \.wasEmptied, unless: false),
    ]

    private static let list = Form<[Source]>.object(
        [
            .fileVersion,
            Key("sources", .list(.object(source, Source(name: "", url: ""))), required: true, at: \.self),
        ], [])

    package var json: [UInt8] { FetchedFiles.list.json(sources, indent: 2) }

    /// nil if the text isn't such a list. Rejects names that would lead out of the folder.
    package init?(_ json: [UInt8], folder: String) {
        guard let sources = FetchedFiles.list.read(json, name: "list").value else { return nil }
        self.init(folder: folder, sources: sources)
    }

    /// Copies what an earlier run fetched, from its output or from the folder `fetched` in it, to `folder`, so that the
    /// output may be replaced. Refuses files that have changed since they were fetched.
    package static func copy(of earlier: String, to folder: String) throws -> FetchedFiles {
        let inside = Paths.join(earlier, FetchedFiles.folderName)
        let origin = (try? Posix.status(inside)) == nil ? earlier : inside
        var fetched = try FetchedFiles(of: origin)
        for file in fetched.sources.flatMap(\.files) {
            try OutputFile.write(fetched.bytes(of: file), to: Paths.join(folder, file.name))
        }
        fetched.folder = folder
        return fetched
    }

    /// What an earlier run fetched into `folder`.
    init(of folder: String) throws {
        let list = Paths.join(folder, FetchedFiles.listName)
        guard (try? Posix.status(list)) != nil else {
            throw Fault(.usage, "\(folder): holds nothing that a run fetched (no \(FetchedFiles.listName))")
        }
        guard let fetched = FetchedFiles(try FetchedFiles.read(list), folder: folder) else {
            throw Fault(.usage, "\(list): is not a list of fetched files")
        }
        self = fetched
    }

    /// The bytes of a fetched file; throws if they have changed.
    func bytes(of file: File) throws -> [UInt8] {
        let path = Paths.join(folder, file.name)
        let bytes = try FetchedFiles.read(path)
        let digest = Digest()
        digest.add(bytes[...])
        guard digest.text == file.digest else {
            throw Fault(.usage, "\(path): is not as it was fetched; take the output of another run")
        }
        return bytes
    }
}
