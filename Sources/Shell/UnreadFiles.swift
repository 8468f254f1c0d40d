package import InnkeeperConfiguration
package import InnkeeperCore
import InnkeeperFormats
import InnkeeperPacking
import InnkeeperStages

/// Which files a run accounts for besides those of its sources.
package enum OtherFiles: Sendable, Equatable {
    /// The files in the sources' folders.
    case beside
    /// The files found while walking a folder; paths relative to the root.
    case met([String])
    /// The files that the user named: each should have been read.
    case named([String])
}

/// Lists every file that no source reads, and says what it is.
///
/// Before: a source `exports/*.csv`, and the files `exports/desk.csv`, `exports/guests.xlsx` and `exports/map.png`.
/// After: entries for `guests.xlsx`, an error, and `map.png`, an info, beside the one for `desk.csv`.
package struct UnreadFiles: Sendable {
    private let configuration: Configuration
    private let root: String
    private let configurationPath: String?
    private let registry: Registry
    private let unpacking: any Unpacking
    private let own: [String]

    /// `root` and `configurationPath` are absolute, and so are `own`, other files that the run works with.
    package init(
        _ registry: Registry, _ unpacking: any Unpacking, root: String,
        _ configuration: Configuration = Configuration(), configurationPath: String? = nil, own: [String] = []
    ) {
        (self.registry, self.unpacking, self.root) = (registry, unpacking, root)
        (self.configuration, self.configurationPath, self.own) = (configuration, configurationPath, own)
    }

    /// Adds an entry for each of the files.
    package func add(_ others: OtherFiles, to found: inout FoundFiles) {
        switch others {
        case .beside: found.entries += beside(found).flatMap { entries($0, isNamed: false) }
        case .met(let paths): found.entries += paths.flatMap { entries($0, isNamed: false) }
        case .named(let paths): found.entries += paths.flatMap { entries($0, isNamed: true) }
        }
        found.sort()
    }

    /// A line for each of them: its path, and why it isn't read.
    package func lines(_ others: OtherFiles, in language: Language = .en) -> [String] {
        var found = FoundFiles()
        add(others, to: &found)
        return lines(found, in: language)
    }

    /// The same for the files in `found`.
    package func lines(_ found: FoundFiles, in language: Language = .en) -> [String] {
        found.entries.filter { !$0.file.hasSource }.flatMap { entry in
            entry.problems.compactMap { problem in
                guard let rule = registry.rules.first(where: { $0.code == problem.code.rawValue }) else { return nil }
                let finding = Finding(
                    code: rule.code, severity: rule.severity, source: "", file: entry.file.path, value: problem.value,
                    arguments: problem.facts
                ).masked()
                let message = RuleMessage(rule.text(in: language), FactFormat(language))
                return "\(entry.file.path): \(message.text(finding, shownValue: finding.value))"
            }
        }
    }

    /// Whether a file with that name is one that Innkeeper itself works with, rather than data.
    static func isOwn(_ name: String) -> Bool {
        name == "pipeline.json" || name == "pipeline.schema.json" || name.hasSuffix(CaseFile.suffix)
    }

    // MARK: Which files

    /// Files directly in the folders where the sources' patterns find or expect files, as paths like theirs.
    private func beside(_ found: FoundFiles) -> [String] {
        let local = configuration.sources.filter { $0.remote == nil }
        let excluded = (configuration.ignore + local.flatMap(\.exclude)).map(Glob.init)
        let taken = Set(found.entries.map(UnreadFiles.pathOnDisk))
        var own = Set(own + [configurationPath].compactMap { $0 })
        if let configurationPath {
            let folder = Paths.parent(configurationPath)
            let written =
                [configuration.baseline, configuration.metrics] + configuration.notices.map(\.way.file)
                + configuration.sources.map { $0.remote?.journal }
            own.formUnion(written.compactMap { $0 }.map { Paths.join(folder, $0) })
        }
        var folders = Set(local.flatMap(\.files).compactMap(UnreadFiles.expectedFolder))
        folders.formUnion(found.entries.filter { $0.path != nil }.map { Paths.parent(UnreadFiles.pathOnDisk($0)) })
        return folders.sorted().filter { !UnreadFiles.isWritten(Paths.join(root, $0)) }.flatMap { folder in
            let absolute = Paths.join(root, folder)
            return FolderWalk.names(in: absolute, root: root).filter { name in
                !UnreadFiles.isOwn(name) && !own.contains(Paths.join(absolute, name))
            }.map { folder == "." ? $0 : Paths.join(folder, $0) }.filter { path in
                !taken.contains(path) && !excluded.contains { $0.matches(path) }
                    && !TargetResolver.isConfiguration(Paths.join(root, path))
            }
        }
    }

    /// The path without the part within an archive.
    private static func pathOnDisk(_ entry: FoundFile) -> String {
        Paths.normal(entry.member.map { String(entry.file.path.dropLast($0.count + 1)) } ?? entry.file.path)
    }

    /// The folder in which a pattern expects files, if it names one.
    private static func expectedFolder(_ pattern: String) -> String? {
        guard Glob.isPattern(pattern) else { return Paths.parent(pattern) }
        let fixed = Glob.fixedPrefix(pattern)
        let rest = pattern.dropFirst(pattern.hasPrefix("/") ? 1 : 0).dropFirst(fixed.count).drop { $0 == "/" }
        guard !rest.contains("/") || rest.hasPrefix("**") else { return nil }
        return pattern.hasPrefix("/") ? "/" + fixed : Paths.normal(fixed)
    }

    /// Whether a run has written the folder, or one above it.
    private static func isWritten(_ folder: String) -> Bool {
        var folder = folder
        while folder != "/" {
            if (try? OutputGuard.hasOwnRecord(folder)) == true { return true }
            folder = Paths.parent(folder)
        }
        return false
    }

    // MARK: What they are

    /// The entry for a file; for an archive one per member that may be an export, else one for the whole.
    private func entries(_ path: String, isNamed: Bool) -> [FoundFile] {
        let packed = PackedFile.split(path, root: root)
        let absolute = Paths.join(root, packed?.archive ?? path)
        do {
            guard let status = try Posix.status(absolute) else {
                return [UnreadFiles.entry(path, .sourceMissing, [.problem: .key(ReadingProblem.Missing.noFile)])]
            }
            guard status.type == .regular else {
                return [UnreadFiles.entry(path, .sourceUnreadable, [.problem: .key(ReadingProblem.Unreadable.noFile)])]
            }
            let head = try SmallFile.head(absolute, count: FormatChoice.headSize)
            let unread = judge(head, Paths.name(path))
            // Two formats that are technically archives but count as single documents.
            if ![.kmz, .numbers].contains(unread.content), let content = content(of: absolute),
                // A damaged workbook is still a workbook.
                content.fault == nil || !unread.content.isOffice
            {
                let isSheet = unpacking.packing(of: absolute, named: absolute) == .workbook
                return UnreadFiles.entries(path, packed?.member, content, isNamed, isSheet: isSheet)
            }
            // An empty file may be an export that failed, but only where its name says that it is one.
            let mayBeEmpty = isNamed || ContentSniffer.isExport(fileName: Paths.name(path))
            let emptiness = mayBeEmpty ? FormatChoice.emptiness(of: head) : nil
            var file =
                emptiness.map { UnreadFiles.entry(path, .sourceEmpty, [.problem: .key($0)]) }
                ?? UnreadFiles.entry(path, unread, isNamed)
            if let problem = try UnreadFiles.malformedJSON(absolute, head) {
                // Whether a damaged file is needed can't be known.
                file.problems = [problem] + file.problems.filter { $0.code != .sourceNotExport }
            }
            return [file]
        } catch {
            return [UnreadFiles.unreadable(path, error.text)]
        }
    }

    /// What a file is, judging by its first bytes.
    private func judge(_ head: [UInt8], _ name: String) -> UnreadFile {
        if let kind = FolderDetection.kind(of: head, fileName: name, formats: registry.formats) {
            var file = UnreadFile(.export)
            file.nearest = kind
            return file
        }
        return ContentSniffer.unread(head, fileName: name)
    }

    private func content(of path: String) -> PackedFile.Content<UnreadFile>? {
        let name = ArchiveFormat.uncompressedName(Paths.name(path))
        return unpacking.content(of: path, headSize: FormatChoice.headSize) { member, head in
            head.isEmpty ? nil : judge(head, Paths.name(member ?? name))
        }
    }

    private static func entries(
        _ path: String, _ member: String?, _ content: PackedFile.Content<UnreadFile>, _ isNamed: Bool, isSheet: Bool
    ) -> [FoundFile] {
        let members = content.members.filter { member == nil || $0.name == member }
        let judged = members.compactMap { one in
            one.told.map { (path: member == nil ? memberPath(path, one.name) : path, file: $0) }
        }
        // A sheet beside others that are read, such as one of statistics, is only listed.
        let isOther = isSheet && member != nil && judged.first?.file.content != .export
        let exports = judged.filter { !isOther && isExport($0.file, $0.path) }
        if !exports.isEmpty { return exports.map { entry($0.path, $0.file, isNamed) } }
        if let fault = content.fault {
            if fault.kind == .limit { return [refused(path, fault.message)] }
            return [FoundFile(file: SourceFile(unread: path), problems: [PackedFile.damage(fault, of: path)])]
        }
        if let refusal = content.refusal { return [refused(path, refusal)] }
        guard let first = judged.first else {
            return [UnreadFiles.entry(path, .sourceEmpty, [.problem: .key(ReadingProblem.Empty.noFiles)])]
        }
        return [entry(path, first.file, isNamed, isOther: isOther)]
    }

    private static func memberPath(_ path: String, _ member: String?) -> String {
        member.map { path + String(PackedFile.mark) + $0 } ?? path
    }

    private static func entry(_ path: String, _ file: UnreadFile, _ isNamed: Bool, isOther: Bool = false) -> FoundFile {
        let isMissed = isNamed || !isOther && isExport(file, path)
        var entry = entry(path, isMissed ? .sourceUnrecognised : .sourceNotExport, file.facts)
        entry.problems[0].value = file.headings.joined(separator: ", ")
        entry.file.reading = [ReadingNote("content", file.content.rawValue)]
        return entry
    }

    /// What is recognised as something else isn't an export, whatever its name.
    private static func isExport(_ file: UnreadFile, _ path: String) -> Bool {
        switch file.content {
        case .bankStatement, .payout, .staffList: false
        default: file.isExport || ContentSniffer.isExport(fileName: Paths.name(path))
        }
    }

    private static func unreadable(_ path: String, _ reason: String) -> FoundFile {
        entry(path, .sourceUnreadable, [.problem: .key(ReadingProblem.Unreadable.failed), .reason: .text(reason)])
    }

    private static func refused(_ path: String, _ reason: String) -> FoundFile {
        entry(path, .archiveRefused, [.reason: .text(reason)])
    }

    private static func entry(_ path: String, _ code: ReadingCode, _ facts: FindingArguments) -> FoundFile {
        FoundFile(file: SourceFile(unread: path), problems: [FoundFile.Problem(code, facts)])
    }

    /// Where a file named as JSON is malformed.
    private static func malformedJSON(_ path: String, _ head: [UInt8]) throws(Posix.Failure) -> FoundFile.Problem? {
        guard JSONCheck.isMeant(fileName: Paths.name(path), head: []) else { return nil }
        let descriptor = try Posix.open(path)
        defer { Posix.close(descriptor) }
        let error = try FormatChoice.malformedJSON(head, fileName: Paths.name(path)) { offset throws(Posix.Failure) in
            try Posix.read(descriptor, at: offset, count: RecordPipeline.chunkSize)
        }
        return error.map {
            FoundFile.Problem(
                .jsonMalformed, [.reason: .text($0.message)], line: $0.position.line, column: $0.position.column)
        }
    }
}
