/// Words that must not stand in the sources. One line a fault, `PATH:LINE: what to do`.
enum StyleChecks {
    /// `unsafe` and the Unsafe types outside the places that are made for them.
    static func unsafeElsewhere(_ files: [SourceText]) -> [String] {
        files.filter { file in !Rooms.unsafeFiles.contains { file.path.hasPrefix($0) } }.flatMap { file in
            lines(
                of: file.path, file.code,
                with:
                    /\bunsafe\b|\b(?:Unsafe(?:Mutable)?(?:Raw)?(?:Buffer)?Pointer|OpaquePointer|Unmanaged|unsafeBitCast)\b|\bwithUnsafe\w*/
            )
            .map { "\($0): unsafe code goes to a file of Rooms.unsafeFiles" }
        }
    }

    /// Work that was put off, and stops that tell no one why.
    static func unfinished(_ files: [SourceText]) -> [String] {
        files.flatMap { file in
            lines(of: file.path, file.text, with: /\b(?:TODO|FIXME|XXX|HACK)\b/).map {
                "\($0): do it now or write it down elsewhere"
            }
                + lines(of: file.path, file.code, with: /\bfatalError\b|\btry!|\bas!/).map {
                    "\($0): throw a fault or report a finding"
                }
        }
    }

    /// Paths that exist on one machine only.
    static func machinePaths(_ files: [SourceText]) -> [String] {
        files.flatMap { file in
            lines(of: file.path, file.text, with: /\/(?:home|Users|root|work|mnt|tmp)\/\w/).map {
                "\($0): a path of one machine"
            }
        }
    }

    /// Raw literals, which the reader of these tests does not know.
    static func rawLiterals(_ files: [SourceText]) -> [String] {
        files.flatMap { file in
            lines(of: file.path, file.code, with: /[=(,\s]#"/).map { "\($0): write it as a plain literal" }
        }
    }

    private static func lines(of path: String, _ text: String, with pattern: Regex<Substring>) -> [String] {
        // Unicode's word boundaries see one word in `bytes.withUnsafeBytes`.
        let pattern = pattern.wordBoundaryKind(.simple)
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { $0.element.contains(pattern) }.map { "\(path):\($0.offset + 1)" }
    }
}
