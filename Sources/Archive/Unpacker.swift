package import InnkeeperPacking

/// A member that is a file.
package struct UnpackedMember: Sendable, Equatable {
    /// Its path; empty for the one content of a compressed file.
    package var name: String
    /// Why it isn't to be read, as a clause.
    package var refusal: String?
}

/// Unpacks an archive, member by member, and refuses what could do harm: names that lead elsewhere, links, encrypted
/// members, doubly packed ones, and bytes or members beyond the limits. Skips folders and hidden files. If a member of
/// a zip is damaged, only that one is lost: the list at the end locates the next.
package final class Unpacker {
    private let input: ArchiveInput
    private var reader: ArchiveReader
    private let format: ArchiveFormat
    private let limits: ArchiveLimits
    /// Whether a zip inside it is a single document, such as a workbook, from the first bytes and the member's name.
    private let isDocument: (_ head: [UInt8], _ name: String) -> Bool
    private let size: Int64
    private var entries = 0
    private var unpacked: Int64 = 0
    private var names: Set<String> = []
    /// The current member's name.
    private var name = ""
    /// A compressed file without content.
    private var hasNoBytes = false
    /// The first bytes of the member, which showed whether it is itself packed.
    private var head: [UInt8] = []
    /// Why they couldn't be read; thrown when the member is read.
    private var headFault: ArchiveFault?
    /// Whether the last fault concerns only one member, and `next` returns the others.
    package private(set) var canGoOn = false
    /// After damage a reader may return nothing more, and a new one must skip to the right member: each costs time.
    private var damaged = 0
    private static let mostDamaged = 100

    package init(
        _ input: ArchiveInput, as format: ArchiveFormat, limits: ArchiveLimits = ArchiveLimits(),
        isDocument: @escaping (_ head: [UInt8], _ name: String) -> Bool = { _, _ in false }
    ) throws(ArchiveFault) {
        self.format = format
        self.isDocument = isDocument
        self.limits = limits
        self.input = input
        size = input.size
        reader = try ArchiveReader(input, as: format)
    }

    /// The next file; nil after the last. Skips what is left of the previous one, which still counts.
    package func next() throws(ArchiveFault) -> UnpackedMember? {
        while let entry = try nextEntry() {
            entries += 1
            if entries > limits.members { throw ArchiveFault(.limit, "it has more than \(limits.members) members") }
            if format.isCompression, !reader.isTar {
                name = ""
                return UnpackedMember(name: "", refusal: try contentRefusal())
            }
            let fault = MemberName.fault(in: entry.name)
            if entry.kind == .folder || fault == nil && MemberName.isHidden(entry.name) { continue }
            name = fault == nil ? MemberName.normal(entry.name) : entry.name
            let isFirst = names.insert(name).inserted
            let refusal = fault ?? Unpacker.refusal(of: entry, isFirst: isFirst)
            if let refusal { return UnpackedMember(name: name, refusal: refusal) }
            return UnpackedMember(name: name, refusal: try contentRefusal())
        }
        return nil
    }

    /// The next bytes of the member; empty at its end. See `canGoOn` for the meaning of a fault.
    package func read(_ count: Int = 1 << 18) throws(ArchiveFault) -> [UInt8] {
        if let headFault { throw headFault }
        let first = head.prefix(count)
        head.removeFirst(first.count)
        return Array(first) + (first.count < count ? try unpack(count - first.count) : [])
    }

    /// Refuses archives in archives: no export is one, and they could be nested endlessly.
    private func contentRefusal() throws(ArchiveFault) -> String? {
        do {
            head = try unpack(ArchiveFormat.headSize)
            // The first members show what kind of zip it is.
            if ArchiveFormat(head) == .zip { head += try unpack(Unpacker.zipHeadSize) }
        } catch {
            guard canGoOn else { throw error }
            headFault = error
        }
        guard let packing = ArchiveFormat(head) else { return nil }
        return packing == .zip && isDocument(head, name) ? nil : Unpacker.packedTwice
    }

    private static let zipHeadSize = 1 << 15
    private static let packedTwice = "it is packed once more, as an archive; unpack it first"

    private func unpack(_ count: Int) throws(ArchiveFault) -> [UInt8] {
        if hasNoBytes { return [] }
        let bytes: [UInt8]
        do {
            bytes = try reader.read(count)
        } catch {
            damaged += 1
            canGoOn = format == .zip && damaged <= Unpacker.mostDamaged
            if canGoOn { throw error }
            throw name.isEmpty ? error : ArchiveFault(error.kind, "in its member \(name), \(error.message)")
        }
        unpacked += Int64(bytes.count)
        if unpacked > limits.bytes { throw ArchiveFault(.limit, "more than \(limits.bytes) bytes come out of it") }
        if unpacked > limits.unquestionedBytes, unpacked / max(1, size) >= limits.ratio {
            throw ArchiveFault(.limit, "more than \(limits.ratio) bytes come out of each of its own")
        }
        return bytes
    }

    private func nextEntry() throws(ArchiveFault) -> ArchiveEntry? {
        head = []
        headFault = nil
        if hasNoBytes { return nil }
        if canGoOn { try startAgain() }
        // libarchive would skip a compressed gigabyte without reporting its size.
        if format.isCompression, entries > 0 { while try !unpack(1 << 18).isEmpty {} }
        var entry = try reader.next()
        if entry == nil, format.isCompression, entries == 0, reader.isTar {
            // Zeros look like the end of a tar without members; here they are the content.
            reader = try ArchiveReader(input, as: format, opensTar: false)
            entry = try reader.next()
        }
        if reader.isCompressedTwice { throw ArchiveFault(.limit, Unpacker.packedTwice) }
        // A compressed file has one content, even without any bytes.
        if entry == nil, format.isCompression, entries == 0, !reader.isTar {
            hasNoBytes = true
            return ArchiveEntry(name: "", kind: .file, isEncrypted: false)
        }
        return entry
    }

    /// Skips the members already seen, using the list at the end and without unpacking them.
    private func startAgain() throws(ArchiveFault) {
        canGoOn = false
        reader = try ArchiveReader(input, as: format)
        for _ in 0..<entries { _ = try reader.next() }
    }

    private static func refusal(of entry: ArchiveEntry, isFirst: Bool) -> String? {
        if entry.kind == .link { return "it is a link" }
        if entry.kind == .other { return "it is not a file" }
        if entry.isEncrypted { return "it is encrypted; unpack it with its password" }
        return isFirst ? nil : "another member has the same name"
    }
}
