package import InnkeeperConfiguration
import InnkeeperCore

/// Checks the age of the sources' files before anything is read.
package enum AgeGuards {
    /// Adds findings, and removes the path of each file that isn't to be read yet. `now` is in seconds since 1970.
    package static func apply(to found: inout FoundFiles, _ sources: [Configuration.Source], now: Int64) {
        for index in found.entries.indices {
            let name = found.entries[index].file.source
            guard let path = found.entries[index].path, let source = sources.first(where: { $0.settings.name == name }),
                source.guards.maxAge != nil || source.guards.minAge != nil,
                // Reading it will say why it is inaccessible.
                let status = try? Posix.status(path), status.type == .regular
            else { continue }
            let changed = status.modified / 1_000_000_000
            let age = now - changed
            func say(_ code: ReadingCode, limit: Int? = nil) {
                var facts: FindingArguments = [.moment: .moment(changed), .age: .duration(abs(age))]
                if let limit { facts[.limit] = .text(SignedDuration(seconds: limit).written) }
                found.entries[index].problems.append(FoundFile.Problem(code, facts))
            }
            if age < 0 {
                say(.sourceDateFuture)
            } else if let least = source.guards.minAge, age < least {
                say(.sourceRecent, limit: least)
                found.entries[index].path = nil
            } else if let most = source.guards.maxAge, age > most {
                say(.sourceStale, limit: most)
            }
        }
    }
}
