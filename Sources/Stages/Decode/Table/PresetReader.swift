internal import InnkeeperCore
internal import InnkeeperFormats

/// Why a preset's data file can't be read.
package struct PresetFault: Error, Sendable, Equatable {
    /// Where and what, in one sentence without a full stop.
    package var text: String
}

/// Reads the data file of a preset. It is strict: an unknown key is an error, so that a typo isn't silently ignored.
package enum PresetReader {
    /// Validates a data file; returns what is wrong with it, or nil.
    package static func fault(in bytes: [UInt8]) -> String? {
        do {
            _ = try read(bytes)
            return nil
        } catch {
            return error.text
        }
    }

    static func read(_ bytes: [UInt8]) throws(PresetFault) -> Preset {
        let document: JSONNode
        do {
            document = try JSONNode(bytes)
        } catch {
            throw PresetFault(text: error.description)
        }
        try checkKeys(
            document,
            among: ["name", "kind", "summary", "marks", "rows", "sameId", "columns", "statuses", "missing", "ignored"])
        let kind = try text(document, "kind")
        guard let kind = RecordKind(rawValue: kind), [.bookings, .campsites].contains(kind) else {
            throw fault(document, "\"\(kind)\" is no kind that comes as CSV")
        }
        var preset = Preset(
            name: try text(document, "name"), kind: kind, summary: try text(document, "summary"),
            marks: try marks(document), columns: try columns(document, kind))
        if let rows = document["rows"] {
            try checkKeys(rows, among: ["column", "words"])
            preset.rows = Preset.Rows(
                column: try texts(rows["column"] ?? rows), words: Set(try texts(rows["words"] ?? rows).map(foldedWord)))
        }
        if let word = document["sameId"] {
            guard let meaning = word.string.flatMap(RepeatedID.init) else {
                throw fault(word, "sameId is one of duplicate, unit and instalment")
            }
            preset.repeatedID = meaning
        }
        for member in document["statuses"]?.members ?? [] {
            guard let status = BookingStatus.allCases.first(where: { $0.name == member.node.string }) else {
                throw fault(member.node, "no such status")
            }
            preset.statuses[foldedWord(member.key)] = status
        }
        if let missing = document["missing"] { preset.missing = try texts(missing) }
        if let ignored = document["ignored"] { preset.ignored = try texts(ignored) }
        return preset
    }

    private static func marks(_ document: JSONNode) throws(PresetFault) -> [Set<String>] {
        guard let list = document["marks"]?.elements, !list.isEmpty else {
            throw fault(document, "marks is a list of headers")
        }
        var marks: [Set<String>] = []
        for mark in list { marks.append(Set(try texts(mark).map(foldedWord))) }
        return marks
    }

    private static func columns(
        _ document: JSONNode, _ kind: RecordKind
    ) throws(PresetFault) -> [String: [ColumnMapping]] {
        let fields = Set(HeaderAliases.table(for: kind).map(\.field))
        var columns: [String: [ColumnMapping]] = [:]
        for member in document["columns"]?.members ?? [] {
            guard fields.contains(member.key) else { throw fault(member.node, "\(kind) have no field \(member.key)") }
            var mappings: [ColumnMapping] = []
            for node in member.node.elements ?? [member.node] { mappings.append(try mapping(node)) }
            guard !mappings.isEmpty else { throw fault(member.node, "a text or a list of texts is expected") }
            columns[member.key] = mappings
        }
        if columns.isEmpty { throw fault(document, "columns is an object of fields") }
        return columns
    }

    private static func mapping(_ node: JSONNode) throws(PresetFault) -> ColumnMapping {
        if node.members == nil { return .header(try text(node)) }
        try checkKeys(node, among: ["constant", "date", "join", "sum"])
        if let constant = node["constant"]?.string { return .constant(constant) }
        if let parts = node["sum"] { return .sum(try texts(parts)) }
        if let parts = node["join"] { return .join(try texts(parts)) }
        if let parts = node["date"] { return .date(try texts(parts)) }
        throw fault(node, "a mapping is a header, headers, a sum, a join, a date or a constant")
    }

    private static func checkKeys(_ node: JSONNode, among known: [String]) throws(PresetFault) {
        guard let members = node.members else { throw fault(node, "an object is expected") }
        for member in members where !known.contains(member.key) {
            throw fault(member.node, "unknown key \(member.key)")
        }
    }

    private static func text(_ node: JSONNode, _ key: String) throws(PresetFault) -> String {
        guard let text = node[key]?.string, !text.isEmpty else { throw fault(node, "\(key) is a text") }
        return text
    }

    private static func text(_ node: JSONNode) throws(PresetFault) -> String {
        guard let text = node.string, !text.isEmpty else { throw fault(node, "a text or a list of texts is expected") }
        return text
    }

    /// A text, or a non-empty list of texts.
    private static func texts(_ node: JSONNode) throws(PresetFault) -> [String] {
        let texts = node.string.map { [$0] } ?? node.elements?.compactMap(\.string) ?? []
        guard !texts.isEmpty, texts.count == node.elements?.count ?? 1 else {
            throw fault(node, "a text or a list of texts is expected")
        }
        return texts
    }

    private static func fault(_ node: JSONNode, _ text: String) -> PresetFault {
        PresetFault(text: "\(node.position.line):\(node.position.column): \(text)")
    }
}
