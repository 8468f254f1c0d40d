import InnkeeperCore
import InnkeeperFormats

/// The lock of an output: the file `.NAME.lock` beside it, locked by the kernel, which releases it however the process
/// ends. So a lock is never stale, though the content of its file may describe a dead run.
///
/// The file says who holds the lock, for those who have to wait, and which folder was published last. From that the
/// next run recognises its own output even if a disk has corrupted its content.
package final class RunLock {
    /// Who holds a lock.
    package struct Holder: Sendable, Equatable {
        package var process: Int32
        package var host: String
        /// In the format of `timestamp`.
        package var startedAt: String

        package init(process: Int32, host: String, startedAt: String) {
            self.process = process
            self.host = host
            self.startedAt = startedAt
        }

        /// `process 4711 on desk, since 2026-11-21T03:00:00Z`
        package var text: String { "process \(process) on \(host), since \(startedAt)" }
    }

    /// Identifies a folder regardless of its name.
    package struct Identity: Sendable, Equatable {
        package var device: UInt64
        package var inode: UInt64

        init(_ status: Posix.Status) {
            device = status.device
            inode = status.inode
        }

        init(device: UInt64, inode: UInt64) {
            self.device = device
            self.inode = inode
        }

        /// nil if nothing is at `path`.
        package static func of(_ path: String) -> Identity? { (try? Posix.status(path)).map(Identity.init) }
    }

    package let path: String
    /// Who held the lock without releasing it: the run was killed, or the machine stopped.
    package let stale: Holder?
    /// The folder that the last run published; nil if there was none.
    package private(set) var published: Identity?
    private let holder: Holder
    private let descriptor: Int32

    /// Takes the lock at `path`; throws a `Fault` that names the holder if another run has it.
    package init(_ path: String, holder: Holder, of output: String) throws {
        self.path = path
        self.holder = holder
        do {
            descriptor = try RunLock.take(path, of: output)
            let (last, published) = RunLock.note(try Posix.read(descriptor, at: 0, count: 4096))
            stale = last
            self.published = published
            try Posix.rewrite(descriptor, RunLock.text(holder, published))
        } catch let failure as Posix.Failure {
            throw Fault(.outputFailed, "\(path): can't be locked: \(failure.text)")
        }
    }

    deinit { Posix.unlock(descriptor) }

    /// Records that folder as the current output.
    package func notePublished(_ folder: Identity?) throws {
        published = folder
        try write(RunLock.text(holder, folder))
    }

    /// Records that the run has ended, whether it published or not.
    package func noteEnd() throws { try write(RunLock.text(nil, published)) }

    private func write(_ bytes: [UInt8]) throws {
        try Fault.naming(path, "can't be written") { try Posix.rewrite(descriptor, bytes) }
    }

    /// What the last run published, according to the lock file; doesn't take the lock.
    package static func published(besides output: String) -> Identity? {
        (try? SmallFile.read(Publisher.beside(output, "lock"))).flatMap { note($0).published }
    }

    /// Locks the file that is at `path` once the lock is taken: an earlier one may have been removed meanwhile.
    private static func take(_ path: String, of output: String) throws -> Int32 {
        while true {
            guard let descriptor = try Posix.lock(path) else {
                let holder = note((try? SmallFile.read(path)) ?? []).holder
                let who = holder.map { " (\($0.text))" } ?? ""
                throw Fault(
                    .locked,
                    "another run is writing \(output)\(who); try again when it has ended, or let --wait do so")
            }
            do {
                let (mine, there) = (try Posix.status(of: descriptor), try Posix.status(path))
                if let there, Identity(there) == Identity(mine) { return descriptor }
            } catch {
                Posix.close(descriptor)
                throw error
            }
            Posix.close(descriptor)
        }
    }

    private static func text(_ holder: Holder?, _ published: Identity?) -> [UInt8] {
        var writer = JSONWriter(indent: 2)
        writer.object { note in
            if let holder {
                note.field("process", Int(holder.process))
                note.field("host", holder.host)
                note.field("startedAt", holder.startedAt)
            }
            if let published {
                note.key("published")
                note.object { folder in
                    // As text: JSON numbers are safe only up to 53 bits.
                    folder.field("device", String(published.device))
                    folder.field("inode", String(published.inode))
                }
            }
        }
        writer.newline()
        return writer.bytes
    }

    /// Nothing if the file can't be read: it is only a note.
    private static func note(_ bytes: [UInt8]) -> (holder: Holder?, published: Identity?) {
        guard let note = try? JSONNode(bytes) else { return (nil, nil) }
        var holder: Holder?
        if let process = note["process"]?.integer.flatMap(Int32.init(exactly:)), let host = note["host"]?.string {
            holder = Holder(process: process, host: host, startedAt: note["startedAt"]?.string ?? "")
        }
        var published: Identity?
        if let device = note["published"]?["device"]?.string.flatMap({ UInt64($0) }),
            let inode = note["published"]?["inode"]?.string.flatMap({ UInt64($0) })
        {
            published = Identity(device: device, inode: inode)
        }
        return (holder, published)
    }
}
