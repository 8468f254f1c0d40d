package import InnkeeperCore
import InnkeeperStages

/// What came out of reading one file of places, as the shell would put it together.
package struct PlaceReading {
    package var places = Places()
    package var findings = Findings()
    package var counts = RecordCounts()
    package var slices = 0
    /// The bytes of rows, and of records of which none could be made.
    package var accepted: [[UInt8]] = []
    package var malformed: [[UInt8]] = []
    package var framing = Framing()
    private var decodedSlices: [DecodedSlice] = []

    package init(
        _ format: any Format.Type, _ bytes: [UInt8], chunk: Int = 1 << 20,
        settings: SourceSettings = SourceSettings(name: "places", kind: .places)
    ) {
        var pipeline = RecordPipeline(format, settings, bytes: bytes)
        pipeline.slices(of: bytes, chunkSize: chunk, makingRoom: false).forEach { take($0) }
        framing = pipeline.reader.framing
    }

    package init(_ format: any Format.Type, _ text: String, chunk: Int = 1 << 20) {
        self.init(format, Array(text.utf8), chunk: chunk)
    }

    private mutating func take(_ slice: any SourceSlice) {
        let decoded = slice.decode()
        slices += 1
        guard case .places(let rows) = decoded.batch else { return }
        var next = 0
        for record in decoded.records {
            let bytes = Array(decoded.bytes[Int(record.start)..<Int(record.end)])
            counts.read += 1
            switch record.disposition {
            case .row(let row):
                counts.accepted += 1
                accepted.append(bytes)
                precondition(Int(row) == next)
                precondition(rows.records[next].offset == decoded.offset + Int64(record.start))
                precondition(Int(rows.records[next].length) == bytes.count)
                next += 1
            case .malformed, .cutShort, .rest:
                counts.rejected += 1
                malformed.append(bytes)
            case .skipped: counts.skipped += 1
            }
        }
        precondition(next == rows.count)
        places.append(contentsOf: rows)
        findings.append(contentsOf: decoded.findings)
        decodedSlices.append(decoded)
    }

    /// The column at which each row's record begins.
    package var columns: [Int32] { decodedSlices.flatMap(\.columns) }

    /// Where a cell of a row of the whole file stands.
    package func locate(_ row: Int, _ field: PlaceField) -> CellLocation? {
        var row = row
        for slice in decodedSlices {
            if row < slice.batch.count { return slice.cell(row: row, field: field.rawValue) }
            row -= slice.batch.count
        }
        return nil
    }

    /// A file of the given records, put together as accepted and rejected files are.
    package func file(of records: [[UInt8]]) -> [UInt8] {
        framing.head + Array(records.joined(separator: framing.separator)) + framing.tail
    }

    /// `code line:column detail` of each finding.
    package var said: [String] {
        findings.rows.indices.map { index in
            let file = SourceFile(source: "places", kind: .places, path: "p.json")
            let finding = findings.finding(index, files: [file]) { _, _ in .error }
            return "\(finding.code) \(finding.line):\(finding.column) \(finding.arguments)"
        }
    }

    /// The value that a finding shows.
    package func value(of index: Int) -> String {
        let file = SourceFile(source: "places", kind: .places, path: "p.json")
        return findings.finding(index, files: [file]) { _, _ in .error }.value
    }

    /// Latitude and longitude of each row.
    package var positions: [Coordinate?] { places.records.indices.map { places.coordinate($0) } }
    package var names: [String] { places.records.indices.map { places.name[$0] } }
}

extension RecordCounts {
    package init(read: Int, accepted: Int, rejected: Int, skipped: Int) {
        self.init()
        self.read = read
        self.accepted = accepted
        self.rejected = rejected
        self.skipped = skipped
    }
}
