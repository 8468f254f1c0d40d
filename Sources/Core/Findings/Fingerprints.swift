/// The fingerprints of all findings of a run, in their order.
///
/// A fingerprint hashes code, source, the property if the record itself names one, natural key (or else the digest of
/// the record's bytes), field, and the value unless it is personal. Lines, columns and files don't count, so that it
/// survives moved lines. For a finding about two records both keys count, the smaller one first, as which of them is
/// "the other" depends on their order in the file. Findings that are equal in all of this are numbered.
public enum Fingerprints {
    public static func all(_ findings: Findings, files: [SourceFile]) -> FingerprintList {
        var list = FingerprintList(spillingTo: findings.areHeld ? nil : findings.spill?.file)
        for number in 0..<findings.blockCount {
            let block = findings.block(number)
            list.append(bases(block, block.rows.held.indices, files))
        }
        list.numberEqualOnes()
        return list
    }

    /// The same with `jobs` tasks at a time.
    public static func all(_ findings: Findings, files: [SourceFile], jobs: Int) async -> FingerprintList {
        var list = FingerprintList(spillingTo: findings.areHeld ? nil : findings.spill?.file)
        let blocks = 0..<findings.blockCount - 1
        for start in stride(from: 0, to: blocks.count, by: max(1, jobs)) {
            let some = Array(start..<min(blocks.count, start + max(1, jobs)))
            let parts = await inParallel(some, jobs: jobs) { number in
                let block = findings.block(number)
                return bases(block, block.rows.held.indices, files)
            }
            for values in parts { list.append(values) }
        }
        let held = findings.held
        let parts = await inParallel(held.rows.held.indices.pieces(jobs), jobs: jobs) { part in
            bases(held, part, files)
        }
        list.append(Array(parts.joined()))
        list.numberEqualOnes()
        return list
    }

    /// For findings in memory, before equal ones are numbered.
    private static func bases(_ findings: Findings, _ rows: Range<Int>, _ files: [SourceFile]) -> [UInt64] {
        var hasher = FindingHasher(findings, files)
        let text = findings.text
        return findings.rows.held[rows].map { hasher.base($0, text.span) }
    }

    /// Gives repeats of a value (second, third …) values of their own.
    ///
    /// As nearly all values differ, only those that may have an equal are counted.
    static func numbered(_ values: [UInt64]) -> [UInt64] {
        var numbered = values
        var counts: [UInt64: Int] = [:]
        for index in DuplicatePrefilter.rows(values) {
            let value = values[index]
            let earlier = counts[value] ?? 0
            counts[value] = earlier + 1
            if earlier > 0 { numbered[index] = self.numbered(value, earlier) }
        }
        return numbered
    }

    /// The value for a repeat with that many equal ones before it.
    static func numbered(_ value: UInt64, _ earlier: Int) -> UInt64 {
        var hash = Hash64()
        hash.add(part: Hash64.hex(value))
        hash.add(part: String(earlier))
        return hash.value
    }
}

/// Hashes findings in memory, each from its bytes in place, as there may be millions.
private struct FindingHasher {
    private let codes: [String]
    private let files: [SourceFile]
    private let fields: [(bytes: [UInt8], isPersonal: Bool)]
    /// By code: the hash of code and source, for the file of the last finding.
    private var beginnings: [(file: Int32, hash: Hash64)?]

    init(_ findings: Findings, _ files: [SourceFile]) {
        codes = findings.codes
        self.files = files
        fields = findings.fields.map { (Array($0.utf8), personalFields.contains($0)) }
        beginnings = findings.codes.map { _ in nil }
    }

    mutating func base(_ row: StoredFinding, _ text: Span<UInt8>) -> UInt64 {
        let ranges = FindingTexts.Ranges(reading: text, at: row.textStart)
        var hash = beginning(row)
        // A property inherited from the source or the run doesn't count, so that adding one there leaves baselines
        // valid.
        if !ranges.property.isEmpty { hash.add(part: text, ranges.property) }
        let own = ranges.record
        // Without a key, or if one record of a pair lacks one, the digest covers the whole record.
        if own.isEmpty || ranges.related?.record.isEmpty ?? false {
            hash.add(part: Hash64.hex(ranges.recordDigest))
        } else if let other = ranges.related?.record {
            let isInOrder = !FindingHasher.precedes(other, own, text)
            hash.add(part: text, isInOrder ? own : other)
            hash.add(part: text, isInOrder ? other : own)
        } else {
            hash.add(part: text, own)
        }
        hash.add(part: fields[Int(row.field)].bytes[...])
        hash.add(part: text, fields[Int(row.field)].isPersonal ? 0..<0 : ranges.value)
        return hash.value
    }

    private static func precedes(_ left: Range<Int>, _ right: Range<Int>, _ text: Span<UInt8>) -> Bool {
        for (a, b) in zip(left, right) where text[a] != text[b] { return text[a] < text[b] }
        return left.count < right.count
    }

    private mutating func beginning(_ row: StoredFinding) -> Hash64 {
        if let known = beginnings[Int(row.code)], known.file == row.file { return known.hash }
        var hash = Hash64()
        hash.add(part: codes[Int(row.code)])
        hash.add(part: row.file < 0 ? "" : files[Int(row.file)].source)
        beginnings[Int(row.code)] = (row.file, hash)
        return hash
    }
}
