package import Configuration
import Core

/// Judges the files of the sources by their age, before anything is read.
package enum AgeGuards {
    /// Adds what is to be said, and takes away the path of each file that is not to be read yet. `now` is in seconds
    /// since 1970.
    package static func apply(to found: inout FoundFiles, _ sources: [Configuration.Source], now: Int64) {
        for index in found.entries.indices {
            let name = found.entries[index].file.source
            guard let path = found.entries[index].path, let source = sources.first(where: { $0.settings.name == name }),
                source.guards.maxAge != nil || source.guards.minAge != nil,
                // Whoever reads it says why it can't be looked at.
                let status = try? Posix.status(path), status.type == .regular
            else { continue }
            let changed = status.modified / 1_000_000_000
            let age = now - changed
            let moment = "changed on \(timestamp(changed))"
            func say(_ code: String, _ detail: String) {
                found.entries[index].problems.append(FoundFile.Problem(code: code, detail: "\(moment), \(detail)"))
            }
            if age < 0 {
                say("source-date-future", "\(text(-age)) from now")
            } else if let least = source.guards.minAge, age < least {
                say("source-recent", "\(text(age)) ago; minAge is \(SourceGuards.ages.text(least))")
                found.entries[index].path = nil
            } else if let most = source.guards.maxAge, age > most {
                say("source-stale", "\(text(age)) ago; maxAge is \(SourceGuards.ages.text(most))")
            }
        }
    }

    /// The two largest parts of a length of time: `3 d 4 h`.
    static func text(_ seconds: Int64) -> String {
        let parts = [
            (seconds / 86_400, "d"), (seconds / 3_600 % 24, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s"),
        ]
        guard let first = parts.firstIndex(where: { $0.0 > 0 }) else { return "0 s" }
        return parts[first...].prefix(2).filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " ")
    }
}
