package import InnkeeperCore

/// The result of a slice's records: their counts, and which of their bytes are written where.
package struct LoadedSlice: Mergeable, Sendable {
    package private(set) var counts = RecordCounts()
    package private(set) var bytes: [UInt8]
    private var records: [RecordSpan]
    /// One flag per row.
    private var rejected: [Bool]

    package enum Verdict: Sendable { case accepted, rejected }

    /// Bytes with one verdict, to be written unchanged.
    package struct Run: Sendable, Equatable {
        package var verdict: Verdict
        package var range: Range<Int>
    }

    package init(_ slice: ValidatedSlice) {
        bytes = slice.decoded.bytes
        records = slice.decoded.records
        rejected = slice.rejected
        for span in records {
            switch span.disposition {
            case .row(let row):
                if rejected[Int(row)] { counts.rejected += 1 } else { counts.accepted += 1 }
            case .malformed, .cutShort: counts.rejected += 1
            case .skipped: counts.skipped += 1
            case .rest: continue
            }
            counts.read += 1
        }
    }

    package mutating func append(contentsOf next: LoadedSlice) {
        counts += next.counts
        records += next.records.map { $0.moved(bytes: bytes.count, rows: rejected.count) }
        rejected += next.rejected
        bytes += next.bytes
    }

    /// What is to be written, in order. If records have no separator, adjacent ones with one verdict form a single run.
    package func runs(_ framing: Framing) -> [Run] {
        var runs: [Run] = []
        let joins = framing.separator.isEmpty
        var run = Run(verdict: .accepted, range: 0..<0)
        for span in records {
            let verdict: Verdict
            switch span.disposition {
            case .row(let row): verdict = rejected[Int(row)] ? .rejected : .accepted
            case .malformed, .cutShort, .rest: verdict = .rejected
            case .skipped: continue
            }
            let (start, end) = (Int(span.start), Int(span.end))
            if joins, run.verdict == verdict, run.range.upperBound == start, !run.range.isEmpty {
                run.range = run.range.lowerBound..<end
            } else {
                if !run.range.isEmpty { runs.append(run) }
                run = Run(verdict: verdict, range: start..<end)
            }
        }
        if !run.range.isEmpty { runs.append(run) }
        return runs
    }
}
