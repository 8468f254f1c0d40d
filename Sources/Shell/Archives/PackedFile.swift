package import Archive
import Core
import Stages

/// A file on the disk that may be packed: compressed, or an archive.
package enum PackedFile {
    /// What stands between an archive's name and a member's.
    package static let mark: Character = "!"

    /// How the file is packed; nil when it is not, or can't be read.
    package static func format(of path: String) -> ArchiveFormat? {
        (try? SmallFile.head(path, count: ArchiveFormat.headSize)).flatMap { ArchiveFormat($0) }
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

    /// What `tell` says to the first bytes of all that can be read in a packed file; nil when it is not packed, or is
    /// a workbook.
    package static func content<Told>(
        of path: String, headSize: Int, tell: (_ name: String?, _ head: [UInt8]) -> Told?
    ) -> Content<Told>? {
        guard let format = format(of: path), let descriptor = try? Posix.openFile(path) else { return nil }
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
        return isWorkbook(content.members.compactMap(\.name)) ? nil : content
    }

    /// What is said of a packed file that is damaged: that it is a workbook only its name tells.
    package static func damage(_ fault: ArchiveFault, of path: String) -> FoundFile.Problem {
        let problem =
            ContentSniffer.isWorkbook(fileName: Paths.name(path)) ? ReadingProblem.Unreadable.damagedWorkbook : .failed
        return FoundFile.Problem(.sourceUnreadable, [.problem: .key(problem), .reason: .text(fault.message)])
    }

    /// Whether the members are those of a workbook of Excel or OpenDocument, which is no archive of exports.
    package static func isWorkbook(_ members: [String]) -> Bool {
        members.contains("[Content_Types].xml") || members.contains("mimetype") && members.contains("content.xml")
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
