import Core
import Formats

/// `NAME.failed.json` beside an output that a run could not replace: when, why, and with which exit status.
package struct FailureNote {
    let fault: Fault
    /// How far the run came: which file, stage or report.
    let reached: String
    let now: Int64
    let toolVersion: String

    package init(fault: Fault, reached: String, now: Int64, toolVersion: String) {
        self.fault = fault
        self.reached = reached
        self.now = now
        self.toolVersion = toolVersion
    }

    /// Writes the note, replacing an older one. That this fails too must not hide the fault that is being told.
    package func write(for output: String) {
        guard fault.status != .locked, fault.status != .usage else { return }
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
}

/// Seconds since 1970 as `YYYY-MM-DDTHH:MM:SSZ`.
package func timestamp(_ seconds: Int64) -> String {
    let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let rest = Int(seconds - day * 86_400)
    let time = [rest / 3600, rest / 60 % 60, rest % 60].map { padded($0, to: 2) }.joined(separator: ":")
    return "\(CalendarDate(dayNumber: Int32(day)))T\(time)Z"
}
