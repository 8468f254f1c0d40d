package import InnkeeperCore

/// Decides when a table makes room, and for how many rows: at once for all that are still to come. Growing step by step
/// would copy the whole table several times and hold it twice meanwhile, and growing file by file once for each file.
package struct TableRoom {
    /// How much is to come when a file begins.
    package struct Forecast: Sendable {
        /// The rows of all files of the kind, for the table; nil if it has room for them.
        package var ofKind: Double?
        /// The rows of all files of the source.
        package var ofSource: Double
    }

    /// Bytes of files that have not been read, the current one among them.
    private var bytesOfKind: [RecordKind: Int64] = [:]
    private var bytesOfSource: [String: Int64] = [:]
    private let sizes: [Int64]
    /// Rows for which a table has room.
    private var rows: [RecordKind: Double] = [:]

    /// `sizes` are those of the files, in bytes, as far as they are known.
    package init(_ files: [SourceFile] = [], sizes: [Int64] = []) {
        self.sizes = sizes
        for (file, size) in zip(files, sizes) { add(size, file) }
    }

    private mutating func add(_ size: Int64, _ file: SourceFile) {
        guard let kind = file.kind else { return }
        bytesOfKind[kind, default: 0] += size
        bytesOfSource[file.source, default: 0] += size
    }

    /// Call it when a file has been read.
    package mutating func pass(_ number: Int, _ file: SourceFile) {
        if sizes.indices.contains(number) { add(-sizes[number], file) }
    }

    /// At a file's first slice, assuming that all files have as many rows a byte; nil for a small file and for any other
    /// slice. The table has `count` rows.
    package mutating func forecast(
        of slice: DecodedSlice, rows sliceRows: Int, _ file: SourceFile, after count: Int
    ) -> Forecast? {
        // Based on the records' own bytes, as a slice may also hold those of its neighbours.
        guard let kind = file.kind, file.counts.read == 0, sliceRows > 100, let first = slice.records.first,
            let last = slice.records.last
        else { return nil }
        let rowsPerByte = Double(sliceRows) / Double(last.end - first.start) * 1.02
        let ofKind = Double(max(bytesOfKind[kind] ?? 0, file.byteCount)) * rowsPerByte
        let ofSource = Double(max(bytesOfSource[file.source] ?? 0, file.byteCount)) * rowsPerByte
        let room = rows[kind] ?? 0
        guard ofKind > Double(sliceRows), Double(count) + ofKind > room else {
            return Forecast(ofKind: nil, ofSource: ofSource)
        }
        // Half as much again: of files that differ, each would expect a little more than the last.
        let needed = max(ofKind, room * 1.5 - Double(count))
        rows[kind] = Double(count) + needed
        return Forecast(ofKind: needed, ofSource: ofSource)
    }
}
