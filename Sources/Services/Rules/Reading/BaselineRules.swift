import InnkeeperCore

extension ReadingRule {
    /// Findings about the baseline and about custom checks.
    static let baseline: [ReadingRule] = [
        // Reports an expired entry of the baseline whose finding still occurs.
        // Before: An entry with `"expires": "2026-10-31"`, in November.
        // After: The finding counts again, and this one makes sure that someone looks.
        ReadingRule(
            code: .baselineEntryExpired, severity: .error,
            summary: "An entry of the baseline has expired, and its finding is still there.",
            advice: "Correct the data, or give the entry another day in the baseline's file.",
            message: """
                The baseline's entry for {code}{record? of {record}} in {entrySource?source {entrySource}|no \
                source}{last? expired on {last}}; correct the data or give it another day.
                """),
        // Reports an entry of the baseline that matches no finding any more.
        // Before: The baseline has an overlap of R7 and R9; R9 has moved to another site.
        // After: The run continues; `--update-baseline` removes the entry.
        ReadingRule(
            code: .baselineEntryFixed, severity: .info,
            summary: "A finding recorded in the baseline no longer occurs.",
            advice: "Remove the entry, so that the fault can't come back unseen: --update-baseline does it.",
            message: """
                The baseline knows {code}{record? of {record}} in {entrySource?source {entrySource}|no source}, which \
                is fixed; --update-baseline removes the entry.
                """),
        // Reports a custom check that could not be run.
        // Before: A query that never ends, or one that returns something other than rows.
        // After: It is stopped or skipped; the rest of the run is completed.
        ReadingRule(
            code: .checkFailed, severity: .error,
            summary: "A check of the configuration could not be run, so its result is unknown.",
            advice: """
                Correct its query. A query gives row_id of each row that is wrong, and ends: one that takes longer \
                than ten seconds is stopped.
                """,
            message: "The check {record} could not be carried out: {reason}; correct its query."),
    ]
}
