package import InnkeeperCore
package import InnkeeperReports

/// Paths of the checked files as they are on disk.
package enum DocumentPaths {
    /// Relative to `folder`, with `prefix` prepended. For a table in an archive or workbook it is the path of the
    /// container; findings about a missing file are shown at the configuration that names it.
    package static func paths(_ input: RunData, _ target: Target, folder: String, prefix: String) -> ShownPaths {
        // Its folder is a random one, and gone when the findings are read.
        if target.isStandardInput { return ShownPaths(root: target.root, folder: target.root) }
        var containers: [String: String] = [:]
        var missing: Set<String> = []
        for path in input.dataset.files.map(\.path) {
            if let packed = PackedFile.split(path, root: target.root) {
                containers[path] = packed.archive
            } else if (try? Posix.status(Paths.join(target.root, path))) == nil {
                missing.insert(path)
            }
        }
        return ShownPaths(
            root: target.root, configurationFile: target.configurationPath, folder: folder, prefix: prefix,
            containers: containers, missing: missing)
    }
}
