internal import Core

/// The headers that real exports use for our fields, folded by `foldedWord`, best first; those of other languages than
/// English are in `TranslatedAliases`.
enum HeaderAliases {
    static let bookings: KeyValuePairs<BookingField, [String]> = [
        .reservationID: [
            "reservationid", "reservationnumber", "reservationno", "reservationcode", "bookingid", "bookingnumber",
            "booknumber", "bookingcode", "bookingreference", "bookingref", "confirmationcode",
            "confirmationnumber", "confirmation", "reservation", "booking", "id",
        ],
        .property: properties,
        .siteNumber: [
            "sitenumber", "siteno", "site", "campsitenumber", "campsite", "pitchnumber", "pitch", "spotnumber",
            "spot", "unitnumber", "unit", "roomnumber", "room",
        ],
        .category: ["category", "sitetype", "pitchtype", "unittype", "roomtype", "accommodationtype"],
        .camperName: [
            "campername", "camper", "guestname", "guestname(s)", "guestnames", "guest", "guest'sname", "customername",
            "customer", "bookername", "bookedby", "fullname", "name",
        ],
        .phone: ["phone", "phonenumber", "telephone", "tel", "mobile", "guestphone", "contact"],
        .email: ["email", "emailaddress", "guestemail", "mail"],
        .arrival: ["arrival", "arrivaldate", "checkin", "checkindate", "startdate", "datefrom", "from", "start"],
        .nights: [
            "nights", "#ofnights", "numberofnights", "noofnights", "duration(nights)", "nightcount", "lengthofstay",
        ],
        .departure: ["departure", "departuredate", "checkout", "checkoutdate", "enddate", "dateto", "to", "end"],
        .guests: [
            "guests", "persons", "people", "#ofguests", "numberofguests", "noofguests", "numberofpeople", "pax",
            "occupants", "partysize",
        ],
        .adults: ["adults", "#ofadults", "numberofadults", "noofadults"],
        .children: ["children", "#ofchildren", "numberofchildren", "noofchildren", "kids"],
        .infants: ["infants", "#ofinfants", "numberofinfants", "noofinfants", "babies"],
        .nightlyRate: ["nightlyrate", "ratepernight", "pricepernight", "dailyrate", "rate", "adr"],
        .total: [
            "total", "totalprice", "totalamount", "grandtotal", "finalamount", "price", "amount", "earnings",
            "totalpayout",
        ],
        .paid: ["paid", "amountpaid", "paidamount", "totalpaid"],
        .tax: ["tax", "taxes", "totaltax", "taxamount", "lodgingtax"],
        .currency: ["currency", "currencycode"],
        .status: ["status", "reservationstatus", "bookingstatus", "gueststatus"],
        .bookedOn: [
            "bookedon", "booked", "bookingdate", "bookdate", "reservationdate", "dateofbooking", "createdon",
            "createdat",
        ],
        .leadDays: ["leaddays", "leadtime", "leadtimedays"],
        .channel: ["channel", "bookingchannel", "distributionchannel", "bookingsource", "source", "origin"],
    ]

    static let campSites: KeyValuePairs<CampSiteField, [String]> = [
        .property: properties,
        .siteNumber: [
            "sitenumber", "siteno", "campsitenumber", "pitchnumber", "spotnumber", "unitnumber", "number", "site",
            "campsite", "pitch", "spot", "unit",
        ],
        .name: ["name", "sitename", "campsitename", "pitchname"],
        .category: ["category", "sitetype", "pitchtype", "unittype", "type"],
        .electricity: ["electricity", "electric", "power", "electrichookup", "hookup"],
        .water: ["water", "waterhookup"],
        .latitude: ["latitude", "lat"],
        .longitude: ["longitude", "lon", "lng", "long"],
        .capacity: ["capacity", "maxoccupancy", "maxguests", "maxpersons", "sleeps"],
        .nightlyRate: ["nightlyrate", "ratepernight", "pricepernight", "rate", "price"],
        .closedFrom: ["closedfrom", "closedstart"],
        .closedTo: ["closedto", "closeduntil", "closedend"],
    ]

    private static let properties = [
        "property", "propertyname", "campground", "park", "hotel", "hotelname", "listing", "listing'snickname",
    ]

    static let contacts: KeyValuePairs<ContactColumn, [String]> = [
        .uid: ["uid", "contactid", "id"],
        .fullName: ["fn", "fullname", "displayname", "formattedname", "name"],
        .givenName: ["givenname", "firstname", "first", "forename"],
        .familyName: ["familyname", "lastname", "last", "surname"],
        .phone: ["phone", "phonenumber", "telephone", "tel", "mobile", "mobilephone", "primaryphone"],
        .email: ["email", "emailaddress", "mail", "primaryemail"],
        .birthday: ["birthday", "bday", "birthdate", "dateofbirth"],
    ]

    static let places: KeyValuePairs<PlaceColumn, [String]> = [
        .id: ["id", "placeid", "uid"],
        .name: ["name", "title", "placename"],
        .category: ["category", "type", "kind"],
        .latitude: ["latitude", "lat"],
        .longitude: ["longitude", "lon", "lng", "long"],
    ]

    /// Fields that a table has in parts only, and the columns of those.
    static let parts: [String: [String]] = [
        ContactField.fullName.rawValue: [ContactColumn.givenName.rawValue, ContactColumn.familyName.rawValue],
        ContactField.name.rawValue: [ContactColumn.givenName.rawValue, ContactColumn.familyName.rawValue],
        PlaceField.coordinate.rawValue: [PlaceColumn.latitude.rawValue, PlaceColumn.longitude.rawValue],
    ]

    /// The headers for each field of `kind`, by the field's raw name.
    static func table(for kind: RecordKind) -> [(field: String, headers: [String])] {
        switch kind {
        case .bookings: bookingTable
        case .campsites: campSiteTable
        case .contacts: contactTable
        case .places: placeTable
        }
    }

    private static let bookingTable = table(bookings, TranslatedAliases.bookings)
    private static let campSiteTable = table(campSites, TranslatedAliases.campSites)
    private static let contactTable = table(contacts)
    private static let placeTable = table(places)

    private static func table<Field: RawRepresentable<String>>(
        _ fields: KeyValuePairs<Field, [String]>, _ translated: [Field: [String]] = [:]
    ) -> [(field: String, headers: [String])] {
        fields.map { field, headers in (field.rawValue, headers + (translated[field] ?? [])) }
    }
}
