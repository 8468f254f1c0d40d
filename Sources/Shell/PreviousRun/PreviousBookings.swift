import Configuration
import Core
import Stages

/// Reads the accepted bookings of an earlier run again, by that run's own configuration.
struct PreviousBookings {
    private let run: PreviousRun
    private let sources: [Configuration.Source]
    private let formats: [any Format.Type]

    /// One file of them.
    struct File {
        /// Below the run's folder.
        var path: String
        var source: Configuration.Source
        var reading: PreviousRun.File
    }

    init(_ run: PreviousRun, registry: Registry) throws(PreviousRun.Absence) {
        self.run = run
        formats = registry.formats
        let facts = RegistryFacts(
            rules: registry.rules, stages: registry.stages, reports: registry.reports, formats: registry.formats,
            presets: Presets.facts, checkEngine: registry.checkEngine)
        let (configuration, faults) = ConfigurationReader.read(run.configuration, facts: facts)
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
    func read(_ file: File, jobs: Int, _ take: (Bookings) -> Void) async throws(PreviousRun.Absence) {
        let digest = Digest()
        do {
            let descriptor = try Posix.open(path(of: file))
            defer { Posix.close(descriptor) }
            let flow = OrderedParallelMap(descriptor: descriptor, jobs: jobs)
            _ = try await flow.run(try pipeline(of: file, descriptor), digest, work: { $0.decode().batch }) {
                batch, _, _ in
                if case .bookings(let bookings) = batch { take(bookings) }
            }
        } catch {
            throw PreviousBookings.damage(error, file)
        }
        try check(digest, file)
    }

    /// The lines of a table, one for each booking; nil where records have more than one, or the file is no table. Throws
    /// when the file is not as the run left it.
    func lines(of file: File) throws(PreviousRun.Absence) -> LineDigests? {
        guard file.reading.format == CSVFormat.name else { return nil }
        let digest = Digest()
        let lines: LineDigests
        do {
            let descriptor = try Posix.open(path(of: file))
            defer { Posix.close(descriptor) }
            let head = try pipeline(of: file, descriptor).reader.framing.head
            lines = try LineDigests(descriptor, headCount: head.count, count: file.reading.accepted, digest)
        } catch {
            throw PreviousBookings.damage(error, file)
        }
        try check(digest, file)
        return lines.count == file.reading.accepted ? lines : nil
    }

    /// Hands over the bookings of some lines of a file, in their order. While some are taken, the next are read.
    func read(
        _ numbers: [Int], of lines: LineDigests, _ file: File, _ take: (Bookings) -> Void
    ) async throws(PreviousRun.Absence) {
        do {
            let descriptor = try Posix.open(path(of: file))
            defer { Posix.close(descriptor) }
            var pipeline = try pipeline(of: file, descriptor)
            var slices = pipeline.push(lines.head, isLast: false)
            var rest = numbers[...]
            while !rest.isEmpty {
                let wanted = rest
                async let piece = PreviousBookings.piece(wanted, of: lines, descriptor)
                for bookings in PreviousBookings.bookings(slices) { take(bookings) }
                let (bytes, left) = try await piece
                slices = pipeline.push(bytes, isLast: false)
                rest = left
            }
            for bookings in PreviousBookings.bookings(slices + pipeline.push([], isLast: true)) { take(bookings) }
        } catch {
            throw PreviousBookings.damage(error, file)
        }
    }

    /// The bytes of some of the lines, and the numbers of those that are left.
    private static func piece(
        _ numbers: ArraySlice<Int>, of lines: LineDigests, _ descriptor: Int32
    ) throws(Posix.Failure) -> (bytes: [UInt8], left: ArraySlice<Int>) {
        var bytes: [UInt8] = []
        var left = numbers
        // A copy of what lies between two lines costs less than to ask for each.
        var window: [UInt8] = []
        var windowStart: Int64 = 0
        while bytes.count < RecordPipeline.chunkSize, let number = left.popFirst() {
            let start = lines.starts[number]
            let end = number + 1 < lines.count ? lines.starts[number + 1] : lines.end
            if end > windowStart + Int64(window.count) {
                window.removeAll(keepingCapacity: true)
                windowStart = start
                let count = max(windowSize, Int(end - start))
                try Posix.read(descriptor, at: start, count: count, behind: &window)
            }
            bytes += window[Int(start - windowStart)...].prefix(Int(end - start))
        }
        return (bytes, left)
    }

    private static let windowSize = 1 << 14

    private static func bookings(_ slices: [any SourceSlice]) -> [Bookings] {
        slices.compactMap { slice in
            if case .bookings(let bookings) = slice.decode().batch { return bookings }
            return nil
        }
    }

    private func path(of file: File) -> String { Paths.join(run.folder, file.path) }

    /// What cuts the file, as far as its first bytes must be seen for that.
    private func pipeline(of file: File, _ descriptor: Int32) throws -> RecordPipeline {
        guard let format = formats.first(where: { $0.name == file.reading.format }) else {
            throw PreviousRun.Absence.damaged("\(file.path): this version has no format \(file.reading.format)")
        }
        return try RecordPipeline(format, PreviousBookings.settings(of: file)) { offset in
            try Posix.read(descriptor, at: offset, count: RecordPipeline.chunkSize)
        }
    }

    private func check(_ digest: Digest, _ file: File) throws(PreviousRun.Absence) {
        guard digest.text == run.outputs[file.path]?.digest else {
            throw .damaged("\(file.path) is not as that run wrote it")
        }
    }

    private static func damage(_ error: any Error, _ file: File) -> PreviousRun.Absence {
        switch error {
        case let absence as PreviousRun.Absence: absence
        case let failure as Posix.Failure: .damaged("\(file.path): \(failure.text)")
        default: .damaged("\(file.path): \(error)")
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
