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

    /// Bytes that a run holds before it uses a file; nil for no limit.
    package var memory: Int?

    package init() {}

    /// The bytes of a memory limit such as `256 MiB` or `256M`; nil for any other text, and for less than a run needs.
    package static func memory(of text: String) -> Int? {
        let isShort = text.last == "M" || text.last == "G"
        return sizes.value(isShort ? text + "iB" : text).flatMap { $0 < leastMemory ? nil : $0 }
    }

    private static let leastMemory = 128 << 20

    /// Sizes such as `16 GiB`, in bytes.
    package static let sizes = UnitScale(["GiB": 1 << 30, "MiB": 1 << 20, "KiB": 1 << 10, "B": 1])
}
