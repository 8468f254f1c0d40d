import Core

extension ReadingRule {
    /// What may be wrong with a source or a file as a whole, before a record of it is read.
    static let sources: [ReadingRule] = [
        // Tells of a member of an archive that is no file of the source's kind.
        // Before: A source of bookings names an archive that holds `desk.csv` and `readme.txt`.
        // After: `desk.csv` is read, `readme.txt` is not.
        ReadingRule(
            code: "archive-member-unused", severity: .info,
            summary: "A member of the archive is no file of the source's kind.",
            advice: "To read it, name it in a source of its kind: `export.zip!guests.vcf`.",
            message: { "The same archive holds \($0.detail), which is of no use to this source; it was not read." }),
        // Refuses an archive, or a member of one, that could do harm.
        // Before: A zip with a member `../desk.csv`, a symbolic link in a tar, a gzip of which more than 200 times its
        // size comes out.
        // After: It is not read; the other members and files are.
        ReadingRule(
            code: "archive-refused", severity: .error,
            summary: """
                The archive or one of its members is refused: a path that leads out, a link, a password, or too much \
                of anything.
                """,
            advice: """
                Find out where the archive comes from. If it is what you want, unpack it yourself and name the files.
                """,
            message: { "This was not unpacked: \($0.detail)." }),
        // Refuses a file that can be read in two ways.
        // Before: A table in which two lines may be the headings.
        // After: Nothing of the file is read; the finding asks which line it is.
        ReadingRule(
            code: "source-ambiguous", effect: .rejects, severity: .error,
            summary: "The file can be read in two ways, and nothing tells which is meant.",
            advice: "Answer the question with the line for pipeline.json that the finding gives.",
            message: { "Nothing of the file was read: \($0.detail)." }),
        // Tells of a file that was changed while the run read it.
        // Before: An upload that replaces the file at three in the morning.
        // After: The file is copied, and the copy read: one file, not two halves.
        ReadingRule(
            code: "source-changed", severity: .warning,
            summary: "The file was changed while it was read.",
            advice: "Let the export be made earlier, or give the source a minAge.",
            message: { "The file was changed during the run: \($0.detail)." }),
        // Tells of a file whose time of change lies in the future.
        // Before: A clock that was set back, or a sender whose clock is ahead.
        // After: The file is read; how old it is can't be told.
        ReadingRule(
            code: "source-date-future", severity: .warning,
            summary: "The file was changed in the future, as this machine's clock has it.",
            advice: "Set the clocks of both machines; maxAge and minAge can't be judged until then.",
            message: { "How old the file is can't be told: \($0.detail); see whether the clocks are right." }),
        // Tells of a file without records.
        // Before: A file of 0 bytes, or one with only a header.
        // After: The run goes on.
        ReadingRule(
            code: "source-empty", severity: .warning,
            summary: "The file has no records.",
            advice: "Check whether the export worked.",
            message: { "There is nothing in the file: \($0.detail); check whether the export worked." }),
        // Tells of a file that is not there.
        // Before: `files` names `desk.csv`, and there is none.
        // After: The run goes on without it, with exit status 3.
        ReadingRule(
            code: "source-missing", severity: .error,
            summary: "A file or pattern of the configuration fits nothing.",
            advice: "Check the name and `--root`; patterns are relative to the configuration's folder.",
            message: { "Nothing was read: \($0.detail)." }),
        // Marks a file that says itself that it is not whole.
        // Before: An answer of Overpass with `"remark": "runtime error: Query timed out …"`: a list that stops
        // somewhere.
        // After: What is there is read; the run says that there should be more.
        ReadingRule(
            code: "source-partial", severity: .warning,
            summary: "The program that made the file says that it may not be whole.",
            advice: "Ask again, with a smaller area or more time: [timeout:180] at the head of an Overpass query.",
            message: { "The file says of itself: \(quoted($0.value)); ask for it again, records may be missing." }),
        // Tells of a file that is not read yet, because it may still be arriving.
        // Before: A source with `"minAge": "10 min"`, and an upload that has begun a minute ago.
        // After: The run goes on without the file, with exit status 3.
        ReadingRule(
            code: "source-recent", severity: .error,
            summary: "The file was changed only just now, and is not read yet.",
            advice: "Run again when the upload has ended; `innkeeper watch` waits for that by itself.",
            message: { "The file was not read: \($0.detail); run again when it has arrived." }),
        // Tells of a source with far fewer records than it should have.
        // Before: A source with `"maxDropPercent": 20` that had 5,000 records last night, and has 900.
        // After: What is there is read; the run says that much is missing.
        ReadingRule(
            code: "source-shrunk", severity: .error,
            summary: """
                The source has fewer records than minRecords, or has lost more than maxDropPercent since the last run.
                """,
            advice: "Look at the export: a filter, a page or a month may have been left out.",
            message: { "Records are missing: \($0.detail); look at the export before you trust the reports." }),
        // Tells of a file that was last changed too long ago.
        // Before: A source with `"maxAge": "26 h"`, and an export of last week.
        // After: What is there is read; the run says that it is old.
        ReadingRule(
            code: "source-stale", severity: .error,
            summary: "The file is older than the source's maxAge.",
            advice: """
                The export has stopped coming, or is put elsewhere. See whether the system that makes it still runs.
                """,
            message: { "The export is old: \($0.detail); see whether it still comes." }),
        // Tells of a source that is byte for byte that of an earlier day.
        // Before: A source with `"maxAge": "26 h"`, made anew this night, with the bytes of last night.
        // After: What is there is read; the run says that nothing has come.
        ReadingRule(
            code: "source-unchanged", severity: .warning,
            summary: "A source that should be new every day is that of an earlier day, byte for byte.",
            advice: """
                The export may be made of old data. If nothing happens on quiet days, set source-unchanged to "off" \
                for the source.
                """,
            message: { "Every file of the source is the same as \($0.detail); see whether the export is made anew." }),
        // Tells of a file that can't be read.
        // Before: A folder where a file should be, or a file without read permission.
        // After: The run goes on without it, with exit status 3.
        ReadingRule(
            code: "source-unreadable", severity: .error,
            summary: "The file can't be opened or read.",
            advice: "Check what it is and who may read it.",
            message: { "The file can't be read: \($0.detail)." }),
    ]
}
