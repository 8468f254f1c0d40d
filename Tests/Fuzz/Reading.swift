import InnkeeperCore
import InnkeeperStages

/// What came of reading some bytes as a file of one format, as far as it must not depend on how they were cut.
struct Reading: Equatable {
    /// Records of each fate, in file order.
    var fates: [String] = []
    /// `code line:column field detail` of each finding, in the contract's order.
    var findings: [String] = []

    /// Reads in chunks of `chunkSize`, with `inRoom` as the runner does, behind the bytes that the reader keeps. Stops the
    /// process when a record lies outside its slice or two overlap.
    init(_ bytes: [UInt8], format: any Format.Type, settings: SourceSettings, chunkSize: Int, inRoom: Bool) {
        var pipeline = RecordPipeline(format, settings, bytes: bytes, chunkSize: chunkSize)
        let slices = pipeline.slices(of: bytes, chunkSize: chunkSize, makingRoom: inRoom)
        var all = Findings()
        var ledger = ByteLedger(
            format.framing, head: pipeline.reader.framing.head, file: 0, lender: FileInMemory(bytes: bytes))
        var rows = 0
        for slice in slices.map({ $0.decode() }) {
            ledger.add(slice)
            var end: Int32 = 0
            for record in slice.records {
                require(record.start >= end && record.end >= record.start, "records overlap")
                require(Int(record.end) <= slice.bytes.count, "a record lies outside its slice")
                end = record.end
                switch record.disposition {
                case .row(let row):
                    require(Int(row) < slice.batch.count, "a record's row is not in the batch")
                    rows += 1
                    fates.append("row")
                case .malformed, .cutShort: fates.append("malformed")
                case .skipped: fates.append("skipped")
                case .rest: continue
                }
            }
            all.append(contentsOf: slice.findings)
        }
        // Offsets in text that was transcoded are not those of the file.
        if pipeline.reader.original == nil {
            ledger.finish(size: Int64(bytes.count))
            require(ledger.lost.isEmpty, "bytes are lost: \(ledger.lost)")
        }
        require(rows == fates.count { $0 == "row" }, "rows are lost")
        all.sort()
        let file = SourceFile(source: settings.name, kind: settings.kind, path: "file")
        findings = (0..<all.count).map {
            let finding = all.finding($0, files: [file]) { _, _ in .error }
            return "\(finding.code) \(finding.line):\(finding.column) \(finding.field) \(finding.arguments)"
        }
    }
}

private struct FileInMemory: RecordLender {
    let bytes: [UInt8]

    func bytes(_ record: RecordReference) -> [UInt8]? {
        Array(bytes.dropFirst(Int(record.offset)).prefix(Int(record.length)))
    }
}
