package import InnkeeperCore

/// Lends the bytes of records taken earlier, to confirm that equal hashes mean equal bytes. The ordered merge needs
/// nothing else from outside: Shell reads the files again, tests lend from memory.
package protocol RecordLender: Sendable {
    /// nil if the file can't be read any more.
    func bytes(_ record: RecordReference) -> [UInt8]?
}
