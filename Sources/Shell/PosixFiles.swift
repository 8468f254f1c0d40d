import CInnkeeperLinuxFiles
import Glibc

/// The few system calls that the shell makes, with errors as values. Raw buffers are read and written only here.
package enum Posix {
    /// `errno` and its meaning.
    package struct Failure: Error, Sendable, Equatable {
        package var code: Int32
        package var text: String

        /// The other end of the pipe is closed.
        package var hasNoReader: Bool { code == EPIPE }

        /// No other name would help: the disk failed or the system ran out of resources.
        package var isOfMachine: Bool { [EIO, EMFILE, ENFILE, ENOMEM].contains(code) }

        /// The name is already taken.
        package var isTaken: Bool { code == EEXIST }

        /// Uncached I/O isn't aligned as the file system requires.
        package var isUnaligned: Bool { code == EINVAL }

        init() { self.init(errno) }

        /// What the C library says about one of its numbers.
        package init(_ code: Int32) { self.init(code, unsafe String(cString: strerror(code))) }

        init(_ code: Int32, _ text: String) {
            self.code = code
            self.text = text
        }
    }

    /// Where messages to people go: standard error as it was when the program started.
    package static var messages: Int32 { innkeeper_messages() }

    /// The result of a call; a negative one means that `errno` is set.
    @discardableResult
    static func checked(_ outcome: Int32) throws(Failure) -> Int32 {
        guard outcome >= 0 else { throw Failure() }
        return outcome
    }

    package enum FileType: Sendable {
        case regular, folder, other
    }

    package struct Status: Sendable, Equatable {
        package var type: FileType
        package var size: Int64
        package var inode: UInt64
        package var device: UInt64
        /// Nanoseconds since 1970.
        package var modified: Int64
    }

    /// nil if there is no such file. Follows symbolic links.
    package static func status(_ path: String) throws(Failure) -> Status? {
        var info = stat()
        guard unsafe stat(name(path), &info) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw Failure()
        }
        return Status(info)
    }

    /// Creates a file that must not exist yet.
    package static func create(_ path: String, mode: Int) throws(Failure) -> Int32 {
        try checked(unsafe Glibc.open(name(path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(mode)))
    }

    /// Creates a file, or truncates an existing one.
    package static func createAnew(_ path: String, mode: Int) throws(Failure) -> Int32 {
        try checked(unsafe Glibc.open(name(path), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, mode_t(mode)))
    }

    package static func close(_ descriptor: Int32) { _ = Glibc.close(descriptor) }

    /// Gives a file or folder exactly these permissions, regardless of the umask at its creation, and a group.
    package static func share(_ descriptor: Int32, mode: Int, group: Group?) throws(Failure) {
        // The group first: otherwise the old group could briefly open the file.
        if let group { try checked(fchown(descriptor, .max, group.id)) }
        try checked(fchmod(descriptor, mode_t(mode)))
    }

    package static func status(of descriptor: Int32) throws(Failure) -> Status {
        var info = stat()
        try checked(unsafe fstat(descriptor, &info))
        return Status(info)
    }

    /// The next `count` bytes, fewer only at the end of the file; empty if it is already reached. Repeats short reads,
    /// so that a pipe is chunked like a file.
    package static func read(_ descriptor: Int32, count: Int) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        try unsafe fill(&bytes, count) { start, count, _ in unsafe Glibc.read(descriptor, start, count) }
        return bytes
    }

    /// The bytes available, at most `count`; waits only for the first one. Empty at the end.
    package static func readSome(_ descriptor: Int32, count: Int) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        try unsafe fill(&bytes, count) { start, count, filled in
            unsafe filled > 0 ? 0 : Glibc.read(descriptor, start, count)
        }
        return bytes
    }

    /// `count` bytes at `offset`, fewer at the end of the file.
    package static func read(_ descriptor: Int32, at offset: Int64, count: Int) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        try read(descriptor, at: offset, count: count, behind: &bytes)
        return bytes
    }

    /// The same, appended to `bytes`.
    package static func read(
        _ descriptor: Int32, at offset: Int64, count: Int, behind bytes: inout [UInt8]
    ) throws(Failure) {
        try unsafe fill(&bytes, count) { start, count, filled in
            unsafe pread(descriptor, start, count, off_t(offset) + off_t(filled))
        }
    }

    /// Reads until `count` more bytes have arrived or no more come. `read` gets their destination, how many are wanted,
    /// and how many have arrived.
    private static func fill(
        _ bytes: inout [UInt8], _ count: Int, _ read: (UnsafeMutablePointer<UInt8>, Int, Int) -> Int
    ) throws(Failure) {
        // Otherwise this would fill zero bytes of the empty array that all threads share.
        if count <= 0 { return }
        var failure: Failure?
        bytes.append(addingCapacity: count) { output in
            unsafe output.withUnsafeMutableBufferPointer { buffer, filled in
                guard let start = buffer.baseAddress else { return }
                while filled < count {
                    let got = unsafe read(start + filled, count - filled, filled)
                    if got > 0 {
                        filled += got
                    } else if got == 0 {
                        break
                    } else if errno != EINTR {
                        failure = Failure()
                        break
                    }
                }
            }
        }
        if let failure { throw failure }
    }

    /// The first index from `start` on at which `bytes` has `byte`, or nil.
    package static func firstIndex(of byte: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
        unsafe bytes.withUnsafeBytes { buffer in
            guard start < buffer.count, let base = buffer.baseAddress,
                let found = unsafe memchr(base + start, Int32(byte), buffer.count - start)
            else { return nil }
            return unsafe UnsafeRawPointer(found) - base
        }
    }

    package static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) throws(Failure) {
        var failure: Failure?
        unsafe bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress else { return }
            var written = 0
            while written < buffer.count {
                let put = unsafe Glibc.write(descriptor, start + written, buffer.count - written)
                if put >= 0 {
                    written += put
                } else if errno != EINTR {
                    failure = Failure()
                    return
                }
            }
        }
        if let failure { throw failure }
    }

    /// Makes further writes bypass the system's cache, or use it again. False if that isn't possible.
    package static func setPastCache(_ descriptor: Int32, _ isPast: Bool) -> Bool {
        innkeeper_set_direct(descriptor, isPast ? 1 : 0) == 0
    }

    /// The offset of the first address within the memory of `bytes` that is a multiple of `alignment`.
    package static func padding(before bytes: [UInt8], toMultipleOf alignment: Int) -> Int {
        unsafe bytes.withUnsafeBytes { buffer in
            let address = UInt(bitPattern: buffer.baseAddress)
            return Int((0 &- address) % UInt(alignment))
        }
    }

    /// The next bytes will be written at `offset`.
    package static func seek(_ descriptor: Int32, to offset: Int64) throws(Failure) {
        guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw Failure() }
    }

    /// Asks the kernel to start writing a descriptor's data to disk, so that the sync at the end has little left to do.
    package static func startWriting(_ descriptor: Int32, from offset: Int64, count: Int64) {
        // Only a hint: a file system that doesn't support it loses nothing.
        _ = innkeeper_start_writeback(descriptor, offset, count)
    }

    package static func sync(_ descriptor: Int32) throws(Failure) { try checked(fsync(descriptor)) }

    /// Waits until everything written to the file system of a file or folder is on disk.
    package static func syncFileSystem(of descriptor: Int32) throws(Failure) {
        try checked(innkeeper_sync_file_system(descriptor))
    }

    /// Makes every signal with this number write that number, as one byte, to a pipe; returns the pipe's reading end.
    package static func pipe(ofSignal number: Int32) throws(Failure) -> Int32 {
        try checked(innkeeper_signal_pipe(number))
    }

    /// Replaces the whole content of the descriptor's file.
    package static func rewrite(_ descriptor: Int32, _ bytes: [UInt8]) throws(Failure) {
        guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else { throw Failure() }
        try write(descriptor, bytes[...])
    }

    /// Appends to a file in a single write, creating the file if necessary.
    package static func append(_ path: String, _ bytes: [UInt8]) throws(Failure) {
        let descriptor = try checked(unsafe Glibc.open(name(path), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600))
        defer { close(descriptor) }
        try write(descriptor, bytes[...])
    }
}

extension Posix.Status {
    fileprivate init(_ info: stat) {
        switch info.st_mode & S_IFMT {
        case S_IFREG: type = .regular
        case S_IFDIR: type = .folder
        default: type = .other
        }
        size = Int64(info.st_size)
        inode = UInt64(info.st_ino)
        device = UInt64(info.st_dev)
        modified = Int64(info.st_mtim.tv_sec) * 1_000_000_000 + Int64(info.st_mtim.tv_nsec)
    }
}
