import InnkeeperCore
import InnkeeperStages
import Testing

struct OwnNumbersTests {
    /// The key that is taken for the booking's number; `keys` have values of which `#` is the number of the row.
    private func number(_ keys: KeyValuePairs<String, String>) -> String? {
        let rows = (1...2).map { row in
            let members = keys.map { "\"\($0)\": \($1.replacing("#", with: "\(row)"))" }
            let stay = "\"arrival\": \"2026-12-0\(row)\", \"departure\": \"2026-12-08\", \"nights\": \(8 - row)"
            return "{" + (members + [stay]).joined(separator: ", ") + "}"
        }
        let text = "[" + rows.joined(separator: ", ") + "]"
        let file = ReadTable(bytes: Array(text.utf8), .desk(), format: JSONTableFormat.self)
        return file.note("column reservation_id")
    }

    @Test func `beside an id, the id of another object is not that of the booking`() {
        // Two rooms of one booking.
        #expect(number(["id": "\"XG-#\"", "bookingId": "\"XG\""]) == "id")
        #expect(number(["id": "1#", "reservationId": "\"10450-thread-#\""]) == "id")
        #expect(number(["bookingSourceId": "3", "id": "1#", "guestId": "7#"]) == "id")
        #expect(number(["propertyId": "1000", "_id": "\"5e#\""]) == "_id")
    }

    @Test func `a channel's reference is not the booking's number`() {
        #expect(number(["id": "6000#", "reference": "\"41230#\"", "apiReference": "\"41230#\""]) == "id")
        #expect(number(["id": "1#", "external_reservation_number": "\"HM#\""]) == "id")
        #expect(number(["id": "1#", "channelReference": "\"HM#\""]) == "id")
    }

    @Test func `the number that people use comes before the object's own`() {
        #expect(number(["id": "\"be-#\"", "code": "\"HM#\"", "platform_id": "\"HM#\""]) == "code")
        #expect(number(["_id": "\"5e#\"", "confirmationCode": "\"GY-#\""]) == "confirmationCode")
        #expect(number(["Id": "\"e6-#\"", "Number": "\"5#\"", "GroupId": "\"9\""]) == "Number")
        #expect(number(["id": "#", "id_human": "\"AB-000#\""]) == "id_human")
        #expect(number(["id": "#", "ota_id": "\"7\"", "ota_booking_id": "\"99#\""]) == "ota_booking_id")
        #expect(
            number(["id": "\"u#\"", "attributes": "{\"id\": \"u#\", \"ota_reservation_code\": \"99#\"}"])
                == "attributes.ota_reservation_code")
    }

    @Test func `a code that several bookings have, or none in some, is none of theirs`() {
        #expect(number(["id": "1#", "code": "\"EUR\""]) == "id")
        #expect(number(["id": "1#", "channel": "{\"code\": \"C#\"}"]) == "id")
    }

    @Test func `without an id of their own, objects have the number that is called so`() {
        #expect(number(["booking_id": "\"1#\"", "booking_reference_id": "\"HM#\""]) == "booking_id")
    }

    @Test func `columns of a table are no keys`() {
        let text = "Id,Booking ID,Arrival,Departure\n1,R1,2026-12-01,2026-12-02\n"
        let file = ReadTable(bytes: Array(text.utf8), .desk(), format: CSVFormat.self)
        #expect(file.note("column reservation_id") == "Booking ID")
    }
}
