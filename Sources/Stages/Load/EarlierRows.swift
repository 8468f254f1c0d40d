package import InnkeeperCore

/// What was found about rows of a file that earlier rows of its source have already, in the order of the file.
package struct EarlierRows: BinaryCodable, Sendable, Equatable {
    package enum Kind: UInt8, ColumnCell {
        /// An earlier file has the record byte for byte.
        case repeated
        /// A further row of an earlier row's stay.
        case further
        /// An earlier row has the same number.
        case duplicate
    }

    package private(set) var kinds: [Kind] = []
    /// Of the rows, in their file.
    package private(set) var offsets: [Int64] = []
    /// Parallel to them; files are numbered as where the rows were found.
    package private(set) var earlier: [RecordReference] = []

    package init() {}

    package var count: Int { kinds.count }

    package mutating func append(_ kind: Kind, offset: Int64, earlier record: RecordReference) {
        kinds.append(kind)
        offsets.append(offset)
        earlier.append(record)
    }

    /// What was found about any rows of the file, sorted, with other numbers for the files of earlier records; nil if one of
    /// these has none.
    package static func merged(_ parts: [EarlierRows], file: (Int32) -> Int32?) -> EarlierRows? {
        let all = parts.indices.flatMap { part in parts[part].kinds.indices.map { (part: part, place: $0) } }
            .sorted { parts[$0.part].offsets[$0.place] < parts[$1.part].offsets[$1.place] }
        var merged = EarlierRows()
        for (part, place) in all {
            var record = parts[part].earlier[place]
            guard let file = file(record.file) else { return nil }
            record.file = file
            merged.append(parts[part].kinds[place], offset: parts[part].offsets[place], earlier: record)
        }
        return merged
    }

    /// The places of rows that begin between two offsets.
    func places(from first: Int64, through last: Int64) -> Range<Int> {
        func place(_ isBefore: (Int64) -> Bool) -> Int {
            var (low, high) = (0, count)
            while low < high {
                let middle = (low + high) / 2
                if isBefore(offsets[middle]) { low = middle + 1 } else { high = middle }
            }
            return low
        }
        return place { $0 < first }..<place { $0 <= last }
    }

    package func write(to writer: inout BinaryWriter) {
        kinds.write(to: &writer)
        writer.put(offsets)
        earlier.write(to: &writer)
    }

    package init(from reader: inout BinaryReader) throws(BinaryFault) {
        kinds = try [Kind](from: &reader)
        offsets = try reader.numbers()
        earlier = try [RecordReference](from: &reader)
        guard offsets.count == kinds.count, earlier.count == kinds.count else { throw .unequalColumns }
    }
}
