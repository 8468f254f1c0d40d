/// How many findings there are of each code in each file: all that most totals need, and small however many there are.
///
/// Before: 1,000 findings of two codes in two files, in any order.
/// After: at most four numbers.
public struct FindingTally: Sendable, Equatable {
    public struct Kind: Hashable, Sendable {
        /// Index in `Findings.codes`.
        public var code: UInt16
        /// Index in `Dataset.files`; -1 for findings that are not about a file.
        public var file: Int32

        public init(_ row: StoredFinding) { (code, file) = (row.code, row.file) }

        fileprivate init(code: Int, file: Int32) { (self.code, self.file) = (UInt16(code), file) }
    }

    public private(set) var counts: [Kind: Int] = [:]

    init() {}

    init(_ rows: [StoredFinding]) {
        // Those of a file are nearly always adjacent, those of a code hardly ever.
        var file: Int32 = -1
        var ofCode: [Int] = []
        func endFile() {
            for code in ofCode.indices where ofCode[code] > 0 {
                counts[Kind(code: code, file: file), default: 0] += ofCode[code]
                ofCode[code] = 0
            }
        }
        for row in rows {
            if row.file != file {
                endFile()
                file = row.file
            }
            let code = Int(row.code)
            if code >= ofCode.count { ofCode += [Int](repeating: 0, count: code + 1 - ofCode.count) }
            ofCode[code] += 1
        }
        endFile()
    }

    mutating func add(_ other: FindingTally) { counts.merge(other.counts) { $0 + $1 } }

    /// Totals per code, by its index.
    public func ofCodes(_ codeCount: Int) -> [Int] {
        var totals = [Int](repeating: 0, count: codeCount)
        for (kind, count) in counts { totals[Int(kind.code)] += count }
        return totals
    }
}

extension Findings {
    /// What there is, without a look at each finding of a block in a file.
    public var tally: FindingTally {
        var tally = FindingTally(rows.held)
        for place in rows.spilled?.places ?? [] { tally.add(place.summary.tally) }
        return tally
    }

    /// Exact totals per code.
    public var totals: [String: Int] {
        Dictionary(uniqueKeysWithValues: zip(codes, tally.ofCodes(codes.count)).filter { $0.1 > 0 })
    }

    /// The indices of the first findings of each code, in order: at most as many as `limits` says, by the index of the
    /// code. Those for which `isLeftOut` is true don't count.
    public func first(_ limits: [Int], isLeftOut: (_ index: Int) -> Bool = { _ in false }) -> [Int] {
        var limits = limits
        // How many there still are of each code.
        var left = tally.ofCodes(codes.count)
        var wanted = codes.indices.count { limits[$0] > 0 && left[$0] > 0 }
        var found: [Int] = []
        var start = 0
        for number in 0..<blockCount where wanted > 0 {
            let summary = rows.spilled.flatMap { number < $0.places.count ? $0.places[number].summary.tally : nil }
            // A block with nothing wanted is not read.
            if let here = summary, !here.counts.contains(where: { limits[Int($0.key.code)] > 0 }) {
                for (kind, count) in here.counts { left[Int(kind.code)] -= count }
                start += here.counts.values.reduce(0, +)
                continue
            }
            let held = rows(ofBlock: number)
            for (offset, row) in held.enumerated() {
                let code = Int(row.code)
                left[code] -= 1
                guard limits[code] > 0 else { continue }
                if !isLeftOut(start + offset) {
                    limits[code] -= 1
                    found.append(start + offset)
                }
                if limits[code] == 0 || left[code] == 0 { wanted -= 1 }
                if wanted == 0 { return found }
            }
            start += held.count
        }
        return found
    }

    /// The findings of those kinds that `keep` accepts, in order.
    public func keepingKinds(_ keep: (FindingTally.Kind) -> Bool) -> Findings {
        var verdicts: [FindingTally.Kind: Bool] = [:]
        for kind in tally.counts.keys { verdicts[kind] = keep(kind) }
        // Nearly always nothing is left out.
        if verdicts.values.allSatisfy({ $0 }) { return self }
        return keeping { verdicts[FindingTally.Kind($0)] ?? false }
    }
}
