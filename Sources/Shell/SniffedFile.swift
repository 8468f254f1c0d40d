import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperFormats
import InnkeeperStages

/// A file that is open, and of which it is known how it is read.
struct SniffedFile {
    /// Index in `Dataset.files`.
    let number: Int
    let descriptor: Int32
    let format: any Format.Type
    /// After its first pass.
    let pipeline: RecordPipeline
    let source: Configuration.Source
    let conditions: ReadingConditions
}

extension SourceLoader {
    /// Opens a file, works out how it is read, and passes it on. One that can't be read is only reported.
    func read(_ file: Int, _ pass: (SniffedFile) async throws -> Void) async throws {
        guard let path = paths[file], let source = configuration.source(dataset.files[file].source) else { return }
        let opened: OpenedSource
        switch OpenedSource.open(path) {
        case .success(let source): opened = source
        case .failure(let problem): return builder.miss(problem.code, file, problem.facts)
        }
        defer { Posix.close(opened.descriptor) }
        builder.dataset.files[file].byteCount = opened.size
        // Unpacked and fetched files are as new as this run.
        if originals[file] == nil { builder.dataset.files[file].modified = opened.modified }
        let limit = SourceLoader.sizeLimit(configuration)
        guard opened.size <= Int64(limit) else {
            return builder.miss(
                .sourceUnreadable, file,
                [.problem: .key(ReadingProblem.Unreadable.tooLarge), .limit: .text(Limits.sizes.text(limit))])
        }
        do {
            if let sniffed = try sniff(file, path, opened.descriptor, source) { try await pass(sniffed) }
        } catch let failure as Posix.Failure {
            let problem = OpenedSource.Problem(failure)
            builder.miss(problem.code, file, problem.facts)
        }
    }

    /// The largest file that is read, in bytes.
    static func sizeLimit(_ configuration: Configuration) -> Int {
        min(configuration.limits.file, Int(RecordReference.offsetLimit))
    }

    /// The first pass; nil for a file without records, or that is in no known format, which is reported.
    private func sniff(
        _ file: Int, _ path: String, _ descriptor: Int32, _ source: Configuration.Source
    ) throws -> SniffedFile? {
        func chunk(_ offset: Int64) throws(Posix.Failure) -> [UInt8] {
            try Posix.read(descriptor, at: offset, count: RecordPipeline.chunkSize)
        }
        let (digest, name) = (Digest(), Paths.name(path))
        let head = try Posix.read(descriptor, at: 0, count: FormatChoice.headSize)
        let emptiness = FormatChoice.emptiness(of: head)
        guard emptiness == nil, let format = order.format(of: head, path, source) else {
            if let error = try FormatChoice.malformedJSON(head, fileName: name, nextChunk: chunk) {
                let (line, column) = (error.position.line, error.position.column)
                builder.report(.jsonMalformed, file, [.reason: .text(error.message)], line: line, column: column)
            }
            guard let emptiness else {
                let unread = ContentSniffer.unread(head, fileName: name, kind: source.settings.kind)
                builder.miss(
                    .sourceUnrecognised, file, unread.facts, value: unread.headings.joined(separator: ", "))
                return nil
            }
            digest.add(head[...])
            builder.dataset.files[file].digest = digest.text
            builder.report(.sourceEmpty, file, [.problem: .key(emptiness)])
            return nil
        }
        builder.dataset.files[file].format = format.name
        try reached(.began(dataset.files[file], number: file + 1))
        // Of no bytes, until some have been read.
        builder.dataset.files[file].digest = digest.text
        let settings = settings(file, source)
        var pipeline = try RecordPipeline(format, settings, file: file, nextChunk: chunk)
        if let order = evidence.dateOrder(for: pipeline.reader.dateOrder, of: file, self.settings) {
            pipeline.adopt(order, reason: "another file with these headings shows it")
        }
        let conditions = ReadingConditions(
            format: format.name, settings: settings, reading: pipeline.reader.reading,
            campSites: siteDigests)
        return SniffedFile(
            number: file, descriptor: descriptor, format: format, pipeline: pipeline, source: source,
            conditions: conditions)
    }

    private func settings(_ file: Int, _ source: Configuration.Source) -> SourceSettings {
        var settings = source.settings
        settings.isWorksheet = dataset.files[file].isWorksheet
        settings.colouredCell = dataset.files[file].colouredCell
        if settings.kind == .bookings {
            settings.siteNumbers = sites?.numbers
            settings.site = settings.site ?? feedSites[file]
            if settings.property == nil, hasSeveralProperties { settings.property = "" }
        }
        return settings
    }
}
