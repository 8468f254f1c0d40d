import Configuration
import Core
import Stages

/// Reads the accepted bookings of an earlier run again, by that run's own configuration.
struct PastBookings {
    private let run: PastRun
    private let sources: [Configuration.Source]
    private let formats: [any Format.Type]

    /// One file of them.
    struct File {
        /// Below the run's folder.
        var path: String
        var source: Configuration.Source
        var reading: PastRun.File
    }

    init(_ run: PastRun, units: Units) throws(PastRun.Absence) {
        self.run = run
        formats = units.formats
        let vocabulary = Vocabulary(
            rules: units.rules, stages: units.stages, reports: units.reports, formats: units.formats,
            presets: CSVPresets.facts, checkEngine: units.checkEngine)
        let (configuration, faults) = ConfigurationReader.read(run.configuration, vocabulary: vocabulary)
        guard let configuration else {
            throw .damaged("its configuration is not one of this version: \(faults.first?.message ?? "")")
        }
        sources = configuration.sources.filter { $0.settings.kind == .bookings }
        let files = sources.flatMap { run.sources[$0.settings.name]?.files ?? [] }
        guard files.allSatisfy({ $0.accepted == 0 || run.outputs["accepted/\($0.place)"] != nil }) else {
            throw .damaged("it kept no accepted records, because it was redacted")
        }
    }

    /// Every file with accepted bookings, in the order in which that run read them.
    var files: [File] {
        sources.flatMap { source in
            (run.sources[source.settings.name]?.files ?? []).compactMap { file in
                let path = "accepted/\(file.place)"
                return run.outputs[path].map { _ in File(path: path, source: source, reading: file) }
            }
        }
    }

    /// What the run says of the file's bytes.
    func digest(of file: File) -> String { run.outputs[file.path]?.digest ?? "" }

    /// Hands over the bookings of a file in their order. Throws when the file is not as the run left it.
    func read(_ file: File, jobs: Int, _ take: (Bookings) -> Void) async throws(PastRun.Absence) {
        let descriptor: Int32
        do {
            descriptor = try Posix.open(Paths.join(run.folder, file.path))
        } catch {
            throw .damaged("\(file.path): \(error.text)")
        }
        defer { Posix.close(descriptor) }
        guard let format = formats.first(where: { $0.name == file.reading.format }) else {
            throw .damaged("\(file.path): this version has no format \(file.reading.format)")
        }
        let digest = Digest()
        do {
            var survey = format.survey(PastBookings.settings(of: file), file: 0)
            var offset: Int64 = 0
            while true {
                let chunk = try Posix.read(descriptor, at: offset, count: SliceFlow.chunkSize)
                offset += Int64(chunk.count)
                if chunk.isEmpty || !survey.push(chunk) { break }
            }
            let flow = SliceFlow(descriptor: descriptor, jobs: jobs)
            _ = try await flow.run(survey.finish(), digest, work: { $0.decode().batch }) { batch, _, _ in
                if case .bookings(let bookings) = batch { take(bookings) }
            }
        } catch let failure as Posix.Failure {
            throw .damaged("\(file.path): \(failure.text)")
        } catch {
            throw .damaged("\(file.path): \(error)")
        }
        guard digest.text == run.outputs[file.path]?.digest else {
            throw .damaged("\(file.path) is not as that run wrote it")
        }
    }

    /// As the file was read then. What was found out from all its records can't be found again in the accepted ones
    /// alone.
    private static func settings(of file: File) -> SourceSettings {
        var settings = file.source.settings
        let notes = file.reading.reading
        if let dates = notes["dates"].flatMap({ DateOrder(written: $0) }) { settings.dates = dates }
        if let preset = notes["preset"] { settings.preset = preset }
        switch notes["delimiter"] {
        case "comma": settings.delimiter = 0x2C
        case "semicolon": settings.delimiter = 0x3B
        case "tab": settings.delimiter = 0x09
        case "bar": settings.delimiter = 0x7C
        default: break
        }
        // Text that was turned into UTF-8 went to `accepted/` as UTF-8.
        if let encoding = notes["encoding"] {
            settings.encoding = encoding.contains("turned into UTF-8") ? "utf-8" : encoding
        }
        return settings
    }
}
