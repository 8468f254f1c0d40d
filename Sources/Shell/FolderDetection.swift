package import Configuration
package import Core

/// A configuration guessed from files: which kind each is, by its content.
package struct DetectedSources: Sendable {
    package var sources: [Configuration.Source]
    /// Files that fit nothing, as paths relative to the root.
    package var unrecognised: [String]
}

package enum FolderDetection {
    /// Looks at the head of each file (paths relative to `root`) and makes one source a kind; bookings with
    /// different header lines are different channels, each with its own ids, and so different sources.
    package static func detect(_ files: [String], root: String, formats: [any Format.Type]) -> DetectedSources {
        var groups: [(key: String, kind: RecordKind, files: [String])] = []
        var unrecognised: [String] = []
        for file in files {
            guard let head = head(Paths.join(root, file)),
                let kind = kind(of: head, fileName: Paths.name(file), formats: formats)
            else {
                unrecognised.append(file)
                continue
            }
            let key = kind == .bookings ? "bookings " + headerLine(head) : kind.rawValue
            if let known = groups.firstIndex(where: { $0.key == key }) {
                groups[known].files.append(file)
            } else {
                groups.append((key, kind, [file]))
            }
        }
        let channels = groups.count { $0.kind == .bookings }
        var names: Set<String> = []
        let sources = groups.map { group in
            let wanted = group.kind == .bookings && channels > 1 ? stem(group.files[0]) : group.kind.rawValue
            var name = wanted
            var number = 2
            while !names.insert(name).inserted {
                name = "\(wanted)-\(number)"
                number += 1
            }
            return Configuration.Source(settings: SourceSettings(name: name, kind: group.kind), files: group.files)
        }
        return DetectedSources(
            sources: sources.sorted { $0.settings.name < $1.settings.name }, unrecognised: unrecognised)
    }

    /// The kind that a file's head speaks for; nil when no format knows it.
    package static func kind(of head: [UInt8], fileName: String, formats: [any Format.Type]) -> RecordKind? {
        for format in formats {
            if let kind = format.recognise(head, fileName: fileName) { return kind }
        }
        return nil
    }

    private static func head(_ path: String) -> [UInt8]? {
        guard let descriptor = try? Posix.open(path) else { return nil }
        defer { Posix.close(descriptor) }
        return try? Posix.read(descriptor, count: 1 << 16)
    }

    private static func headerLine(_ head: [UInt8]) -> String {
        String(decoding: head.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    }

    private static func stem(_ file: String) -> String {
        let name = Paths.name(file)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}
