/// Words that must not stand in the sources. One line a fault, `PATH:LINE: what to do`.
enum StyleChecks {
    /// `unsafe` and the Unsafe types outside the places that are made for them.
    static func unsafeElsewhere(_ files: [SourceText]) -> [String] {
        files.filter { file in !Rooms.unsafeFiles.contains { file.path.hasPrefix($0) } }.flatMap { file in
            let pattern =
                /\bunsafe\b|\b(?:Unsafe(?:Mutable)?(?:Raw)?(?:Buffer)?Pointer|OpaquePointer|Unmanaged|unsafeBitCast)\b|\bwithUnsafe\w*/
            return lines(of: file, \.code, pattern) { word in
                ["unsafe", "Unsafe", "withUnsafe", "OpaquePointer", "Unmanaged"].contains(where: word.hasPrefix)
            }
        }.map { "\($0): unsafe code goes to a file of Rooms.unsafeFiles" }
    }

    /// Work that was put off, and stops that tell no one why.
    static func unfinished(_ files: [SourceText]) -> [String] {
        let marks: Set = ["TODO", "FIXME", "XXX", "HACK"]
        return files.flatMap { file in
            file.lines(where: marks.contains).map { "\(file.path):\($0): do it now or write it down elsewhere" }
                + lines(of: file, \.code, /\bfatalError\b|\btry!|\bas!/) { ["fatalError", "try", "as"].contains($0) }
                .map { "\($0): throw a fault or report a finding" }
        }
    }

    /// Paths that exist on one machine only.
    static func machinePaths(_ files: [SourceText]) -> [String] {
        let folders: Set = ["home", "Users", "root", "work", "mnt", "tmp"]
        return files.flatMap { file in
            lines(of: file, \.text, /\/(?:home|Users|root|work|mnt|tmp)\/\w/, where: folders.contains)
                .map { "\($0): a path of one machine" }
        }
    }

    /// Raw literals, which the reader of these tests does not know.
    static func rawLiterals(_ files: [SourceText]) -> [String] {
        files.filter { $0.code.utf8.contains(UInt8(ascii: "#")) }.flatMap { file in
            lines(of: file, \.code, /[=(,\s]#"/) { _ in true }.map { "\($0): write it as a plain literal" }
        }
    }

    /// Lines that have one of some words, and the pattern.
    private static func lines(
        of file: SourceText, _ text: KeyPath<SourceText, String>, _ pattern: Regex<Substring>,
        where isWanted: (String) -> Bool
    ) -> [String] {
        let numbers = file.lines(where: isWanted)
        guard !numbers.isEmpty else { return [] }
        // Unicode's word boundaries see one word in `bytes.withUnsafeBytes`.
        let pattern = pattern.wordBoundaryKind(.simple)
        let lines = file[keyPath: text].split(separator: "\n", omittingEmptySubsequences: false)
        return numbers.filter { lines[$0 - 1].contains(pattern) }.map { "\(file.path):\($0)" }
    }
}
