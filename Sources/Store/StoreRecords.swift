import Core
import Services

// The records of the services as rows of `StoreSchema`'s tables, and back.

extension StoreChange {
    /// The statement that makes the change, and its values.
    var statement: (sql: String, values: [SQLiteValue]) {
        switch self {
        case .camper(let camper):
            (
                "INSERT INTO camper (id, full_name, phone, folded) VALUES (?, ?, ?, ?)",
                [
                    .integer(camper.id), .text(camper.fullName), .text(camper.phoneNumber),
                    .text(foldedName(camper.fullName)),
                ]
            )
        case .campSite(let site):
            (
                """
                INSERT INTO campsite (number, name, category, electricity, water, latitude, longitude,
                    coordinate_state, capacity, nightly_rate, closed_from, closed_to)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """, site.values
            )
        case .reservation(let reservation):
            (
                """
                INSERT INTO reservation (id, number, site, camper, arrival, departure, nights, guests,
                    nightly_rate, total, paid, currency, booked_on, state, reasons)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """, reservation.values
            )
        case .person(let person):
            (
                """
                INSERT INTO person (id, first_name, last_name, birth_year, birth_month, birth_day, phone,
                    email, folded)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    .integer(person.id), .text(person.firstName), .text(person.lastName),
                    SQLiteValue(person.birthday?.year), SQLiteValue(person.birthday?.month),
                    SQLiteValue(person.birthday?.day), .text(person.phoneNumber), .text(person.email),
                    .text(foldedName(person.fullName)),
                ]
            )
        case .place(let place):
            (
                """
                INSERT INTO place (id, name, category, latitude, longitude, closed, folded)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    .integer(place.id), .text(place.name), .text(place.category), .real(place.coordinate.latitude),
                    .real(place.coordinate.longitude), SQLiteValue(place.isClosed), .text(foldedName(place.name)),
                ]
            )
        case .reservationState(let id, let state):
            (
                "UPDATE reservation SET state = ? WHERE id = ?",
                [.integer(Int64(state.rawValue)), .integer(id)]
            )
        case .removeCampSite(let number): ("DELETE FROM campsite WHERE number = ?", [.text(number)])
        case .removePerson(let id): ("DELETE FROM person WHERE id = ?", [.integer(id)])
        case .removePlace(let id): ("DELETE FROM place WHERE id = ?", [.integer(id)])
        }
    }
}

extension Camper {
    static let columns = "id, full_name, phone"

    init(_ row: SQLiteStatement) {
        self.init(id: row.integer(0) ?? 0, fullName: row.text(1) ?? "", phoneNumber: row.text(2) ?? "")
    }
}

extension CampSite {
    static let columns = """
        number, name, category, electricity, water, latitude, longitude, coordinate_state, capacity, nightly_rate,
        closed_from, closed_to
        """

    fileprivate var values: [SQLiteValue] {
        [
            .text(number), .text(name), .text(category), SQLiteValue(electricity), SQLiteValue(water),
            coordinate.map { .real($0.latitude) } ?? .null, coordinate.map { .real($0.longitude) } ?? .null,
            .integer(Int64(coordinateState.rawValue)), .integer(Int64(capacity.raw)), .integer(nightlyRate.raw),
            .integer(Int64(closedFrom.raw)), .integer(Int64(closedTo.raw)),
        ]
    }

    init(_ row: SQLiteStatement) {
        self.init(number: row.text(0) ?? "")
        name = row.text(1) ?? ""
        category = row.text(2) ?? ""
        electricity = row.integer(3).map { $0 != 0 }
        water = row.integer(4).map { $0 != 0 }
        if let latitude = row.real(5), let longitude = row.real(6) {
            coordinate = Coordinate(latitude: latitude, longitude: longitude)
        }
        coordinateState = row.integer(7).flatMap { CellState(rawValue: UInt8(clamping: $0)) } ?? .missing
        capacity = CountCell(raw: Int32(clamping: row.integer(8) ?? Int64(CountCell.missing.raw)))
        nightlyRate = AmountCell(raw: row.integer(9) ?? AmountCell.missing.raw)
        closedFrom = DateCell(raw: Int32(clamping: row.integer(10) ?? Int64(DateCell.missing.raw)))
        closedTo = DateCell(raw: Int32(clamping: row.integer(11) ?? Int64(DateCell.missing.raw)))
    }
}

extension Reservation {
    /// With the camper's own, from a join.
    static let columns = """
        reservation.id, number, site, camper, full_name, phone, arrival, nights, guests, nightly_rate, total, paid,
        currency, booked_on, state, reasons
        """

    fileprivate var values: [SQLiteValue] {
        let departure = Int64(date.dayNumber).addingReportingOverflow(Int64(numberOfNights))
        return [
            .integer(id), .text(number), .text(siteNumber), .integer(camper.id), .integer(Int64(date.dayNumber)),
            .integer(departure.overflow ? Int64.max : departure.partialValue), .integer(Int64(numberOfNights)),
            SQLiteValue(guests), SQLiteValue(nightlyRate), SQLiteValue(total), SQLiteValue(paid),
            .text(currency.code), SQLiteValue(bookedOn.map { Int($0.dayNumber) }), .integer(Int64(state.rawValue)),
            .text(reasons.joined(separator: " ")),
        ]
    }

    init(_ row: SQLiteStatement) {
        let camper = Camper(id: row.integer(3) ?? 0, fullName: row.text(4) ?? "", phoneNumber: row.text(5) ?? "")
        self.init(
            siteNumber: SiteNumber(row.text(2) ?? ""), camper: camper,
            date: CalendarDate(dayNumber: Int32(clamping: row.integer(6) ?? 0)),
            numberOfNights: Int(row.integer(7) ?? 0))
        id = row.integer(0) ?? 0
        number = row.text(1) ?? ""
        guests = row.integer(8).map { Int($0) }
        nightlyRate = row.integer(9)
        total = row.integer(10)
        paid = row.integer(11)
        currency = row.text(12).flatMap { Currency($0) } ?? .none
        bookedOn = row.integer(13).map { CalendarDate(dayNumber: Int32(clamping: $0)) }
        // A state that this version does not know is never taken for confirmed.
        state = row.integer(14).flatMap { BookingStatus(rawValue: UInt8(clamping: $0)) } ?? .unknown
        reasons = (row.text(15) ?? "").split(separator: " ").map(String.init)
    }
}

extension PersonInfo {
    static let columns = "id, first_name, last_name, birth_year, birth_month, birth_day, phone, email"

    init(_ row: SQLiteStatement) {
        self.init(
            id: row.integer(0) ?? 0, firstName: row.text(1) ?? "", lastName: row.text(2) ?? "",
            birthday: PartialDate(
                year: row.integer(3).map { Int($0) }, month: row.integer(4).map { Int($0) },
                day: row.integer(5).map { Int($0) }),
            phoneNumber: row.text(6) ?? "", email: row.text(7) ?? "")
    }
}

extension PlaceInfo {
    static let columns = "id, name, category, latitude, longitude, closed"

    init(_ row: SQLiteStatement) {
        self.init(
            id: row.integer(0) ?? 0, name: row.text(1) ?? "", category: row.text(2) ?? "",
            coordinate: Coordinate(latitude: row.real(3) ?? .nan, longitude: row.real(4) ?? .nan),
            isClosed: row.integer(5) == 1)
    }
}
