import InnkeeperArchive
package import InnkeeperConfiguration
import InnkeeperCore
package import InnkeeperStages

/// Decides which files the tasks of a spread run read, and which the run reads that merges their results.
///
/// Tasks read the bookings of sources whose files are all CSV, compressed or not. Everything else needs the whole program and all
/// files in one place, and is left to that run: nothing is left out.
package struct StagePlanner {
    private let request: RunRequest
    private let registry: Registry
    private let process: ProcessEnvironment

    /// `request` is the run to be spread.
    package init(_ request: RunRequest, _ registry: Registry, _ process: ProcessEnvironment) {
        self.request = request
        self.registry = registry
        self.process = process
    }

    /// `replacements` are the files that the request's configuration has instead of those that it was read with.
    package func plan(tasks: Int, replacements: [StagePlan.Replacement] = []) throws -> StagePlan {
        guard let path = request.configurationPath else {
            throw Fault(
                .usage, "stage plan needs a configuration; innkeeper init \(request.root) writes one for the folder")
        }
        let configuration = request.configuration
        let (text, digest) = try ExchangeFolder.configuration(path)
        var plan = StagePlan(
            tool: request.toolVersion, configuration: path, configurationDigest: digest, root: request.root,
            asOf: request.asOf, now: process.now, taskCount: tasks)
        (plan.configurationText, plan.replacements) = (text, replacements)
        var found = SourceFinder.find(configuration.sources, root: request.root)
        AgeGuards.apply(to: &found, configuration.sources, now: process.now)
        CopiedFiles.apply(to: &found, configuration.sources)
        let today = try process.context(configuration.property, asOf: request.asOf).today
        plan.common = found.entries.filter { $0.file.kind == .campsites && $0.path != nil }.map(StagePlanner.place)
        let order = LoadingOrder(found, configuration, registry.formats, today: today)
        for source in configuration.sources {
            let entries = found.entries.filter { $0.file.source == source.settings.name && $0.path != nil }
            if let reason = reason(toLeave: source, entries, order) {
                plan.unmapped.append(StagePlan.Unmapped(source: source.settings.name, reason: reason))
            } else {
                plan.files += try entries.compactMap { try file($0, source, order) }
            }
        }
        for (file, task) in TaskSplit.tasks(for: plan.files.map(\.byteCount), count: tasks).enumerated() {
            plan.files[file].task = task
        }
        return plan
    }

    /// The file on disk, relative to the root.
    private static func place(of entry: FoundFile) -> String {
        guard let member = entry.member else { return entry.file.path }
        return String(entry.file.path.dropLast(member.count + 1))
    }

    /// Why no file of the source is mapped; nil if its files are.
    private func reason(
        toLeave source: Configuration.Source, _ entries: [FoundFile], _ order: LoadingOrder
    ) -> String? {
        guard source.settings.kind == .bookings else { return "only bookings are read by tasks" }
        guard source.remote == nil else { return "it is fetched from the web" }
        // Such a file would be read after the others, or show how their dates are read.
        for entry in entries {
            guard let head = head(of: entry) else { return "\(entry.file.path) is an archive, a workbook or damaged" }
            guard let format = format(of: head, entry, source, order) else { continue }
            guard format == CSVFormat.self else { return "\(entry.file.path) is not CSV" }
        }
        return nil
    }

    /// The first bytes of a file's content, of none if it can't be read; nil for a file that may contain several.
    private func head(of entry: FoundFile) -> [UInt8]? {
        guard let path = entry.path, entry.member == nil else { return nil }
        guard PackedFile.packing(of: path, named: entry.file.path) != nil else {
            return (try? SmallFile.head(path, count: FormatChoice.headSize)) ?? []
        }
        return PackedFile.compressedHead(of: path)
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
            status.size <= Int64(SourceLoader.sizeLimit(request.configuration)), let head = head(of: entry),
            format(of: head, entry, source, order) != nil
        else { return nil }
        return StagePlan.File(
            source: entry.file.source, path: entry.file.path, byteCount: status.size, modified: status.modified, task: 0
        )
    }
}
