import InnkeeperCore
import Testing

struct PathsTests {
    @Test func `paths are joined and made normal`() {
        #expect(Paths.join("/a/b", "../c//d/.") == "/a/c/d")
        #expect(Paths.join("/a", "/x") == "/x")
        #expect(Paths.join("", "x") == "x")
        #expect(Paths.normal("./a/../..") == "..")
        #expect(Paths.normal("/..") == "/")
        #expect(Paths.normal("") == ".")
    }

    @Test func `a path is split into parent and name`() {
        #expect(Paths.parent("/a/b") == "/a")
        #expect(Paths.parent("/a") == "/")
        #expect(Paths.parent("a") == ".")
        #expect(Paths.name("/a/b/") == "b")
        #expect(Paths.name("/") == "/")
    }

    @Test func `inside means by whole parts`() {
        #expect(Paths.isInside("/a/b/c", "/a/b"))
        #expect(Paths.isInside("/a/b", "/a/b"))
        #expect(!Paths.isInside("/a/bc", "/a/b"))
        #expect(Paths.isInside("/a", "/"))
    }
}
