/// The fingerprints of all findings of a run, in their order.
///
/// One is made of code, source, the property if the record itself names one, natural key (or, without one, the digest of
/// the record's bytes), field, and the value unless it is personal. Lines, columns and files play no part, so that it stays when lines move. Of a finding about
/// two records both keys count, the smaller first: which of the two is "the other" depends on their order in the file.
/// Findings that are equal in all of this differ by their number among equals.
public enum Fingerprints {
    public static func all(_ findings: Findings, files: [SourceFile]) -> [UInt64] {
        numbered(findings.rows.indices.map { base(findings, $0, files: files) })
    }

    /// The same, by `jobs` tasks at a time.
    public static func all(_ findings: Findings, files: [SourceFile], jobs: Int) async -> [UInt64] {
        let parts = await inParallel(findings.rows.indices.pieces(jobs), jobs: jobs) { part in
            part.map { base(findings, $0, files: files) }
        }
        return numbered(Array(parts.joined()))
    }

    /// Hashes the bytes where they lie: there may be millions.
    private static func base(_ findings: Findings, _ index: Int, files: [SourceFile]) -> UInt64 {
        let row = findings.rows[index]
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
            guard earlier > 0 else { continue }
            var hash = Hash64()
            hash.add(part: Hash64.hex(value))
            hash.add(part: String(earlier))
            numbered[index] = hash.value
        }
        return numbered
    }
}
