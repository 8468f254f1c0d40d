import InnkeeperCore

/// A folder for unpacked files: only this user can open it, and it is removed after the run. Created on first use.
package final class SpoolFolder {
    private var path: String
    private var isMade = false
    /// How many files have each name.
    private var copies: [String: Int] = [:]
    /// The number of folders for files of the same name.
    private var folders = 0

    package init(_ path: String) { self.path = path }

    package func remove() throws {
        guard isMade else { return }
        try Publisher.removeTree(path)
        SignalHandler.released(path)
    }

    /// Creates a file with that name, or the end of it if it is too long, since formats look at names. Files of the same
    /// name are in different folders: the first in `1`, the second in `2`.
    package func makeFile(named name: String) throws -> (path: String, file: OutputFile) {
        if !isMade {
            try make()
            isMade = true
            SignalHandler.holds(path)
        }
        let end = SpoolFolder.end(of: name)
        let copy = copies[end.lowercased(), default: 0] + 1
        let own = Paths.join(path, "\(copy)")
        if copy > folders {
            try Publisher.makeFolder(own)
            folders = copy
        }
        copies[end.lowercased()] = copy
        let file = Paths.join(own, end)
        return (file, try OutputFile(file, mode: 0o600))
    }

    /// The end of a name, which shows the format, in as many bytes as any file system allows.
    private static func end(of name: String) -> String {
        var size = 0
        return String(
            name.reversed().prefix { character in
                size += character.utf8.count
                return size <= 200
            }.reversed())
    }

    /// A crashed process may have left a folder with this name.
    private func make() throws {
        let wanted = path
        for number in 2...100 {
            do {
                return try Publisher.makeFolder(path)
            } catch {
                guard number < 100, (try? Posix.status(path)) != nil else { throw error }
                path = "\(wanted)-\(number)"
            }
        }
    }
}
