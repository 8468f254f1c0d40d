/// What the lines of an event's description say of a stay, as channel managers write them.
///
/// Before: `Guest Name: Ada Alder`, `Confirmation: VRB789012`
/// After: the guest Ada Alder, the number VRB789012
struct FeedDetails {
    private(set) var guest = ""
    private(set) var number: String?

    init(_ description: String) {
        for line in description.split(whereSeparator: \.isNewline) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let label = line[..<colon].lowercased().filter { $0.isLetter }
            let value = line[line.index(after: colon)...].drop { $0.isWhitespace }
            if FeedDetails.names.contains(label), guest.isEmpty {
                // "Tina Turner (2 guests)"
                guest = String(value.prefix { $0 != "(" }.reversed().drop { $0.isWhitespace }.reversed())
            } else if FeedDetails.numbers.contains(label), number == nil, FeedDetails.isNumber(value) {
                number = String(value)
            }
        }
    }

    private static func isNumber(_ text: Substring) -> Bool {
        text.contains { $0.isNumber }
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_/.".contains($0)) }
    }

    private static let names: Set<String> = [
        "guest", "guestname", "name", "gast", "gastname", "nomduclient", "voyageur", "huésped", "ospite", "prenotante",
        "hóspede", "naam",
    ]
    private static let numbers: Set<String> = [
        "confirmation", "confirmationcode", "confirmationnumber", "bookingid", "bookingref", "bookingreference",
        "bookingnumber", "reservation", "reservationid", "reservationcode", "reservationnumber", "buchungsnummer",
        "réservation", "numerodiprenotazione", "reserva",
    ]
}
