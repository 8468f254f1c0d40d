import InnkeeperCore
import InnkeeperServices

// Converts the services' records to rows of `StoreSchema`'s tables, and back: values are in the order of the columns
// there.

extension StoreChange {
    /// The statement that makes the change, and its values.
    var statement: (sql: String, values: [SQLiteValue]) {
        switch self {
        case .camper(let camper): StoreChange.insertion(into: "camper", camper.values)
        case .campSite(let site): StoreChange.insertion(into: "campsite", site.values)
        case .reservation(let reservation): StoreChange.insertion(into: "reservation", reservation.values)
        case .person(let person): StoreChange.insertion(into: "person", person.values)
        case .place(let place): StoreChange.insertion(into: "place", place.values)
        case .payment(let payment): StoreChange.insertion(into: "payment", payment.values)
        case .reservationState(let id, let state):
            (
                "UPDATE reservation SET state = ? WHERE id = ?",
                [.integer(Int64(state.rawValue)), .integer(id)]
            )
        case .removeCampSite(let number): ("DELETE FROM campsite WHERE number = ?", [.text(number)])
        case .removePerson(let id): ("DELETE FROM person WHERE id = ?", [.integer(id)])
        case .removePlace(let id): ("DELETE FROM place WHERE id = ?", [.integer(id)])
        case .removePayment(let id): ("DELETE FROM payment WHERE id = ?", [.integer(id)])
        }
    }

    private static func insertion(into table: String, _ values: [SQLiteValue]) -> (sql: String, values: [SQLiteValue]) {
        (SQLite.insertion(into: table, columns: values.count), values)
    }
}

extension Camper {
    fileprivate var values: [SQLiteValue] {
        [.integer(id), .text(fullName), .text(phoneNumber), .text(foldedName(fullName))]
    }

    init(_ row: SQLiteStatement) {
        self.init(id: row.integer(0) ?? 0, fullName: row.text(1) ?? "", phoneNumber: row.text(2) ?? "")
    }
}

extension CampSite {
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

    /// From a row followed by the camper's name and phone number.
    init(_ row: SQLiteStatement) {
        let camper = Camper(id: row.integer(3) ?? 0, fullName: row.text(15) ?? "", phoneNumber: row.text(16) ?? "")
        self.init(
            siteNumber: SiteNumber(row.text(2) ?? ""), camper: camper,
            date: CalendarDate(dayNumber: Int32(clamping: row.integer(4) ?? 0)),
            numberOfNights: Int(row.integer(6) ?? 0))
        id = row.integer(0) ?? 0
        number = row.text(1) ?? ""
        guests = row.integer(7).map { Int($0) }
        nightlyRate = row.integer(8)
        total = row.integer(9)
        paid = row.integer(10)
        currency = row.text(11).flatMap { Currency($0) } ?? .none
        bookedOn = row.integer(12).map { CalendarDate(dayNumber: Int32(clamping: $0)) }
        // A state unknown to this version is never treated as confirmed.
        state = row.integer(13).flatMap { BookingStatus(rawValue: UInt8(clamping: $0)) } ?? .unknown
        reasons = (row.text(14) ?? "").split(separator: " ").map(String.init)
    }
}

extension PersonInfo {
    fileprivate var values: [SQLiteValue] {
        [
            .integer(id), .text(firstName), .text(lastName), SQLiteValue(birthday?.year), SQLiteValue(birthday?.month),
            SQLiteValue(birthday?.day), .text(phoneNumber), .text(email), .text(foldedName(fullName)),
        ]
    }

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
    fileprivate var values: [SQLiteValue] {
        [
            .integer(id), .text(name), .text(category), .real(coordinate.latitude), .real(coordinate.longitude),
            SQLiteValue(isClosed), .text(foldedName(name)),
        ]
    }

    init(_ row: SQLiteStatement) {
        self.init(
            id: row.integer(0) ?? 0, name: row.text(1) ?? "", category: row.text(2) ?? "",
            coordinate: Coordinate(latitude: row.real(3) ?? .nan, longitude: row.real(4) ?? .nan),
            isClosed: row.integer(5) == 1)
    }
}

extension Payment {
    fileprivate var values: [SQLiteValue] {
        [
            .integer(id), .integer(reservation), .integer(Int64(date.dayNumber)), .integer(amount.minorUnits),
            .text(amount.currency.code),
        ]
    }

    init(_ row: SQLiteStatement) {
        self.init(
            id: row.integer(0) ?? 0, reservation: row.integer(1) ?? 0,
            date: CalendarDate(dayNumber: Int32(clamping: row.integer(2) ?? 0)),
            amount: Money(
                minorUnits: row.integer(3) ?? 0, currency: row.text(4).flatMap { Currency($0) } ?? .none))
    }
}
