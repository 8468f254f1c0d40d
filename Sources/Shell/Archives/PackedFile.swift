import InnkeeperCore
package import InnkeeperPacking
import InnkeeperStages

/// A file on disk that may be packed: compressed, or an archive.
package enum PackedFile {
    /// Separates an archive's name from a member's.
    package static let mark: Character = "!"

    /// How one file contains several tables.
    package enum Packing: Equatable {
        case archive(ArchiveFormat)
        /// Each sheet is a table.
        case workbook
    }

    /// A member, or the content of a compressed file (then `name` is nil).
    package struct Member<Told> {
        package var name: String?
        /// Why it isn't read, as a clause.
        package var refusal: String?
        /// What `tell` made of its first bytes.
        package var told: Told?

        package init(name: String?, refusal: String? = nil, told: Told? = nil) {
            self.name = name
            self.refusal = refusal
            self.told = told
        }
    }

    /// The content of a packed file.
    package struct Content<Told> {
        package var members: [Member<Told>] = []
        /// Why the list is incomplete: something is damaged or exceeds a limit.
        package var fault: ArchiveFault?

        package init() {}

        /// Why something is left unread, as a clause.
        package var refusal: String? {
            if let fault { return fault.message }
            return members.first { $0.refusal != nil }.map { member in
                (member.name.map { "of its member \($0): " } ?? "") + (member.refusal ?? "")
            }
        }
    }

    /// The problem to report for a damaged packed file; only its name shows whether it is a workbook.
    package static func damage(_ fault: ArchiveFault, of path: String) -> FoundFile.Problem {
        let isWorkbook = ContentSniffer.isWorkbook(fileName: Paths.name(path))
        let problem = isWorkbook ? ReadingProblem.Unreadable.damagedWorkbook : .failed
        // That a workbook is damaged is said by the problem itself.
        let reason = isWorkbook ? fault.damage ?? fault.message : fault.message
        return FoundFile.Problem(.sourceUnreadable, [.problem: .key(problem), .reason: .text(reason)])
    }

    /// The archive and the member that `name` refers to: `export.zip!desk.csv`, if there is a file `export.zip`.
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
