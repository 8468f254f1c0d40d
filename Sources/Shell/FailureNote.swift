import InnkeeperCore
import InnkeeperFormats

/// `NAME.failed.json` beside an output that a run couldn't replace: when, why, and with which exit status.
package enum FailureNote {
    /// Writes the note, replacing an older one. `reached` is how far the run came: which file, stage or report. If
    /// writing fails too, that must not hide the original fault.
    package static func write(_ fault: Fault, reached: String, now: Int64, toolVersion: String, for output: String) {
        guard fault.status != .locked, fault.status != .usage, mayReplace(Publisher.failureNote(output)) else { return }
        var writer = JSONWriter(indent: 2)
        writer.object { note in
            note.field("tool", "innkeeper \(toolVersion)")
            note.field("failedAt", timestamp(now))
            note.field("status", Int(fault.status.rawValue))
            note.field("message", fault.message)
            if !reached.isEmpty { note.field("reached", reached) }
        }
        writer.newline()
        try? SmallFile.replace(Publisher.failureNote(output), with: writer.bytes, mode: 0o600)
    }

    /// Removes the note of an earlier run; anything else with that name stays.
    static func remove(of output: String) throws {
        let path = Publisher.failureNote(output)
        if try Publisher.exists(path), mayReplace(path) { try Publisher.removeTree(path) }
    }

    /// Whether the path is free or holds a note.
    private static func mayReplace(_ path: String) -> Bool {
        guard let isThere = try? Posix.isThere(path) else { return false }
        guard isThere else { return true }
        guard Posix.isFile(path), let head = try? SmallFile.head(path, count: 64) else { return false }
        return String(decoding: head, as: UTF8.self).contains("\"tool\": \"innkeeper")
    }
}
