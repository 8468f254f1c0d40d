import Archive
package import Workbooks

/// A workbook on the disk.
package enum WorkbookFile {
    /// Reads all of it. What is wrong with it is told as a problem; throws when the disk fails.
    package static func read(_ path: String, take: @escaping (WorkbookEvent) -> Void) throws(Posix.Failure) {
        let descriptor = try Posix.open(path)
        defer { Posix.close(descriptor) }
        let size = try Posix.status(of: descriptor).size
        let head = try Posix.read(descriptor, at: 0, count: Workbook.headSize)
        guard let kind = Workbook.kind(of: head) else {
            let what = head.isEmpty ? "it is empty" : "it is no workbook"
            return take(.problem(WorkbookProblem(.refused, what)))
        }
        guard kind == .package else {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(Int(size))
            while true {
                let chunk = try Posix.read(descriptor, count: 1 << 20)
                if chunk.isEmpty { break }
                bytes += chunk
            }
            return Workbook.read(bytes, as: kind, take: take)
        }
        do throws(ArchiveFault) {
            let reader = try PackageReader(PackedFile.input(descriptor, size: size))
            let parts = WorkbookPackage(names: reader.names) { name, take throws(WorkbookFault) in
                do throws(ArchiveFault) { try reader.read(name, take) } catch { throw WorkbookFile.fault(error) }
            }
            Workbook.read(parts, fileSize: Int(size), take: take)
        } catch {
            let fault = WorkbookFile.fault(error)
            take(.problem(WorkbookProblem(fault.kind, fault.message)))
        }
    }

    private static func fault(_ fault: ArchiveFault) -> WorkbookFault {
        WorkbookFault(fault.kind == .limit ? .limit : .damaged, fault.message)
    }
}
