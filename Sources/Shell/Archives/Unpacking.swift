import InnkeeperConfiguration
package import InnkeeperCore
package import InnkeeperPacking

/// How a program opens what is packed: archives, compressed files and workbooks. Their libraries are those of the room that
/// does it, so that a program without it starts, and is shipped, without them.
package protocol Unpacking: Sendable {
    /// How the file at `path` is packed; nil if it isn't or can't be read. `name` is its original name.
    func packing(of path: String, named name: String) -> PackedFile.Packing?

    /// The first bytes of a compressed file's content; nil for an archive, compressed or not, and for what can't be read.
    func compressedHead(of path: String) -> [UInt8]?

    /// Calls `tell` on the first bytes of everything readable in a packed file; nil if it isn't packed.
    func content<Told>(
        of path: String, headSize: Int, tell: (_ name: String?, _ head: [UInt8]) -> Told?
    ) -> PackedFile.Content<Told>?

    /// Where packed files of sources are unpacked: a folder, created on first use. The formats and the sources' settings
    /// decide which members are read.
    func spool(
        in folder: String, formats: [any Format.Type], limits: ArchiveLimits, settings: [SourceSettings]
    ) -> any UnpackingSpool
}

/// Unpacks a run's packed files to where they can be read, and read again.
package protocol UnpackingSpool {
    /// What can be read in place of the packed files.
    func unpack(_ found: FoundFiles) throws -> FoundFiles

    func remove() throws
}

extension Unpacking {
    /// With the limits and sources of a configuration.
    func spool(
        in folder: String, formats: [any Format.Type], _ configuration: Configuration
    ) -> any UnpackingSpool {
        spool(
            in: folder, formats: formats, limits: ArchiveLimits(configuration.limits),
            settings: configuration.sources.map(\.settings))
    }
}

extension ArchiveLimits {
    init(_ limits: Limits) {
        self.init()
        members = limits.archiveMembers
        ratio = Int64(limits.archiveRatio)
        bytes = Int64(limits.file)
    }
}
