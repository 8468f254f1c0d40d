package import InnkeeperCore

/// Rows of one file and one bucket, with what tells whether earlier rows of their source have them already, and which of them
/// are in each other's way.
///
/// Before: a slice with bookings of Lake and River.
/// After: the numbers, sites, dates and digests of those of Lake for one bucket, of those of River for another.
///
/// Records that could repeat each other are of one property, and so in one bucket, unless `KeyFacts` say otherwise.
package struct KeyRows: BinaryCodable, Mergeable, Sendable {
    /// Its number in the plan; also that of the records' file.
    package private(set) var file: Int
    /// Only the columns of keys.
    package private(set) var bookings: Bookings
    /// Of the records' content; empty if no other file could have them.
    package private(set) var digests: [UInt128]
    package private(set) var rejected: [Bool]

    /// The bucket of a property's records: the same in every process.
    package static func bucket(of property: UInt64, among count: Int) -> Int {
        Int((property ^ property >> 32) % UInt64(count))
    }

    /// The rows of a slice, by bucket. `digest` is that of a record's content; nil if no other file could have it.
    package static func split(
        _ slice: ValidatedSlice, file: Int, buckets: Int, digest: ((ArraySlice<UInt8>) -> UInt128)?
    ) -> [(bucket: Int, rows: KeyRows)] {
        guard case .bookings(let batch) = slice.decoded.batch, batch.count > 0 else { return [] }
        let named = batch.property.names.indices.map { code in
            bucket(of: batch.property.hash(of: Int32(code)), among: buckets)
        }
        let usual = bucket(of: InternTable.hash(of: batch.usualProperty ?? ""), among: buckets)
        var rows = [[Int]](repeating: [], count: buckets)
        for (row, code) in batch.property.codes.enumerated() { rows[code < 0 ? usual : named[Int(code)]].append(row) }
        let digests = digest.map { slice.decoded.contentDigests($0) } ?? []
        return rows.indices.filter { !rows[$0].isEmpty }.map { bucket in
            var keys = batch.keys(rows[bucket])
            keys.records = keys.records.moved(toFile: Int32(file))
            return (
                bucket,
                KeyRows(
                    file: file, bookings: keys, digests: digests.isEmpty ? [] : rows[bucket].map { digests[$0] },
                    rejected: slice.rejected.selecting(rows[bucket]))
            )
        }
    }

    private init(file: Int, bookings: Bookings, digests: [UInt128], rejected: [Bool]) {
        self.file = file
        self.bookings = bookings
        self.digests = digests
        self.rejected = rejected
    }

    /// `next` is of the same file.
    package mutating func append(contentsOf next: KeyRows) {
        bookings.append(contentsOf: next.bookings)
        digests += next.digests
        rejected += next.rejected
    }

    package func write(to writer: inout BinaryWriter) {
        writer.put(Int64(file))
        bookings.writeKeys(to: &writer)
        writer.put(digests)
        rejected.write(to: &writer)
    }

    package init(from reader: inout BinaryReader) throws(BinaryFault) {
        file = Int(try reader.number(Int64.self))
        bookings = try Bookings(keysFrom: &reader)
        digests = try reader.numbers()
        rejected = try [Bool](from: &reader)
        guard rejected.count == bookings.count, digests.isEmpty || digests.count == bookings.count,
            bookings.records.allSatisfy({ Int($0.file) == file })
        else { throw .unequalColumns }
    }
}

extension DecodedSlice {
    /// The digest of each row's content.
    fileprivate func contentDigests(_ digest: (ArraySlice<UInt8>) -> UInt128) -> [UInt128] {
        var digests = [UInt128](repeating: 0, count: batch.count)
        for span in records {
            guard case .row(let row) = span.disposition else { continue }
            digests[Int(row)] = digest(RepeatFinder.content(bytes[Int(span.start)..<Int(span.end)]))
        }
        return digests
    }
}
