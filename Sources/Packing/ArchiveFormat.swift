/// How a file is packed, according to its first bytes.
package enum ArchiveFormat: Sendable, Equatable {
    case zip, tar
    /// A single stream, which may contain a tar.
    case gzip, zstd, xz, bzip2

    /// How many first bytes identify all of them.
    package static let headSize = 512

    /// nil for a file that isn't packed.
    package init?(_ head: [UInt8]) {
        func begins(_ mark: [UInt8], at start: Int = 0) -> Bool {
            head.count >= start + mark.count && head[start..<start + mark.count].elementsEqual(mark)
        }
        if begins([0x50, 0x4B, 0x03, 0x04]) || ArchiveFormat.isEmptyZip(head) {
            self = .zip
        } else if begins(Array("ustar".utf8), at: 257) {
            self = .tar
        } else if begins([0x1F, 0x8B, 0x08]) {
            self = .gzip
        } else if begins([0x28, 0xB5, 0x2F, 0xFD]) {
            self = .zstd
        } else if begins([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]) {
            self = .xz
        } else if begins(Array("BZh".utf8)), head.count > 9, 0x31...0x39 ~= head[3],
            begins([0x31, 0x41, 0x59, 0x26, 0x53, 0x59], at: 4) || begins([0x17, 0x72, 0x45, 0x38, 0x50, 0x90], at: 4)
        {
            self = .bzip2
        } else {
            return nil
        }
    }

    /// Whether a zip begins with its end record (APPNOTE.TXT 4.3.16), and so has no members.
    package static func isEmptyZip(_ head: [UInt8]) -> Bool { head.starts(with: [0x50, 0x4B, 0x05, 0x06]) }

    /// Whether it is a stream that contains one file, unless that is a tar.
    package var isCompression: Bool { self != .zip && self != .tar }

    /// A compressed file's name without the compression's suffix: `desk.csv` for `desk.csv.gz`.
    package static func uncompressedName(_ name: String) -> String {
        for suffix in [".gz", ".zst", ".xz", ".bz2"]
        where name.lowercased().hasSuffix(suffix) && name.utf8.count > suffix.utf8.count {
            return String(name.dropLast(suffix.count))
        }
        return name
    }
}
