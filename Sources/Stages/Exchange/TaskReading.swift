package import InnkeeperCore

/// What the tasks of a spread run read: the same in every program that does them, so that their results are, too.
///
/// It is what needs no library: tasks are done where nothing but the program is installed. Sources with other files are read by
/// the step that merges the results.
package enum TaskReading {
    /// For campsites; bookings are only in tables of text.
    package static let formats: [any Format.Type] = [CSVFormat.self, JSONTableFormat.self]

    /// Those that decide how bookings are read, and those of which tasks do a part.
    package static let stages: [any TableStage.Type] = [MatchingStage.self, ConflictsStage.self, OccupancyStage.self]

    /// Whether files of `kind` in this format are read by tasks.
    package static func reads(_ format: any Format.Type, _ kind: RecordKind) -> Bool {
        kind == .bookings ? format == CSVFormat.self : formats.contains { $0 == format }
    }
}
