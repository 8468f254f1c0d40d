package import InnkeeperCore

/// Everything from outside a file on which its validated slices depend, besides the configuration and the day.
///
/// Two processes that find the same conditions get the same slices from the same bytes. So one of them may read the file
/// and another may merge what it read; if their conditions differ, one of them knows files that the other doesn't.
package struct ReadingConditions: Sendable {
    private let format: String
    private let settings: SourceSettings
    /// How the file is read, and why; includes what other files show about its dates.
    private let reading: [ReadingNote]
    /// The content of the campsites' files, in order; nil if bookings aren't checked against campsites.
    private let campSites: [String]?

    package init(format: String, settings: SourceSettings, reading: [ReadingNote], campSites: [String]?) {
        self.format = format
        self.settings = settings
        self.reading = reading
        self.campSites = campSites
    }

    package var digest: UInt64 {
        var hash = Hash64()
        func add(_ texts: [String]?) {
            hash.add(part: texts.map { String($0.count) } ?? "none")
            for text in texts ?? [] { hash.add(part: text) }
        }
        add([format])
        add(settings.site.map { [$0] })
        add(settings.property.map { [$0] })
        add(reading.flatMap { [$0.name, $0.value, $0.reason] })
        add(campSites)
        return hash.value
    }
}
