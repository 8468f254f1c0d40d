import CInnkeeperLinuxFiles
import Glibc

// Descriptors for reading and locking.

extension Posix {
    /// Opens for reading without blocking: the name may be that of a pipe without a writer.
    package static func open(_ path: String) throws(Failure) -> Int32 {
        try checked(unsafe Glibc.open(name(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY))
    }

    /// The same for what must be a regular file on a disk. Checked after opening, since before that the name could come
    /// to refer to something else.
    package static func openFile(_ path: String) throws(Failure) -> Int32 {
        let descriptor = try open(path)
        do throws(Failure) {
            guard try status(of: descriptor).type == .regular, innkeeper_is_made_up(descriptor) == 0 else {
                throw Failure(EINVAL, "it is a pipe, a device or a part of the system, not a file")
            }
        } catch {
            close(descriptor)
            throw error
        }
        return descriptor
    }

    /// Opens an unnamed file in a folder for writing and reading: it disappears with the descriptor.
    static func openUnnamed(in folder: String) throws(Failure) -> Int32 {
        try checked(unsafe innkeeper_open_unnamed(name(folder)))
    }

    /// Whether the files of a folder are in memory instead of on a disk.
    static func isInMemory(_ folder: String) throws(Failure) -> Bool {
        try checked(unsafe innkeeper_is_in_memory(name(folder))) == 1
    }

    /// Reads a file that the system generates about itself.
    static func openAndRead(_ path: String) throws(Failure) -> [UInt8] {
        let descriptor = try open(path)
        defer { close(descriptor) }
        return try read(descriptor, count: 16 << 20)
    }

    /// Whether a descriptor inherited by this process is writable.
    package static func isWritable(_ descriptor: Int32) -> Bool {
        let flags = fcntl(descriptor, F_GETFL)
        return flags >= 0 && flags & O_ACCMODE != O_RDONLY
    }

    /// Raises the limit of open files to 4096, as far as allowed, and returns the limit.
    package static func raiseFileLimit() -> Int {
        var limit = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return .max }
        if limit.rlim_cur < limit.rlim_max {
            var most = limit
            most.rlim_cur = min(limit.rlim_max, max(limit.rlim_cur, 4096))
            if unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &most) == 0 { limit = most }
        }
        return Int(clamping: limit.rlim_cur)
    }

    /// Takes an exclusive lock that the kernel releases when the process ends; nil if another process holds it. Refuses
    /// a link to another file or a second name of one: it isn't ours to write to.
    package static func lock(_ path: String) throws(Failure) -> Int32? {
        let descriptor = try checked(
            unsafe Glibc.open(name(path), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY, 0o600))
        do throws(Failure) {
            var info = stat()
            try checked(unsafe fstat(descriptor, &info))
            guard info.st_mode & S_IFMT == S_IFREG, info.st_nlink <= 1 else {
                throw Failure(EINVAL, "it is not a file of Innkeeper's; move it away")
            }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
            let failure = Failure()
            guard failure.code == EWOULDBLOCK else { throw failure }
        } catch {
            close(descriptor)
            throw error
        }
        close(descriptor)
        return nil
    }

    /// Releases a lock and closes its descriptor. A child process that is just starting also has the descriptor until
    /// it executes another program: closing alone would leave the lock held until then.
    package static func unlock(_ descriptor: Int32) {
        _ = flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
