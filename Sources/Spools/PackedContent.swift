package import InnkeeperArchive
import InnkeeperCore
import InnkeeperPacking
package import InnkeeperShell
import InnkeeperStages
import InnkeeperWorkbooks

extension PackedFile {

    /// How the file at `path` is packed; nil if it isn't or can't be read. `name` is its original name.
    package static func packing(of path: String, named name: String) -> Packing? {
        guard let head = try? SmallFile.head(path, count: FormatChoice.headSize) else { return nil }
        if WorkbookTables.isWorkbook(head, fileName: Paths.name(name)) { return .workbook }
        return ArchiveFormat(head).map(Packing.archive)
    }

    /// The first bytes of a compressed file's content; nil for an archive, compressed or not, and for what can't be read.
    /// Reads no further, whatever the size of the file.
    static func compressedHead(of path: String) -> [UInt8]? {
        guard case .archive(let format)? = packing(of: path, named: path), format.isCompression,
            let descriptor = try? Posix.openFile(path)
        else { return nil }
        defer { Posix.close(descriptor) }
        guard let size = try? Posix.status(of: descriptor).size,
            let unpacker = try? Unpacker(input(descriptor, size: size), as: format, limits: ArchiveLimits()),
            let content = try? unpacker.next(), content.name.isEmpty, content.refusal == nil
        else { return nil }
        return try? unpacker.read(FormatChoice.headSize)
    }

    /// The bytes of a descriptor, which must stay open.
    package static func input(_ descriptor: Int32, size: Int64) -> ArchiveInput {
        ArchiveInput(size: size) { offset, count throws(ArchiveFault) in
            do throws(Posix.Failure) {
                return try Posix.read(descriptor, at: offset, count: count)
            } catch {
                throw ArchiveFault(.damaged, error.text)
            }
        }
    }

    /// The bytes of a file, which is closed when no longer referenced.
    static func input(_ path: String) throws(Posix.Failure) -> ArchiveInput {
        let file = OpenedFile(try Posix.open(path))
        let size = try Posix.status(of: file.descriptor).size
        return ArchiveInput(size: size) { try input(file.descriptor, size: size).read($0, $1) }
    }

    private final class OpenedFile: Sendable {
        let descriptor: Int32

        init(_ descriptor: Int32) { self.descriptor = descriptor }

        deinit {
            Posix.close(descriptor)
        }
    }

    /// Whether a zip inside an archive is a single document, which isn't unpacked like an archive.
    static func isDocument(_ head: [UInt8], named name: String) -> Bool {
        ContentSniffer.unread(head, fileName: Paths.name(name)).content != .archive
    }

    /// Calls `tell` on the first bytes of everything readable in a packed file; nil if it isn't packed.
    package static func content<Told>(
        of path: String, headSize: Int, tell: (_ name: String?, _ head: [UInt8]) -> Told?
    ) -> Content<Told>? {
        guard let packing = packing(of: path, named: path), let descriptor = try? Posix.openFile(path) else {
            return nil
        }
        defer { Posix.close(descriptor) }
        guard let size = try? Posix.status(of: descriptor).size else { return nil }
        let input = input(descriptor, size: size)
        switch packing {
        case .workbook: return workbook(input, headSize, tell)?.content
        case .archive(let format):
            let name = ArchiveFormat.uncompressedName(Paths.name(path))
            return archive(input, format, named: name, headSize, tell)
        }
    }

    /// This many rows nearly always show what a sheet holds.
    private static let tellingRows = 5000

    /// Reads only the beginning of long sheets; if that shows nothing, all of it, since some files list merged cells at
    /// the end.
    private static func workbook<Told>(
        _ input: ArchiveInput, _ headSize: Int, _ tell: (_ name: String?, _ head: [UInt8]) -> Told?,
        limits: ArchiveLimits = ArchiveLimits()
    ) -> (content: Content<Told>, unpacked: Int64)? {
        func read(rows: Int) -> WorkbookTables.Content? {
            try? WorkbookTables.content(of: input, nil, headSize: headSize, limits: limits, rows: rows)
        }
        guard let start = read(rows: tellingRows) else { return nil }
        let content = members(start, tell)
        let isCut = start.sheets.contains { $0.facts.rowCount >= tellingRows }
        if !isCut || content.members.contains(where: { $0.told != nil }) { return (content, start.unpacked) }
        return read(rows: .max).map { (members($0, tell), start.unpacked + $0.unpacked) }
    }

    /// Hidden sheets count only if no visible one does.
    private static func members<Told>(
        _ workbook: WorkbookTables.Content, _ tell: (_ name: String?, _ head: [UInt8]) -> Told?
    ) -> Content<Told> {
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

    /// `name` is that of a compressed file's content.
    private static func archive<Told>(
        _ input: ArchiveInput, _ format: ArchiveFormat, named name: String, _ headSize: Int,
        _ tell: (_ name: String?, _ head: [UInt8]) -> Told?
    ) -> Content<Told> {
        let limits = ArchiveLimits()
        var content = Content<Told>()
        var unpacked: Int64 = 0
        do throws(ArchiveFault) {
            let unpacker = try Unpacker(input, as: format, limits: limits) {
                isDocument($0, named: $1.isEmpty ? name : $1)
            }
            while let found = try unpacker.next() {
                var member = Member<Told>(name: found.name.isEmpty ? nil : found.name, refusal: found.refusal)
                var sheets: [Member<Told>] = []
                if found.refusal == nil {
                    do {
                        let head = try unpacker.read(max(headSize, FormatChoice.headSize))
                        if WorkbookTables.isWorkbook(head, fileName: Paths.name(member.name ?? name)) {
                            let bytes = try rest(of: unpacker, after: head)
                            let book = workbook(
                                ArchiveInput(bytes), headSize, tell,
                                limits: limits.left(ofArchive: input.size, unpacked: unpacked))
                            unpacked += book?.unpacked ?? 0
                            member.refusal = book?.content.fault?.message
                            sheets = book?.content.members ?? []
                        } else {
                            member.told = tell(member.name, Array(head.prefix(headSize)))
                        }
                    } catch {
                        guard unpacker.canGoOn else { throw error }
                        member.refusal = error.message
                    }
                }
                if sheets.isEmpty || member.refusal != nil { content.members.append(member) }
                content.members += sheets.map { sheet in
                    var sheet = sheet
                    sheet.name = [member.name, sheet.name].compactMap { $0 }.joined(separator: String(mark))
                    return sheet
                }
            }
        } catch {
            content.fault = error
        }
        return content
    }

    /// All bytes of a member, whose `head` has already been read.
    private static func rest(of unpacker: Unpacker, after head: [UInt8]) throws(ArchiveFault) -> [UInt8] {
        var bytes = head
        while true {
            let piece = try unpacker.read()
            if piece.isEmpty { return bytes }
            bytes += piece
            if bytes.count > WorkbookFile.memoryLimit {
                throw ArchiveFault(.limit, "it is a workbook of more than \(WorkbookFile.memoryLimit >> 20) MiB")
            }
        }
    }
}
