import InnkeeperPacking
import Testing

@Suite struct ArchiveFormatTests {
    @Test func `a packed file is known by its first bytes`() {
        let tar = [UInt8](repeating: 0x61, count: 257) + Array("ustar\0".utf8)
        let known: [([UInt8], ArchiveFormat)] = [
            ([0x50, 0x4B, 0x03, 0x04], .zip), ([0x50, 0x4B, 0x05, 0x06], .zip), ([0x1F, 0x8B, 0x08, 0], .gzip),
            ([0x28, 0xB5, 0x2F, 0xFD, 0], .zstd), ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], .xz),
            (Array("BZh91AY&SY".utf8), .bzip2), (tar, .tar),
        ]
        for (head, format) in known { #expect(ArchiveFormat(head) == format) }
        for text in ["", "PK", "BZh", "BZh9 is no archive", "name,arrival\n", "ustar", "\u{1F}"] {
            #expect(ArchiveFormat(Array(text.utf8)) == nil, "\(text)")
        }
    }

    @Test func `a compressed file's name loses what the compression added, and no more`() {
        for (name, plain) in [
            ("desk.csv.gz", "desk.csv"), ("desk.CSV.GZ", "desk.CSV"), ("a/b.zst", "a/b"), ("x.xz", "x"),
            ("x.tar.bz2", "x.tar"), ("desk.csv", "desk.csv"), (".gz", ".gz"), ("gz", "gz"), ("x.gz.csv", "x.gz.csv"),
        ] {
            #expect(ArchiveFormat.uncompressedName(name) == plain)
        }
    }
}
