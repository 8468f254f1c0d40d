/// The rules of the house. Each check is a pure function from files to sentences that say what to do, so that the
/// tests can show it a fault.
enum House {
    /// What each room may import. An arrow points inward, or to the one library that the room is there to wrap.
    static let imports: [String: Set<String>] = [
        "Core": [],
        "Formats": ["Core", "CByteScan"],
        "FormatXML": ["Core", "Formats", "CLibXML2"],
        "Services": ["Core"],
        "Stages": ["Core", "Formats", "FormatXML", "Services", "CGeographicLib"],
        "Reports": ["Core", "Formats"],
        "Calendar": ["Core", "Stages", "CLibical"],
        "Catalog": ["Core", "Formats", "Services", "Stages", "Reports", "Calendar"],
        "Configuration": ["Core", "Formats"],
        "Arguments": ["Core", "Configuration"],
        "Shell": [
            "Core", "Formats", "Stages", "Reports", "Configuration", "CLinuxFiles", "CXXHash", "Dispatch", "Glibc",
            "Synchronization",
        ],
        "innkeeper": [
            "Core", "Formats", "Reports", "Configuration", "Arguments", "Catalog", "Shell", "Glibc", "Synchronization",
        ],
    ]

    /// The only files in which `unsafe` may stand, by how their paths begin.
    static let unsafePlaces = [
        "Sources/Formats/Bytes/Unsafe/",
        // One file for each C library.
        "Sources/Calendar/Libical.swift", "Sources/FormatXML/XMLStream.swift", "Sources/Shell/Digest.swift",
        "Sources/Stages/Derive/Geodesy.swift",
        // Reading and writing files, and asking the system.
        "Sources/Shell/PosixFiles.swift", "Sources/Shell/Process.swift",
    ]

    static func importFaults(_ sources: [SourceText]) -> [String] {
        sources.flatMap { file -> [String] in
            guard let allowed = imports[file.room] else {
                return ["\(file.path): \(file.room) is no room; give it a line in House.imports"]
            }
            return file.imports.filter { !allowed.contains($0) }
                .map { "\(file.path): \(file.room) must not import \($0)" }
        }
    }

    /// A C library is known in one file of one room; the scan of bytes in one folder.
    static func wrapperFaults(_ sources: [SourceText]) -> [String] {
        var filesOfLibrary: [String: [String]] = [:]
        for file in sources {
            for name in file.imports where name.wholeMatch(of: /C[A-Z]\w*/) != nil && name != "CByteScan" {
                filesOfLibrary[name, default: []].append(file.path)
            }
        }
        return filesOfLibrary.filter { $0.value.count > 1 }
            .map { "\($0.key) is imported in \($0.value.joined(separator: " and ")); one file wraps it" }
            .sorted()
    }

    static func unsafeFaults(_ sources: [SourceText]) -> [String] {
        sources.filter { file in
            file.code.contains(/\bunsafe\s+[\w(]|\bUnsafe(Mutable)?(Raw)?(Buffer)?Pointer\b/)
                && !unsafePlaces.contains { file.path.hasPrefix($0) }
        }.map { "\($0.path): unsafe code belongs into Formats/Bytes/Unsafe or the file that wraps a C library" }
    }

    /// Every file with logic has `<name>Tests.swift` somewhere in the tests of its room.
    static func testFaults(
        _ sources: [SourceText], tests: [SourceText], exempt: [(path: String, why: String)]
    ) -> [String] {
        let names = Set(tests.map { "\($0.room)/\($0.name)" })
        let untested = sources.filter { hasLogic($0) && !names.contains("\($0.room)Tests/\($0.name)Tests") }
        let missing = untested.filter { file in !exempt.contains { file.path.hasPrefix($0.path) } }
            .map { "\($0.path): write Tests/\($0.room)Tests/…/\($0.name)Tests.swift" }
        // An exemption that is not needed any more would hide the next fault.
        let stale = exempt.filter { entry in !untested.contains { $0.path.hasPrefix(entry.path) } }
            .map { "\($0.path) needs no exemption any more; take it out of HouseTests" }
        return missing + stale
    }

    /// Every rule's file is named in its catalogue.
    static func catalogueFaults(ruleFiles: [SourceText], catalogue: SourceText) -> [String] {
        let listed = Set(catalogue.code.matches(of: /(\w+)\.self/).map { String($0.output.1) })
        return ruleFiles.filter { !listed.contains($0.name) }
            .map { "\($0.path): add `\($0.name).self,` to \(catalogue.path)" }
    }

    /// Work that was put off, and placeholders.
    static func unfinishedFaults(_ files: [SourceText]) -> [String] {
        files.flatMap { file -> [String] in
            let marks = Set(file.text.matches(of: /\b(?:TODO|FIXME|HACK)\b/).map { String($0.output) })
            return marks.sorted().map { "\(file.path): \($0) is no place to keep work; do it or open an issue" }
                + (file.name == "Room" ? ["\(file.path): a placeholder"] : [])
        }
    }

    /// Whether a file has a function, or a property that computes: protocols and plain data have not.
    static func hasLogic(_ file: SourceText) -> Bool {
        let code = withoutProtocols(file.code)
        return code.contains(/\bfunc\s[^{}]*\{/)
            || code.contains(/\b(?:var|subscript)\b[^={}\n]*\{(?!\s*(?:get|didSet))/)
    }

    /// Blocks of `protocol … { … }` taken out, by counting braces.
    private static func withoutProtocols(_ code: String) -> String {
        var rest = code[...]
        var kept = ""
        while let match = rest.firstMatch(of: /\bprotocol\s[^{]*\{/) {
            kept += rest[..<match.range.lowerBound]
            rest = rest[match.range.upperBound...]
            var depth = 1
            while depth > 0, let character = rest.popFirst() {
                if character == "{" { depth += 1 }
                if character == "}" { depth -= 1 }
            }
        }
        return kept + rest
    }
}
