import InnkeeperCore
package import InnkeeperPacking

/// Unpacks files for a task: those that are compressed with gzip or Zstandard, and no others. Everything that the program
/// needs for it is in the program itself.
///
/// Before: an entry for `desk.csv.gz`
/// After: the same entry, with the content to be read in its place, or without any if it is damaged or exceeds a limit;
/// the step that merges the results says why.
package final class CompressedSpool: UnpackingSpool {
    private let folder: SpoolFolder
    private let limits: ArchiveLimits

    /// `folder` is created on first use.
    package init(folder: String, limits: ArchiveLimits = ArchiveLimits()) {
        self.folder = SpoolFolder(folder)
        self.limits = limits
    }

    package func remove() throws { try folder.remove() }

    package func unpack(_ found: FoundFiles) throws -> FoundFiles {
        var unpacked = found
        for (index, entry) in found.entries.enumerated() {
            guard let path = entry.path,
                let format = (try? SmallFile.head(path, count: ArchiveFormat.headSize)).flatMap(
                    ArchiveFormat.init)
            else { continue }
            (unpacked.entries[index].path, unpacked.entries[index].original) = try unpack(
                entry, path, format)
        }
        return unpacked
    }

    private func unpack(
        _ entry: FoundFile, _ path: String, _ format: ArchiveFormat
    ) throws -> (content: String?, original: FoundFile.Original?) {
        guard let reader = format.compressionReader, let descriptor = try? Posix.openFile(path) else {
            return (nil, nil)
        }
        defer { Posix.close(descriptor) }
        let (size, digest) = (try Posix.status(of: descriptor).size, Digest())
        let (content, file) = try folder.makeFile(
            named: ArchiveFormat.uncompressedName(Paths.name(entry.file.path)))
        var (head, count): ([UInt8], Int64) = ([], 0)
        var failure: (any Error)?
        var isSound = true
        try SmallFile.forEachChunk(descriptor) { chunk in
            digest.add(chunk[...])
            guard isSound else { return }
            isSound = reader.read(chunk) { piece in
                if head.count < ArchiveFormat.headSize {
                    head += piece.prefix(ArchiveFormat.headSize - head.count)
                }
                count += Int64(piece.count)
                guard limits.allow(count, ofArchive: size) else { return false }
                do { try file.write(piece) } catch { failure = error }
                return failure == nil
            }
        }
        _ = try file.close()
        if let failure { throw failure }
        // If it holds an archive, that is not read as a table.
        let isRead = isSound && reader.isWhole && ArchiveFormat(head) == nil
        return (isRead ? content : nil, FoundFile.Original(bytes: size, digest: digest.text))
    }
}
