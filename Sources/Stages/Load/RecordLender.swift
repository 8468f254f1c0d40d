package import InnkeeperCore

/// Lends the bytes of records that were taken before, so that a hash that agrees is confirmed on them. It is all that the
/// ordered merge asks for: Shell reads the files again, tests lend from memory.
package protocol RecordLender: Sendable {
    /// nil when the file can't be read any more.
    func bytes(_ record: RecordReference) -> [UInt8]?
}
