internal import InnkeeperFormats

/// What a run writes besides the tables, whose columns describe themselves. A test holds a run's output against it.
enum OutputFiles {
    static let ofEveryRun = [
        ReferencePage.Entry("run.json", "What was read, found and written, and how long it took."),
        ReferencePage.Entry(
            "snapshot.bin", "What the next run and `innkeeper diff` compare with. People are in it as hashes only."),
        ReferencePage.Entry("accepted/SOURCE/FILE", "The records that were used, byte for byte as they came."),
        ReferencePage.Entry("rejected/SOURCE/FILE", "The records that were not, byte for byte."),
        ReferencePage.Entry("rejected/SOURCE/FILE.reasons.csv", "Why not."),
        ReferencePage.Entry(
            "fetched/", "What came from each source with a `url`, for `--offline`, and `fetched.json`, which lists it."),
        ReferencePage.Entry(".gitignore", "Keeps guests' data out of a repository that the output lies in."),
    ]

    /// `NAME` is the name of the output.
    static let beside = [
        ReferencePage.Entry(
            ".NAME.previous", "The run that the output replaced; `.NAME.previous-2` the one before, and so on."),
        ReferencePage.Entry(
            "NAME.failed.json", "When, why and with which exit status a run failed. The next good one removes it."),
        ReferencePage.Entry(".NAME.unsent.json", "Notices that could not be sent, for at most seven days."),
        ReferencePage.Entry(".NAME.lock", "Who is at work on the output. It stays; only a running process locks it."),
    ]

    static let runMembers = [
        ReferencePage.Entry("tool", "Name and version of the program."),
        ReferencePage.Entry("version", "Version of this file's shape."),
        ReferencePage.Entry("asOf", "The day that counted as today."),
        ReferencePage.Entry("configuration", "The configuration with all defaults; secrets of addresses are left out."),
        ReferencePage.Entry(
            "records",
            "By source: `kind`, how many records were `read`, `accepted`, `rejected` and `skipped`, and its `files`."),
        ReferencePage.Entry(
            "records.SOURCE.files",
            "Of each file `path`, `format`, `bytes`, `digest`, the same counts, `recordsPath` where its records have "
                + "another name, and `reading`: how it was read, as encoding, delimiter, order of dates, and columns."),
        ReferencePage.Entry("unread", "Files that no source reads: `path`, and what they seem to be."),
        ReferencePage.Entry("findings", "How many findings there are of each code."),
        ReferencePage.Entry("knownFindings", "How many of them a baseline knows."),
        ReferencePage.Entry(
            "changes",
            "Since the last run: `since`, its day; `bookings` that are `new`, `gone`, `moved`, `changed` or `unchanged`; "
                + "`findings` that are `new`, `resolved` or `persisting`; `remarks`. Or the `reason` why nothing was compared."
        ),
        ReferencePage.Entry("unchecked", "Which `rule` was not checked for which `source`, and for which `reason`."),
        ReferencePage.Entry("outputs", "Of each file of the output `path`, `bytes` and `digest`."),
        ReferencePage.Entry("timing", "Milliseconds of each part."),
    ]

    static let placeProperties = [
        ReferencePage.Entry("id", "What identifies the place in its source."),
        ReferencePage.Entry("name", "The place's name."),
        ReferencePage.Entry("category", "What kind of place it is."),
        ReferencePage.Entry("marker-color", "A colour for its kind, as geojson.io and GitHub draw it."),
        ReferencePage.Entry("marker-symbol", "A symbol for its kind."),
        ReferencePage.Entry("distance_m", "Metres from the property's position."),
        ReferencePage.Entry("bearing_deg", "Direction from there, in degrees from north."),
    ]
}
