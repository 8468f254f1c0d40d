internal import InnkeeperCore

/// Headings of values in nested objects: the meaning of the last name depends on the others.
///
/// Before: `guest.firstName`, `stay.dates.checkIn`, `price.amount`, `host.phone`.
/// After: `guestfirstname`, `checkin`, `price`; and nothing known for the last, as it isn't the guest's.
enum DottedHeading {
    /// The folded headings that this one may mean, in order of preference; empty for one without such dots.
    static func words(_ heading: String) -> [String] {
        if heading.contains("[]") { return ListHeading.words(heading) }
        let parts = heading.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, parts.allSatisfy(isName) else { return [] }
        let written = parts.map { foldedWord(String($0)) }
        let all = written.dropLast().map(plain) + written.suffix(1)
        let inner = Array(all.drop { wrappers.contains($0) })
        // schema.org: what is booked.
        if inner.dropLast().contains("reservationfor") {
            return [inner.last == "name" ? "propertyname" : written.joined()]
        }
        var words = [written.joined(), inner.joined()]
        if let last = inner.last ?? all.last, inner.count < 2 { return words + [last] }
        let last = inner[inner.count - 1]
        let parent = inner[inner.count - 2]
        // "Host" is a guest in Czech, and here somebody else. A person's title isn't a name.
        let isForm = last == "title" && (parent == "name" || people.contains(parent))
        if ["name", "title", "label"].contains(last), parent != "host", !isForm { words.append(parent) }
        if births.contains(parent), last == "date" { words.append("birthdate") }
        if ["text", "value"].contains(last), ["name", "title"].contains(parent) { words.append(parent) }
        if positions.contains(parent), axes.contains(last) { words.append(last) }
        guard Set(inner.dropLast()).isDisjoint(with: others) else { return words }
        if inner.dropLast().contains(where: people.contains) {
            let part = parent == "name" || parent == "names" ? last + "name" : reversed[last] ?? last
            if personal.contains(part) { words += ["guest" + part, part] }
        } else if parent == "name" {
            words.append(personal.contains(last) ? last : last + "name")
        } else if lodgings.contains(parent), ofLodgings.contains(last) {
            words.append(last)
        } else if parties.contains(parent) {
            if ["total", "count", "number"].contains(last) { words.append("guests") }
            if ["adults", "children", "infants"].contains(last) { words.append(last) }
        } else if ["amount", "value", "gross"].contains(last), !ListHeading.isUnits(parent) {
            words.append(parent)
        } else if prices.contains(parent), amounts.contains(last) {
            words.append(last)
        }
        if ["currency", "currencycode"].contains(last) { words.append("currency") }
        return words
    }

    /// Whether an object with this folded name only groups the properties of a booking.
    static func isWrapper(_ name: String) -> Bool { wrappers.contains(name) }

    /// The names of its parts, without objects that only group the properties of a booking.
    static func withoutWrappers(_ heading: String) -> [String] {
        let parts = heading.split(separator: ".").map(String.init)
        return parts.dropLast().filter { !wrappers.contains(foldedWord($0)) } + parts.suffix(1)
    }

    /// Whether it is the number or code of the channel itself, as `channel.id`, or about what is booked.
    static func isOfOthers(_ heading: String) -> Bool {
        let heading = heading.lowercased()
        return ["channel.id", "source.id", "portal.id", "ota.id", "platform.id", "channel.code"].contains(heading)
            || heading.hasPrefix("reservationfor.")
    }

    /// `guestInfo`, `bookingDetails` and `customerData` as `guest`, `booking` and `customer`.
    private static func plain(_ object: String) -> String {
        for end in ["information", "info", "details", "data", "profile"] where object.hasSuffix(end) {
            let stem = String(object.dropLast(end.count))
            if people.contains(stem) || wrappers.contains(stem) { return stem }
        }
        return object
    }

    private static func isName(_ part: Substring) -> Bool {
        (part.first?.isLetter ?? false || part.first == "_")
            && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    }

    /// Objects with a latitude and a longitude of their own, rather than of a frame around several things.
    private static let positions: Set<String> = [
        "location", "position", "point", "center", "centroid", "main", "geo", "geoloc", "geolocation", "geopoint",
        "geocode", "geocoordinates", "coordinate", "coordinates", "coords", "latlng", "latlong", "gps",
        "gpscoordinates",
    ]
    private static let axes: Set<String> = ["latitude", "lat", "longitude", "lon", "lng", "long"]

    /// Objects that only group the properties of a booking.
    private static let wrappers: Set<String> = [
        "embedded", "attributes", "fields", "properties", "node", "data", "record", "item", "reservation", "booking",
        "stay", "roomstay", "details", "dates", "period", "staydates",
    ]
    private static let births: Set<String> = ["dob", "birth", "birthday", "dateofbirth"]
    private static let people: Set<String> = [
        "guest", "mainguest", "primaryguest", "leadguest", "customer", "client", "camper", "traveler", "traveller",
        "booker", "renter", "tenant", "person", "contact", "primarycontact",
        // schema.org
        "undername",
    ]
    /// Objects whose names and numbers aren't the guest's.
    private static let others: Set<String> = [
        "host", "owner", "agent", "staff", "employee", "manager", "user", "company", "property", "hotel", "listing",
        "account", "channel", "payment", "deposit", "refund", "emergencycontact",
    ]
    /// How HTNG names the parts of a name.
    private static let reversed = ["namefirst": "firstname", "namelast": "lastname"]
    private static let lodgings: Set<String> = ["accommodation", "accomodation", "lodging"]
    private static let ofLodgings: Set<String> = [
        "property", "propertyname", "roomnumber", "roomtype", "unitnumber", "unittype", "sitenumber", "sitetype",
    ]
    private static let parties: Set<String> = ["guests", "occupancy", "guestcount", "guestcounts", "party", "persons"]
    private static let prices: Set<String> = [
        "price", "prices", "pricing", "amounts", "totals", "money", "rates", "guestbreakdown",
    ]
    private static let amounts: Set<String> = [
        "total", "totalprice", "totalamount", "grandtotal", "paid", "amountpaid", "totalpaid", "tax", "taxes",
        "totaltax", "balance", "balancedue", "amountdue", "commission", "net", "hostpayout", "payoutamount", "nightly",
        "nightlyrate", "pricepernight",
    ]
    static let personal: Set<String> = [
        "name", "fullname", "firstname", "lastname", "givenname", "familyname", "surname", "forename", "email",
        "emailaddress", "primaryemail", "mail", "phone", "phonenumber", "telephone", "tel", "mobile", "mobilephone",
        "mobilenumber",
        "cellphone", "country", "countrycode", "nationality", "notes", "comment", "comments", "birthday", "birthdate",
        "dateofbirth",
    ]
}
