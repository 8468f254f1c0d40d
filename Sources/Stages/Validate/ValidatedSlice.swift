package import InnkeeperCore

/// A slice with a verdict on each of its rows.
package struct ValidatedSlice: Mergeable, Sendable {
    package var decoded: DecodedSlice
    /// One flag per row of the batch.
    package var rejected: [Bool]
    /// Findings about the rows, in the order in which the rules reported them.
    package var rowFindings: LocatedFindings

    package init(decoded: DecodedSlice, rejected: [Bool], rowFindings: LocatedFindings) {
        self.decoded = decoded
        self.rejected = rejected
        self.rowFindings = rowFindings
    }

    package mutating func append(contentsOf next: ValidatedSlice) {
        rowFindings.append(contentsOf: next.rowFindings, rows: decoded.batch.count)
        decoded.append(contentsOf: next.decoded)
        rejected += next.rejected
    }
}

/// Findings, each with the row of the batch that it is about, so that those of a skipped row can be dropped.
package struct LocatedFindings: Sendable {
    package private(set) var findings = Findings()
    private(set) var rows: [Int] = []

    package init() {}

    /// `rows` is parallel to `findings`.
    init(findings: Findings, rows: [Int]) {
        self.findings = findings
        self.rows = rows
    }

    mutating func kind(code: String, field: String) -> Findings.Kind {
        findings.kind(code: code, field: field)
    }

    mutating func add(
        _ kind: Findings.Kind, row: Int, file: Int, line: Int, column: Int, record: Span<UInt8>, property: Span<UInt8>,
        value: Span<UInt8>, facts: FindingArguments, moreFacts: FindingArguments,
        related: (file: Int, line: Int, record: String)?, recordDigest: UInt64
    ) {
        findings.add(
            kind, file: file, line: line, column: column, record: record, property: property, value: value,
            facts: facts, moreFacts: moreFacts, related: related, recordDigest: recordDigest)
        rows.append(row)
    }

    /// `count` is the number of rows before those that `next` is about.
    fileprivate mutating func append(contentsOf next: LocatedFindings, rows count: Int) {
        findings.append(contentsOf: next.findings)
        rows += next.rows.map { $0 + count }
    }

    fileprivate func leavingOut(_ skipped: Set<Int>) -> LocatedFindings {
        var kept = self
        kept.findings = findings.keepingIndices { !skipped.contains(rows[$0]) }
        // Row numbers are stale from here on; later rules append new ones.
        kept.rows = rows.filter { !skipped.contains($0) }
        return kept
    }
}

extension DecodedSlice {
    /// The slice without the given rows of its batch: their records are skipped.
    package func skipping(_ skipped: Set<Int>) -> DecodedSlice {
        guard !skipped.isEmpty else { return self }
        let kept = (0..<batch.count).filter { !skipped.contains($0) }
        var newRow: [Int: Int32] = [:]
        for (new, old) in kept.enumerated() { newRow[old] = Int32(new) }
        var slice = self
        slice.batch =
            switch batch {
            case .bookings(let table): .bookings(table.selecting(kept))
            case .campSites(let table): .campSites(table.selecting(kept))
            case .contacts(let table): .contacts(table.selecting(kept))
            case .places(let table): .places(table.selecting(kept))
            }
        if !columns.isEmpty { slice.columns = kept.map { columns[$0] } }
        slice.records = records.map { span in
            guard case .row(let row) = span.disposition else { return span }
            let disposition = newRow[Int(row)].map { RecordSpan.Disposition.row($0) } ?? .skipped
            return RecordSpan(start: Int(span.start), end: Int(span.end), disposition: disposition)
        }
        return slice
    }
}

extension ValidatedSlice {
    /// The same, without the findings about the rows.
    package func skipping(_ skipped: Set<Int>) -> ValidatedSlice {
        guard !skipped.isEmpty else { return self }
        return ValidatedSlice(
            decoded: decoded.skipping(skipped),
            rejected: rejected.indices.filter { !skipped.contains($0) }.map { rejected[$0] },
            rowFindings: rowFindings.leavingOut(skipped))
    }
}
