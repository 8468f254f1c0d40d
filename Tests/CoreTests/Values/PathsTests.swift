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

    @Test func `a path that is normal already and one that is made so are the same`() {
        // Given all short texts of slashes, dots and letters
        var paths = [""]
        for _ in 0..<6 {
            paths += paths.flatMap { path in ["/", ".", "a"].map { path + $0 } }
            paths = Array(Set(paths))
        }
        for path in paths {
            // When they begin with a part that is to be left out
            let longer = path.hasPrefix("/") ? "/." + path : "./" + path
            // Then that makes no difference
            #expect(Paths.normal(path) == Paths.normal(longer), "\(path)")
        }
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
