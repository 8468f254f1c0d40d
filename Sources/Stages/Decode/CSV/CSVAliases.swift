internal import Core

/// The headers that real exports use for our fields, folded by `foldedWord`, best first; those of other languages than
/// English are in `CSVLocalAliases`.
enum CSVAliases {
    static let bookings: [(field: BookingField, headers: [String])] = [
        (
            .reservationID,
            [
                "reservationid", "reservationnumber", "reservationno", "reservationcode", "bookingid", "bookingnumber",
                "booknumber", "bookingcode", "bookingreference", "bookingref", "confirmationcode",
                "confirmationnumber", "confirmation", "reservation", "booking", "id",
            ]
        ),
        (.property, properties),
        (
            .siteNumber,
            [
                "sitenumber", "siteno", "site", "campsitenumber", "campsite", "pitchnumber", "pitch", "spotnumber",
                "spot", "unitnumber", "unit", "roomnumber", "room",
            ]
        ),
        (.category, ["category", "sitetype", "pitchtype", "unittype", "roomtype", "accommodationtype"]),
        (
            .camperName,
            [
                "campername", "camper", "guestname", "guestname(s)", "guestnames", "guest", "guest'sname",
                "customername",
                "customer", "bookername", "bookedby", "fullname", "name",
            ]
        ),
        (.phone, ["phone", "phonenumber", "telephone", "tel", "mobile", "guestphone", "contact"]),
        (.email, ["email", "emailaddress", "guestemail", "mail"]),
        (.arrival, ["arrival", "arrivaldate", "checkin", "checkindate", "startdate", "datefrom", "from", "start"]),
        (
            .nights,
            [
                "nights", "#ofnights", "numberofnights", "noofnights", "duration(nights)", "nightcount", "lengthofstay",
            ]
        ),
        (.departure, ["departure", "departuredate", "checkout", "checkoutdate", "enddate", "dateto", "to", "end"]),
        (
            .guests,
            [
                "guests", "persons", "people", "#ofguests", "numberofguests", "noofguests", "numberofpeople", "pax",
                "occupants", "partysize",
            ]
        ),
        (.adults, ["adults", "#ofadults", "numberofadults", "noofadults"]),
        (.children, ["children", "#ofchildren", "numberofchildren", "noofchildren", "kids"]),
        (.infants, ["infants", "#ofinfants", "numberofinfants", "noofinfants", "babies"]),
        (.nightlyRate, ["nightlyrate", "ratepernight", "pricepernight", "dailyrate", "rate", "adr"]),
        (
            .total,
            [
                "total", "totalprice", "totalamount", "grandtotal", "finalamount", "price", "amount", "earnings",
                "totalpayout",
            ]
        ),
        (.paid, ["paid", "amountpaid", "paidamount", "totalpaid"]),
        (.tax, ["tax", "taxes", "totaltax", "taxamount", "lodgingtax"]),
        (.currency, ["currency", "currencycode"]),
        (.status, ["status", "reservationstatus", "bookingstatus", "gueststatus"]),
        (
            .bookedOn,
            [
                "bookedon", "booked", "bookingdate", "bookdate", "reservationdate", "dateofbooking", "createdon",
                "createdat",
            ]
        ),
        (.leadDays, ["leaddays", "leadtime", "leadtimedays"]),
        (.channel, ["channel", "bookingchannel", "distributionchannel", "bookingsource", "source", "origin"]),
    ]

    static let campSites: [(field: CampSiteField, headers: [String])] = [
        (.property, properties),
        (
            .siteNumber,
            [
                "sitenumber", "siteno", "campsitenumber", "pitchnumber", "spotnumber", "unitnumber", "number", "site",
                "campsite", "pitch", "spot", "unit",
            ]
        ),
        (.name, ["name", "sitename", "campsitename", "pitchname"]),
        (.category, ["category", "sitetype", "pitchtype", "unittype", "type"]),
        (.electricity, ["electricity", "electric", "power", "electrichookup", "hookup"]),
        (.water, ["water", "waterhookup"]),
        (.latitude, ["latitude", "lat"]),
        (.longitude, ["longitude", "lon", "lng", "long"]),
        (.capacity, ["capacity", "maxoccupancy", "maxguests", "maxpersons", "sleeps"]),
        (.nightlyRate, ["nightlyrate", "ratepernight", "pricepernight", "rate", "price"]),
        (.closedFrom, ["closedfrom", "closedstart"]),
        (.closedTo, ["closedto", "closeduntil", "closedend"]),
    ]

    private static let properties = [
        "property", "propertyname", "campground", "park", "hotel", "hotelname", "listing", "listing'snickname",
    ]

    /// The headers for each field of `kind`, by the field's raw name.
    static func table(for kind: RecordKind) -> [(field: String, headers: [String])] {
        switch kind {
        case .bookings: bookingTable
        case .campsites: campSiteTable
        case .contacts, .places: []
        }
    }

    private static let bookingTable = bookings.map { entry in
        (field: entry.field.rawValue, headers: entry.headers + (CSVLocalAliases.bookings[entry.field] ?? []))
    }

    private static let campSiteTable = campSites.map { entry in
        (field: entry.field.rawValue, headers: entry.headers + (CSVLocalAliases.campSites[entry.field] ?? []))
    }
}
