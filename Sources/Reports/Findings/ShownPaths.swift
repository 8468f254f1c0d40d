import InnkeeperCore

/// Where the files of one input lie for who reads a document about findings: a build server wants paths from the top of
/// its checkout, whatever folder was checked.
///
/// Before: `bookings.csv`, of a check of the folder `data`.
/// After: `data/bookings.csv`.
package struct ShownPaths: Sendable, Equatable {
    /// What stands before the files of the sources, and what before the configuration's own file.
    private let files: String
    private let configuration: String

    /// `root` and `configurationFolder` are absolute. Paths are made relative to `folder` where they lie in it, with `prefix`
    /// before them; others stay absolute.
    package init(root: String, configurationFolder: String, folder: String, prefix: String = "") {
        files = ShownPaths.path(root, folder, prefix)
        configuration = ShownPaths.path(configurationFolder, folder, prefix)
    }

    private static func path(_ path: String, _ folder: String, _ prefix: String) -> String {
        guard Paths.isInside(path, folder) else { return path }
        let rest = path == folder ? "" : String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
        return [prefix, rest].filter { !$0.isEmpty }.joined(separator: "/")
    }

    /// The finding with its paths as they are shown. `isOfFile` is false for one about the configuration itself.
    func shown(_ finding: Finding, isOfFile: Bool) -> Finding {
        var finding = finding
        if !finding.file.isEmpty { finding.file = Paths.join(isOfFile ? files : configuration, finding.file) }
        if let related = finding.related { finding.related?.file = Paths.join(files, related.file) }
        return finding
    }
}
