package import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperPacking
package import InnkeeperStages

/// Decides which files the tasks of a spread run read, and which the run reads that merges their results.
///
/// Tasks read the bookings of sources whose files are all CSV, plain or compressed with gzip or Zstandard, if they are checked
/// against campsites that tasks can read, too. Everything else needs the whole program and all files in one place, and is
/// left to that run: nothing is left out.
package struct StagePlanner {
    private let request: RunRequest
    private let registry: Registry
    private let process: ProcessEnvironment
    private let unpacking: any Unpacking

    /// `request` is the run to be spread.
    package init(
        _ request: RunRequest, _ registry: Registry, _ process: ProcessEnvironment,
        _ unpacking: any Unpacking
    ) {
        self.request = request
        self.registry = registry
        self.process = process
        self.unpacking = unpacking
    }

    /// With `buckets`, a step of its own compares records. `replacements` are the files that the request's configuration has
    /// instead of those that it was read with.
    package func plan(
        tasks: Int, buckets: Int = 0, replacements: [StagePlan.Replacement] = []
    ) throws -> StagePlan {
        guard let path = request.configurationPath else {
            throw Fault(
                .usage, "stage plan needs a configuration; innkeeper init \(request.root) writes one for the folder")
        }
        let configuration = request.configuration
        let digest = try ExchangeFolder.digest(ofConfiguration: path)
        var plan = StagePlan(
            tool: request.toolVersion, configuration: path, configurationDigest: digest, root: request.root,
            asOf: request.asOf, now: process.now, taskCount: tasks)
        plan.bucketCount = buckets
        let text = ConfigurationWriter.json(StagePlanner.reduced(configuration))
        (plan.configurationText, plan.replacements) = (String(decoding: text, as: UTF8.self), replacements)
        var found = SourceFinder.find(configuration.sources, root: request.root)
        AgeGuards.apply(to: &found, configuration.sources, now: process.now)
        CopiedFiles.apply(to: &found, configuration.sources)
        let today = try process.context(configuration.property, asOf: request.asOf).today
        let order = LoadingOrder(found, configuration, registry.formats, today: today)
        let obstacle = obstacleInCampSites(found, order)
        for source in configuration.sources {
            let entries = found.entries.filter { $0.file.source == source.settings.name && $0.path != nil }
            if let reason = reason(toLeave: source, entries, order) ?? obstacle {
                plan.unmapped.append(StagePlan.Unmapped(source: source.settings.name, reason: reason))
            } else {
                plan.files += try entries.compactMap { try file($0, source, order) }
                if buckets > 0, !isOrdered(source, found, order) { plan.bucketed.append(source.settings.name) }
            }
        }
        let places = Dictionary(
            found.entries.enumerated().map { (StagePlan.key($1.file.source, $1.file.path), $0) }
        ) { first, _ in first }
        plan.files.sort { one, other in
            (places[StagePlan.key(one.source, one.path)] ?? 0) < (places[StagePlan.key(other.source, other.path)] ?? 0)
        }
        if !plan.files.isEmpty {
            plan.common = found.entries.filter { $0.file.kind == .campsites && $0.path != nil }.map(\.file.path)
        }
        for (file, task) in TaskSplit.tasks(for: plan.files.map(\.byteCount), count: tasks).enumerated() {
            plan.files[file].task = task
        }
        return plan
    }

    /// Whether some files are exports of the same list, of which one is newer: what it supersedes can only be told where all
    /// records are.
    private func isOrdered(_ source: Configuration.Source, _ found: FoundFiles, _ order: LoadingOrder) -> Bool {
        found.entries.indices.contains {
            found.entries[$0].file.source == source.settings.name && order.exports.isOrdered($0)
        }
    }

    /// What tasks need of a configuration: where records are, and how they are read and judged. They know no reports or
    /// queries, and only some stages and formats.
    private static func reduced(_ configuration: Configuration) -> Configuration {
        var reduced = configuration
        (reduced.reports, reduced.checks, reduced.notices) = ([], [], [])
        reduced.stages.removeAll { unit in !TaskReading.stages.contains { $0.name == unit.name } }
        for (index, source) in configuration.sources.enumerated() {
            let isKnown = TaskReading.formats.contains {
                $0.name == source.format && $0.kinds.contains(source.settings.kind)
            }
            if !isKnown { reduced.sources[index].format = nil }
        }
        return reduced
    }

    /// Why no file of the source is mapped; nil if its files are, as far as they themselves are concerned.
    private func reason(
        toLeave source: Configuration.Source, _ entries: [FoundFile], _ order: LoadingOrder
    ) -> String? {
        guard source.settings.kind == .bookings else { return "only bookings are read by tasks" }
        guard source.remote == nil else { return "it is fetched from the web" }
        // Such a file would be read after the others, or show how their dates are read.
        return entries.lazy.compactMap { obstacle(in: $0, source, order) }.first
    }

    /// Why tasks can't read the campsites, against which they check bookings; nil if they can.
    private func obstacleInCampSites(_ found: FoundFiles, _ order: LoadingOrder) -> String? {
        for source in request.configuration.sources where source.settings.kind == .campsites {
            let name = source.settings.name
            let entries = found.entries.lazy.filter { $0.file.source == name && $0.path != nil }
            let reason =
                source.remote == nil
                ? entries.compactMap { obstacle(in: $0, source, order) }.first : "\(name) is fetched from the web"
            if let reason { return "its campsites can't be read by tasks: \(reason)" }
        }
        return nil
    }

    /// Why tasks can't read a file, as a clause that begins with its path; nil if they can, or if it has no content.
    private func obstacle(in entry: FoundFile, _ source: Configuration.Source, _ order: LoadingOrder) -> String? {
        switch content(of: entry) {
        case .closed(let reason): return "\(entry.file.path) \(reason)"
        case .open(let head):
            guard let format = format(of: head, entry, source, order) else { return nil }
            let kind = source.settings.kind
            if TaskReading.reads(format, kind) { return nil }
            return "\(entry.file.path) \(kind == .bookings ? "is not CSV" : "is neither CSV nor JSON")"
        }
    }

    private enum Content {
        /// The first bytes of what a task reads; none of a file that can't be read.
        case open(head: [UInt8])
        /// Why tasks can't open it, as a clause.
        case closed(String)
    }
    private func content(of entry: FoundFile) -> Content {
        guard let path = entry.path else { return .open(head: []) }
        guard entry.member == nil else { return .closed("is in an archive or a workbook") }
        switch unpacking.packing(of: path, named: entry.file.path) {
        case nil:
            return .open(head: (try? SmallFile.head(path, count: FormatChoice.headSize)) ?? [])
        case .workbook:
            return .closed("is a workbook")
        case .archive(let format):
            guard let head = unpacking.compressedHead(of: path) else {
                return .closed(format.isCompression ? "is an archive or damaged" : "is an archive")
            }
            return format.compressionReader == nil
                ? .closed("is compressed with \(format); tasks open gzip and zstd") : .open(head: head)
        }
    }

    private func format(
        of head: [UInt8], _ entry: FoundFile, _ source: Configuration.Source, _ order: LoadingOrder
    ) -> (any Format.Type)? {
        guard FormatChoice.emptiness(of: head) == nil else { return nil }
        return order.format(of: head, ArchiveFormat.uncompressedName(entry.file.path), source)
    }

    /// nil for a file that has no records, is too large or can't be read: merging says so.
    private func file(
        _ entry: FoundFile, _ source: Configuration.Source, _ order: LoadingOrder
    ) throws -> StagePlan.File? {
        guard let path = entry.path, let status = try? Posix.status(path), status.type == .regular,
            status.size <= Int64(SourceLoader.sizeLimit(request.configuration)),
            case .open(let head) = content(of: entry),
            format(of: head, entry, source, order) != nil
        else { return nil }
        return StagePlan.File(
            source: entry.file.source, path: entry.file.path, byteCount: status.size, modified: status.modified, task: 0
        )
    }
}
