internal import InnkeeperCore

/// Which fields of a kind a row of headings has, according to the configured mapping and the usual words.
struct HeaderFields {
    private let kind: RecordKind
    private let matcher: HeaderMatcher
    private let mapped: [String: ColumnMapping]

    init(_ header: [String], kind: RecordKind, mapped: [String: ColumnMapping] = [:]) {
        self.init(HeaderMatcher(header), kind: kind, mapped: mapped)
    }

    init(_ matcher: HeaderMatcher, kind: RecordKind, mapped: [String: ColumnMapping] = [:]) {
        self.kind = kind
        self.mapped = mapped
        self.matcher = matcher
    }

    /// The column of the field's best header.
    func column(_ field: some RawRepresentable<String>) -> Int? { column(named: field.rawValue) }

    /// The same for a field by its raw name.
    func column(named field: String) -> Int? {
        matcher.columns(field, of: kind).first
    }

    func has(_ field: some RawRepresentable<String>) -> Bool {
        if let mapping = mapped[field.rawValue] { return matcher.binding(mapping) != nil }
        return column(field) != nil
    }

    /// Whether it has what a record of the kind must have.
    var isEnough: Bool {
        switch kind {
        case .bookings:
            (has(BookingField.arrival) || dateParts != nil)
                && (has(BookingField.departure) || has(BookingField.nights) || !nightParts.isEmpty)
        case .campsites: has(CampSiteField.siteNumber)
        case .contacts:
            [ContactColumn.fullName, .givenName, .familyName, .organization, .email].contains { has($0) }
        case .places: has(PlaceColumn.latitude) && has(PlaceColumn.longitude) || has(PlaceColumn.position)
        }
    }

    /// Year, month and day of arrival in separate columns.
    var dateParts: [Int]? {
        for stem in ["arrivaldate", "arrival", "checkindate", "checkin"] {
            let days = ["dayofmonth", "day", "date"].lazy.compactMap { matcher.column(folded: stem + $0) }
            if let year = matcher.column(folded: stem + "year"), let month = matcher.column(folded: stem + "month"),
                let day = days.first
            {
                return [year, month, day]
            }
        }
        return nil
    }

    /// Weekday and weekend nights, counted separately.
    var nightParts: [Int] {
        for stem in ["staysin", "noof", "numberof", ""] {
            let parts = ["weekendnights", "weeknights"].compactMap { matcher.column(folded: stem + $0) }
            if parts.count == 2 { return parts }
        }
        return []
    }
}
