/// The fingerprints of all findings of a run, in their order.
///
/// One is made of code, source, the property if the record itself names one, natural key (or, without one, the digest of
/// the record's bytes), field, and the value unless it is personal. Lines, columns and files play no part, so that it stays when lines move. Of a finding about
/// two records both keys count, the smaller first: which of the two is "the other" depends on their order in the file.
/// Findings that are equal in all of this differ by their number among equals.
public enum Fingerprints {
    public static func all(_ findings: Findings, files: [SourceFile]) -> FingerprintList {
        var list = FingerprintList(spillingTo: findings.areHeld ? nil : findings.spill?.file)
        for number in 0..<findings.blockCount { list.append(bases(findings.block(number), files)) }
        list.numberEqualOnes()
        return list
    }

    /// The same, by `jobs` tasks at a time.
    public static func all(_ findings: Findings, files: [SourceFile], jobs: Int) async -> FingerprintList {
        var list = FingerprintList(spillingTo: findings.areHeld ? nil : findings.spill?.file)
        let blocks = 0..<findings.blockCount - 1
        for start in stride(from: 0, to: blocks.count, by: max(1, jobs)) {
            let some = Array(start..<min(blocks.count, start + max(1, jobs)))
            let parts = await inParallel(some, jobs: jobs) { bases(findings.block($0), files) }
            for values in parts { list.append(values) }
        }
        let held = findings.held
        let parts = await inParallel(held.rows.held.indices.pieces(jobs), jobs: jobs) { part in
            part.map { base(held, $0, files: files) }
        }
        list.append(Array(parts.joined()))
        list.numberEqualOnes()
        return list
    }

    /// Of findings that are held, before equal ones are numbered.
    private static func bases(_ findings: Findings, _ files: [SourceFile]) -> [UInt64] {
        findings.rows.held.indices.map { base(findings, $0, files: files) }
    }

    /// Hashes the bytes where they lie: there may be millions.
    private static func base(_ findings: Findings, _ index: Int, files: [SourceFile]) -> UInt64 {
        let row = findings.rows.held[index]
        let texts = findings.ranges(at: row.textStart)
        let field = findings.fields[Int(row.field)]
        var hash = Hash64()
        hash.add(part: findings.codes[Int(row.code)])
        hash.add(part: row.file < 0 ? "" : files[Int(row.file)].source)
        // One that the source or the run lends does not count: naming it there leaves a baseline as it is.
        if !texts.property.isEmpty { hash.add(part: findings.bytes(texts.property)) }
        let own = findings.bytes(texts.record)
        if let other = texts.related.map({ findings.bytes($0.record) }) {
            // A pair of which one has no key is added with the digest of both.
            if own.isEmpty || other.isEmpty {
                hash.add(part: Hash64.hex(texts.recordDigest))
            } else {
                let isInOrder = !other.lexicographicallyPrecedes(own)
                hash.add(part: isInOrder ? own : other)
                hash.add(part: isInOrder ? other : own)
            }
        } else if own.isEmpty {
            hash.add(part: Hash64.hex(texts.recordDigest))
        } else {
            hash.add(part: own)
        }
        hash.add(part: field)
        hash.add(part: personalFields.contains(field) ? [] : findings.bytes(texts.value))
        return hash.value
    }

    /// Gives the second, third … of equal values a value of its own.
    ///
    /// Nearly all differ, so that a table of all would be waste: only those are counted that may be equal to another.
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

    /// The value of one that has so many equal ones before it.
    static func numbered(_ value: UInt64, _ earlier: Int) -> UInt64 {
        var hash = Hash64()
        hash.add(part: Hash64.hex(value))
        hash.add(part: String(earlier))
        return hash.value
    }
}
