import InnkeeperCore

/// Where the files of one input are for the reader of a document about findings: a build server wants paths of existing
/// files, relative to the top of its checkout, whatever folder was checked.
///
/// Before: `export.zip!bookings.csv`, from a check of the folder `data`.
/// After: `data/export.zip`, and within it `bookings.csv`.
package struct ShownPaths: Sendable, Equatable {
    /// The prefixes for the sources' files and for the configuration file.
    private let files: String
    private let configuration: String
    /// The configuration file; empty if there is none.
    private let configurationFile: String
    /// The file on disk that contains a table, by the table's path, if that is a different file.
    private let containers: [String: String]
    /// Paths without a file.
    private let missing: Set<String>

    /// `root` and `configurationFile` are absolute. Paths within `folder` become relative to it, with `prefix`
    /// prepended; others stay absolute. The keys of `containers` and `missing` are paths below `root`.
    package init(
        root: String, configurationFile: String? = nil, folder: String, prefix: String = "",
        containers: [String: String] = [:], missing: Set<String> = []
    ) {
        files = ShownPaths.path(root, folder, prefix)
        configuration = ShownPaths.path(configurationFile.map(Paths.parent) ?? root, folder, prefix)
        self.configurationFile = configurationFile.map { ShownPaths.path($0, folder, prefix) } ?? ""
        self.containers = containers
        self.missing = missing
    }

    private static func path(_ path: String, _ folder: String, _ prefix: String) -> String {
        guard Paths.isInside(path, folder) else { return path }
        let rest = path == folder ? "" : String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
        return [prefix, rest].filter { !$0.isEmpty }.joined(separator: "/")
    }

    /// Replaces the finding's paths with those to show. `isOfFile` is false for one about the configuration itself.
    func place(_ finding: inout Finding, isOfFile: Bool) {
        if !finding.file.isEmpty { finding.file = Paths.join(isOfFile ? files : configuration, finding.file) }
        if let related = finding.related { finding.related?.file = Paths.join(files, related.file) }
    }

    /// The file to point at for `path`, a path below the root: the file itself, the archive or workbook that contains
    /// it, or, if there is no such file, the configuration that names it.
    func artifact(_ path: String) -> ShownFindings.Artifact {
        if let container = containers[path] {
            return .init(file: Paths.join(files, container), part: String(path.dropFirst(container.count + 1)))
        }
        if missing.contains(path) { return .init(file: configurationFile, part: path) }
        return .init(file: Paths.join(files, path))
    }
}
