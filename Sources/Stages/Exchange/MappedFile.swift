package import InnkeeperCore

/// What one process says about a file whose slices another one merges: which file it is, and how it was read.
package struct MappedFile: BinaryCodable, Sendable, Equatable {
    /// With the path relative to the root, identifies the file.
    package var source: String
    package var path: String
    /// `ReadingConditions.digest`: the process that merges the slices must find the same. 0 for a file that has none,
    /// because it can't be read.
    package var conditions: UInt64

    package init(source: String, path: String, conditions: UInt64 = 0) {
        self.source = source
        self.path = path
        self.conditions = conditions
    }

    package func write(to writer: inout BinaryWriter) {
        writer.put(source)
        writer.put(path)
        writer.put(conditions)
    }

    package init(from reader: inout BinaryReader) throws(BinaryFault) {
        source = try reader.text()
        path = try reader.text()
        conditions = try reader.number()
    }
}

/// What is known about a file once all of it has been read.
package struct MappedFileEnd: BinaryCodable, Sendable, Equatable {
    /// Of the file's bytes.
    package var digest: String
    package var byteCount: Int64
    /// nil for a file without records.
    package var keys: KeyFacts?

    package init(digest: String, byteCount: Int64, keys: KeyFacts? = nil) {
        self.digest = digest
        self.byteCount = byteCount
        self.keys = keys
    }

    package func write(to writer: inout BinaryWriter) {
        writer.put(digest)
        writer.put(byteCount)
        writer.put(keys.map { [$0] } ?? [])
    }

    package init(from reader: inout BinaryReader) throws(BinaryFault) {
        digest = try reader.text()
        byteCount = try reader.number()
        keys = try reader.items(KeyFacts.self).first
    }
}

extension ValidatedSlice {
    /// The slice with its file under another number: the process that merges slices may have found more files than the
    /// one that made them.
    package func moved(toFile file: Int) -> ValidatedSlice {
        var moved = self
        if case .bookings(var table) = decoded.batch {
            moved.decoded.batch = .bookings(Bookings())
            table.records = table.records.moved(toFile: Int32(file))
            table.blocked = table.blocked.moved(toFile: file)
            moved.decoded.batch = .bookings(table)
        }
        moved.decoded.findings = decoded.findings.moved(toFile: file)
        moved.rowFindings = LocatedFindings(findings: rowFindings.findings.moved(toFile: file), rows: rowFindings.rows)
        return moved
    }
}
