/// A finding as it is kept: numbers and places in one text buffer, so that a million of them stay small.
public struct StoredFinding: Sendable, Equatable {
    /// Index in `Findings.codes`.
    public var code: UInt16
    /// Index in `Findings.fields`.
    public var field: UInt16
    /// Index in `Dataset.files`.
    public var file: Int32
    public var line: Int32
    public var column: Int32
    /// File and line of the related record; -1 without one.
    public var relatedFile: Int32
    public var relatedLine: Int32
    /// Where this finding's texts begin; record, value, detail and the related record's key follow each other.
    var textStart: Int
    var lengths: (record: UInt32, value: UInt32, detail: UInt32, related: UInt32)
    /// Digest of the record's bytes, for the fingerprint of records without a natural key.
    var recordDigest: UInt64

    public static func == (left: StoredFinding, right: StoredFinding) -> Bool {
        left.code == right.code && left.field == right.field && left.file == right.file && left.line == right.line
            && left.column == right.column && left.relatedFile == right.relatedFile
            && left.relatedLine == right.relatedLine && left.textStart == right.textStart
            && left.lengths == right.lengths && left.recordDigest == right.recordDigest
    }
}

/// All findings of a slice, or of the run. Merging is associative; `sort` gives the contract's order.
public struct Findings: Sendable, Equatable {
    public private(set) var codes: [String] = []
    public private(set) var fields: [String] = []
    public private(set) var rows: [StoredFinding] = []
    private var text: [UInt8] = []

    public init() {}

    public var count: Int { rows.count }

    /// Adds a finding. `recordDigest` is a `Hash64` of the record's bytes; it matters only when `record` is empty.
    public mutating func add(
        code: String, file: Int, line: Int = 0, column: Int = 0, record: String = "", field: String = "",
        value: String = "", detail: String = "", related: (file: Int, line: Int, record: String)? = nil,
        recordDigest: UInt64 = 0
    ) {
        let start = text.count
        text.append(contentsOf: record.utf8)
        // One endless field must not fill the memory: 200 scalars tell which value it is.
        let shown = Findings.clipped(value)
        text.append(contentsOf: shown.utf8)
        text.append(contentsOf: detail.utf8)
        text.append(contentsOf: (related?.record ?? "").utf8)
        rows.append(
            StoredFinding(
                code: UInt16(Findings.index(of: code, in: &codes)),
                field: UInt16(Findings.index(of: field, in: &fields)),
                file: Int32(file), line: Int32(clamping: line), column: Int32(clamping: column),
                relatedFile: Int32(related?.file ?? -1), relatedLine: Int32(clamping: related?.line ?? -1),
                textStart: start,
                lengths: (
                    UInt32(record.utf8.count), UInt32(shown.utf8.count), UInt32(detail.utf8.count),
                    UInt32(related?.record.utf8.count ?? 0)
                ),
                recordDigest: recordDigest))
    }

    public mutating func append(contentsOf other: Findings) {
        guard other.count > 0 else { return }
        let base = text.count
        text.append(contentsOf: other.text)
        let codeMap = other.codes.map { UInt16(Findings.index(of: $0, in: &codes)) }
        let fieldMap = other.fields.map { UInt16(Findings.index(of: $0, in: &fields)) }
        rows.append(
            contentsOf: other.rows.lazy.map { row in
                var moved = row
                moved.code = codeMap[Int(row.code)]
                moved.field = fieldMap[Int(row.field)]
                moved.textStart += base
                return moved
            })
    }

    /// Puts the findings in the order of source and file (the order of `Dataset.files`), line, column, code, field.
    public mutating func sort() {
        let codeRank = Findings.ranks(codes)
        let fieldRank = Findings.ranks(fields)
        rows.sort { a, b in
            if a.file != b.file { return a.file < b.file }
            if a.line != b.line { return a.line < b.line }
            if a.column != b.column { return a.column < b.column }
            if a.code != b.code { return codeRank[Int(a.code)] < codeRank[Int(b.code)] }
            if a.field != b.field { return fieldRank[Int(a.field)] < fieldRank[Int(b.field)] }
            if a.relatedFile != b.relatedFile { return a.relatedFile < b.relatedFile }
            return a.relatedLine < b.relatedLine
        }
    }

    /// The findings for whose index `keep` holds.
    public func keeping(_ keep: (Int) -> Bool) -> Findings {
        var kept = self
        kept.rows = rows.indices.filter(keep).map { rows[$0] }
        return kept
    }

    /// Exact totals by code.
    public var totals: [String: Int] {
        var counts = [Int](repeating: 0, count: codes.count)
        for row in rows { counts[Int(row.code)] += 1 }
        return Dictionary(uniqueKeysWithValues: zip(codes, counts).filter { $0.1 > 0 })
    }

    /// The finding as it is shown, its fingerprint left at 0: that needs `Fingerprinter`, which sees all in order.
    public func finding(_ index: Int, files: [SourceFile], severity: (_ code: String, _ source: String) -> Severity)
        -> Finding
    {
        let row = rows[index]
        let code = codes[Int(row.code)]
        let file = row.file < 0 ? nil : files[Int(row.file)]
        var start = row.textStart
        func next(_ length: UInt32) -> String {
            defer { start += Int(length) }
            return String(decoding: text[start..<start + Int(length)], as: UTF8.self)
        }
        let record = next(row.lengths.record)
        let value = next(row.lengths.value)
        let detail = next(row.lengths.detail)
        let relatedKey = next(row.lengths.related)
        let related =
            row.relatedFile < 0
            ? nil
            : RelatedRecord(file: files[Int(row.relatedFile)].path, line: Int(row.relatedLine), record: relatedKey)
        return Finding(
            code: code, severity: severity(code, file?.source ?? ""), source: file?.source ?? "",
            file: file?.path ?? "",
            line: Int(row.line), column: Int(row.column), record: record, field: fields[Int(row.field)], value: value,
            detail: detail, related: related)
    }

    /// `Hash64` of the record's bytes as given to `add`.
    public func recordDigest(_ index: Int) -> UInt64 { rows[index].recordDigest }

    /// Cuts by scalars, not by characters: one character may have a million combining marks.
    private static func clipped(_ text: String) -> String {
        guard text.utf8.count > 200 else { return text }
        let start = text.unicodeScalars.prefix(200)
        return start.endIndex == text.endIndex ? text : String(start) + "…"
    }

    private static func index(of name: String, in names: inout [String]) -> Int {
        if let known = names.firstIndex(of: name) { return known }
        names.append(name)
        return names.count - 1
    }

    private static func ranks(_ names: [String]) -> [Int] {
        var ranks = [Int](repeating: 0, count: names.count)
        for (rank, index) in names.indices.sorted(by: { names[$0] < names[$1] }).enumerated() { ranks[index] = rank }
        return ranks
    }
}

/// Gives findings their fingerprints, in the order in which they are shown.
///
/// Made of code, source, natural key (or the digest of the record's bytes and its ordinal among equals), field,
/// and the value unless it is personal; lines play no part.
public struct Fingerprinter: Sendable {
    private var seen: [UInt64: Int] = [:]

    public init() {}

    /// The fingerprint of the next finding. Two findings equal in all parts differ by their ordinal.
    public mutating func fingerprint(_ finding: Finding, recordDigest: UInt64) -> UInt64 {
        var hash = Hash64()
        hash.add(part: finding.code)
        hash.add(part: finding.source)
        hash.add(part: finding.record.isEmpty ? Hash64.hex(recordDigest) : finding.record)
        hash.add(part: finding.field)
        hash.add(part: personalFields.contains(finding.field) ? "" : finding.value)
        if let related = finding.related { hash.add(part: related.record) }
        let base = hash.value
        let ordinal = seen[base, default: 0]
        seen[base] = ordinal + 1
        guard ordinal > 0 else { return base }
        hash.add(part: String(ordinal))
        return hash.value
    }
}
