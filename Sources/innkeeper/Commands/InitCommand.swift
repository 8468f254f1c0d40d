import InnkeeperArguments
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperStages

extension Session {
    /// `init FOLDER`: writes a `pipeline.json` for a folder of exports, and prints the guesses behind it.
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
        let detected = FolderDetection.detect(
            files, root: folder, formats: Composition.registry.formats, Composition.unpacking)
        let unread = UnreadFiles(Composition.registry, Composition.unpacking, root: folder).lines(.met(detected.unread))
        guard !detected.sources.isEmpty else {
            for line in unread { console.advise(line) }
            throw Fault(
                .usage, "\(options.folder): holds no file that is an export of places, contacts, campsites or bookings")
        }
        let starter = try ConfigurationInferrer(
            detected, files: files, folder: folder, spoolFolder: spoolFolder,
            timeZone: Posix.timeZone(process.environment["TZ"]), formats: Composition.registry.formats,
            unpacking: Composition.unpacking)
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

    /// `explain FILE`: how the file is read, and the guesses behind it.
    func explain(fileAt path: String) throws {
        let (folder, file) = (Paths.parent(path), Paths.name(path))
        let registry = Composition.registry
        let detected = FolderDetection.detect([file], root: folder, formats: registry.formats, Composition.unpacking)
        let starter = try ConfigurationInferrer(
            detected, files: [file], folder: folder, spoolFolder: spoolFolder, timeZone: nil,
            formats: registry.formats, unpacking: Composition.unpacking, looksAtCells: true)
        let guesses = starter.guesses.filter { $0.subject != "files" }
        let unread = UnreadFiles(registry, Composition.unpacking, root: folder).lines(
            .met(detected.unread), in: options.language ?? .en)
        guard !guesses.isEmpty else { return try console.print(unread.map { printable($0) + "\n" }.joined()) }
        try console.print(table(guesses))
        for (name, columns) in starter.tables { try console.print("\n" + table(name, columns)) }
        for line in unread { console.advise(line) }
    }

    private var spoolFolder: String {
        WorkPlaces(Paths.join(process.environment["TMPDIR"] ?? "/tmp", "innkeeper"), Publisher.ownProcess).spool
    }

    /// The guesses, with the source's name above those for each source.
    private func table(_ guesses: [ConfigurationInferrer.Guess]) -> String {
        let lines = aligned(guesses.map { [printable($0.subject), clipped($0.guess), printable($0.reason)] })
        return zip(guesses, lines).map { guess, line in
            (guess.subject == "kind" ? console.bold(printable(guess.source)) + "\n" : "") + line
        }.joined()
    }

    /// The content of a table's columns: texts of a personal column or of an unknown field only if requested.
    private func table(_ name: String, _ columns: [ColumnShapes.Column]) -> String {
        let rows = columns.map { column in
            let shapes = CellShape.allCases.compactMap { shape in
                column.shapes[shape].map { "\($0) \(CellShapeWords.text(shape, $0))" }
            }.joined(separator: ", ")
            let isShown = column.filled > 0 && (column.isOpen || options.showValues)
            return [
                clipped(column.heading ?? ""), column.field ?? "not read", "\(column.filled) filled",
                column.empty == 0 ? "" : "\(column.empty) empty",
                shapes + (isShown ? ", such as \(clipped(column.example))" : ""),
            ]
        }
        return console.bold(printable(name)) + "\n" + aligned(rows).joined()
    }

    private func clipped(_ text: String) -> String {
        let shown = printable(text)
        return shown.count > 48 ? shown.prefix(47) + "…" : shown
    }

    /// Columns as wide as their content; the last one isn't padded.
    private func aligned(_ rows: [[String]]) -> [String] {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
            let line = "  " + cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
        }
    }
}

private enum CellShapeWords {
    static func text(_ shape: CellShape, _ count: Int) -> String {
        let (one, many) =
            switch shape {
            case .date: ("date", "dates")
            case .impossibleDay: ("date that does not exist", "dates that do not exist")
            case .amount: ("amount", "amounts")
            case .phone: ("telephone number", "telephone numbers")
            case .email: ("e-mail address", "e-mail addresses")
            case .number: ("number", "numbers")
            case .text: ("text", "texts")
            }
        return count == 1 ? one : many
    }
}
