import InnkeeperArguments
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell

extension Session {
    /// `init FOLDER`: a `pipeline.json` for a folder of exports, and a table of what it was guessed from.
    func initialise() throws {
        let folder = Paths.join(process.currentFolder, options.folder)
        guard let status = try? Posix.status(folder), status.type == .folder else {
            throw Fault(.usage, "\(options.folder): there is no such folder")
        }
        let path = Paths.join(folder, "pipeline.json")
        if (try? Posix.status(path)) != nil {
            throw Fault(.usage, "\(process.shown(path)): is there already, and init overwrites nothing")
        }
        let files = FolderWalk.files(in: folder, respectingGit: true)
        let detected = FolderDetection.detect(files, root: folder, formats: Composition.registry.formats)
        let unread = UnreadFiles(Composition.registry, root: folder).lines(.met(detected.unread))
        guard !detected.sources.isEmpty else {
            for line in unread { console.advise(line) }
            throw Fault(
                .usage, "\(options.folder): holds no file that is an export of places, contacts, campsites or bookings")
        }
        let starter = try ConfigurationInferrer(
            detected, files: files, folder: folder, spoolFolder: spoolFolder,
            timeZone: Posix.timeZone(process.environment["TZ"]), formats: Composition.registry.formats)
        try Fault.naming(process.shown(path), "can't be written") {
            let descriptor = try Posix.create(path, mode: 0o644)
            defer { Posix.close(descriptor) }
            try Posix.write(descriptor, ConfigurationWriter.starter(starter.configuration)[...])
        }
        try console.print(table(starter.guesses))
        for line in unread { console.advise(line) }
        let name = process.shown(folder)
        try console.print(
            "\nWrote \(printable(process.shown(path))). Look through it, then: innkeeper run \(printable(name))\n")
    }

    /// `explain FILE`: how the file is read, and what that was guessed from.
    func explain(fileAt path: String) throws {
        let (folder, file) = (Paths.parent(path), Paths.name(path))
        let registry = Composition.registry
        let detected = FolderDetection.detect([file], root: folder, formats: registry.formats)
        let guesses = try ConfigurationInferrer(
            detected, files: [file], folder: folder, spoolFolder: spoolFolder, timeZone: nil, formats: registry.formats
        ).guesses.filter { $0.subject != "files" }
        let unread = UnreadFiles(registry, root: folder).lines(.met(detected.unread))
        guard !guesses.isEmpty else { return try console.print(unread.map { printable($0) + "\n" }.joined()) }
        try console.print(table(guesses))
        for line in unread { console.advise(line) }
    }

    private var spoolFolder: String {
        WorkPlaces(Paths.join(process.environment["TMPDIR"] ?? "/tmp", "innkeeper"), Publisher.ownProcess).spool
    }

    /// Columns as wide as what is in them, the reason last and as long as it is.
    private func table(_ guesses: [ConfigurationInferrer.Guess]) -> String {
        func clipped(_ text: String) -> String {
            let shown = printable(text)
            return shown.count > 48 ? shown.prefix(47) + "…" : shown
        }
        let rows = guesses.map { [$0.subject, clipped($0.guess), printable($0.reason)] }
        let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
        var lines: [String] = []
        for (guess, row) in zip(guesses, rows) {
            if guess.subject == "kind" { lines.append(console.bold(printable(guess.source))) }
            let cells = (0..<2).map { row[$0] + String(repeating: " ", count: widths[$0] - row[$0].count) }
            let line = "  " + cells.joined(separator: "  ") + "  " + row[2]
            lines.append(String(line.reversed().drop { $0 == " " }.reversed()))
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
