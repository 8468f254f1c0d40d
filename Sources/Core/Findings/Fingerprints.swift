/// The fingerprints of all findings of a run, in their order.
///
/// A fingerprint hashes code, source, the property if the record itself names one, natural key (or else the digest of
/// the record's bytes), field, and the value unless it is personal. Lines, columns and files don't count, so that it
/// survives moved lines. For a finding about two records both keys count, the smaller one first, as which of them is
/// "the other" depends on their order in the file. Findings that are equal in all of this are numbered.
public enum Fingerprints {
    public static func all(_ findings: Findings, files: [SourceFile]) -> FingerprintList {
        var list = FingerprintList(spillingTo: findings.areHeld ? nil : findings.spill?.file)
        for number in 0..<findings.blockCount { list.append(bases(findings.block(number), files)) }
        list.numberEqualOnes()
        return list
    }

    /// The same with `jobs` tasks at a time.
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

    /// For findings in memory, before equal ones are numbered.
    private static func bases(_ findings: Findings, _ files: [SourceFile]) -> [UInt64] {
        findings.rows.held.indices.map { base(findings, $0, files: files) }
    }

    /// Hashes the bytes in place, as there may be millions of findings.
    private static func base(_ findings: Findings, _ index: Int, files: [SourceFile]) -> UInt64 {
        let row = findings.rows.held[index]
        let texts = findings.ranges(at: row.textStart)
        let field = findings.fields[Int(row.field)]
        var hash = Hash64()
        hash.add(part: findings.codes[Int(row.code)])
        hash.add(part: row.file < 0 ? "" : files[Int(row.file)].source)
        // A property inherited from the source or the run doesn't count, so that adding one there leaves baselines
        // valid.
        if !texts.property.isEmpty { hash.add(part: findings.bytes(texts.property)) }
        let own = findings.bytes(texts.record)
        if let other = texts.related.map({ findings.bytes($0.record) }) {
            // If one record of a pair has no key, the digest covers both.
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
