internal import Core

/// The headers that real exports use for our fields, folded by `foldedWord`, best first; those of other languages than
/// English are in `TranslatedAliases`.
enum HeaderAliases {
    static let bookings: KeyValuePairs<BookingField, [String]> = [
        .reservationID: [
            "reservationid", "reservationnumber", "reservationno", "reservationcode", "bookingid", "bookingnumber",
            "booknumber", "bookingcode", "bookingreference", "bookingref", "confirmationcode",
            "confirmationnumber", "confirmation", "reservation", "booking", "id", "resid",
        ],
        .property: properties,
        .siteNumber: [
            "sitenumber", "siteno", "site", "campsitenumber", "campsite", "pitchnumber", "pitch", "spotnumber",
            "spot", "unitnumber", "unit", "roomnumber", "room",
        ],
        .category: ["category", "sitetype", "pitchtype", "unittype", "roomtype", "accommodationtype"],
        .camperName: [
            "campername", "camper", "guestname", "guestname(s)", "guestnames", "guest", "guest'sname", "customername",
            "customer", "bookername", "bookedby", "fullname", "name", "guestfullname",
        ],
        .phone: ["phone", "phonenumber", "telephone", "tel", "mobile", "guestphone", "contact"],
        .email: ["email", "emailaddress", "guestemail", "mail"],
        .arrival: [
            "arrival", "arrivaldate", "checkin", "checkindate", "startdate", "datefrom", "from", "start", "arrive",
            "datearrival", "datein",
        ],
        .nights: [
            "nights", "#ofnights", "numberofnights", "noofnights", "duration(nights)", "nightcount", "lengthofstay",
        ],
        .departure: [
            "departure", "departuredate", "checkout", "checkoutdate", "enddate", "dateto", "to", "end", "depart",
            "datedeparture", "dateout",
        ],
        .guests: [
            "guests", "persons", "people", "#ofguests", "numberofguests", "noofguests", "numberofpeople", "pax",
            "occupants", "partysize",
        ],
        .adults: ["adults", "#ofadults", "numberofadults", "noofadults"],
        .children: ["children", "#ofchildren", "numberofchildren", "noofchildren", "kids"],
        .infants: ["infants", "#ofinfants", "numberofinfants", "noofinfants", "babies", "babies"],
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
            "createdat", "datecreated", "createddate",
        ],
        .leadDays: ["leaddays", "leadtime", "leadtimedays"],
        .channel: ["channel", "bookingchannel", "distributionchannel", "bookingsource", "source", "origin"],
    ]

    static let campSites: KeyValuePairs<CampSiteField, [String]> = [
        .property: properties,
        .siteNumber: [
            "sitenumber", "siteno", "campsitenumber", "pitchnumber", "spotnumber", "unitnumber", "number", "site",
            "campsite", "pitch", "spot", "unit", "roomno", "roomnumber",
        ],
        .name: ["name", "sitename", "campsitename", "pitchname"],
        .category: ["category", "sitetype", "pitchtype", "unittype", "type", "roomtype"],
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

    static let places: KeyValuePairs<PlaceColumn, [String]> = [
        .id: ["id", "placeid", "poiid", "objectid", "uid"],
        .name: [
            "name", "title", "placename", "poiname", "fullname", "sitename", "nameofsite", "campground",
            "campgroundname",
            "campsite", "parkname", "bezeichnung", "nom", "nombre", "nome", "naam",
        ],
        .category: [
            "category", "type", "kind", "poitype", "kategorie", "catégorie", "categoría", "categoria", "categorie",
        ],
        .latitude: ["latitude", "lat", "breitengrad", "breite", "latitud", "latitudine", "breedtegraad"],
        .longitude: [
            "longitude", "lon", "lng", "long", "längengrad", "länge", "longitud", "longitudine", "lengtegraad",
        ],
    ]

    /// Fields that a table has in parts only, and the columns of those.
    static let parts: [String: [String]] = [
        ContactField.fullName.rawValue: [ContactColumn.givenName.rawValue, ContactColumn.familyName.rawValue],
        ContactField.name.rawValue: [ContactColumn.givenName.rawValue, ContactColumn.familyName.rawValue],
        ContactField.birthday.rawValue: [
            ContactColumn.birthDay.rawValue, ContactColumn.birthMonth.rawValue, ContactColumn.birthYear.rawValue,
        ],
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
    private static let contactTable = table(ContactAliases.all)
    private static let placeTable = table(places)

    private static func table<Field: RawRepresentable<String>>(
        _ fields: KeyValuePairs<Field, [String]>, _ translated: [Field: [String]] = [:]
    ) -> [(field: String, headers: [String])] {
        fields.map { field, headers in (field.rawValue, headers + (translated[field] ?? [])) }
    }
}
