/// Limits for an archive.
package struct ArchiveLimits: Sendable {
    package var members = 10_000
    /// Unpacked bytes per byte on disk.
    package var ratio: Int64 = 200
    /// This many are always allowed, whatever the ratio.
    package var unquestionedBytes: Int64 = 1 << 20
    package var bytes: Int64 = 16 << 30

    package init() {}

    /// Whether so many bytes may come out of an archive of `size` bytes.
    package func allow(_ unpacked: Int64, ofArchive size: Int64) -> Bool {
        unpacked <= bytes && (unpacked <= unquestionedBytes || unpacked / max(1, size) < ratio)
    }

    /// The limits left for documents in an archive of `size` bytes, from which `unpacked` have already been unpacked:
    /// together no more than for the archive itself.
    package func left(ofArchive size: Int64, unpacked: Int64) -> ArchiveLimits {
        var left = self
        left.bytes = min(bytes, max(unquestionedBytes, size.multipliedReportingOverflow(by: ratio).partialValue))
        left.bytes = max(0, left.bytes - unpacked)
        return left
    }
}
