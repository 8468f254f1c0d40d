import Glibc

/// What every program does first.
package enum ProgramStart {
    package static func prepare() {
        // A reader that goes away (`innkeeper rules | head`) is a write error, not the end of the process.
        _ = signal(SIGPIPE, SIG_IGN)
        occupyStandardDescriptors()
        Posix.keepFreedMemory()
    }

    /// A run with all its helpers has a few dozen files open at once, more with more cores.
    private static let leastFiles = 64

    /// Throws a fault if too few files may be open.
    package static func raiseFileLimit() throws {
        let files = Posix.raiseFileLimit()
        guard files >= leastFiles else {
            throw Fault(
                .outputFailed,
                "only \(files) files may be open at once; \(leastFiles) are needed (see ulimit -n)")
        }
    }

    /// Makes sure that descriptors 0, 1 and 2 are taken. Otherwise, if standard output is closed, the first output file
    /// would become it. They are replaced by descriptors open only for reading, so that writing still fails.
    private static func occupyStandardDescriptors() {
        if (STDIN_FILENO...STDERR_FILENO).allSatisfy({ fcntl($0, F_GETFD) >= 0 }) { return }
        while let descriptor = try? Posix.open("/dev/null") {
            if descriptor > STDERR_FILENO { return Posix.close(descriptor) }
        }
    }
}
