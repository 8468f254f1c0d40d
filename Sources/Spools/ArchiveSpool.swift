package import InnkeeperCore
package import InnkeeperPacking
package import InnkeeperShell

/// Unpacks a run's packed files to where they can be read, and read again: one file for each member, in a folder that
/// only this user can open and that is removed after the run.
///
/// Before: an entry for `export.zip`
/// After: entries for `export.zip!desk.csv` and `export.zip!guests.vcf`, and one with a finding for what is refused
package final class ArchiveSpool: UnpackingSpool {
    let folder: SpoolFolder
    let formats: [any Format.Type]
    let limits: ArchiveLimits
    /// How to read sources, by their names.
    let settings: [String: SourceSettings]

    /// `folder` is created on first use.
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
        // Several entries may refer to members of one archive, which is read only once.
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
        let input = PackedFile.input(descriptor, size: original.bytes)
        switch packing {
        case .archive(let format): return try unpack(entries, input, original, format)
        case .workbook:
            var reading = WorkbookReading(input, limits)
            return try entries.flatMap { try sheets(of: $0, named: $0.member, original, &reading).files }
        }
    }

    /// The accepted and rejected records of `desk.csv.gz` aren't compressed: they go to `desk.csv`, unless that is
    /// another file of the source.
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
