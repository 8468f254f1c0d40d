import CInnkeeperLinuxFiles
import Glibc
import InnkeeperCore

// Names, folders, links, and events in folders.

extension Fault {
    /// The result of `work`. If the system reports an error, throws a fault about the named thing: `NAME: can't be
    /// made: REASON`.
    package static func naming<Outcome>(
        _ name: String, _ problem: String, _ status: ExitStatus = .outputFailed, _ work: () throws -> Outcome
    ) throws -> Outcome {
        do {
            return try work()
        } catch let failure as Posix.Failure {
            throw Fault(status, "\(name): \(problem): \(failure.text)")
        }
    }
}

extension Posix {
    /// A name as the system takes it, null-terminated.
    static func name(_ path: String) -> [CChar] {
        FileNameBytes.bytes(path).map { CChar(bitPattern: $0) } + [0]
    }

    private static func text(_ name: UnsafePointer<CChar>) -> String {
        FileNameBytes.text(
            unsafe Array(UnsafeBufferPointer(start: name, count: strlen(name))).map { UInt8(bitPattern: $0) })
    }

    /// The arguments after the program's name; one that isn't valid text may be a file name.
    package static var arguments: [String] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            unsafe CommandLine.unsafeArgv[index].map { unsafe text($0) }
        }
    }

    package static func makeFolder(_ path: String, mode: Int) throws(Failure) {
        try checked(unsafe mkdir(name(path), mode_t(mode)))
    }

    package static func rename(_ old: String, to new: String) throws(Failure) {
        try checked(unsafe Glibc.rename(name(old), name(new)))
    }

    /// Swaps two names atomically, so that a reader sees either one or the other.
    package static func exchange(_ first: String, _ second: String) throws(Failure) {
        try checked(unsafe innkeeper_exchange(name(first), name(second)))
    }

    package static func unlink(_ path: String) throws(Failure) { try checked(unsafe Glibc.unlink(name(path))) }

    package static func removeFolder(_ path: String) throws(Failure) { try checked(unsafe rmdir(name(path))) }

    /// The names in a folder that begin with `prefix`, without `.` and `..`, sorted by their bytes so that the disk's
    /// order doesn't matter.
    package static func names(in path: String, prefix: String = "") throws(Failure) -> [String] {
        guard let folder = unsafe opendir(name(path)) else { throw Failure() }
        defer { unsafe closedir(folder) }
        var names: [String] = []
        while let entry = unsafe readdir(folder) {
            let text = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe Posix.text($0) }
            }
            if text != ".", text != "..", text.utf8.starts(with: prefix.utf8) { names.append(text) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The IANA name of the machine's time zone: from TZ, else from the target of /etc/localtime. nil if neither is the
    /// name of a zone file.
    package static func timeZone(_ variable: String?) -> String? {
        let zones = "/usr/share/zoneinfo/"
        if let variable, !variable.isEmpty {
            let name = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
            let isZone =
                !name.hasPrefix("/") && !name.contains("..") && ((try? status(zones + name)) ?? nil)?.type == .regular
            return isZone ? name : nil
        }
        guard let path = realPath("/etc/localtime"), path.hasPrefix(zones) else { return nil }
        return String(path.dropFirst(zones.count))
    }

    /// Whether anything has that name, even a dangling link.
    static func isThere(_ path: String) throws(Failure) -> Bool {
        var info = stat()
        if unsafe lstat(name(path), &info) == 0 { return true }
        guard errno == ENOENT || errno == ENOTDIR else { throw Failure() }
        return false
    }

    /// Whether the entry itself is a file, not a link to one.
    static func isFile(_ path: String) -> Bool {
        var info = stat()
        return unsafe lstat(name(path), &info) == 0 && info.st_mode & S_IFMT == S_IFREG
    }

    /// Whether the entry itself is a symbolic link.
    package static func isSymbolicLink(_ path: String) -> Bool {
        var info = stat()
        return unsafe lstat(name(path), &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
    }

    /// The absolute path with links resolved, or nil if nothing is there.
    package static func realPath(_ path: String) -> String? {
        guard let resolved = unsafe realpath(name(path), nil) else { return nil }
        defer { unsafe free(resolved) }
        return unsafe text(resolved)
    }

    package static var currentFolder: String { realPath(".") ?? "." }

    /// A queue of events in folders.
    package static func folderEvents() throws(Failure) -> Int32 { try checked(innkeeper_folder_events()) }

    package static func watch(_ descriptor: Int32, _ folder: String) throws(Failure) {
        try checked(unsafe innkeeper_watch_folder(descriptor, name(folder)))
    }

    /// Waits for events and discards them; false on timeout.
    package static func waitForEvents(_ descriptor: Int32, milliseconds: Int) throws(Failure) -> Bool {
        try checked(innkeeper_wait_for_events(descriptor, Int32(clamping: milliseconds))) > 0
    }
}
