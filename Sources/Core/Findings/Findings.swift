/// A finding as it is kept: 24 bytes and its texts in one buffer, so that a million of them stay small.
public struct StoredFinding: Sendable, Equatable {
    /// Index in `Findings.codes`.
    public var code: UInt16
    /// Index in `Findings.fields`.
    public var field: UInt16
    /// Index in `Dataset.files`; -1 for a finding that is about no file.
    public var file: Int32
    public var line: Int32
    public var column: Int32
    /// Where its texts begin.
    var textStart: Int
}

/// All findings of a slice, or of the run. Merging is associative; `sort` gives the contract's order.
public struct Findings: Sendable, Equatable {
    public private(set) var codes: [String] = []
    public private(set) var fields: [String] = []
    public private(set) var rows: [StoredFinding] = []
    private var text: [UInt8] = []

    public init() {}

    /// Findings that were read back: the texts of each row must be there.
    init(codes: [String], fields: [String], rows: [StoredFinding], text: [UInt8]) {
        self.codes = codes
        self.fields = fields
        self.rows = rows
        self.text = text
    }

    /// The packed texts of all rows.
    var packedTexts: [UInt8] { text }

    public var count: Int { rows.count }

    /// Adds a finding. `property` is what the record itself names, or else the related one. `recordDigest` is a `Hash64`
    /// of the record's bytes; it matters only when `record` is empty.
    public mutating func add(
        code: String, file: Int, line: Int = 0, column: Int = 0, record: String = "", property: String = "",
        field: String = "", value: String = "", arguments: FindingArguments = [:],
        related: (file: Int, line: Int, record: String)? = nil, recordDigest: UInt64 = 0
    ) {
        let start = text.count
        // One endless field must not fill the memory: 200 scalars tell which value it is.
        FindingTexts(
            record: record, property: property, value: value.clipped(to: 200), arguments: arguments,
            related: related, recordDigest: recordDigest
        ).write(to: &text)
        rows.append(
            StoredFinding(
                code: UInt16(Findings.index(of: code, in: &codes)),
                field: UInt16(Findings.index(of: field, in: &fields)),
                file: Int32(file), line: Int32(clamping: line), column: Int32(clamping: column), textStart: start))
    }

    /// The same of a code of reading.
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
        func comesBefore(_ a: StoredFinding, _ b: StoredFinding) -> Bool {
            if a.file != b.file { return a.file < b.file }
            if a.line != b.line { return a.line < b.line }
            if a.column != b.column { return a.column < b.column }
            if a.code != b.code { return codeRank[Int(a.code)] < codeRank[Int(b.code)] }
            if a.field != b.field { return fieldRank[Int(a.field)] < fieldRank[Int(b.field)] }
            let (left, right) = (texts(at: a.textStart).related, texts(at: b.textStart).related)
            return (left?.file ?? -1, left?.line ?? -1) < (right?.file ?? -1, right?.line ?? -1)
        }
        // Most runs find in order already, and sorting needs room.
        let isSorted = rows.indices.dropFirst().allSatisfy { !comesBefore(rows[$0], rows[$0 - 1]) }
        if !isSorted { rows = rows.sorted(by: comesBefore) }
    }

    /// The findings for whose index `keep` holds.
    public func keeping(_ keep: (Int) -> Bool) -> Findings {
        guard let first = rows.indices.first(where: { !keep($0) }) else { return self }
        var kept = self
        kept.rows = Array(rows[..<first])
        for index in rows.indices[first...].dropFirst() where keep(index) { kept.rows.append(rows[index]) }
        return kept
    }

    /// Exact totals by code.
    public var totals: [String: Int] {
        var counts = [Int](repeating: 0, count: codes.count)
        for row in rows { counts[Int(row.code)] += 1 }
        return Dictionary(uniqueKeysWithValues: zip(codes, counts).filter { $0.1 > 0 })
    }

    /// The finding as it is shown, its fingerprint left at 0: `Fingerprints` has them, because equal findings differ
    /// by their number.
    public func finding(_ index: Int, files: [SourceFile], severity: (_ code: String, _ source: String) -> Severity)
        -> Finding
    {
        let row = rows[index]
        let code = codes[Int(row.code)]
        // Only two of its texts: a whole one would be copied for each finding.
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

    /// The property of the record that a finding is about; empty without one.
    func property(_ index: Int, files: [SourceFile]) -> String {
        property(rows[index], named: ranges(at: rows[index].textStart), files: files)
    }

    /// The same of texts whose places are known.
    func property(_ row: StoredFinding, named ranges: FindingTexts.Ranges, files: [SourceFile]) -> String {
        property(row, named: String(decoding: text[ranges.property], as: UTF8.self), files: files)
    }

    /// What a record does not name its file's source or the run does.
    private func property(_ row: StoredFinding, named: String, files: [SourceFile]) -> String {
        named.isEmpty && row.file >= 0 && row.line > 0 ? files[Int(row.file)].property : named
    }

    /// `Hash64` of the record's bytes as given to `add`.
    public func recordDigest(_ index: Int) -> UInt64 { texts(at: rows[index].textStart).recordDigest }

    func texts(at start: Int) -> FindingTexts { FindingTexts(reading: text, at: start) }

    func ranges(at start: Int) -> FindingTexts.Ranges { FindingTexts.Ranges(reading: text, at: start) }

    func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { text[range] }

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

extension String {
    /// At most `count` scalars, with `…` where it was cut. By scalars, not by characters: one character may have a
    /// million combining marks.
    package func clipped(to count: Int) -> String {
        guard utf8.count > count else { return self }
        let start = unicodeScalars.prefix(count)
        return start.endIndex == endIndex ? self : String(start) + "…"
    }
}
