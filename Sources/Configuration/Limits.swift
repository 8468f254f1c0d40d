/// How much input is processed before it is rejected. The defaults are far beyond any known export.
package struct Limits: Sendable, Equatable {
    /// Bytes per record.
    package var record = 1 << 20
    /// Maximum nesting of JSON and XML.
    package var depth = 512
    /// Bytes per file.
    package var file = 16 << 30
    /// Members per archive.
    package var archiveMembers = 10_000
    /// Bytes that an archive may expand to for each byte on disk.
    package var archiveRatio = 200

    package init() {}

    /// Sizes such as `16 GiB`, in bytes.
    package static let sizes = UnitScale(["GiB": 1 << 30, "MiB": 1 << 20, "KiB": 1 << 10, "B": 1])
}
