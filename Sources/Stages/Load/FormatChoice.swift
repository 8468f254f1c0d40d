package import InnkeeperCore
package import InnkeeperFormats

/// Which format a file is read with, and what is said of one that is not read.
package enum FormatChoice {
    /// So many bytes are looked at.
    package static let headSize = 1 << 16

    /// The format of a file: the one `named` by the configuration; else the one that recognises it; else, for an empty
    /// list, the one that has lists; else, if it is JSON or text at all, one whose keys or headers may be mapped.
    package static func format(
        of head: [UInt8], fileName: String, kind: RecordKind, named: String? = nil, among formats: [any Format.Type]
    ) -> (any Format.Type)? {
        let candidates = formats.filter { $0.kinds.contains(kind) }
        if let named { return candidates.first { $0.name == named } }
        if let sure = recognised(head, fileName: fileName, kind: kind, among: candidates)?.format { return sure }
        if JSONCheck.isEmptyArray(head), let list = candidates.first(where: { $0.emptyArrayKinds.contains(kind) }) {
            return list
        }
        if JSONLists(head).isSound
            || ListFinder.holdsList(json: head) && JSONCheck.isMeant(fileName: fileName, head: head),
            let any = candidates.first(where: { $0.isAnyJSON })
        {
            return any
        }
        let isText =
            !head.contains(0) || TextEncoding.byteOrderMark(of: head) != nil || TextEncoding.unmarkedUTF16(head) != nil
        // Contacts and places come in many formats: a table of them is recognised by its headers only.
        guard isText, kind == .bookings || kind == .campsites else { return nil }
        // Nor is a table of another shape than a record a row, whose columns nobody could map.
        return candidates.first { $0.isAnyText && TableShape(csv: head) == nil }
    }

    /// The format that recognises a file, and what its records are; with a `kind`, only one that has records of it. What any
    /// text may be is asked last: a table is known by its headings, and to look for them takes longest.
    package static func recognised(
        _ head: [UInt8], fileName: String, kind: RecordKind? = nil, among formats: [any Format.Type]
    ) -> (format: any Format.Type, kind: RecordKind)? {
        let asked = formats.filter { !$0.isAnyText } + formats.filter { $0.isAnyText }
        for format in asked {
            guard let found = format.recognise(head, fileName: fileName), kind == nil || found == kind else { continue }
            return (format, found)
        }
        return nil
    }

    /// What a file without content has; nil for one with content.
    package static func emptiness(of head: [UInt8]) -> ReadingProblem.Empty? {
        guard head.count <= TextEncoding.byteOrderMark(of: head)?.length ?? 0 else { return nil }
        return head.isEmpty ? .noBytes : .onlyMark
    }

    /// Where a file that should be JSON, but fits no format, breaks its rules: that may be why. nil for any other file.
    package static func malformedJSON<Failure: Error>(
        _ head: [UInt8], fileName: String, nextChunk: (_ offset: Int64) throws(Failure) -> [UInt8]
    ) throws(Failure) -> JSONError? {
        guard JSONCheck.isMeant(fileName: fileName, head: head) else { return nil }
        var check = JSONCheck()
        var offset: Int64 = 0
        while !check.isDecided {
            let chunk = try nextChunk(offset)
            offset += Int64(chunk.count)
            if chunk.isEmpty { check.finish() } else { check.push(chunk) }
        }
        return check.error
    }
}
