/// What becomes of the record that a finding of a rule points at, for people. Data formats have only the `Effect`.
package enum RecordFate: Sendable {
    /// It goes to `rejected/`.
    case rejected
    case kept
    /// It is left out of everything, though nothing is wrong with it.
    case skipped
    /// The finding is about a file, a sheet or the configuration, or about rows that are not records.
    case untouched
}

extension RecordFate {
    /// That of a rule's findings.
    package init(_ effect: Effect, code: String) {
        self = effect == .rejects ? .rejected : ReadingCode(rawValue: code)?.fateIfMarked ?? .kept
    }
}

extension ReadingCode {
    fileprivate var fateIfMarked: RecordFate {
        switch self {
        case .contactGroup, .contactUnavailable, .placeLeftOut, .recordNotAStay, .recordRepeated, .reservationGuest,
            .reservationInstalment, .reservationKnown, .reservationSuperseded, .reservationSupersededAlike:
            .skipped
        case .archiveMemberUnused, .archiveRefused, .baselineEntryExpired, .baselineEntryFixed, .calendarSiteUnknown,
            .checkFailed, .csvColumnDuplicate, .reservationNotInNewest, .reservationOlderKept, .sourceAmbiguous,
            .sourceChanged, .sourceDateFuture, .sourceEmpty, .sourceMissing, .sourceNotExport, .sourcePartial,
            .sourceRecent, .sourceRepeated, .sourceShrunk, .sourceStale, .sourceUnaccounted, .sourceUnchanged,
            .sourceUnreadable, .sourceUnrecognised, .tableColumnUnread, .tableRowSkipped, .worksheetCellError,
            .worksheetColourUnread, .worksheetFormulaUnresolved, .worksheetHidden:
            .untouched
        case .calendarMalformed, .csvColumnMissing, .csvMalformed, .csvQuoteStray, .encodingInvalid, .encodingRepaired,
            .jsonMalformed, .placeMalformed, .reservationEcho, .vcardEndMissing, .vcardLineMalformed, .vcardMalformed,
            .vcardVersionUnknown, .worksheetRowStruckOut, .xmlMalformed:
            .kept
        }
    }
}
