package import InnkeeperArchive
package import InnkeeperPacking
package import InnkeeperShell
package import InnkeeperWorkbooks

/// A workbook on disk, or unpacked from an archive.
package enum WorkbookFile {
    /// Reads all of it, or until `isWanted` says no at the beginning of a row. Reports what is wrong with it as a problem;
    /// throws if it can't be opened.
    package static func read(
        _ path: String, limits: ArchiveLimits = ArchiveLimits(), isWanted: @escaping () -> Bool = { true },
        take: @escaping (WorkbookEvent) -> Void
    ) throws(Posix.Failure) {
        let descriptor = try Posix.open(path)
        defer { Posix.close(descriptor) }
        let size = try Posix.status(of: descriptor).size
        read(PackedFile.input(descriptor, size: size), limits: limits, isWanted: isWanted, take: take)
    }

    /// The same for bytes from anywhere, with at most `rows` rows of each sheet. Returns the number of bytes unpacked
    /// beyond those given, if they are packed.
    @discardableResult
    package static func read(
        _ input: ArchiveInput, limits: ArchiveLimits = ArchiveLimits(), rows: Int = .max,
        isWanted: @escaping () -> Bool = { true }, take: @escaping (WorkbookEvent) -> Void
    ) -> Int64 {
        var own = WorkbookLimits()
        own.rows = rows
        do throws(WorkbookFault) {
            let head = try bytes(input, at: 0, count: Workbook.headSize)
            guard let kind = Workbook.kind(of: head) else {
                throw WorkbookFault(.refused, head.isEmpty ? "it is empty" : "it is not a workbook")
            }
            guard kind == .package else {
                Workbook.read(try whole(input), as: kind, limits: own, isWanted: isWanted, take: take)
                return 0
            }
            return try package(input, limits, own, isWanted, take)
        } catch {
            take(.problem(WorkbookProblem(error.kind, error.message)))
            return 0
        }
    }

    /// All bytes of a file that is read in memory.
    package static func whole(_ input: ArchiveInput) throws(WorkbookFault) -> [UInt8] {
        guard input.size <= memoryLimit else {
            throw WorkbookFault(.limit, "it is larger than \(memoryLimit >> 20) MiB")
        }
        var all: [UInt8] = []
        all.reserveCapacity(Int(input.size))
        while true {
            let chunk = try bytes(input, at: Int64(all.count), count: 1 << 20)
            if chunk.isEmpty { return all }
            all += chunk
        }
    }

    /// The largest sheets of such files have a few hundred megabytes.
    package static let memoryLimit: Int64 = 1 << 30

    /// A smaller package is read before a thread for it would have begun.
    private static let longPackage = 1 << 20

    private static func package(
        _ input: ArchiveInput, _ limits: ArchiveLimits, _ own: WorkbookLimits,
        _ isWanted: @escaping () -> Bool, _ take: @escaping (WorkbookEvent) -> Void
    ) throws(WorkbookFault) -> Int64 {
        let reader: PackageReader
        do throws(ArchiveFault) { reader = try PackageReader(input, limits: limits) } catch { throw fault(error) }
        let parts = WorkbookPackage(names: reader.names) { name, take throws(WorkbookFault) in
            do throws(ArchiveFault) {
                if input.size < longPackage { return try reader.read(name, take) }
                let before = reader.unpacked
                var taken: Int64 = 0
                try ReadAhead<[UInt8], ArchiveFault>.run({ pass throws(ArchiveFault) in try reader.read(name, pass) }) {
                    bytes in
                    taken += Int64(bytes.count)
                    return take(bytes)
                }
                reader.forget(reader.unpacked - before - taken)
            } catch {
                throw WorkbookFile.fault(error)
            }
        }
        Workbook.read(parts, fileSize: Int(input.size), limits: own, isWanted: isWanted, take: take)
        return reader.unpacked
    }

    private static func bytes(_ input: ArchiveInput, at offset: Int64, count: Int) throws(WorkbookFault) -> [UInt8] {
        do {
            return try input.read(offset, count)
        } catch {
            throw WorkbookFault(.damaged, (error as? ArchiveFault)?.message ?? "\(error)")
        }
    }

    private static func fault(_ fault: ArchiveFault) -> WorkbookFault {
        WorkbookFault(fault.kind == .limit ? .limit : .damaged, fault.message)
    }
}
