import Foundation
import TestSupport
import Testing

struct LinksTests {
    @Test func `every link within the project leads to a file, and to a heading of it`() throws {
        // Given
        let root = Corpora.packageRoot.resolvingSymlinksInPath()
        let pages = try MarkdownText.all()
        let anchors = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.page.anchors) })
        var count = 0
        for (path, page) in pages {
            for link in page.links where !link.target.contains("://") {
                count += 1
                let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let folder = root.appendingPathComponent(path).deletingLastPathComponent()
                let file =
                    parts[0].isEmpty
                    ? root.appendingPathComponent(path) : folder.appendingPathComponent(String(parts[0]))
                let target = file.standardized.path
                // Then
                #expect(FileManager.default.fileExists(atPath: target), "\(path):\(link.line): \(link.target)")
                if parts.count == 2 {
                    let known = anchors[String(target.dropFirst(root.path.count + 1))] ?? []
                    #expect(known.contains(String(parts[1])), "\(path):\(link.line): \(link.target)")
                }
            }
        }
        #expect(count > 50)
    }

    @Test func `a page that the package ships links to nothing that it does not ship`() throws {
        // As Packaging/release/deb.sh has them.
        let shipped: Set = [
            "README.md", "RULES.md", "SECURITY.md", "Documentation", "pipeline.json", "pipeline.schema.json",
        ]
        for (path, page) in try MarkdownText.all() where path.hasPrefix("Documentation/") {
            // These two are for those who have the sources.
            if ["Documentation/library.md", "Documentation/decisions.md", "Documentation/data-flow.md"].contains(path) {
                continue
            }
            let folder = URL(fileURLWithPath: "/" + path).deletingLastPathComponent()
            for link in page.links where !link.target.contains("://") && !link.target.hasPrefix("#") {
                let file = link.target.prefix { $0 != "#" }
                let first = folder.appendingPathComponent(String(file)).standardized.pathComponents.dropFirst().first
                #expect(shipped.contains(first ?? ""), "\(path):\(link.line): \(link.target)")
            }
        }
    }

    @Test func `every page of the manual can be reached from its first`() throws {
        // Given what each page links to
        var linked: [String: Set<String>] = [:]
        for (path, page) in try MarkdownText.all() where path.hasPrefix("Documentation/") {
            let folder = URL(fileURLWithPath: "/" + path).deletingLastPathComponent()
            linked[path] = Set(
                page.links.filter { !$0.target.contains("://") }.map { link in
                    let file = String(link.target.prefix { $0 != "#" })
                    return String(folder.appendingPathComponent(file).standardized.path.dropFirst())
                })
        }
        // When all links are followed
        var reached: Set = ["Documentation/README.md"]
        var waiting = Array(reached)
        while let path = waiting.popLast() {
            for next in linked[path] ?? [] where reached.insert(next).inserted { waiting.append(next) }
        }
        // Then
        #expect(linked.keys.filter { !reached.contains($0) }.sorted() == [])
    }
}
