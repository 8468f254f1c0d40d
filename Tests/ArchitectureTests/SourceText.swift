import Foundation
import Synchronization
import TestSupport

/// One file of the project: its path below the package, and its text. The checks take lists of these, so that a test
/// can hand them a made-up tree with a fault in it.
struct SourceText {
    let path: String
    let text: String
    /// The text with comments and the contents of string literals blanked out, line by line as it was.
    let code: String
    /// The words of the text, comments and literals among them, with the lines of each, from 1. A check that looks for words
    /// looks them up here, and then reads only those lines: matching a pattern against all sources takes half a minute.
    let words: [String: [Int]]

    init(_ path: String, _ text: String = "") {
        self.path = path
        self.text = text
        var reader = SourceReader()
        for line in Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            reader.read(line)
        }
        code = String(decoding: reader.code.dropLast(), as: UTF8.self)
        words = reader.words
    }

    /// The lines that have one of some words, each once, in order, from 1.
    func lines(where isWanted: (String) -> Bool) -> [Int] {
        Set(words.filter { isWanted($0.key) }.flatMap(\.value)).sorted()
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
        let numbers = lines { $0 == "import" }
        let lines = numbers.isEmpty ? [] : code.split(separator: "\n", omittingEmptySubsequences: false)
        for number in numbers {
            let words = lines[number - 1].split(separator: " ")
            guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count else { continue }
            let modifiers = words[..<keyword]
            guard modifiers.allSatisfy({ $0.hasPrefix("@") || accessLevels.contains(String($0)) }) else { continue }
            // `import struct Foundation.Data` names a kind first, and a member after a point.
            let target = declarationKinds.contains(String(words[keyword + 1])) ? keyword + 2 : keyword + 1
            guard target < words.count else { continue }
            found.append((SourceText.room(ofModule: words[target].prefix { $0 != "." }), number))
        }
        return found
    }

    /// `Core` of `InnkeeperCore`, `CSQLite` of `CInnkeeperSQLite`.
    private static func room(ofModule module: Substring) -> String {
        module.starts(with: "CInnkeeper")
            ? "C" + module.dropFirst("CInnkeeper".count)
            : String(module.starts(with: "Innkeeper") ? module.dropFirst("Innkeeper".count) : module)
    }
}

private let accessLevels: Set = ["public", "package", "internal", "private", "fileprivate"]
private let declarationKinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]

/// A small reader of Swift, line by line: comments, literals on one line and literals of several lines. The project has no
/// block comments and no raw literals; the format check refuses the former, `StyleTests` the latter. It reads bytes:
/// characters take many times as long without optimisation.
private struct SourceReader {
    /// What is read, with an end behind each line.
    private(set) var code: [UInt8] = []
    private(set) var words: [String: [Int]] = [:]
    private var number = 0
    private var isInLongLiteral = false

    mutating func read(_ line: ArraySlice<UInt8>) {
        number += 1
        addWords(line)
        let marks = longMark(in: line)
        if isInLongLiteral {
            isInLongLiteral = marks == nil
        } else if let start = marks {
            isInLongLiteral = longMark(in: line[(start + 3)...]) == nil
            code += line[..<start]
        } else {
            addCode(line)
        }
        code.append(UInt8(ascii: "\n"))
    }

    private mutating func addWords(_ line: ArraySlice<UInt8>) {
        var start: Int?
        for index in line.startIndex...line.endIndex {
            let isWord = index < line.endIndex && Self.isOfWord[Int(line[index])]
            if isWord {
                start = start ?? index
            } else if let first = start {
                words[String(decoding: line[first..<index], as: UTF8.self), default: []].append(number)
                start = nil
            }
        }
    }

    /// Letters, digits and underscores of ASCII, by byte.
    private static let isOfWord = (0..<256).map {
        "_0123456789".utf8.contains(UInt8($0)) || (65...90).contains($0 & ~32)
    }

    /// Where the first three quotes in a row are.
    private func longMark(in line: ArraySlice<UInt8>) -> Int? {
        var count = 0
        for index in line.indices {
            count = line[index] == UInt8(ascii: "\"") ? count + 1 : 0
            if count == 3 { return index - 2 }
        }
        return nil
    }

    private mutating func addCode(_ line: ArraySlice<UInt8>) {
        var isInLiteral = false
        var isEscaped = false
        var last: UInt8 = 0
        for byte in line {
            if isInLiteral {
                if byte == UInt8(ascii: "\""), !isEscaped { isInLiteral = false }
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            } else if byte == UInt8(ascii: "/"), last == byte {
                code.removeLast()
                return
            } else {
                isInLiteral = byte == UInt8(ascii: "\"")
                isEscaped = false
                code.append(byte)
            }
            last = byte
        }
    }
}

/// The files of this checkout.
enum Checkout {
    /// What was read already, by folder: many checks look at the same files.
    private static let known = Mutex<[String: [SourceText]]>([:])

    /// Swift files below `folder`, sorted by path, but for the listings of documentation, which are those of examples.
    static func swift(_ folder: String) throws -> [SourceText] {
        try known.withLock { known in
            if let files = known[folder] { return files }
            let files = try paths(folder).map { SourceText($0, try read($0)) }
            known[folder] = files
            return files
        }
    }

    /// The paths of these.
    static func paths(_ folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(
            atPath: Corpora.packageRoot.appendingPathComponent(folder).path
        ).filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted().map { "\(folder)/\($0)" }
    }

    static func file(_ path: String) throws -> SourceText { SourceText(path, try read(path)) }

    static func read(_ path: String) throws -> String {
        try String(contentsOf: Corpora.packageRoot.appendingPathComponent(path), encoding: .utf8)
    }
}
