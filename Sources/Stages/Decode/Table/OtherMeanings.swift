internal import InnkeeperCore

/// Columns of a table of bookings that have the heading of a field and mean something else.
///
/// Before: the heading `Enhed` above `Mobile`, `Desktop`.
/// After: the device with which the guest booked, and no site.
struct OtherMeanings {
    private let matcher: HeaderMatcher
    private let header: [String]
    private let firstRows: FirstRows

    init(_ matcher: HeaderMatcher, _ header: [String], _ firstRows: FirstRows) {
        self.matcher = matcher
        self.header = header
        self.firstRows = firstRows
    }

    /// Whether the column is not the field's, in spite of its heading. `bindings` are the fields before it.
    func has(_ column: Int, _ field: String, _ bindings: [String: ColumnBinding]) -> Bool {
        switch BookingField(rawValue: field) {
        case .reservationID?: isOfPassport(column) || isOfHouse(column)
        case .property?: isKindOfSite(column)
        case .siteNumber?:
            isRoomCount(column) || isOfDevices(column)
                || RoomTypes.areNamed(by: header[column], above: firstRows.cells(column))
        case .total?: isPayout(column)
        case .category?: isRoomCount(column)
        case .paid?: isPaidToHost(column) || isPaidFlag(column)
        case .net?: isBeforeTax(column, bindings)
        // "Booking dates" are those of the stay if there are two.
        case .bookedOn?: StayRange.column(firstRows.rows, among: [column]) != nil
        default: false
        }
    }

    // MARK: Sites

    /// Whether a column that could be the site counts rooms: few, and mostly one. "Pokoje" and Agoda's "No of room" always
    /// do, "Zimmer" where it is Booking.com's.
    private func isRoomCount(_ column: Int) -> Bool {
        let cells = firstRows.cells(column)
        guard cells.contains("1"), cells.allSatisfy({ Int($0).map { 1...9 ~= $0 } ?? false }) else { return false }
        let words = HeadingWords.words(header[column]) ?? []
        return words.prefix(2) == ["no", "of"] || words.contains(where: OtherMeanings.rooms.contains)
            || words == ["zimmer"]
                && (OtherMeanings.besideRooms.contains { matcher.column(folded: $0) != nil }
                    || firstRows.holdsOnlyOnes(column))
    }

    /// Headings of Booking.com in German.
    private static let besideRooms = ["artderwohneinheit", "wohneinheitstyp", "kommissionsbetrag"]

    /// Rooms, where the plural can't be mistaken for one of them.
    private static let rooms: Set<String> = [
        "camere", "chambres", "habitaciones", "huoneet", "kamers", "odalar", "pokoje", "pokoi", "quartos", "rooms",
        "szobak", "vaerelser",
    ]

    /// Whether each cell names the device with which a guest booked.
    private func isOfDevices(_ column: Int) -> Bool {
        let cells = firstRows.cells(column).map(foldedWord)
        // "App" alone is short for an apartment.
        return cells.contains { $0 != "app" } && cells.allSatisfy(OtherMeanings.devices.contains)
    }

    private static let devices: Set<String> = [
        "app", "computer", "desktop", "ios", "android", "laptop", "mobil", "mobile", "mobiltelefon", "pc", "smartphone",
        "surfplatta", "tablet", "web", "website",
    ]

    /// Beside the number of a pitch, "Accommodatie" is what stands on it, and not the campground.
    private func isKindOfSite(_ column: Int) -> Bool {
        guard foldedWord(header[column]) == "accommodatie" else { return false }
        return matcher.columns(BookingField.siteNumber.rawValue, of: .bookings).contains { $0 != column }
    }

    // MARK: Numbers

    /// Whether an "ID number" is that of a guest's passport: the list has dates of birth or nationalities too.
    private func isOfPassport(_ column: Int) -> Bool {
        let words = HeadingWords.words(header[column]) ?? []
        guard words.first == "id", words.count == 2, ["number", "no", "nr"].contains(words[1]) else { return false }
        return header.contains { heading in
            (HeadingWords.words(heading) ?? []).contains { word in
                word == "dob" || word.hasPrefix("national")
                    || HeadingLexicon.terms(word).contains { $0.contains(.birth) }
            }
        }
    }

    /// Whether a "Nr." behind the street is that of a house.
    private func isOfHouse(_ column: Int) -> Bool {
        guard column > 0, OtherMeanings.numbers.contains(foldedWord(header[column])) else { return false }
        return OtherMeanings.streets.contains(foldedWord(header[column - 1]))
    }

    private static let numbers: Set<String> = [
        "nr", "nr.", "no", "no.", "n°", "nº", "n", "number", "nummer", "numéro", "número", "numero", "num", "num.",
        "hausnr", "hausnr.", "hausnummer", "huisnummer", "civico", "numer", "číslo",
    ]
    private static let streets: Set<String> = [
        "street", "streetname", "strasse", "straße", "str.", "rue", "voie", "rua", "via", "indirizzo", "calle",
        "straat",
        "straatnaam", "ulica", "ulice", "utca", "gata", "gatuadress", "vej", "gade", "katu", "улица", "sokak", "cadde",
    ]

    // MARK: Money

    /// "Montant versé" beside the portal's fee is what the host gets; without it, what the guest has paid.
    private func isPaidToHost(_ column: Int) -> Bool {
        foldedWord(header[column]) == "montantversé" && matcher.column(folded: "fraisdeservice") != nil
    }

    /// Whether it only says whether somebody has paid, as 1 and 0.
    private func isPaidFlag(_ column: Int) -> Bool {
        let cells = firstRows.cells(column)
        return cells.contains("1") && cells.allSatisfy { $0 == "1" || $0 == "0" }
    }

    /// "Netto" beside a tax and without a commission is the total before tax, not what the host gets.
    private func isBeforeTax(_ column: Int, _ bindings: [String: ColumnBinding]) -> Bool {
        OtherMeanings.plainNets.contains(foldedWord(header[column]))
            && bindings[BookingField.tax.rawValue] != nil && bindings[BookingField.commission.rawValue] == nil
    }

    private static let plainNets: Set<String> = [
        "net", "netto", "nett", "neto", "nette", "netamount", "nettobetrag", "montantnet",
    ]

    /// A plain "Amount" beside a gross one and a fee, or beside the host's own fee, is what is left for the host.
    private func isPayout(_ column: Int) -> Bool {
        if VagueColumns.payout(matcher) == column { return true }
        let words = HeadingWords.words(header[column]) ?? []
        guard words.count == 1, HeadingLexicon.terms(words[0]).contains(.amount),
            !matcher.columns(BookingField.commission.rawValue, of: .bookings).isEmpty
        else { return false }
        return matcher.columns(BookingField.total.rawValue, of: .bookings).contains { other in
            other != column && isGross(header[other])
        }
    }

    private func isGross(_ heading: String) -> Bool {
        let word = NearHeadings.bare(foldedWord(heading))
        return ["gross", "brut", "lord", "hrub"].contains { word.contains($0) }
    }
}
