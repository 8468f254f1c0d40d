import InnkeeperCore

/// How much memory a run may hold, and where it keeps the rest.
///
/// Before: an allocator that takes all memory from the system.
/// After: large blocks lie in a file without a name, whose pages are dropped when the limit is reached. What is computed is the
/// same; every stage works as without a limit.
package struct MemoryLimit: Sendable, Equatable {
    /// Bytes of resident memory, all but 64 MiB. Pages are dropped from somewhat less on, because a system can put more of
    /// them into memory in a moment than can be dropped.
    package var bytes: Int
    /// Absolute; nil means the folder that the output is in, which must be on a disk.
    package var folder: String?

    /// What is smaller stays in memory: the texts and rows of a slice come and go all the time.
    package static let leastBlock = 1 << 20

    package init(bytes: Int, folder: String? = nil) {
        self.bytes = bytes
        self.folder = folder
    }

    /// How many slices can be worked on at a time; each core has a few of them.
    package func jobs(_ wanted: Int) -> Int { min(wanted, max(1, bytes / (32 << 20))) }

    /// Puts the limit into force. `beside` is the folder that the output is in.
    func begin(_ allocator: any LargeBlockAllocator, beside: String) throws {
        let folder = folder ?? beside
        if self.folder == nil {
            let isInMemory = try Fault.naming(folder, "can't be looked at") { try Posix.isInMemory(folder) }
            if isInMemory {
                throw Fault(
                    .usage,
                    "\(folder) is in memory itself; with --spill DIR name a folder on a disk for what exceeds the memory limit"
                )
            }
        }
        do throws(Posix.Failure) {
            let file = try Posix.openUnnamed(in: folder)
            var isTaken = false
            defer { if !isTaken { Posix.close(file) } }
            isTaken = try allocator.limitMemory(to: bytes / 16 * 13, least: MemoryLimit.leastBlock, file: file)
        } catch {
            throw Fault(
                .usage,
                "memory can't be limited with a file in \(folder): \(error.text); --spill DIR names another folder")
        }
    }

    /// Lowers what may be resident, once everything is read and before anything runs beside the stages. They pass over whole
    /// columns, and memory grows faster than while the index of what was read is searched; little of it is needed twice.
    func settle(_ allocator: (any LargeBlockAllocator)?) { allocator?.limitMemory(to: bytes / 4 * 3) }

    /// Throws if the file could not take all that should be in it.
    func assertRoom(_ allocator: (any LargeBlockAllocator)?, beside: String) throws {
        guard let failure = allocator?.failure else { return }
        throw Fault(
            .outputFailed,
            "\(folder ?? beside) can't take what exceeds the memory limit: \(failure.text); free some space there, name "
                + "another folder with --spill, or raise --memory")
    }
}

/// An allocator that can put large blocks into a file. The program has one; nothing else needs it.
package protocol LargeBlockAllocator: Sendable {
    /// From now on puts blocks of at least `least` bytes into a file, and keeps the process to `bytes`. Returns whether it
    /// keeps the descriptor, open to the end: false if it has a file already, of which only the limit changes.
    func limitMemory(to bytes: Int, least: Int, file descriptor: Int32) throws(Posix.Failure) -> Bool

    /// Changes what the process is kept to, once there is a file.
    func limitMemory(to bytes: Int)

    /// Why a block lies in memory that belongs into the file; nil while there is none.
    var failure: Posix.Failure? { get }
}
