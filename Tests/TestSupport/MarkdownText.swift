import Foundation

/// A page of Markdown as tests need it: its fenced blocks, its links, and the places that links can lead to.
package struct MarkdownText: Sendable {
    package struct Block: Sendable {
        /// Of its first fence, from 1.
        package var line: Int
        /// What stands behind the fence: a language, and what the tests are to do with it (`file=pipeline.json`).
        package var words: [String]
        package var text: String

        /// What stands behind `name=`.
        package func value(_ name: String) -> String? {
            words.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
        }
    }

    package struct Link: Sendable {
        package var line: Int
        package var target: String
    }

    package var blocks: [Block] = []
    package var links: [Link] = []
    /// As GitHub makes them of headings.
    package var anchors: Set<String> = []

    package init(_ text: String) {
        var open: Block?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") {
                if let block = open {
                    blocks.append(block)
                    open = nil
                } else {
                    let words = line.dropFirst(3).split(separator: " ").map(String.init)
                    open = Block(line: index + 1, words: words, text: "")
                }
            } else if open != nil {
                open?.text += line + "\n"
            } else {
                if line.hasPrefix("#") { addAnchor(String(line.drop { $0 == "#" }.drop { $0 == " " })) }
                for match in String(line).replacing(/`[^`]*`/, with: "`").matches(of: /\]\(([^)\s]+)\)/) {
                    links.append(Link(line: index + 1, target: String(match.1)))
                }
            }
        }
    }

    /// Every page of the project, by its path below the checkout.
    package static func all() throws -> [(path: String, page: MarkdownText)] {
        let hidden = FileManager.DirectoryEnumerationOptions.skipsHiddenFiles
        let root = Corpora.packageRoot.resolvingSymlinksInPath()
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil, options: hidden)
        let pages = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "md" }
        return try pages.map { String($0.path.dropFirst(root.path.count + 1)) }.sorted()
            // What the benchmarks fetch is somebody else's.
            .filter { !$0.hasPrefix("Benchmarks/work/") }
            .map { path in
                (path, MarkdownText(try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)))
            }
    }

    private mutating func addAnchor(_ heading: String) {
        let kept = heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        let anchor = kept.replacing(" ", with: "-")
        var number = 0
        while !anchors.insert(number == 0 ? anchor : "\(anchor)-\(number)").inserted { number += 1 }
    }
}
