import CInnkeeperLinuxFiles
import Glibc
import InnkeeperCore

extension Publisher {
    package static var ownProcess: Int32 { getpid() }
}

extension Posix {
    /// The machine's own name; empty if it has none.
    package static var hostName: String {
        var name = [CChar](repeating: 0, count: 256)
        // The last byte stays 0: a truncated name may come without a terminator.
        guard unsafe gethostname(&name, 255) == 0 else { return "" }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

extension Posix {
    /// Slices allocate and free memory all the time. By default the allocator returns such blocks to the system, and
    /// all their pages must be mapped again for the next slice.
    package static func keepFreedMemory() { innkeeper_keep_freed_memory(32 << 20, 64 << 20) }
}

extension Posix {
    /// A group of users of this system.
    package struct Group: Sendable, Equatable {
        package var name: String
        package var id: UInt32
    }

    /// nil if the system has no group with that name.
    package static func group(named name: String) throws(Failure) -> Group? {
        var entry = unsafe Glibc.group()
        var found: UnsafeMutablePointer<Glibc.group>?
        // The entry includes the members, of which there may be many.
        var room = [CChar](repeating: 0, count: 1 << 20)
        let code = unsafe getgrnam_r(name, &entry, &room, room.count, &found)
        // Some systems report an unknown name as an error (getgrnam(3)).
        guard code == 0 || code == ENOENT || code == ESRCH else {
            errno = code
            throw Failure()
        }
        return unsafe found == nil ? nil : Group(name: name, id: entry.gr_gid)
    }
}

extension Posix {
    /// Starts a program with `input` as its standard input and `output` as its standard output.
    static func spawn(
        _ program: String, _ arguments: [String], input: Int32, output: Int32?
    ) throws(Failure) -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        if let output {
            unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
            unsafe posix_spawn_file_actions_adddup2(&actions, messages, STDERR_FILENO)
        } else {
            // Discards its messages, which may name people.
            unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
            unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        }
        var texts = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
        defer { unsafe texts.forEach { unsafe free($0) } }
        var process: pid_t = 0
        let failure = unsafe posix_spawn(&process, program, &actions, nil, &texts, environ)
        guard failure == 0 else {
            errno = failure
            throw Failure()
        }
        return process
    }

    /// Ends this process by SIGALRM after this many seconds, whatever it is doing; a second call resets the timer.
    package static func endProcess(after seconds: Int) {
        _ = signal(SIGALRM, SIG_DFL)
        // A process started by a thread that blocks signals inherits the block.
        var alarms = sigset_t()
        unsafe sigemptyset(&alarms)
        unsafe sigaddset(&alarms, SIGALRM)
        unsafe pthread_sigmask(SIG_UNBLOCK, &alarms, nil)
        alarm(UInt32(clamping: seconds))
    }

    /// Runs a program with `input` as its standard input and returns its exit status; 128 plus the signal's number if a
    /// signal ended it. It is killed after `seconds`.
    package static func run(_ program: String, _ arguments: [String], input: [UInt8], seconds: Int) throws(Failure)
        -> Int32
    {
        // A file, not a pipe: a program that doesn't read it blocks nobody.
        let descriptor = try checked(innkeeper_memory_file())
        defer { close(descriptor) }
        try write(descriptor, input[...])
        try seek(descriptor, to: 0)
        let process = try spawn(program, arguments, input: descriptor, output: nil)
        var status: Int32 = 0
        var ticks = seconds * 20
        while unsafe waitpid(process, &status, WNOHANG) == 0 {
            if ticks == 0 { kill(process, SIGKILL) }
            ticks -= 1
            usleep(50_000)
        }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }
}

/// What a run knows about its environment; determined once at the start, constant afterwards.
package struct ProcessEnvironment: Sendable {
    package var environment: [String: String]
    /// Absolute.
    package var currentFolder: String
    /// Seconds since 1970-01-01T00:00:00Z.
    package var now: Int64
    /// The offset of local time from UTC in seconds at a moment, in the zone with an IANA name; an empty name means the
    /// system's zone. nil for a zone that the system doesn't know.
    package var offset: @Sendable (_ zone: String, _ moment: Int64) -> Int?
    /// Nanoseconds of a monotonic clock, for `timing`.
    package var ticks: @Sendable () -> UInt64
    package var cores: Int
    /// Absolute path of `innkeeper-fetch`, which is beside this program.
    package var helper = ""
    /// Whether the system has time zone files.
    package var hasZones = true
    /// nil if this process can't keep to a memory limit.
    package var allocator: (any LargeBlockAllocator)?
    /// Waits this many milliseconds; called repeatedly where something else has to end first.
    package var pause: @Sendable (_ milliseconds: Int) async -> Void = { milliseconds in
        try? await Task.sleep(for: .milliseconds(milliseconds))
    }

    package init(
        environment: [String: String], currentFolder: String, now: Int64,
        offset: @escaping @Sendable (_ zone: String, _ moment: Int64) -> Int?, ticks: @escaping @Sendable () -> UInt64,
        cores: Int
    ) {
        self.environment = environment
        self.currentFolder = currentFolder
        self.now = now
        self.offset = offset
        self.ticks = ticks
        self.cores = cores
    }

    /// The environment of this process. Must be called before any other thread runs: it reads environment variables.
    ///
    /// A clock fixed to anything but a second of the years 1 to 9999 is a fault.
    package static func ofThisProcess() throws(Fault) -> ProcessEnvironment {
        var environment: [String: String] = [:]
        var entry = unsafe environ
        while let text = unsafe entry.pointee {
            let pair = unsafe String(cString: text).split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if pair.count == 2 { environment[String(pair[0])] = String(pair[1]) }
            unsafe entry += 1
        }
        var now = clock()
        if let fixed = environment["SOURCE_DATE_EPOCH"], !fixed.isEmpty {
            guard let seconds = Int64(fixed), clockRange.contains(seconds) else {
                throw Fault(
                    .usage,
                    "SOURCE_DATE_EPOCH must be the seconds since 1970 of a date up to the year 9999, not '\(fixed)'")
            }
            now = seconds
        }
        var process = ProcessEnvironment(
            environment: environment, currentFolder: Posix.currentFolder, now: now, offset: systemOffset,
            ticks: systemTicks,
            cores: max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
        let program = Posix.realPath("/proc/self/exe") ?? ""
        process.helper = Paths.join(Paths.parent(program), "innkeeper-fetch")
        process.hasZones = (try? Posix.status(zoneFolder)) != nil
        return process
    }

    /// From 0001-01-01 to 9999-12-31.
    private static let clockRange: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

    /// Seconds since 1970, from the system clock.
    package static func clock() -> Int64 { Int64(time(nil)) }

    @Sendable private static func systemTicks() -> UInt64 {
        var moment = timespec()
        _ = unsafe clock_gettime(CLOCK_MONOTONIC, &moment)
        return UInt64(moment.tv_sec) * 1_000_000_000 + UInt64(moment.tv_nsec)
    }

    private static let zoneFolder = "/usr/share/zoneinfo"

    private static func isZone(_ name: String) -> Bool {
        guard !name.contains("..") else { return false }
        do {
            return try Posix.status(zoneFolder + "/" + name)?.type == .regular
        } catch {
            // A disk error says nothing about the name.
            return error.isOfMachine
        }
    }

    /// Asks the C library, which reads the system's zone files. Changes TZ, so call it only at the start of a run.
    @Sendable private static func systemOffset(_ zone: String, _ moment: Int64) -> Int? {
        if !zone.isEmpty, zone != "UTC", !isZone(zone) { return nil }
        let before = unsafe getenv("TZ").map { unsafe String(cString: $0) }
        if !zone.isEmpty { _ = unsafe setenv("TZ", zone == "UTC" ? "UTC0" : ":" + zone, 1) }
        tzset()
        var seconds = time_t(moment)
        var parts = unsafe tm()
        _ = unsafe localtime_r(&seconds, &parts)
        if let before { _ = unsafe setenv("TZ", before, 1) } else { _ = unsafe unsetenv("TZ") }
        tzset()
        return unsafe parts.tm_gmtoff
    }
}
