import Foundation
import InnkeeperArchive
import InnkeeperPacking
import Testing
import TestSupport

/// Archives are made by the system's own programs, and by the tiny writer of TestSupport what they refuse to make.
@Suite struct UnpackerTests {
    /// `name=content` of every member, `name!reason` of every refused one.
    private func read(
        _ bytes: [UInt8], limits: ArchiveLimits = ArchiveLimits()
    ) throws -> (members: [String], fault: ArchiveFault?) {
        let format = try #require(ArchiveFormat(bytes))
        let input = ArchiveInput(size: Int64(bytes.count)) { offset, count in
            Array(bytes.dropFirst(Int(offset)).prefix(count))
        }
        var members: [String] = []
        do throws(ArchiveFault) {
            let unpacker = try Unpacker(input, as: format, limits: limits)
            while let member = try unpacker.next() {
                if let refusal = member.refusal {
                    members.append("\(member.name)!\(refusal)")
                    continue
                }
                var content: [UInt8] = []
                do throws(ArchiveFault) {
                    while true {
                        let piece = try unpacker.read(1000)
                        if piece.isEmpty { break }
                        content += piece
                    }
                    members.append("\(member.name)=" + String(decoding: content, as: UTF8.self))
                } catch {
                    guard unpacker.canGoOn else { throw error }
                    members.append("\(member.name)?\(error.message.prefix(13))")
                }
            }
        } catch {
            return (members, error)
        }
        return (members, nil)
    }

    private func bytes(_ folder: TemporaryFolder, _ name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(fileURLWithPath: folder.path(name))))
    }

    /// Runs a program in the folder; nil where it is not installed.
    private func made(_ folder: TemporaryFolder, _ name: String, by command: String...) async throws -> [UInt8]? {
        let outcome = try await Program.run("/usr/bin/env", command, folder: folder.path)
        if outcome.status == 127 { return nil }
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try bytes(folder, name)
    }

    @Test func `every compression gives the content back, of one stream and of two`() async throws {
        let text = String(repeating: "reservation_id,arrival\nR1,2026-07-01\n", count: 5000)
        var met = 0
        for (program, suffix) in [("gzip", "gz"), ("zstd", "zst"), ("xz", "xz"), ("bzip2", "bz2")] {
            let folder = try TemporaryFolder()
            try folder.write("desk.csv", text)
            guard let packed = try await made(folder, "desk.csv.\(suffix)", by: program, "-k", "-q", "desk.csv") else {
                continue
            }
            met += 1
            let once = try read(packed)
            #expect(once.members == ["=" + text], "\(program)")
            #expect(once.fault == nil)
            #expect(try read(packed + packed).members == ["=" + text + text], "\(program)")
            // cut off
            let cut = try read(Array(packed.dropLast(packed.count / 2)))
            #expect(cut.fault?.kind == .damaged, "\(program)")
            #expect(cut.members.isEmpty)
        }
        #expect(met >= 1)
    }

    @Test func `compressed nothing is a content without bytes`() async throws {
        for (program, suffix) in [("gzip", "gz"), ("zstd", "zst"), ("xz", "xz"), ("bzip2", "bz2")] {
            let folder = try TemporaryFolder()
            try folder.write("empty.csv", "")
            guard let packed = try await made(folder, "empty.csv.\(suffix)", by: program, "-k", "-q", "empty.csv")
            else { continue }
            #expect(try read(packed).members == ["="], "\(program)")
        }
    }

    @Test func `members of tar archives come in order, folders and hidden files do not`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("in/b.csv", "b")
        try folder.write("in/2026/ä.csv", "ä")
        try folder.write("in/empty.csv", "")
        try folder.write("in/.DS_Store", "x")
        for (flag, name) in [("-cf", "x.tar"), ("-czf", "x.tar.gz"), ("-cJf", "x.tar.xz")] {
            guard
                let packed = try await made(
                    folder, name, by: "tar", flag, name, "in/b.csv", "in/2026", "in/empty.csv", "in/.DS_Store")
            else { continue }
            let (members, fault) = try read(packed)
            #expect(fault == nil)
            #expect(members == ["in/b.csv=b", "in/2026/ä.csv=ä", "in/empty.csv="], "\(name)")
        }
    }

    @Test func `members of zip archives come with their names in UTF-8`() throws {
        let zip = TinyZip.archive([
            ("b.csv", "b"), ("Gäste/ä.csv", "ä"), ("Gäste/", ""), ("empty.csv", ""), ("__MACOSX/x", "x"),
        ])
        #expect(try read(zip).members == ["b.csv=b", "Gäste/ä.csv=ä", "empty.csv="])
        let none = try read(TinyZip.archive([]))
        #expect(none.members.isEmpty && none.fault == nil)
    }

    @Test func `what could lead elsewhere is refused and the rest is given`() async throws {
        let zip = TinyZip.archive([
            ("../evil.csv", "x"), ("good.csv", "good"), ("/etc/passwd", "x"), ("good.csv", "again"),
        ])
        #expect(
            try read(zip).members == [
                "../evil.csv!its path leads out of the archive", "good.csv=good", "/etc/passwd!its path is absolute",
                "good.csv!another member has the same name",
            ])
        let link = TinyZip.archive([("link.csv", "/etc/passwd"), ("good.csv", "good")], links: ["link.csv"])
        #expect(try read(link).members == ["link.csv!it is a link", "good.csv=good"])

        // and in a tar, symbolic and hard
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "a")
        try FileManager.default.createSymbolicLink(atPath: folder.path("s.csv"), withDestinationPath: "/etc/passwd")
        try FileManager.default.linkItem(atPath: folder.path("a.csv"), toPath: folder.path("h.csv"))
        if let tar = try await made(folder, "x.tar", by: "tar", "-cf", "x.tar", "a.csv", "s.csv", "h.csv") {
            #expect(try read(tar).members == ["a.csv=a", "s.csv!it is a link", "h.csv!it is a link"])
        }
    }

    @Test func `what is packed twice is refused, and what follows is given`() throws {
        let told = "it is packed once more, as an archive; unpack it first"
        let inner = TinyZip.archive([("a.csv", "a")])
        let outer = TinyZip.archive(bytes: [
            ("in.zip", inner), ("a.csv.gz", TinyGzip.stored("a")), ("long.csv", [UInt8](repeating: 0x61, count: 5000)),
        ])
        #expect(
            try read(outer).members == [
                "in.zip!\(told)", "a.csv.gz!\(told)", "long.csv=" + String(repeating: "a", count: 5000),
            ])
        #expect(try read(TinyGzip.stored(bytes: inner)).members == ["!\(told)"])
        #expect(try read(TinyGzip.stored(bytes: TinyGzip.stored("a"))).fault == ArchiveFault(.limit, told))
    }

    @Test(.timeLimit(.minutes(30)))
    func `bombs end at their limit`() async throws {
        // given 64 MB of zeros, a thousand times smaller, alone and as a member
        let folder = try TemporaryFolder()
        try Data(count: 64 << 20).write(to: URL(fileURLWithPath: folder.path("zeros")))
        try folder.write("good.csv", "good")
        if let bomb = try await made(folder, "zeros.gz", by: "gzip", "-k", "zeros") {
            let (members, fault) = try read(bomb)
            #expect(members.isEmpty)
            #expect(fault == ArchiveFault(.limit, "more than 200 bytes come out of each of its own"))
        }
        if let bomb = try await made(folder, "x.tar.gz", by: "tar", "-czf", "x.tar.gz", "good.csv", "zeros") {
            let (members, fault) = try read(bomb)
            #expect(members == ["good.csv=good"])
            #expect(fault?.kind == .limit)
        }

        // given more members, or more bytes, than there may be
        var limits = ArchiveLimits()
        limits.members = 2
        let zip = TinyZip.archive([("a", "1"), ("b", "2"), ("c", "3")])
        let many = try read(zip, limits: limits)
        #expect(many.members == ["a=1", "b=2"])
        #expect(many.fault == ArchiveFault(.limit, "it has more than 2 members"))
        limits = ArchiveLimits()
        limits.bytes = 2
        #expect(try read(zip, limits: limits).fault == ArchiveFault(.limit, "more than 2 bytes come out of it"))
    }

    @Test func `a small file that compresses well is no bomb`() async throws {
        let folder = try TemporaryFolder()
        let text = String(repeating: "a", count: 1 << 20)
        try folder.write("a", text)
        if let packed = try await made(folder, "a.gz", by: "gzip", "-9", "-k", "a") {
            #expect(packed.count * 200 < text.utf8.count)
            #expect(try read(packed).members == ["=" + text])
        }
    }

    @Test func `a damaged archive says so`() throws {
        let zip = TinyZip.archive([("a.csv", "content"), ("b.csv", "more")])
        #expect(try read(Array(zip.prefix(40))).fault?.kind == .damaged)
        // a tar in a compression that breaks off is damaged from there on
        let cut = TinyGzip.stored(bytes: [UInt8](repeating: 0x61, count: 70_000))
        #expect(try read(Array(cut.dropLast(5000))).fault?.kind == .damaged)
    }

    @Test func `a damaged member of a zip costs that member, and no more`() async throws {
        // Given wrong checksums, of a short member and of one that is read in pieces
        let long = String(repeating: "x", count: 5000)
        var wrong = TinyZip.archive([("a.csv", "content"), ("long.csv", long), ("b.csv", "more")])
        wrong[30 + 5] ^= 1
        wrong[30 + 5 + 7 + 30 + 8 + 3000] ^= 1
        // Then
        #expect(try read(wrong).members == ["a.csv?it is damaged", "long.csv?it is damaged", "b.csv=more"])
        #expect(try read(wrong).fault == nil)
        // Given a deflated member whose stream makes no sense from some place on
        let folder = try TemporaryFolder()
        try folder.write("a.csv", (0..<5000).map { "R\($0),\($0 * 7919 % 1000)\n" }.joined())
        try folder.write("b.csv", "more")
        let script =
            "import zipfile; z = zipfile.ZipFile('x.zip', 'w', zipfile.ZIP_DEFLATED); z.write('a.csv'); z.write('b.csv')"
        if var packed = try await made(folder, "x.zip", by: "python3", "-c", script) {
            for place in 2000..<2100 { packed[place] ^= 0xFF }
            let (members, fault) = try read(packed)
            #expect(members == ["a.csv?it is damaged", "b.csv=more"])
            #expect(fault == nil)
        }
    }

    @Test func `an archive of damaged members only ends after a hundred of them`() throws {
        var zip = TinyZip.archive((0..<150).map { ("\($0 + 100).csv", "content") })
        for member in 0..<150 { zip[member * (30 + 7 + 7) + 30 + 7] ^= 1 }
        let (members, fault) = try read(zip)
        #expect(members.count == 100)
        #expect(fault?.kind == .damaged)
        #expect(fault?.message.hasPrefix("in its member 200.csv, it is damaged") == true)
    }

    @Test func `bytes that can't be read are a fault with the reason`() throws {
        struct Broken: Error, CustomStringConvertible { let description = "the disk is gone" }
        let input = ArchiveInput(size: 100) { _, _ in throw Broken() }
        let fault = #expect(throws: ArchiveFault.self) {
            let unpacker = try Unpacker(input, as: .gzip)
            _ = try unpacker.next()
        }
        #expect(fault == ArchiveFault(.damaged, "the disk is gone"))
    }

    @Test func `a zip that is known as one document is given, any other is refused`() throws {
        let inner = TinyZip.archive([("xl/workbook.xml", "<workbook/>")])
        let bytes = TinyZip.archive(bytes: [("a.xlsx", inner), ("b.zip", inner)])
        let unpacker = try Unpacker(ArchiveInput(bytes), as: .zip) { head, name in
            head.count == inner.count && name == "a.xlsx"
        }
        let first = try unpacker.next()
        #expect(first?.name == "a.xlsx" && first?.refusal == nil)
        #expect(try unpacker.read() == inner)
        #expect(try unpacker.next()?.refusal == "it is packed once more, as an archive; unpack it first")
    }

    @Test func `all documents in an archive together may unpack to no more than the archive`() throws {
        var limits = ArchiveLimits()
        limits.unquestionedBytes = 2000
        limits.ratio = 1
        #expect(limits.left(ofArchive: 100, unpacked: 0).bytes == 2000)
        #expect(limits.left(ofArchive: 5000, unpacked: 3000).bytes == 2000)
        #expect(limits.left(ofArchive: 5000, unpacked: 9000).bytes == 0)
    }
}
