package import Archive
package import Core

/// Puts what is packed in the files of a run where it can be read, and read again: one file for each content, in a
/// folder that only this user can open, gone with the run.
///
/// Before: an entry for `export.zip`
/// After: entries for `export.zip!desk.csv` and `export.zip!guests.vcf`, and one with a finding for what is refused
package final class ArchiveSpool {
    let folder: SpoolFolder
    let formats: [any Format.Type]
    private let limits: ArchiveLimits
    /// How sources are read, by their names.
    let settings: [String: SourceSettings]

    private static let headSize = 1 << 16

    /// `folder` is made when there is something to put into it.
    package init(
        folder: String, formats: [any Format.Type], limits: ArchiveLimits = ArchiveLimits(),
        settings: [SourceSettings] = []
    ) {
        self.folder = SpoolFolder(folder)
        self.formats = formats
        self.limits = limits
        self.settings = Dictionary(settings.map { ($0.name, $0) }) { first, _ in first }
    }

    package func remove() throws { try folder.remove() }

    package func unpack(_ found: FoundFiles) throws -> FoundFiles {
        var unpacked = FoundFiles()
        unpacked.fetched = found.fetched
        // Several entries may mean members of one archive, which is walked over once.
        var packed: [(path: String, packing: PackedFile.Packing, entries: [FoundFile])] = []
        var places: [String: Int] = [:]
        for entry in found.entries {
            if let path = entry.path, let place = places[path] {
                packed[place].entries.append(entry)
            } else if let path = entry.path, let packing = PackedFile.packing(of: path, named: entry.file.path) {
                places[path] = packed.count
                packed.append((path, packing, [entry]))
            } else {
                unpacked.entries.append(entry)
            }
        }
        for (path, packing, entries) in packed { unpacked.entries += try unpack(entries, path, packing) }
        unpacked.sort()
        ArchiveSpool.shortenRecordsPaths(&unpacked)
        return unpacked
    }

    // MARK: One packed file

    private func unpack(_ entries: [FoundFile], _ path: String, _ packing: PackedFile.Packing) throws -> [FoundFile] {
        let descriptor: Int32
        let original: FoundFile.Original
        do {
            descriptor = try Posix.openFile(path)
        } catch {
            return entries
        }
        defer { Posix.close(descriptor) }
        do {
            let digest = Digest()
            try SmallFile.forEachChunk(descriptor) { digest.add($0[...]) }
            original = FoundFile.Original(bytes: try Posix.status(of: descriptor).size, digest: digest.text)
        } catch {
            return entries
        }
        switch packing {
        case .archive(let format): return try unpack(entries, descriptor, original, format)
        case .workbook: return try entries.flatMap { try sheets(of: $0, path, original) }
        }
    }

    private func unpack(
        _ entries: [FoundFile], _ descriptor: Int32, _ original: FoundFile.Original, _ format: ArchiveFormat
    ) throws -> [FoundFile] {
        let wholes = entries.indices.filter { entries[$0].member == nil }
        let named = Dictionary(grouping: entries.indices.filter { entries[$0].member != nil }) { entries[$0].member }
        var members: [[FoundFile]] = entries.map { _ in [] }
        var fault: ArchiveFault?
        do {
            let input = PackedFile.input(descriptor, size: original.bytes)
            let unpacker = try Unpacker(input, as: format, limits: limits)
            while let member = try unpacker.next() {
                let takers = wholes + (named[member.name] ?? [])
                guard let first = takers.first else { continue }
                var content: String?
                var problem = member.refusal.map { FoundFile.Problem(.archiveRefused, [.reason: .text($0)]) }
                do {
                    let name = member.name.isEmpty ? entries[first].file.path : member.name
                    if problem == nil { content = try write(unpacker, named: Paths.name(name)) }
                } catch let fault as ArchiveFault where unpacker.canGoOn {
                    problem = PackedFile.damage(fault, of: member.name)
                }
                for taker in takers {
                    var file = ArchiveSpool.file(for: member, content, of: entries[taker], original)
                    if let problem { file.problems.append(problem) }
                    members[taker].append(file)
                }
            }
        } catch let found as ArchiveFault {
            fault = found
        }
        return entries.indices.flatMap { index in
            var found = members[index]
            if entries[index].member == nil { found = chosen(found, of: entries[index]) }
            if let problem = ArchiveSpool.problem(of: entries[index], found, fault) {
                var whole = entries[index]
                whole.original = original
                whole.path = nil
                whole.problems.append(problem)
                found.append(whole)
            }
            return found
        }
    }

    private static func file(
        for member: UnpackedMember, _ content: String?, of entry: FoundFile, _ original: FoundFile.Original
    ) -> FoundFile {
        var file = entry
        file.original = original
        file.path = content
        if !member.name.isEmpty, entry.member == nil {
            file.file.path += "\(PackedFile.mark)\(member.name)"
            file.file.recordsPath = file.file.path
        }
        return file
    }

    /// What is to be said about the archive itself, when `found` came out of it.
    private static func problem(
        of entry: FoundFile, _ found: [FoundFile], _ fault: ArchiveFault?
    ) -> FoundFile.Problem? {
        if let fault, entry.member == nil || found.isEmpty {
            return fault.kind == .limit
                ? FoundFile.Problem(.archiveRefused, [.reason: .text(fault.message)])
                : PackedFile.damage(fault, of: entry.file.path)
        }
        guard found.isEmpty else { return nil }
        return entry.member == nil
            ? FoundFile.Problem(.sourceEmpty, [.problem: .key(ReadingProblem.Empty.noFiles)])
            : FoundFile.Problem(.sourceMissing, [.problem: .key(ReadingProblem.Missing.noMember)])
    }

    /// Of an archive with files of several kinds, those of the source's kind, and with them a note on each other one.
    private func chosen(_ members: [FoundFile], of entry: FoundFile) -> [FoundFile] {
        let kinds = members.map { member in
            member.path.flatMap { path in
                (try? SmallFile.head(path, count: ArchiveSpool.headSize)).flatMap {
                    FolderDetection.kind(of: $0, fileName: Paths.name(member.file.path), formats: formats)
                }
            }
        }
        guard let first = kinds.firstIndex(of: entry.file.kind) else { return members }
        var chosen: [FoundFile] = []
        var notes: [FoundFile.Problem] = []
        var place = 0
        for (index, member) in members.enumerated() {
            if member.path != nil, kinds[index] != entry.file.kind {
                let name = ArchiveSpool.memberName(member, in: entry)
                notes.append(FoundFile.Problem(.archiveMemberUnused, [.member: .text(name)]))
                continue
            }
            if index == first { place = chosen.count }
            chosen.append(member)
        }
        chosen[place].problems += notes
        return chosen
    }

    private static func memberName(_ member: FoundFile, in entry: FoundFile) -> String {
        String(member.file.path.dropFirst(entry.file.path.count + 1))
    }

    private func write(_ unpacker: Unpacker, named name: String) throws -> String {
        let (path, file) = try folder.makeFile(named: ArchiveFormat.uncompressedName(name))
        while true {
            let bytes = try unpacker.read()
            if bytes.isEmpty { break }
            try file.write(bytes[...])
        }
        _ = try file.close()
        return path
    }

    /// The records of `desk.csv.gz` are no gzip: they go to `desk.csv`, unless that is another file of the source.
    private static func shortenRecordsPaths(_ found: inout FoundFiles) {
        var taken = Set(found.entries.map { "\($0.file.source)/\($0.file.path)" })
        for index in found.entries.indices where found.entries[index].original != nil {
            let file = found.entries[index].file
            let short = ArchiveFormat.uncompressedName(file.path)
            if !file.path.contains(PackedFile.mark), short != file.path,
                taken.insert("\(file.source)/\(short)").inserted
            {
                found.entries[index].file.recordsPath = short
            }
        }
    }
}
