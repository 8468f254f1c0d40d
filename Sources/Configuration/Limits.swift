/// How much of what comes in is looked at before it is refused. The defaults are far beyond any export that is known.
package struct Limits: Sendable, Equatable {
    /// Bytes of one record.
    package var record = 1 << 20
    /// How deep JSON and XML may be nested.
    package var depth = 512
    /// Bytes of one file.
    package var file = 16 << 30
    /// Members of one archive.
    package var archiveMembers = 10_000
    /// Bytes that come out of an archive for each that lies on the disk.
    package var archiveRatio = 200

    package init() {}

    /// Sizes such as `16 GiB`, in bytes.
    package static let sizes = UnitScale(["GiB": 1 << 30, "MiB": 1 << 20, "KiB": 1 << 10, "B": 1])
}
