package import Archive
import Core
import Stages
import Workbooks

/// A file on the disk that may be packed: compressed, or an archive.
package enum PackedFile {
    /// What stands between an archive's name and a member's.
    package static let mark: Character = "!"

    /// How several tables are in one file.
    package enum Packing: Equatable {
        case archive(ArchiveFormat)
        /// Each sheet is a table.
        case workbook
    }

    /// How the file at `path` is packed; nil when it is not, or can't be read. `name` is what it is called.
    package static func packing(of path: String, named name: String) -> Packing? {
        guard let head = try? SmallFile.head(path, count: FormatChoice.headSize) else { return nil }
        if WorkbookTables.isWorkbook(head, fileName: Paths.name(name)) { return .workbook }
        return ArchiveFormat(head).map(Packing.archive)
    }

    /// The bytes behind a descriptor, which must stay open.
    package static func input(_ descriptor: Int32, size: Int64) -> ArchiveInput {
        ArchiveInput(size: size) { offset, count throws(ArchiveFault) in
            do throws(Posix.Failure) {
                return try Posix.read(descriptor, at: offset, count: count)
            } catch {
                throw ArchiveFault(.damaged, error.text)
            }
        }
    }

    /// A member, or a compressed file's content (then `name` is nil).
    package struct Member<Told> {
        package var name: String?
        /// Why it is not read, as a clause.
        package var refusal: String?
        /// What its first bytes tell.
        package var told: Told?
    }

    /// What a packed file holds.
    package struct Content<Told> {
        package var members: [Member<Told>] = []
        /// Why the list ends early: what is damaged or asks for too much.
        package var fault: ArchiveFault?

        /// Why not all of it is read, as a clause.
        package var refusal: String? {
            if let fault { return fault.message }
            return members.first { $0.refusal != nil }.map { member in
                (member.name.map { "of its member \($0): " } ?? "") + (member.refusal ?? "")
            }
        }
    }

    /// What `tell` says to the first bytes of all that can be read in a packed file; nil when it is not packed.
    package static func content<Told>(
        of path: String, headSize: Int, tell: (_ name: String?, _ head: [UInt8]) -> Told?
    ) -> Content<Told>? {
        switch packing(of: path, named: path) {
        case .workbook: workbook(path, headSize, tell)
        case .archive(let format): archive(path, format, headSize, tell)
        case nil: nil
        }
    }

    /// Sheets that are hidden count where nothing else does.
    private static func workbook<Told>(
        _ path: String, _ headSize: Int, _ tell: (_ name: String?, _ head: [UInt8]) -> Told?
    ) -> Content<Told>? {
        guard let workbook = try? WorkbookTables.content(of: path, nil, headSize: headSize) else { return nil }
        var content = Content<Told>()
        var hidden: [Member<Told>] = []
        for sheet in workbook.sheets where sheet.facts.rowCount > 0 {
            let name = sheet.facts.name
            let member = Member(name: name, told: tell(name + WorkbookTables.ending, sheet.head))
            if sheet.facts.isHidden { hidden.append(member) } else { content.members.append(member) }
        }
        if !content.members.contains(where: { $0.told != nil }) { content.members += hidden }
        content.fault = workbook.problem.map { ArchiveFault($0.kind == .limit ? .limit : .damaged, $0.message) }
        return content
    }

    private static func archive<Told>(
        _ path: String, _ format: ArchiveFormat, _ headSize: Int, _ tell: (_ name: String?, _ head: [UInt8]) -> Told?
    ) -> Content<Told>? {
        guard let descriptor = try? Posix.openFile(path) else { return nil }
        defer { Posix.close(descriptor) }
        guard let size = try? Posix.status(of: descriptor).size else { return nil }
        var content = Content<Told>()
        do throws(ArchiveFault) {
            let unpacker = try Unpacker(input(descriptor, size: size), as: format)
            while let found = try unpacker.next() {
                var member = Member<Told>(name: found.name.isEmpty ? nil : found.name, refusal: found.refusal)
                if found.refusal == nil {
                    do {
                        member.told = tell(member.name, try unpacker.read(headSize))
                    } catch {
                        guard unpacker.canGoOn else { throw error }
                        member.refusal = error.message
                    }
                }
                content.members.append(member)
            }
        } catch {
            content.fault = error
        }
        return content
    }

    /// What is said of a packed file that is damaged: that it is a workbook only its name tells.
    package static func damage(_ fault: ArchiveFault, of path: String) -> FoundFile.Problem {
        let problem =
            ContentSniffer.isWorkbook(fileName: Paths.name(path)) ? ReadingProblem.Unreadable.damagedWorkbook : .failed
        return FoundFile.Problem(.sourceUnreadable, [.problem: .key(problem), .reason: .text(fault.message)])
    }

    /// The archive and the member that `name` means: `export.zip!desk.csv`, when there is a file `export.zip`.
    package static func split(_ name: String, root: String) -> (archive: String, member: String)? {
        for index in name.indices where name[index] == mark {
            let archive = String(name[..<index])
            let status = try? Posix.status(Paths.join(root, archive))
            if !archive.isEmpty, status?.type == .regular {
                return (archive, String(name[name.index(after: index)...]))
            }
        }
        return nil
    }
}
