package import InnkeeperCore
package import InnkeeperPacking
package import InnkeeperShell

/// Opens archives and compressed files by libarchive, and workbooks.
package struct ArchiveUnpacking: Unpacking {
    package init() {}

    package func packing(of path: String, named name: String) -> PackedFile.Packing? {
        PackedFile.packing(of: path, named: name)
    }

    package func compressedHead(of path: String) -> [UInt8]? { PackedFile.compressedHead(of: path) }

    package func content<Told>(
        of path: String, headSize: Int, tell: (_ name: String?, _ head: [UInt8]) -> Told?
    ) -> PackedFile.Content<Told>? {
        PackedFile.content(of: path, headSize: headSize, tell: tell)
    }

    package func spool(
        in folder: String, formats: [any Format.Type], limits: ArchiveLimits, settings: [SourceSettings]
    ) -> any UnpackingSpool {
        ArchiveSpool(folder: folder, formats: formats, limits: limits, settings: settings)
    }
}
