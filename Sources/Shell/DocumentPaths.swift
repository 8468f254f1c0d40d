package import InnkeeperCore
package import InnkeeperReports

/// Where the files of what was checked lie, as the disk has it.
package enum DocumentPaths {
    /// Relative to `folder` with `prefix` before them. Of a table in an archive or workbook the file is that one; what is
    /// about a file that is not there is shown at the configuration that names it.
    package static func paths(_ input: RunData, _ target: Target, folder: String, prefix: String) -> ShownPaths {
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
