import InnkeeperArchive
import InnkeeperPacking
import Testing

@Suite struct MemberNameTests {
    @Test(arguments: [
        ("../evil.csv", "its path leads out of the archive"), ("a/../../evil.csv", "its path leads out of the archive"),
        ("a/..", "its path leads out of the archive"), ("..\\evil.csv", "its path leads out of the archive"),
        ("/etc/passwd", "its path is absolute"), ("\\\\host\\x", "its path is absolute"),
        ("C:\\x", "its path is absolute"),
        ("", "its name is empty"), ("a\u{1B}[2Jb", "its name holds control characters"),
        ("a\nb", "its name holds control characters"),
        (String(repeating: "x", count: 1025), "its name is longer than 1024 bytes"),
    ])
    func `a name that could lead elsewhere is refused`(name: String, reason: String) {
        #expect(MemberName.fault(in: name) == reason)
    }

    @Test(arguments: [
        "bookings.csv", "2026/July/desk.csv", "./a.csv", "a..b.csv", "Gäste 2026.csv", "...",
        "a:b.csv".replacing("a:", with: "ab:"),
    ])
    func `a name that stays below is not`(name: String) {
        #expect(MemberName.fault(in: name) == nil)
    }

    @Test func `hidden files and what a Mac adds are passed over`() {
        for name in [".DS_Store", "a/.git/x", "__MACOSX/a.csv", "__MACOSX/._a.csv"] {
            #expect(MemberName.isHidden(name))
        }
        for name in ["a.csv", "./a.csv", "a/b.csv", "MACOSX/a"] { #expect(!MemberName.isHidden(name)) }
    }

    @Test func `dots and doubled slashes go`() {
        #expect(MemberName.normal("./a//b/./c.csv") == "a/b/c.csv")
        #expect(MemberName.normal("a.csv") == "a.csv")
    }
}
