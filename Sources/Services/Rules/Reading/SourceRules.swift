import InnkeeperCore

extension ReadingRule {
    /// What can be wrong with a source or a file as a whole, before any record of it is read.
    static let sources: [ReadingRule] = [
        // Reports an archive member that is not a file of the source's kind.
        // Before: A source of bookings names an archive with `desk.csv` and `readme.txt`.
        // After: `desk.csv` is read, `readme.txt` is not.
        ReadingRule(
            code: .archiveMemberUnused, severity: .info,
            summary: """
                A member of the archive, a sheet of the workbook or a list in the JSON is not of the source's kind.
                """,
            advice: "To read it, name it in a source of its kind: `export.zip!guests.vcf`.",
            message: """
                The file also holds {member}, which this source has no use for; {problem?{problem}|it was skipped}.
                """,
            phrases: unreadPhrases),
        // Rejects an archive, or an archive member, that could do harm.
        // Before: A zip with a member `../desk.csv`, a symbolic link in a tar, a gzip that expands to more than 200
        // times its size.
        // After: It is not read; the other members and files are.
        ReadingRule(
            code: .archiveRefused, severity: .error,
            summary: """
                The archive or one of its members was rejected: a path that leads out, a link, a password, or too much \
                of anything.
                """,
            advice: """
                Find out where the archive comes from. If it is what you want, unpack it yourself and name the files.
                """,
            message: "This was refused: {reason}. Find out where it comes from."),
        // Rejects a file that can be read in more than one way.
        // Before: A table with two possible heading lines; a list of campgrounds taken for the list of sites.
        // After: Nothing in the file is read or used; the finding asks what is meant.
        ReadingRule(
            code: .sourceAmbiguous, effect: .rejects, severity: .error,
            summary: "The file can be read in two ways, and it is unclear which is meant.",
            advice: "Answer the question with the line for pipeline.json that the finding gives.",
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.Ambiguity.headings: """
                Nothing of the file was read; which line holds the headings, {line} or {otherLine}? Add \
                "headerLine": {line} or "headerLine": {otherLine} to source {source:json}.
                """,
                .encodings: """
                Nothing of the file was read; are its letters {encoding} or {found}? Add "encoding": {encoding:json} or \
                "encoding": {found:json} to source {source:json}.
                """,
                .columns: """
                Nothing of the file was read; the columns {header:json} and {found:json} could both be the {field}, \
                and they differ. Which one is meant? Add "columns": {{ {field:json}: {header:json} }} or \
                "columns": {{ {field:json}: {found:json} }} to source {source:json}.
                """,
                .copies: """
                Nothing of the file was read: by its name it is a copy of {otherFile}, but the two differ. Which one \
                counts? Delete the other one, or add its name to "exclude" of source {source:json}.
                """,
                .sites: """
                None of the {count:# site|# sites} that bookings name is in this list, so the list is not used, and \
                site numbers are not checked. Is it the list of this property's sites? If so, write their numbers as \
                the bookings do; if not, list the file under "ignore" in pipeline.json.
                """,
            ])),
        // Reports a file that changed while the run was reading it.
        // Before: An upload that replaces the file at three in the morning.
        // After: The file is copied and the copy is read, so that it is one file and not two halves.
        ReadingRule(
            code: .sourceChanged, severity: .warning,
            summary: "The file was changed while it was read.",
            advice: "Have the export made earlier, or give the source a minAge.",
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.Changed.copied: """
                The file was changed during the run and was read again, from a copy; have the export made earlier.
                """,
                .torn: """
                The file was changed during the run and again while it was copied: it may not be whole. Have the \
                export made earlier.
                """,
            ])),
        // Reports a file whose modification time is in the future.
        // Before: A clock that was set back, or a sender whose clock is ahead.
        // After: The file is read, but its age is unknown.
        ReadingRule(
            code: .sourceDateFuture, severity: .warning,
            summary: "By this machine's clock, the file was changed in the future.",
            advice: "Set the clocks of both machines; maxAge and minAge can't be checked until then.",
            message: """
                The file was changed on {moment}, {age} from now, so its age can't be told; set the clocks of both \
                machines.
                """),
        // Reports a file without records.
        // Before: An empty file, or one with only a header.
        // After: The run continues.
        ReadingRule(
            code: .sourceEmpty, severity: .warning,
            summary: "The file has no records.",
            advice: "Check whether the export worked.",
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.Empty.noBytes: "The file is empty; check whether the export worked.",
                .onlyMark: "The file has a byte order mark and nothing else; check whether the export worked.",
                .noRecords: "The file has no records; check whether the export worked.",
                .noFiles: "The archive holds no files; check whether the export worked.",
            ])),
        // Reports a missing file.
        // Before: `files` names `desk.csv`, which does not exist.
        // After: The run continues without it, with exit status 3.
        ReadingRule(
            code: .sourceMissing, severity: .error,
            summary: "A file is missing, or no file matches a pattern of the configuration.",
            advice: "Check the name and `--root`; patterns are relative to the configuration's folder.",
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.Missing.noFile:
                    "The file is not there; export it again into that folder, or correct its name or --root.",
                .noMatch: "No file matches; the export has not arrived, or the pattern or --root is wrong.",
                .noMember: "The archive has no such member; check its name.",
                .gone: "The file disappeared while it was read; see whether it is replaced at that time.",
                .notFetched: "The file could not be fetched: {reason}; check the address and the access.",
                .keptCopy: """
                The file could not be fetched: {reason}; the copy of {moment} is used. Check the address and the access.
                """,
            ])),
        // Flags a file that itself says that it is incomplete.
        // Before: An Overpass response with `"remark": "runtime error: Query timed out …"`, or the first page of an API's
        // response, with `"has_more": true`.
        // After: What is there is read; the run says that there should be more.
        ReadingRule(
            code: .sourcePartial, severity: .warning,
            summary: "The file may not be whole, as it says itself.",
            advice: """
                Fetch it again, with all pages; of Overpass with a smaller area or more time: [timeout:180] at the head \
                of the query.
                """,
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.Partial.remark: """
                The file may not be whole, as it says itself: "{value}". Fetch it again.
                """,
                .unended: "The calendar has no END:VCALENDAR and may not be whole; fetch it again.",
                .nextPage: """
                The file is one page of a longer list, as "{header}" says. Fetch the other pages too.
                """,
                .fewer: """
                The file has {count:# record|# records} of {total}, as "{header}" says. Fetch the other pages too.
                """,
            ])),
        // Reports a file that is not read yet because it may still be arriving.
        // Before: A source with `"minAge": "10 min"`, and an upload that began a minute ago.
        // After: The run continues without the file, with exit status 3.
        ReadingRule(
            code: .sourceRecent, severity: .error,
            summary: "The file was changed only just now, and is not read yet.",
            advice: "Run again when the upload has ended; `innkeeper watch` waits for that by itself.",
            message: """
                The file was not read: it was changed on {moment}, {age} ago, and minAge is {limit}. Run again when it \
                has arrived.
                """),
        // Skips a file that is a copy of another one.
        // Before: `desk.csv` and, downloaded or copied once more, `desk (1).csv` or `desk - Copy.csv`.
        // After: `desk.csv` is read, its copy is not.
        ReadingRule(
            code: .sourceRepeated, severity: .info,
            summary: "The file is a copy of another file of its source, byte for byte.",
            advice: "Nothing to do; delete the copy if you like.",
            message: "The file is the same as {otherFile}, byte for byte; it was skipped."),
        // Reports a source with far fewer records than it should have.
        // Before: A source with `"maxDropPercent": 20` that had 5,000 records last night and has 900 now.
        // After: What is there is read; the run says that much is missing.
        ReadingRule(
            code: .sourceShrunk, severity: .error,
            summary: """
                The source has fewer records than minRecords, or has lost more than maxDropPercent since the last run.
                """,
            advice: "Look at the export: a filter, a page or a month may be missing.",
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.Shrunk.tooFew: """
                Records are missing: there {count:is #|are #}, and minRecords is {limit}. Look at the export \
                before you trust the reports.
                """,
                .dropped: """
                Records are missing: there {count:is #|are #}, {missing} fewer than the {before} of {asOf}, and \
                maxDropPercent is {limit}. Look at the export before you trust the reports.
                """,
            ])),
        // Reports a file that is too old.
        // Before: A source with `"maxAge": "26 h"`, and an export from last week.
        // After: What is there is read; the run says that it is old.
        ReadingRule(
            code: .sourceStale, severity: .error,
            summary: "The file is older than the source's maxAge.",
            advice: "The export no longer comes, or is put elsewhere. See whether the system that makes it still runs.",
            message: """
                The export is old: it was changed on {moment}, {age} ago, and maxAge is {limit}. See whether it still \
                comes.
                """),
        // Reports bytes of a file that belong neither to a record nor to anything else known.
        // Before: Innkeeper misses a line between two events of a calendar.
        // After: What was read is kept; the run says that something was not read.
        ReadingRule(
            code: .sourceUnaccounted, severity: .error,
            summary: "Innkeeper passed over a part of the file, which is a fault of Innkeeper.",
            advice: "Please report it, with the lines around the place if you may share them.",
            message: """
                {count:# byte|# bytes} of this file came to nothing, from here on, and no reason was given. That is a fault of \
                Innkeeper: please report it.
                """),
        // Reports a source that is identical to that of an earlier day.
        // Before: A source with `"maxAge": "26 h"`, exported again tonight, with the same bytes as last night.
        // After: What is there is read; the run says that nothing new has come.
        ReadingRule(
            code: .sourceUnchanged, severity: .warning,
            summary: "A source that should be new every day is that of an earlier day, byte for byte.",
            advice: """
                The export may be made of old data. If nothing happens on quiet days, set source-unchanged to "off" \
                for the source.
                """,
            message: "Every file of the source is the same as on {asOf}; see whether the export is made anew."),
        // Reports a file that can't be read.
        // Before: A folder where a file should be, or a file without read permission.
        // After: The run continues without it, with exit status 3.
        ReadingRule(
            code: .sourceUnreadable, severity: .error,
            summary: "The file can't be opened or read.",
            advice: "Check what it is and who may read it.",
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.Unreadable.folder: "This is a folder, not a file; name a file or a pattern.",
                .noFile: "This is not a file that can be read; name a file or a pattern.",
                .tooLarge: """
                The file is larger than the limit of {limit} and was not read; raise the limit if it is what you \
                want.
                """,
                .damagedWorkbook: """
                This is a damaged workbook: {reason}. Get it again from where it came from, or open it in the program \
                that made it and save it as CSV.
                """,
                .failed: "The file can't be read: {reason}. Check what it is and who may read it.",
            ])),
        // Reports sheet cells that show an error.
        // Before: `#REF!` in the cell of a total.
        // After: The total is missing; a row without its guest or dates is rejected.
        ReadingRule(
            code: .worksheetCellError, severity: .warning,
            summary: "Cells of the sheet show an error in place of a value.",
            advice: "Put the formulas right in the workbook, save it, and run again.",
            message: """
                {count:# cell shows|# cells show} an error in place of a value (the first is {value}) and {count:counts|count} \
                as empty; put the formulas right in the workbook.
                """),
        // Reports fill colours that may indicate a status.
        // Before: A sheet without a status column, in which one row is yellow.
        // After: The bookings are confirmed, as they would be without colours.
        ReadingRule(
            code: .worksheetColourUnread, severity: .warning,
            summary: "Rows differ in their fill colour, and the sheet has no column for the status.",
            advice: """
                If the colours mean something (an option, a cancellation), write it in a column "Status". Rows whose \
                colours alternate are not reported.
                """,
            message: """
                This cell has another fill colour than those above it, and there is no column for the status: colours \
                are not read. If they mean something, write it in a column "Status".
                """),
        // Reports formulas whose results are not stored in the workbook.
        // Before: A workbook written by a program that doesn't compute formulas.
        // After: Those cells are empty; Innkeeper computes nothing.
        ReadingRule(
            code: .worksheetFormulaUnresolved, severity: .warning,
            summary: "Formulas of the sheet have no stored result.",
            advice: "Open the workbook in a spreadsheet program, save it there, and run again.",
            message: """
                {count:# formula has|# formulas have} no stored result (the first in {value}) and {count:counts|count} as empty; open \
                the workbook in a spreadsheet program and save it.
                """),
        // Reports a hidden sheet that is not read.
        // Before: A hidden sheet of bookings next to a visible one.
        // After: Only the visible one is read.
        ReadingRule(
            code: .worksheetHidden, severity: .warning,
            summary: "A hidden sheet has records of the source's kind beside a sheet that is shown, and is not read.",
            advice: "Delete the sheet if it is old; to read it, name it in `files`.",
            message: """
                The sheet "{value}" is hidden and was not read: it has {count:# row|# rows}. If they count, add \
                {member:json} to "files" of source {source:json}.
                """),
        // Reports a booking that is struck out in a sheet.
        // Before: A row with a line through the guest's name and the dates.
        // After: The booking is pending: it holds its nights but doesn't count as sold.
        ReadingRule(
            code: .worksheetRowStruckOut, severity: .warning,
            summary: "A booking is struck out in the sheet, and counts as pending.",
            advice:
                "Write \u{201C}cancelled\u{201D} in its status or delete the row; if it is valid, take the line off.",
            message: """
                This booking is struck out and counts as pending. If it is cancelled, write that in its status or \
                delete the row; if not, take the line through it off.
                """),
    ]
}
