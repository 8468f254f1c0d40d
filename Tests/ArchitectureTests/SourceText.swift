import Foundation
import TestSupport

/// One Swift file of the project, as the architecture is read from it.
struct SourceText {
    /// Below the package, with `/`: `Sources/Core/Values/Money.swift`.
    var path: String
    /// The text without comments, so that prose can't be taken for code.
    var code: String
    var text: String

    init(_ path: String, _ text: String) {
        self.path = path
        self.text = text
        code = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            // `https://` in a string is cut too; nothing that is looked for stands behind one.
            line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? String(line)
        }.joined(separator: "\n")
    }

    /// `Money` of `Sources/Core/Values/Money.swift`.
    var name: String { path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? "" }

    /// `Core` of `Sources/Core/Values/Money.swift`, `CoreTests` of `Tests/CoreTests/MoneyTests.swift`.
    var room: String {
        let parts = path.split(separator: "/")
        return parts.count > 2 ? String(parts[1]) : ""
    }

    /// The modules that it imports.
    var imports: [String] {
        code.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
            guard let at = words.firstIndex(of: "import"), at < 2, at + 1 < words.count else { return nil }
            let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "typealias"]
            let rest = words[(at + 1)...].drop { kinds.contains($0) }
            return rest.first.map { String($0.prefix { $0 != "." }) }
        }
    }

    /// All Swift files below `folder` of the checkout, sorted by path.
    static func all(below folder: String) throws -> [SourceText] {
        let root = Corpora.packageRoot.appendingPathComponent(folder).resolvingSymlinksInPath()
        return try FileManager.default.subpathsOfDirectory(atPath: root.path)
            .filter { $0.hasSuffix(".swift") }
            .sorted()
            .map { path in
                let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
                return SourceText("\(folder)/\(path)", text)
            }
    }
}
