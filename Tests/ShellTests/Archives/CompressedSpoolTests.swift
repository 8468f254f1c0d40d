import Foundation
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperPacking
import InnkeeperShell
import InnkeeperSpools
import InnkeeperStages
import Testing
import TestSupport

/// Held against the spool that unpacks by libarchive: a task and the step that merges its results must see the same.
struct CompressedSpoolTests {
    private static let desk = "reservation_id,arrival,nights\nR1,2026-07-01,2\n"

    private static let files: [String: [UInt8]] = [
        "a.csv": Array(desk.utf8),
        "b.csv.gz": TinyGzip.stored(desk),
        "c.csv.zst": TinyZstd.stored(desk),
        "two.csv.gz": TinyGzip.stored(desk) + TinyGzip.stored("R2,2026-07-02,1\n"),
        "two.csv.zst": TinyZstd.stored(desk) + TinyZstd.stored("R2,2026-07-02,1\n"),
        "empty.csv.gz": TinyGzip.stored(""),
        "padded.csv.gz": TinyGzip.stored(desk) + [UInt8](repeating: 0, count: 512),
        "cut.csv.gz": Array(TinyGzip.stored(desk).dropLast(20)),
        "cut.csv.zst": Array(TinyZstd.stored(desk).dropLast(20)),
        "rest.csv.zst": TinyZstd.stored(desk) + [1, 2, 3, 4],
        "twice.csv.gz": TinyGzip.stored(bytes: TinyGzip.stored(desk)),
        "zip.csv.gz": TinyGzip.stored(bytes: TinyZip.archive([("a.csv", desk)])),
    ]

    private func contents(_ spool: any UnpackingSpool, _ folder: TemporaryFolder) throws -> [String:
        String?]
    {
        let source = Configuration.Source(
            settings: SourceSettings(name: "s", kind: .bookings), files: ["in/*"])
        var contents: [String: String?] = [:]
        for entry in try spool.unpack(SourceFinder.find([source], root: folder.path)).entries {
            let text = try entry.path.map { try String(contentsOfFile: $0, encoding: .utf8) }
            contents.updateValue(text, forKey: entry.file.path)
        }
        try spool.remove()
        return contents
    }

    @Test func `the content of a compressed file is what libarchive makes of it`() throws {
        // Given
        let folder = try TemporaryFolder()
        for (name, bytes) in Self.files { try folder.write("in/" + name, bytes: bytes) }
        // When
        let own = try contents(CompressedSpool(folder: folder.path("own")), folder)
        let others = try contents(
            ArchiveSpool(folder: folder.path("other"), formats: [CSVFormat.self]), folder)
        // Then
        #expect(own == others)
        #expect(own["in/b.csv.gz"] == Self.desk && own["in/c.csv.zst"] == Self.desk)
        #expect(own["in/padded.csv.gz"] == Self.desk && own["in/empty.csv.gz"] == "")
        #expect(
            own.filter { $0.value == nil }.map(\.key).sorted() == [
                "in/cut.csv.gz", "in/cut.csv.zst", "in/rest.csv.zst", "in/twice.csv.gz", "in/zip.csv.gz",
            ])
        #expect(try folder.names() == ["in"])
    }

    @Test func `more than the limits allow is not read`() throws {
        // Given content of a megabyte and a bit, of which there may be as much, or less
        let folder = try TemporaryFolder()
        try folder.write(
            "in/a.csv.gz", bytes: TinyGzip.stored(String(repeating: "x", count: 1_100_000)))
        for (bytes, isRead) in [(Int64(1_100_000), true), (1_099_999, false)] {
            var limits = ArchiveLimits()
            limits.bytes = bytes
            // When, then
            let own = try contents(CompressedSpool(folder: folder.path("own"), limits: limits), folder)
            #expect(((own["in/a.csv.gz"] ?? nil) != nil) == isRead)
        }
        var limits = ArchiveLimits()
        limits.ratio = 1
        #expect(
            try contents(CompressedSpool(folder: folder.path("own"), limits: limits), folder)[
                "in/a.csv.gz"] != nil)
    }

    @Test func `an archive or another compression is not read`() throws {
        let folder = try TemporaryFolder()
        try folder.write("in/a.zip", bytes: TinyZip.archive([("a.csv", Self.desk)]))
        try folder.write("in/b.csv.xz", bytes: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00, 0, 0])
        let own = try contents(CompressedSpool(folder: folder.path("own")), folder)
        #expect(own == ["in/a.zip": String?.none, "in/b.csv.xz": String?.none])
    }
}
