import CInnkeeperLargeBlocks
import Glibc
import InnkeeperShell

/// The allocator of this program.
struct FileAllocator: LargeBlockAllocator {
    func limitMemory(to bytes: Int, least: Int, file descriptor: Int32) throws(Posix.Failure) -> Bool {
        switch innkeeper_limit_memory(descriptor, bytes, least) {
        case 0: return true
        case EALREADY: return false
        case let code: throw Posix.Failure(code)
        }
    }

    func limitMemory(to bytes: Int) { _ = innkeeper_limit_memory(-1, bytes, 0) }

    var failure: Posix.Failure? {
        let code = innkeeper_large_block_error()
        return code == 0 ? nil : Posix.Failure(code)
    }
}
