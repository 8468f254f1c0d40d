internal import InnkeeperCore

extension TablePlan {
    /// What it means that a booking number occurs again.
    var repeatedID: RepeatedID {
        if let declared = settings.repeatedID ?? preset?.repeatedID { return declared }
        if GuestList.isOne(header, bindings) { return .guest }
        return hasRunningNumbers ? .running : .duplicate
    }

    /// Whether the booking numbers are just running numbers of the table's rows.
    private var hasRunningNumbers: Bool {
        guard case .column(let column)? = bindings[BookingField.reservationID.rawValue] else { return false }
        return PlainAliases.runningNumbers.contains(foldedWord(header[column]))
    }
}

/// Whether a table of bookings is a register of guests, with a row for each of them: people who share a site and its days
/// are then one party, and no double booking.
///
/// Before: the headings `Room`, `Name`, `Date of birth`, `Arrival`, `Departure`.
/// After: yes. With `Total` or `Adults` among them, a row says something about all guests of a booking, so: no.
enum GuestList {
    static func isOne(_ header: [String], _ bindings: [String: ColumnBinding]) -> Bool {
        func has(_ field: BookingField) -> Bool { bindings[field.rawValue] != nil }
        guard has(.siteNumber), has(.arrival), !has(.guests), !has(.adults), !has(.children),
            !BookingField.amounts.contains(where: has)
        else { return false }
        return HeaderFields(header, kind: .contacts).has(ContactColumn.birthday)
            || header.contains { !papers.isDisjoint(with: HeadingWords.words($0) ?? []) }
    }

    private static let papers: Set<String> = [
        "passport", "passeport", "pasaporte", "passaporte", "passaporto", "paspoort", "reisepass", "paszport",
        "putovnica",
        "pasaport", "паспорт", "ausweis", "personalausweis", "ausweisnummer", "dni", "nie", "kimlik", "tckn", "護照",
        "护照", "パスポート", "여권번호",
    ]
}
