package import InnkeeperCore

// Binary form of a slice with its verdicts: the partial result that processes exchange.

extension ValidatedSlice: BinaryCodable {
    package func write(to writer: inout BinaryWriter) {
        decoded.write(to: &writer)
        writer.put(rejected.map { $0 ? 1 : 0 as UInt8 })
        rowFindings.findings.write(to: &writer)
        writer.put(rowFindings.rows)
    }

    package init(from reader: inout BinaryReader) throws(BinaryFault) {
        let decoded = try DecodedSlice(from: &reader)
        let rejected = try reader.numbers(UInt8.self)
        let findings = try Findings(from: &reader)
        let rows = try reader.numbers(Int.self)
        guard rejected.count == decoded.batch.count, rejected.allSatisfy({ $0 <= 1 }),
            rows.count == findings.rows.count, rows.allSatisfy({ 0..<decoded.batch.count ~= $0 })
        else { throw .damaged("the verdicts are not those of the rows") }
        self.init(
            decoded: decoded, rejected: rejected.map { $0 == 1 },
            rowFindings: LocatedFindings(findings: findings, rows: rows))
    }
}
