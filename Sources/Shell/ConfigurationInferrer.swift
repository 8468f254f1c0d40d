package import InnkeeperConfiguration
package import InnkeeperCore
import InnkeeperPacking
package import InnkeeperStages

/// A first configuration for a folder of exports, and every guess behind it.
///
/// Before: `res.csv`, an export with the headers Ref, Check-in and Nights and dates such as 31/07/2026.
/// After: a source of bookings with `res.csv`, `"dates": "day-first"` and the column of each field.
package struct ConfigurationInferrer {
    package var configuration = Configuration()
    package var guesses: [Guess] = []
    /// The content of each table's columns by the table's name, if requested.
    package var tables: [(name: String, columns: [ColumnShapes.Column])] = []

    /// One row of the table of guesses.
    package struct Guess: Sendable, Equatable {
        package var source: String
        /// What the guess is about: `kind`, `dates`, `column arrival`.
        package var subject: String
        package var guess: String
        package var reason: String
    }

    /// `detected` are the sources of `folder` (absolute), `files` all its files, relative to it; `timeZone` is the
    /// machine's, nil if unknown. Archives and workbooks are unpacked into `spoolFolder`, which is created if needed
    /// and removed afterwards. With `looksAtCells` each table is read to its end.
    package init(
        _ detected: DetectedSources, files: [String], folder: String, spoolFolder: String, timeZone: String?,
        formats: [any Format.Type], unpacking: any Unpacking, looksAtCells: Bool = false
    ) throws {
        let spool = unpacking.spool(
            in: spoolFolder, formats: formats, limits: ArchiveLimits(), settings: detected.sources.map(\.settings))
        defer { try? spool.remove() }
        configuration.property.name = Paths.name(folder)
        // Without a zone, today is the machine's own date.
        configuration.property.timeZone = timeZone ?? ""
        configuration.output = "Output"
        for source in detected.sources {
            let name = source.settings.name
            guard let format = formats.first(where: { $0.name == detected.formats[name] }) else { continue }
            let found = SourceFinder.find([source], root: folder)
            let own = found.files.map(\.path)
            let tables = try spool.unpack(found).entries.filter { $0.path != nil }
            var begun = source
            begun.files = ExportPatterns.patterns(own, among: files)
            add(name, "kind", source.settings.kind.rawValue, detected.reasons[name] ?? "")
            add(name, "files", begun.files.joined(separator: ", "), "\(own.count) found")
            add(name, "format", tables.contains { $0.file.isWorksheet } ? "spreadsheet" : format.name, "")
            try look(at: tables, of: &begun, format)
            if looksAtCells { try lookAtCells(of: tables, source, format) }
            configuration.sources.append(begun)
        }
        guessSites(detected, folder, formats)
    }

    /// Guesses sites from the names of calendars. A run does so by itself, and asks if it can't.
    private mutating func guessSites(_ detected: DetectedSources, _ folder: String, _ formats: [any Format.Type]) {
        let feeds = detected.sources.filter { source in
            formats.contains { $0.repeatsOthers && $0.name == detected.formats[source.settings.name] }
        }
        let files = SourceFinder.find(feeds, root: folder).files
        let sites = FeedSites(nil, Bookings()).sites(of: Array(files.indices), in: files)
        let isListed = detected.sources.contains { $0.settings.kind == .campsites }
        for (index, file) in files.enumerated() {
            add(
                file.source, "site of \(file.path)", sites[index] ?? "not known",
                sites[index] == nil
                    ? "unknown from its name; name the file after its site, or give its source a \"site\""
                    : isListed ? "its name, if that is the number of a campsite" : "its name")
        }
    }

    private mutating func add(_ source: String, _ subject: String, _ guess: String, _ reason: String) {
        guesses.append(Guess(source: source, subject: subject, guess: guess, reason: reason))
    }

    /// Adopts how the files are read; what differs between files is left to be determined for each.
    private mutating func look(
        at tables: [FoundFile], of source: inout Configuration.Source, _ format: any Format.Type
    ) throws {
        let name = source.settings.name
        var orders: Set<String> = []
        var hasDoubt = false
        for (index, table) in tables.enumerated() {
            guard let path = table.path else { continue }
            var settings = source.settings
            settings.isWorksheet = table.file.isWorksheet
            let notes = try SourceProbe.notes(path, format: format, settings: settings)
            for note in notes {
                if note.name == "dates" {
                    if DateOrder(written: note.value) == .iso { continue }
                    if DateOrder(written: note.value) == nil { hasDoubt = true } else { orders.insert(note.value) }
                }
            }
            guard index == 0 else { continue }
            for note in notes { add(name, note.name, note.value, note.reason) }
            try keep(notes, of: path, &source)
        }
        if orders.count == 1, let order = orders.first {
            source.settings.dates = DateOrder(written: order)
            if hasDoubt { add(name, "dates", order, "another of its files shows it") }
        } else if orders.count > 1 {
            add(name, "dates", "not the same", "its files show \(orders.sorted().joined(separator: " and "))")
        }
    }

    private mutating func lookAtCells(
        of found: [FoundFile], _ source: Configuration.Source, _ format: any Format.Type
    ) throws {
        for table in found {
            guard let path = table.path else { continue }
            var settings = source.settings
            settings.isWorksheet = table.file.isWorksheet
            let columns = try SourceProbe.columns(path, format: format, settings: settings)
            if !columns.isEmpty { tables.append((table.file.path, columns)) }
        }
    }

    /// The preset, or the columns whose headers differ from our own names.
    private func keep(_ notes: [ReadingNote], of path: String, _ source: inout Configuration.Source) throws {
        if let preset = notes.first(where: { $0.name == "preset" }) {
            source.settings.preset = preset.value
            return
        }
        let head = try Fault.naming(path, "can't be read", .inputMissing) { try SmallFile.head(path, count: 1 << 16) }
        guard let header = TableHead(head: head) else { return }
        for note in notes where note.name.hasPrefix("column ") {
            let field = String(note.name.dropFirst("column ".count))
            let folded = foldedWord(note.value)
            guard folded != foldedWord(field), header.folded.contains(folded) else { continue }
            source.settings.columns[field] = .header(note.value)
        }
    }
}
