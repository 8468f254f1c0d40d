package import InnkeeperCore
import InnkeeperStages

/// Lends records from files in memory.
package struct MemoryRecords: RecordLender {
    private let files: [[UInt8]]

    /// `files` by their numbers.
    package init(_ files: [[UInt8]] = []) { self.files = files }

    package func bytes(_ record: RecordReference) -> [UInt8]? {
        guard files.indices.contains(Int(record.file)) else { return nil }
        return Array(files[Int(record.file)].dropFirst(Int(record.offset)).prefix(Int(record.length)))
    }
}
