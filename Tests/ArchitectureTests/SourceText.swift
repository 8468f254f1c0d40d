import Foundation
import TestSupport

/// One file of the project: its path below the package, and its text. The checks take lists of these, so that a test
/// can hand them a made-up tree with a fault in it.
struct SourceText {
    var path: String
    var text: String

    init(_ path: String, _ text: String = "") {
        self.path = path
        self.text = text
    }

    /// `Core` of `Sources/Core/Values/Money.swift`.
    var room: String {
        let parts = path.split(separator: "/")
        return parts.count > 2 ? String(parts[1]) : ""
    }

    /// `Money` of `Sources/Core/Values/Money.swift`.
    var name: String { (path.split(separator: "/").last ?? "").split(separator: ".").first.map(String.init) ?? "" }

    /// The modules that the file imports, ours by their rooms, with the line of each, from 1.
    var imports: [(module: String, line: Int)] {
        var found: [(String, Int)] = []
        for (index, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split(separator: " ")
            guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count else { continue }
            let modifiers = words[..<keyword]
            guard modifiers.allSatisfy({ $0.hasPrefix("@") || accessLevels.contains(String($0)) }) else { continue }
            // `import struct Foundation.Data` names a kind first, and a member after a point.
            let target = declarationKinds.contains(String(words[keyword + 1])) ? keyword + 2 : keyword + 1
            guard target < words.count else { continue }
            found.append((SourceText.room(ofModule: words[target].prefix { $0 != "." }), index + 1))
        }
        return found
    }

    /// `Core` of `InnkeeperCore`, `CSQLite` of `CInnkeeperSQLite`.
    private static func room(ofModule module: Substring) -> String {
        module.starts(with: "CInnkeeper")
            ? "C" + module.dropFirst("CInnkeeper".count)
            : String(module.starts(with: "Innkeeper") ? module.dropFirst("Innkeeper".count) : module)
    }

    /// The text with comments and the contents of string literals blanked out, line by line as it was.
    var code: String { blanked(text) }
}

private let accessLevels: Set = ["public", "package", "internal", "private", "fileprivate"]
private let declarationKinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]

/// A small reader of Swift: line comments, literals on one line and literals of several lines. The project has no
/// block comments and no raw literals; the format check refuses the former, `StyleTests` the latter.
private func blanked(_ text: String) -> String {
    var result: [Substring] = []
    var inLongLiteral = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if inLongLiteral {
            inLongLiteral = !line.contains("\"\"\"")
            result.append("")
        } else if let start = line.firstRange(of: "\"\"\"") {
            inLongLiteral = !line[start.upperBound...].contains("\"\"\"")
            result.append(line[..<start.lowerBound])
        } else {
            result.append(Substring(withoutLiterals(line)))
        }
    }
    return result.joined(separator: "\n")
}

private func withoutLiterals(_ line: Substring) -> String {
    var code = ""
    var inLiteral = false
    var isEscaped = false
    var last: Character = " "
    for character in line {
        if inLiteral {
            if character == "\"" && !isEscaped { inLiteral = false }
            isEscaped = character == "\\" && !isEscaped
        } else if character == "/" && last == "/" {
            return String(code.dropLast())
        } else {
            inLiteral = character == "\""
            isEscaped = false
            code.append(character)
        }
        last = character
    }
    return code
}

/// The files of this checkout.
enum Checkout {
    /// Swift files below `folder`, sorted by path, but for the listings of documentation, which are those of examples.
    static func swift(_ folder: String) throws -> [SourceText] {
        let root = Corpora.packageRoot.appendingPathComponent(folder)
        return try FileManager.default.subpathsOfDirectory(atPath: root.path)
            .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted()
            .map { SourceText("\(folder)/\($0)", try read("\(folder)/\($0)")) }
    }

    static func file(_ path: String) throws -> SourceText { SourceText(path, try read(path)) }

    static func read(_ path: String) throws -> String {
        try String(contentsOf: Corpora.packageRoot.appendingPathComponent(path), encoding: .utf8)
    }
}
