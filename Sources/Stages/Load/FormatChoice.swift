package import InnkeeperCore
package import InnkeeperFormats

/// Which format a file is read in, and what to report about one that isn't read.
package enum FormatChoice {
    /// The number of bytes examined.
    package static let headSize = 1 << 16

    /// The format of a file: the one `named` by the configuration; else the one that recognises it, or that it is written
    /// in; else, for an empty list, one that has lists; else, for any JSON or text, one whose keys or headers may be
    /// mapped.
    package static func format(
        of head: [UInt8], fileName: String, kind: RecordKind, named: String? = nil, among formats: [any Format.Type]
    ) -> (any Format.Type)? {
        let candidates = formats.filter { $0.kinds.contains(kind) }
        if let named { return candidates.first { $0.name == named } }
        if let sure = recognised(head, fileName: fileName, kind: kind, among: candidates)?.format { return sure }
        if let written = candidates.first(where: { $0.isWritten(head) }) { return written }
        if JSONCheck.isEmptyArray(head), let list = candidates.first(where: { $0.emptyArrayKinds.contains(kind) }) {
            return list
        }
        let lists = JSONLists(head)
        // Records are objects: numbers, texts and arrays of them can't be read.
        if lists.isSound, !lists.holdRecords { return nil }
        if lists.isSound || ListFinder.holdsList(json: head) && JSONCheck.isMeant(fileName: fileName, head: head),
            let any = candidates.first(where: { $0.isAnyJSON })
        {
            return any
        }
        let isText =
            !head.contains(0) || TextEncoding.byteOrderMark(of: head) != nil || TextEncoding.unmarkedUTF16(head) != nil
        // Contacts and places come in many formats: a table of them is recognised only by its headers.
        guard isText, !isMarkup(head), kind == .bookings || kind == .campsites else { return nil }
        // Nor a table that doesn't have one record per row, whose columns can't be mapped.
        return candidates.first { $0.isAnyText && TableShape(csv: head) == nil }
    }

    /// Whether a text begins as XML and HTML do.
    private static func isMarkup(_ head: [UInt8]) -> Bool {
        let text = head.drop { $0 <= 0x20 || $0 >= 0x80 }
        guard text.first == UInt8(ascii: "<"), let next = text.dropFirst().first else { return false }
        return next == UInt8(ascii: "?") || next == UInt8(ascii: "!") || 0x61...0x7A ~= next | 0x20
    }

    /// The format that recognises a file, and as what; its records must be of `kind` if given. Formats that any
    /// text may be in are tried last, as tables are recognised by their headings, and searching for these takes
    /// longest.
    package static func recognised(
        _ head: [UInt8], fileName: String, kind: RecordKind? = nil, among formats: [any Format.Type]
    ) -> (format: any Format.Type, as: Recognition)? {
        let asked = formats.filter { !$0.isAnyText } + formats.filter { $0.isAnyText }
        for format in asked {
            guard let found = format.recognition(head, fileName: fileName), kind == nil || found.kind == kind else {
                continue
            }
            return (format, found)
        }
        return nil
    }

    /// What a file without content has; nil for one with content.
    package static func emptiness(of head: [UInt8]) -> ReadingProblem.Empty? {
        guard head.count <= TextEncoding.byteOrderMark(of: head)?.length ?? 0 else { return nil }
        return head.isEmpty ? .noBytes : .onlyMark
    }

    /// The syntax error in a file that should be JSON but is in no known format, which may be the reason. nil for any
    /// other file.
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
