package import InnkeeperCore

/// Keys of one bucket, as they are in one frame.
package struct KeyBatch: BinaryCodable, Sendable {
    /// In order; those of one file are adjacent.
    package var parts: [KeyRows] = []

    package init() {}

    package var count: Int { parts.reduce(0) { $0 + $1.rejected.count } }

    package mutating func append(_ rows: KeyRows) {
        if parts.last?.file == rows.file {
            parts[parts.count - 1].append(contentsOf: rows)
        } else {
            parts.append(rows)
        }
    }

    package func write(to writer: inout BinaryWriter) { writer.put(parts) }
    package init(from reader: inout BinaryReader) throws(BinaryFault) { parts = try reader.items() }
}

/// Collects the keys of a task, until those of a bucket are worth a frame.
package struct KeyCollector: Sendable {
    private var batches: [KeyBatch]
    private var counts: [Int]
    private let limit: Int

    /// Rows that are held at most, of all buckets together, unless these are very many: some 20 MiB.
    private static let roomForRows = 1 << 18

    package init(buckets: Int) {
        batches = [KeyBatch](repeating: KeyBatch(), count: buckets)
        counts = [Int](repeating: 0, count: buckets)
        limit = max(256, KeyCollector.roomForRows / max(1, buckets))
    }

    /// Takes further rows of a bucket; returns what is to be written.
    package mutating func add(_ rows: KeyRows, to bucket: Int) -> KeyBatch? {
        batches[bucket].append(rows)
        counts[bucket] += rows.rejected.count
        return counts[bucket] < limit ? nil : take(bucket)
    }

    /// What is left at the end, by bucket.
    package mutating func rest() -> [(bucket: Int, batch: KeyBatch)] {
        counts.indices.filter { counts[$0] > 0 }.map { ($0, take($0)) }
    }

    private mutating func take(_ bucket: Int) -> KeyBatch {
        defer { (batches[bucket], counts[bucket]) = (KeyBatch(), 0) }
        return batches[bucket]
    }
}
