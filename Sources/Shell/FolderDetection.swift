package import InnkeeperConfiguration
package import InnkeeperCore
import InnkeeperPacking
import InnkeeperStages

/// A configuration guessed from files: the kind of each follows from its content.
package struct DetectedSources: Sendable {
    package var sources: [Configuration.Source]
    /// Why each source has its kind, by its name.
    package var reasons: [String: String] = [:]
    /// The name of each source's format, by the source's name.
    package var formats: [String: String] = [:]
    /// Files in no known format, as paths relative to the root.
    package var unread: [String] = []
}

package enum FolderDetection {
    /// Examines the head of each file (paths relative to `root`) and makes one source per kind. Bookings from different
    /// systems, or with different headers, are different channels with their own IDs, and so different sources.
    package static func detect(_ files: [String], root: String, formats: [any Format.Type], _ unpacking: any Unpacking)
        -> DetectedSources
    {
        var groups: [Group] = []
        var detected = DetectedSources(sources: [])
        func add(_ file: String, _ found: Group) {
            if let known = groups.firstIndex(where: { $0.key == found.key }) {
                groups[known].files.append(file)
            } else {
                var found = found
                found.files = [file]
                groups.append(found)
            }
        }
        for file in files where !UnreadFiles.isOwn(Paths.name(file)) {
            let packed = PackedFile.split(file, root: root)
            let name = packed?.archive ?? file
            let content = unpacking.content(of: Paths.join(root, name), headSize: headSize) { member, head in
                group(of: member ?? name, head, formats)
            }
            guard let content else {
                let head = try? SmallFile.head(Paths.join(root, file), count: headSize)
                if let found = head.flatMap({ group(of: file, $0, formats) }) {
                    add(file, found)
                } else {
                    detected.unread.append(file)
                }
                continue
            }
            let members = content.members.filter { packed == nil || $0.name == packed?.member }
            guard let first = members.compactMap(\.told).first else {
                detected.unread.append(file)
                continue
            }
            // An archive of one kind is read as a whole; with several kinds, each member is separate.
            if packed != nil || !members.contains(where: { $0.told != nil && $0.told?.key != first.key }) {
                add(file, first)
                continue
            }
            for member in members {
                let path = name + String(PackedFile.mark) + (member.name ?? "")
                if let found = member.told {
                    add(path, found)
                } else if member.refusal != nil {
                    // Reading it says why.
                    add(path, first)
                } else {
                    detected.unread.append(path)
                }
            }
        }
        let channels = groups.count { $0.kind == .bookings }
        var names: Set<String> = []
        for group in groups {
            let wanted =
                group.kind == .bookings && channels > 1
                ? group.preset ?? sourceName(group.files[0]) : group.kind.rawValue
            var name = wanted
            var number = 2
            while !names.insert(name).inserted {
                name = "\(wanted)-\(number)"
                number += 1
            }
            detected.sources.append(
                Configuration.Source(
                    settings: SourceSettings(name: name, kind: group.kind), files: group.files.map(Glob.literal)))
            detected.reasons[name] = group.reason
            detected.formats[name] = group.format
        }
        detected.sources.sort { $0.settings.name < $1.settings.name }
        return detected
    }

    private static let headSize = 1 << 16

    /// The kind that a file's head indicates; nil if no format recognises it.
    package static func kind(of head: [UInt8], fileName: String, formats: [any Format.Type]) -> RecordKind? {
        FormatChoice.recognised(head, fileName: fileName, among: formats)?.as.kind
    }

    /// Files that make up one source.
    private struct Group {
        var key: String
        var kind: RecordKind
        var format: String
        var reason: String
        var preset: String?
        var files: [String]
    }

    /// The group that a file would start; nil if no format recognises it.
    private static func group(of file: String, _ head: [UInt8], _ formats: [any Format.Type]) -> Group? {
        let fileName = ArchiveFormat.uncompressedName(Paths.name(file))
        guard let (format, found) = FormatChoice.recognised(head, fileName: fileName, among: formats) else {
            return nil
        }
        var group = Group(
            key: found.kind.rawValue, kind: found.kind, format: format.name, reason: found.reason, files: [file])
        if found.kind == .bookings, !found.headings.isEmpty {
            group.preset = found.preset
            group.key += " " + (found.preset ?? found.headings.joined(separator: "\u{1F}"))
        }
        return group
    }

    /// The file's name without its extension, as a name for a source.
    private static func sourceName(_ file: String) -> String {
        let last = file.split(separator: PackedFile.mark).last.map(String.init) ?? file
        let name = ArchiveFormat.uncompressedName(Paths.name(last))
        let stem = name.lastIndex(of: ".").map { $0 == name.startIndex ? name[...] : name[..<$0] } ?? name[...]
        let scalars = stem.unicodeScalars.map { scalar -> Character in
            scalar.properties.isWhitespace || scalar.value < 0x20 || scalar.value == 0x7F || scalar == "\\"
                ? "-" : Character(scalar)
        }
        let plain = String(scalars.drop { $0 == "." })
        return plain.isEmpty ? RecordKind.bookings.rawValue : plain
    }
}
