import CInnkeeperLinuxFiles
import Glibc

// Descriptors, for reading and for locking.

extension Posix {
    /// For reading. Waits for nobody: what is behind a name may be a pipe without a writer.
    package static func open(_ path: String) throws(Failure) -> Int32 {
        try checked(unsafe Glibc.open(name(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY))
    }

    /// The same for what must be a file of a disk. What is behind the name is looked at when it is open: before that, it
    /// could still become something else.
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

    /// A file of its own without a name, in a folder, to be written and read: it goes with the descriptor.
    static func openUnnamed(in folder: String) throws(Failure) -> Int32 {
        try checked(unsafe innkeeper_open_unnamed(name(folder)))
    }

    /// What the system says of itself, in a file of its own making.
    static func openAndRead(_ path: String) throws(Failure) -> [UInt8] {
        let descriptor = try open(path)
        defer { close(descriptor) }
        return try read(descriptor, count: 16 << 20)
    }

    /// Whether something can be written to a descriptor that this process was started with.
    package static func isWritable(_ descriptor: Int32) -> Bool {
        let flags = fcntl(descriptor, F_GETFL)
        return flags >= 0 && flags & O_ACCMODE != O_RDONLY
    }

    /// How many files this process may have open at once; as many as it is allowed to ask for.
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

    /// Takes an exclusive lock that the kernel frees when the process ends; nil when another holds it. What is not a file of
    /// its own, but a link to another one or a second name of it, is left alone: it is not ours to write to.
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

    /// Gives a lock back and closes its descriptor. A child process that is just being started has the descriptor too,
    /// until it becomes another program: closing alone would leave the lock with it for that moment.
    package static func unlock(_ descriptor: Int32) {
        _ = flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
