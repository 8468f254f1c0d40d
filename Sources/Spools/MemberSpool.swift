import InnkeeperArchive
import InnkeeperCore
import InnkeeperPacking
import InnkeeperShell
import InnkeeperStages

extension ArchiveSpool {
    /// The files that the entries read from an archive.
    func unpack(
        _ entries: [FoundFile], _ input: ArchiveInput, _ original: FoundFile.Original, _ format: ArchiveFormat
    ) throws -> [FoundFile] {
        let takers = MemberTakers(entries)
        var members: [[TakenMember]] = entries.map { _ in [] }
        var unpacked: Int64 = 0
        var fault: ArchiveFault?
        let ownName = entries.first.map { ArchiveFormat.uncompressedName(Paths.name($0.file.path)) } ?? ""
        do {
            let unpacker = try Unpacker(input, as: format, limits: limits) {
                PackedFile.isDocument($0, named: $1.isEmpty ? ownName : $1)
            }
            while let member = try unpacker.next() {
                let takers = takers.of(member.name)
                if takers.isEmpty { continue }
                var content: String?
                var problem = member.refusal.map { FoundFile.Problem(.archiveRefused, [.reason: .text($0)]) }
                do {
                    let name = member.name.isEmpty ? ownName : member.name
                    if problem == nil { content = try write(unpacker, named: Paths.name(name)) }
                } catch let fault as ArchiveFault where unpacker.canGoOn {
                    problem = PackedFile.damage(fault, of: member.name)
                }
                let left = limits.left(ofArchive: input.size, unpacked: unpacked)
                var book = problem == nil ? try content.flatMap { try WorkbookReading(path: $0, left) } : nil
                for taker in takers {
                    var file = ArchiveSpool.file(for: member, content, of: entries[taker.entry], original)
                    if var reading = book {
                        let taken = try sheets(of: file, named: taker.sheet, original, &reading)
                        book = reading
                        members[taker.entry].append(
                            TakenMember(name: member.name, files: taken.files, isOfKind: taken.isOfKind))
                    } else if taker.sheet == nil {
                        if let problem { file.problems.append(problem) }
                        members[taker.entry].append(TakenMember(name: member.name, files: [file]))
                    }
                }
                unpacked += book?.unpacked ?? 0
            }
        } catch let found as ArchiveFault {
            fault = found
        }
        return entries.indices.flatMap { index in
            var found =
                entries[index].member == nil
                ? chosen(members[index], of: entries[index]) : members[index].flatMap(\.files)
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

    /// The problem to report for the archive itself, given the files `found` in it.
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

    /// If an archive has files of several kinds: those of the source's kind, with a note on each of the others.
    private func chosen(_ members: [TakenMember], of entry: FoundFile) -> [FoundFile] {
        let fits = members.map { member in
            member.isOfKind
                ?? member.files.first?.path.flatMap { path in
                    (try? SmallFile.head(path, count: FormatChoice.headSize)).map {
                        FolderDetection.kind(of: $0, fileName: Paths.name(member.name), formats: formats)
                            == entry.file.kind
                    }
                } ?? false
        }
        guard let first = fits.firstIndex(of: true) else { return members.flatMap(\.files) }
        var chosen: [FoundFile] = []
        var notes: [FoundFile.Problem] = []
        var place = 0
        for (index, member) in members.enumerated() {
            // What couldn't be read is kept with its reason.
            if !fits[index], member.files.contains(where: { $0.path != nil }) {
                notes.append(FoundFile.Problem(.archiveMemberUnused, [.member: .text(member.name)]))
                continue
            }
            if index == first { place = chosen.count }
            chosen += member.files
        }
        chosen[place].problems += notes
        return chosen
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
}

/// Which entries of the sources read a member of an archive: those for the whole archive, those that name the member,
/// and those that name a sheet of it.
///
/// Before: entries for `a.zip`, `a.zip!desk.csv` and `a.zip!book.xlsx!May`
/// After: of `book.xlsx` the first takes everything, and the third the sheet `May`
struct MemberTakers {
    struct Taker: Equatable {
        /// The entry's index.
        var entry: Int
        /// The one requested sheet of a workbook.
        var sheet: String?
    }

    private var wholes: [Taker] = []
    private var named: [String: [Taker]] = [:]

    init(_ entries: [FoundFile]) {
        for (index, entry) in entries.enumerated() {
            guard let name = entry.member else {
                wholes.append(Taker(entry: index))
                continue
            }
            named[name, default: []].append(Taker(entry: index))
            for mark in name.indices where name[mark] == PackedFile.mark {
                let sheet = String(name[name.index(after: mark)...])
                named[String(name[..<mark]), default: []].append(Taker(entry: index, sheet: sheet))
            }
            // The content of a compressed file has no name.
            named["", default: []].append(Taker(entry: index, sheet: name))
        }
    }

    func of(_ member: String) -> [Taker] { wholes + (named[member] ?? []) }
}

/// What one entry takes from an archive.
struct TakenMember {
    var name: String
    var files: [FoundFile]
    /// For a workbook, whether a sheet holds records of the entry's kind; nil for any other file.
    var isOfKind: Bool?
}
