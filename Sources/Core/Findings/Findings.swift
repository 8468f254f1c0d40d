/// A finding as stored: 24 bytes, with its texts in a shared buffer, so that a million of them stay small.
public struct StoredFinding: Sendable, Equatable {
    /// Index in `Findings.codes`.
    public var code: UInt16
    /// Index in `Findings.fields`.
    public var field: UInt16
    /// Index in `Dataset.files`; -1 for a finding that is not about a file.
    public var file: Int32
    public var line: Int32
    public var column: Int32
    /// Where its texts start.
    var textStart: Int
}

/// All findings of a slice or of the run. Merging is associative; `sort` puts them in the documented order.
///
/// They are kept in memory. As those of a run may be too many, what exceeds a budget goes to a file in sorted blocks
/// (`FindingSpill`), which iteration reads one after the other.
public struct Findings: Sendable {
    public private(set) var codes: [String] = []
    public private(set) var fields: [String] = []
    public internal(set) var rows = FindingRows()
    /// The packed texts of the rows in memory.
    var text: [UInt8] = []
    /// Where excess findings go; nil keeps all in memory.
    public var spill: FindingSpill?

    public init() {}

    /// Findings that were read back; the texts of each row must be present.
    init(codes: [String], fields: [String], rows: [StoredFinding], text: [UInt8]) {
        self.codes = codes
        self.fields = fields
        self.rows = FindingRows(held: rows)
        self.text = text
    }

    public var count: Int { rows.count }

    /// Adds a finding. `property` is the one named by the record itself, or else by the related one. `recordDigest` is
    /// a `Hash64` of the record's bytes; it matters only if `record` is empty.
    public mutating func add(
        code: String, file: Int, line: Int = 0, column: Int = 0, record: String = "", property: String = "",
        field: String = "", value: String = "", arguments: FindingArguments = [:],
        related: (file: Int, line: Int, record: String)? = nil, recordDigest: UInt64 = 0
    ) {
        add(
            kind(code: code, field: field), file: file, line: line, column: column, record: record.utf8.span,
            property: property.utf8.span, value: value.utf8.span, facts: arguments, related: related,
            recordDigest: recordDigest)
    }

    /// What all findings of one code about one field are stored with.
    package struct Kind {
        fileprivate let code: UInt16
        fileprivate let field: UInt16
    }

    package mutating func kind(code: String, field: String) -> Kind {
        Kind(
            code: UInt16(Findings.index(of: code, in: &codes)), field: UInt16(Findings.index(of: field, in: &fields)))
    }

    /// Adds a finding whose texts are in buffers, in UTF-8: in some files nearly every record has a finding.
    package mutating func add(
        _ kind: Kind, file: Int, line: Int, column: Int, record: Span<UInt8>, property: Span<UInt8>,
        value: Span<UInt8>, facts: FindingArguments, moreFacts: FindingArguments = [:],
        related: (file: Int, line: Int, record: String)?, recordDigest: UInt64
    ) {
        rows.held.append(
            StoredFinding(
                code: kind.code, field: kind.field, file: Int32(file), line: Int32(clamping: line),
                column: Int32(clamping: column), textStart: text.count))
        func write(_ value: Span<UInt8>) {
            FindingTexts.write(
                record: record, property: property, value: value, facts: facts.packed.span,
                moreFacts: moreFacts.packed.span, related: related.map { ($0.file, $0.line) },
                relatedRecord: (related?.record ?? "").utf8.span, recordDigest: recordDigest, to: &text)
        }
        // A huge field must not fill the memory: 200 scalars are enough to identify the value.
        let limit = 200
        if value.count <= limit { write(value) } else { write(String(decoding: value).clipped(to: limit).utf8.span) }
    }

    /// The same for a code of reading.
    public mutating func add(
        _ code: ReadingCode, file: Int, line: Int = 0, column: Int = 0, record: String = "", property: String = "",
        field: String = "", value: String = "", arguments: FindingArguments = [:],
        related: (file: Int, line: Int, record: String)? = nil, recordDigest: UInt64 = 0
    ) {
        add(
            code: code.rawValue, file: file, line: line, column: column, record: record, property: property,
            field: field, value: value, arguments: arguments, related: related, recordDigest: recordDigest)
    }

    public mutating func append(contentsOf other: Findings) {
        guard other.count > 0 else { return }
        guard other.areHeld else {
            return other.forEachBlock { block in
                append(contentsOf: block)
                spillBeyondBudget()
            }
        }
        let base = text.count
        text.append(contentsOf: other.text)
        let codeMap = other.codes.map { UInt16(Findings.index(of: $0, in: &codes)) }
        let fieldMap = other.fields.map { UInt16(Findings.index(of: $0, in: &fields)) }
        rows.held.append(
            contentsOf: other.rows.held.lazy.map { row in
                var moved = row
                moved.code = codeMap[Int(row.code)]
                moved.field = fieldMap[Int(row.field)]
                moved.textStart += base
                return moved
            })
    }

    /// Sorts the findings by source and file (the order of `Dataset.files`), line, column, code, field.
    public mutating func sort() {
        if areHeld { rows.held = FindingOrder(self).sorted(self) } else { mergeBlocks() }
    }

    /// The findings as those of another file, for findings in memory about records of one file.
    public func moved(toFile file: Int) -> Findings {
        var moved = self
        for row in moved.rows.held.indices { moved.rows.held[row].file = Int32(file) }
        return moved
    }

    /// The findings whose index `keep` accepts; all must be in memory.
    public func keepingIndices(_ keep: (Int) -> Bool) -> Findings {
        guard let first = rows.held.indices.first(where: { !keep($0) }) else { return self }
        var kept = self
        kept.rows.held = Array(rows.held[..<first])
        for index in rows.held.indices[first...].dropFirst() where keep(index) {
            kept.rows.held.append(rows.held[index])
        }
        return kept
    }

    /// The finding as shown, with fingerprint 0: fingerprints come from `Fingerprints`, because equal findings differ
    /// only in their number.
    public func finding(_ index: Int, files: [SourceFile], severity: (_ code: String, _ source: String) -> Severity)
        -> Finding
    {
        if index < rows.spilledCount, let (block, offset) = rows.spilled?.locate(index) {
            return block.finding(offset, files: files, severity: severity)
        }
        let row = rows.held[index - rows.spilledCount]
        let code = codes[Int(row.code)]
        // Reads only two of its texts: a complete value would be copied for each finding.
        let source = row.file < 0 ? "" : files[Int(row.file)].source
        let texts = texts(at: row.textStart)
        let related = texts.related.map { RelatedRecord(file: files[$0.file].path, line: $0.line, record: $0.record) }
        let isCell = row.file >= 0 && files[Int(row.file)].isWorksheet && row.line > 0 && row.column > 0
        return Finding(
            code: code, severity: severity(code, source), source: source,
            file: row.file < 0 ? "" : files[Int(row.file)].path,
            line: Int(row.line), column: Int(row.column),
            cell: isCell ? CellAddress.text(row: Int(row.line) - 1, column: Int(row.column) - 1) : "",
            record: texts.record, property: property(row, named: texts.property, files: files),
            field: fields[Int(row.field)], value: texts.value, arguments: texts.arguments, related: related)
    }

    /// The property of the record that a finding is about, for texts whose ranges are known; empty if there is none.
    func property(_ row: StoredFinding, named ranges: FindingTexts.Ranges, files: [SourceFile]) -> String {
        property(row, named: String(decoding: text[ranges.property], as: UTF8.self), files: files)
    }

    /// If the record names none, the property that its file got from the source or the run.
    private func property(_ row: StoredFinding, named: String, files: [SourceFile]) -> String {
        named.isEmpty && row.file >= 0 && row.line > 0 ? files[Int(row.file)].property : named
    }

    /// `Hash64` of the record's bytes as given to `add`.
    public func recordDigest(_ index: Int) -> UInt64 {
        if index < rows.spilledCount, let (block, offset) = rows.spilled?.locate(index) {
            return block.recordDigest(offset)
        }
        return texts(at: rows.held[index - rows.spilledCount].textStart).recordDigest
    }

    func texts(at start: Int) -> FindingTexts { FindingTexts(reading: text, at: start) }

    func ranges(at start: Int) -> FindingTexts.Ranges { FindingTexts.Ranges(reading: text.span, at: start) }

    func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { text[range] }

    private static func index(of name: String, in names: inout [String]) -> Int {
        if let known = names.firstIndex(of: name) { return known }
        names.append(name)
        return names.count - 1
    }
}

extension Findings: Equatable {
    public static func == (left: Findings, right: Findings) -> Bool {
        left.codes == right.codes && left.fields == right.fields && left.rows == right.rows && left.text == right.text
    }
}

extension String {
    /// Invalid UTF-8 becomes U+FFFD.
    package init(decoding bytes: Span<UInt8>) {
        self.init(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }

    /// At most `count` scalars, ending in `…` if truncated. Scalars rather than characters, as one character may have a
    /// million combining marks.
    package func clipped(to count: Int) -> String {
        guard utf8.count > count else { return self }
        let start = unicodeScalars.prefix(count)
        return start.endIndex == endIndex ? self : String(start) + "…"
    }
}
