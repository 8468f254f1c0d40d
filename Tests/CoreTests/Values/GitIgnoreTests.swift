import InnkeeperCore
import Testing

struct GitIgnoreTests {
    @Test func `patterns speak of files as git reads them`() {
        // Given
        let ignore = GitIgnore("# comment\n*.tmp\n/build/\nlogs/\n!keep.tmp\ndocs/*.txt\n\n")
        // Then
        #expect(ignore.ignores("a.tmp", isFolder: false) == true)
        #expect(ignore.ignores("deep/a.tmp", isFolder: false) == true)
        #expect(ignore.ignores("deep/keep.tmp", isFolder: false) == false)
        #expect(ignore.ignores("build", isFolder: true) == true)
        #expect(ignore.ignores("deep/build", isFolder: true) == nil)
        #expect(ignore.ignores("deep/logs", isFolder: true) == true)
        #expect(ignore.ignores("logs", isFolder: false) == nil)
        #expect(ignore.ignores("docs/a.txt", isFolder: false) == true)
        #expect(ignore.ignores("docs/b/a.txt", isFolder: false) == nil)
        #expect(ignore.ignores("a.csv", isFolder: false) == nil)
    }
}
