internal import InnkeeperCore

/// The headers that real exports use for our fields, folded by `foldedWord`, in order of preference. Those of other
/// languages are in `TranslatedAliases`, `FurtherAliases` and `AsianAliases`, ambiguous words in `PlainAliases`.
enum HeaderAliases {
    static let bookings: KeyValuePairs<BookingField, [String]> = [
        .reservationID: [
            "reservationid", "reservationnumber", "reservationno", "reservationcode", "bookingid", "bookingnumber",
            "booknumber", "bookingcode", "bookingreference", "bookingref", "confirmationcode", "confirmationnumber",
            "confirmation", "resid", "resno", "resno.", "res.#", "res#", "res.no.",
            "reservation#", "booking#", "confirmation#", "conf#", "confno", "bookingno", "bookingno.", "bookno",
            "bookingnr", "reservationref", "reservationreference", "res.nr", "res.nr.", "resnr", "resnr.",
            "reservationconfirmationcode", "confirmationid", "confirmationno", "confirmationno.", "confirmnumber",
            "reservationconfirmation", "bookingconfirmation", "bookingconfirmationnumber", "reservationidentifier",
            "guestreservationnumber", "historicalreservationid", "otabookingid", "otareservationid",
            "otareservationcode",
            "bookid", "pmsreservationid", "bookingidexternalreferenceid", "orderref", "orderreference",
            "bookingidentifier", "resconf",
            "conf.#", "confirmationcode#", "channelrefid", "channelreference", "channelref", "channelreferenceid",
            "channelbookingid", "otareference", "otaref", "resvno", "resv.no.", "resv#", "best.nr", "best.nr.",
            "bestnr",
        ],
        .property: properties + listings + propertyCodes + listingCodes,
        .siteNumber: [
            "sitenumber", "siteno", "site", "campsitenumber", "campsite", "pitchnumber", "pitch", "spotnumber",
            "spot", "unitnumber", "unit", "roomnumber", "room", "roomno", "room#", "site#", "unit#", "spot#",
            "spaceno", "spacenumber", "space", "pitchno", "lot", "lotno", "lotnumber", "bed", "cabin", "cabinno",
            "unitno", "spotno", "campsiteno", "rm", "rm#", "rmno", "assignedsite", "assignedroom",
            "assignedunit", "roomassigned", "assignedspace",
            "campsitename", "sitename", "roomname", "unitname", "sitecode", "unitcode", "unitid", "siteid",
            "campsiteid",
            "chalet", "cottage", "villa", "lodge", "pod", "yurt", "mobilehome", "accommodationnumber",
            "rm.#", "rm.no.", "siteexternalid", "physicalroom", "physicalroomid",
        ],
        .category: [
            "category", "sitetype", "pitchtype", "unittype", "roomtype", "accommodationtype", "roomtypereserved",
            "reservedroomtype", "roomcategory", "sitecategory", "unitcategory", "roomtypename",
            "accommodationcategory",
            "sitetypename", "unittypename", "cabintype", "roomclass", "siteclass", "typeofroom", "typeofsite",
            "spacetype", "spacecategory", "siteclassname", "bookedunittype", "unitgroup", "unitgroupname",
            "rateplanroom", "requestedcategory",
            "requestedroomtype",
        ],
        .camperName: [
            "campername", "camper", "guestname", "guestname(s)", "guestnames", "guest", "guest'sname",
            "customername", "bookername", "fullname", "guestfullname",
            "primaryoccupantname", "primaryoccupant", "primaryguest", "bookingname", "leadguest",
            "guestfirstandlastname", "reservationname", "nameonreservation", "travelername", "traveler", "traveller",
            "clientname", "clientfullname", "occupantname", "guestfullnames", "nameofguest", "primaryguestname",
            "mainguest",
            "mainguestname",
            "leadguestname", "leadname", "primarycamper", "primarycampername", "reservationholder", "bookingholder",
            "bookername(s)", "rentername", "renter", "tenant", "tenantname", "booker",
            "ocupante", "occupante", "gjest", "gæst", "gäst", "inquirer", "guestsname", "leadbooker",
            "yourname",
        ],
        .phone: [
            "phone", "phonenumber", "telephone", "tel", "mobile", "guestphone", "contact", "contactnumber",
            "phoneno", "mobilenumber", "mobilephone", "cell", "cellphone", "guestphonenumber", "contactphone", "phone1",
            "primaryphone", "homephone", "cellnumber", "guestmobile", "customerphone",
            "telephonenumber", "contactno", "contactno.",
        ],
        .email: [
            "email", "emailaddress", "guestemail", "mail", "guestemailaddress", "guest'semail", "contactemail",
            "customeremail", "bookeremail", "email1", "emailid", "primaryemail", "contactemailaddress",
        ],
        .arrival: [
            "checkindatelocalized", "arrival", "arrivaldate", "checkin", "checkindate", "arrive",
            "datearrival", "datein", "arrivesdate", "arrives", "arriving", "arrivalday", "arrival/checkin",
            "checkinon", "dfrom", "firstnight", "stayfrom", "begindate", "arr", "arrdate", "arrdt",
            "arrivedate", "arrivingon", "arriveson", "arrivalon", "dateofarrival", "dateofcheckin", "checkindatetime",
            "arrivaldatetime", "checkindateandtime", "staystart", "staystartdate", "firstnightdate", "startofstay",
            "reservationstart", "reservationstartdate", "bookingstart", "bookingstartdate", "checksin",
            "scheduledstartutc", "startutc", "truncarrival",
        ],
        .nights: [
            "nights", "#ofnights", "numberofnights", "noofnights", "duration(nights)", "nightcount", "lengthofstay",
            "nights/days", "night", "nightsstayed", "staylength", "los", "totalnights", "#nights",
            "nightsbooked", "numnights", "noofnight", "no.ofnights", "numberofnight", "nightsofstay", "nightsno",
            "nonights",
            "nts", "bookednights", "stay(nights)", "durationofstay(nights)", "nightsnumber",
            "nightsstay", "bookinglength",
        ],
        .departure: [
            "checkoutdatelocalized", "departure", "departuredate", "checkout", "checkoutdate", "depart",
            "datedeparture", "dateout", "departs", "departing", "leave", "leaving", "leaves", "departureday", "dto",
            "lastday", "stayto", "dep", "depdate", "departdate", "departingon", "departson", "departureon",
            "dateofdeparture",
            "dateofcheckout", "checkoutdatetime", "departuredatetime", "checkouton", "stayend", "stayenddate",
            "endofstay",
            "reservationend", "reservationenddate", "bookingend", "bookingenddate", "checksout", "scheduledendutc",
            "endutc", "depdt", "truncdeparture",
        ] + StayColumns.lastNights,
        .guests: [
            "guests", "persons", "people", "#ofguests", "numberofguests", "noofguests", "numberofpeople", "pax",
            "occupants", "partysize", "guestcount", "totalguests", "numguests", "numberofpersons",
            "noofpersons", "totalpersons", "headcount", "travelers", "party", "#guests", "numpeople", "no.ofguests",
            "no.ofpersons", "no.ofpeople", "numberofoccupants", "totaloccupants", "totalpax",
            "groupsize", "partycount", "numberofcampers", "travellers",
            "personcount", "peoplecount", "guestsno", "guestsnumber", "guests#", "visitors", "numberinparty",
            "#ofpersons", "#ofpeople",
        ],
        .adults: [
            "adults", "#ofadults", "numberofadults", "noofadults", "adult", "numadults", "adultcount",
            "adults/guests", "no.ofadults", "adl", "adt",
        ],
        .children: [
            "children", "#ofchildren", "numberofchildren", "noofchildren", "kids", "child", "numchildren",
            "childcount", "no.ofchildren", "chl", "chd",
        ],
        .infants: [
            "infants", "#ofinfants", "numberofinfants", "noofinfants", "babies", "infant", "numinfants", "toddlers",
            "babycount",
        ],
        .nightlyRate: [
            "nightlyrate", "ratepernight", "pricepernight", "dailyrate", "rate", "adr", "avgpriceperroom",
            "averagerate", "rate/night", "price/night", "roomrate", "averagenightlyrate", "avgrate", "avgnightlyrate",
            "ratepernight(avg)", "averagedailyrate", "averageroomrate", "basenightlyrate", "pricepernight(avg)",
            "roomratepernight", "roomrate/night", "roompricepernight", "nightlyprice", "rateamount",
        ],
        .total: [
            "total", "totalprice", "totalamount", "gesamtkosten", "grandtotal", "finalamount", "price", "amount",
            "grossbookingamount", "grossamount", "grossearnings", "grosstotal", "totalpayment", "totalcost",
            "totalcharge", "totalcharges", "totalrate", "totalrevenue", "revenue", "rev", "accommodationfare",
            "accomodationfare", "accommodationtotal", "bookingamount", "bookingtotal", "reservationtotal",
            "totaldue", "invoicetotal", "totalbooking", "totalsum", "totalgross", "grossprice", "grossrevenue",
            "grossbookingvalue", "bookingvalue", "reservationvalue", "totalvalue", "reservationamount", "bookingprice",
            "totalbookingamount", "totalbookingvalue", "totalreservationamount", "totalreservationvalue", "staytotal",
            "totalstay", "totalincltax", "totalinc.tax", "totalwithtax", "totalincvat", "totalinclvat",
            "totalinclusive",
            "totalbookingprice", "totaltariff", "tarifftotal", "guesttotal", "amounttotal",
            "totalrent", "rentaltotal", "rentalamount", "reservationprice", "reservationcost", "bookingcost",
            "totalfolio", "foliototal", "accounttotal", "chargestotal", "totalinclusiverate", "referencesellinclusive",
            "sellinclusive",
            "sellrate", "rentalprice", "finalprice", "moneytotal", "totalbill", "totalrev", "totrate",
        ],
        .paid: [
            "paid", "amountpaid", "paidamount", "totalpaid", "totalpayments", "payments", "paymentsreceived",
            "amountreceived", "received", "paidtodate", "totalreceived", "paymentreceived", "totalamountpaid",
            "alreadypaid",
            "paidsofar", "paymenttotal", "paymentstotal",
            "amountpaidonline", "pricepaidonline", "moneypaid",
        ],
        .tax: [
            "tax", "taxes", "totaltax", "taxamount", "lodgingtax", "totaltaxes", "occupancytax", "occupancytaxes",
            "taxestotal", "lodgingtaxownerremits", "includedvattotal", "localtax", "citytax", "touristtax", "vat",
            "gst",
            "salestax",
        ],
        .currency: [
            "currency", "currencycode", "transactioncurrency", "payoutcurrency", "curr", "ccy", "currencyiso",
            "moneycurrency",
        ],
        .status: [
            "status", "reservationstatus", "bookingstatus", "gueststatus", "resstatus", "reservationstate", "stat",
            "currentstatus", "staystatus", "reservstatus", "rsv.status", "rsvstatus", "bkgstatus", "bkg.status",
            "bookingstate", "restypedesc", "statustext", "reservationstage", "bookingstage",
        ],
        .bookedOn: [
            "bookedon", "booked", "bookingdate", "bookdate", "reservationdate", "dateofbooking",
            "confirmationdate", "bookingdatetime", "bookedat",
            "bookingtime", "bookedondate", "bookeddate", "dateofreservation", "datebooked", "datemade", "reservedat",
            "datereserved", "reservationcreated", "reservationcreatedat", "reservationcreatedon", "bookingcreated",
            "bookingcreatedat", "bookingcreatedon", "creationdate", "bookedontimestamp", "reservedon",
            "reservationmade", "madeon",
            "entereddate",
            "receivedon", "insertdate", "datereceived", "bookingmade", "requestdate", "requestedon", "daterequested",
        ],
        .leadDays: ["leaddays", "leadtime", "leadtimedays"],
        .channel: [
            "channel", "bookingchannel", "distributionchannel", "saleschannel", "reservationsource", "sourcechannel",
            "otaid", "bookingsource", "source", "origin", "channelname",
            "platform", "bookedvia", "via", "agent", "travelagent", "siteofbooking", "bookingsite", "otaname", "ota",
            "referral", "leadsource",
            "listingsite", "bookingmethod", "referrer", "referer", "bookingagent", "otachannel", "travelagency",
            "marketingsource", "businesssource", "entrysource", "originchannel", "channelcode", "sourcecategory",
            "sourcecode", "trafficsource",
        ],
        .country: [
            "country", "countryname", "guestcountry", "countryofresidence", "bookercountry", "country/region",
            "countrycode", "guestcountrycode", "nationality",
            "nationalitycode",
        ],
        .notes: [
            "notes", "note", "guestnotes", "guestnote", "customernote", "customernotes", "comment", "comments",
            "guestcomments", "guestcomment", "remark", "remarks", "internalnotes", "staffnotes", "hostnotes",
            "additionalnotes", "additionalcomments", "specialneeds", "customercomment", "customercomments",
            "specialrequest", "specialrequests", "guestrequest",
            "guestrequests", "requests", "specialinstructions", "message", "guestmessage", "bookingnotes",
            "reservationnotes", "pet", "pets", "dog", "dogs", "vehicle", "vehicles", "vehicletype", "licenseplate",
            "licenceplate", "numberplate", "carregistration", "rvtype", "rvlength",
            "vehicleregistration", "vehiclereg", "carreg", "carregistrationnumber", "vehicleplate", "rego",
            "numpets", "petcount", "hostnote", "noticetohost", "additionalneeds",
        ],
        .eta: [
            "eta", "estimatedarrivaltime", "estimatedtimeofarrival", "expectedarrivaltime", "expectedtimeofarrival",
            "arrivaltime", "timeofarrival", "checkintime", "approximatetimeofarrival", "plannedarrival",
        ],
        .cancelledOn: [
            "cancelledon", "canceledon", "cancellationdate", "cancelationdate", "canceldate", "cancelleddate",
            "canceleddate", "cancelledat", "canceledat", "datecancelled", "datecanceled",
            "canceled", "cancelled",
        ],
        .commission: [
            "commissionamount", "commission", "commissions", "commissionfee", "commissionvalue", "platformfee",
            "platformcommission", "bookingcommission", "otafee", "hostservicefees", "channelfees", "totalcommission",
            "channelcommission", "otacommission",
            "hostservicefee", "hostfee", "hostfees", "servicefee", "channelfee", "deductions",
        ],
        .net: [
            "netincome", "netamount", "net", "nettotal", "netrevenue", "netpayout", "netearnings", "hostpayout",
            "netprice",
            "payoutprice", "hostrevenue", "ownerrevenue", "ownernet", "expectedpayout", "youearn", "yourearnings",
            "hostpayoutamount", "netpayable",
            "ownerpayout", "totalpayout", "payoutamount", "hostearnings",
            "netrate", "netinclusiverate", "netinclusive", "expectedpayoutamount", "airbnbexpectedpayoutamount",
        ],
        .payoutID: ["payoutid", "payoutreference", "payoutreferencecode", "payoutnumber", "payoutref"],
        .dueOn: [
            "dueon", "duedate", "balanceduedate", "balancedueon", "paymentduedate", "paymentdue", "dueby",
            "finalpaymentdue", "finalpaymentdate",
        ],
        .balance: [
            "balance", "balancedue", "moneybalance", "amountdue", "totaldue", "outstanding", "outstandingbalance",
            "outstandingamount",
            "amountoutstanding", "remainingbalance", "balanceremaining", "remainingamount", "amountowed",
            "balanceowing",
            "openbalance", "unpaid", "unpaidamount", "lefttopay", "topay", "currentbalance", "reservationbalance",
        ],
    ]

    static let campSites: KeyValuePairs<CampSiteField, [String]> = [
        .property: properties + propertyCodes,
        .siteNumber: [
            "sitenumber", "siteno", "campsitenumber", "pitchnumber", "spotnumber", "unitnumber", "number", "site",
            "campsite", "pitch", "spot", "unit", "roomno", "roomnumber", "sitecode", "site#", "unit#", "room#",
            "lot", "lotnumber", "spaceno", "listingname", "listing", "listing'snickname", "campsitename", "roomname",
            "unitname", "sitename", "pitchname", "nickname",
        ],
        .name: ["name", "sitename", "campsitename", "pitchname"],
        .category: [
            "category", "sitetype", "pitchtype", "unittype", "type", "roomtype", "campsitetype", "roomcategory",
            "sitecategory", "accommodationtype", "siteclass", "spacetype", "propertytype",
        ],
        .electricity: [
            "electricity", "electric", "power", "electrichookup", "elecamp", "hookup", "hookups", "elec", "poweramps",
            "amps",
            "electrical",
        ],
        .water: ["water", "waterhookup", "watertap"],
        .latitude: ["latitude", "lat", "campsitelatitude", "gpslat"],
        .longitude: ["longitude", "lon", "lng", "long", "campsitelongitude", "gpslon"],
        .position: ["position"] + PlaceAliases.positions,
        .capacity: [
            "maxcapacity",
            "capacity", "maxoccupancy", "maxguests", "maximumguests", "maxpeoplepersite", "maximumpeople",
            "maximumpersons",
            "maxnoofpeople", "maxnumberofpeople", "maxpax", "occupancymax", "guestcapacity", "personcapacity",
            "maxpersons", "sleeps", "max.persons", "max.guests",
            "capacity(pax)", "capacity(persons)", "capacity(people)", "capacity(guests)",
            "maxpeople", "maxnumofpeople", "maximumoccupancy", "maxoccupants", "maxocc", "accommodates", "maxadults",
        ],
        .nightlyRate: [
            "nightlyrate", "ratepernight", "pricepernight", "rate", "price", "ratebase", "baserate", "baseprice",
            "dailyrate", "pricenight", "ratenight", "price/night", "rate/night", "standardrate", "nightlyprice",
            "dailyfee",
            "nightlyfee", "feepernight",
        ],
        .closedFrom: ["closedfrom", "closedstart"],
        .closedTo: ["closedto", "closeduntil", "closedend"],
    ]

    private static let properties = [
        "property", "propertyname", "campground", "camping", "park", "parkname", "hotel", "hotelname", "resort",
    ]
    /// Headers for what tells properties apart where they have no names.
    private static let propertyCodes = [
        "propertycode", "propertyid", "hotelcode", "hotelid", "resortcode", "parkcode", "parkid", "campgroundid",
    ]
    /// The same for what is let as a whole; in a list of such things it tells them from each other.
    private static let listingCodes = ["listingid", "houseid", "rentalid", "cottageid", "villaid"]
    /// Headers for what is let as a whole.
    private static let listings = [
        "listing", "listing'snickname", "listingname", "listingnickname", "listingtitle", "rental", "rentalname",
        "apartment", "housename",
    ]

    /// Fields that a table has only in parts, and the columns for the parts.
    static let parts: [String: [String]] = [
        ContactField.fullName.rawValue: [ContactColumn.givenName.rawValue, ContactColumn.familyName.rawValue],
        ContactField.name.rawValue: [ContactColumn.givenName.rawValue, ContactColumn.familyName.rawValue],
        ContactField.birthday.rawValue: [
            ContactColumn.birthDay.rawValue, ContactColumn.birthMonth.rawValue, ContactColumn.birthYear.rawValue,
        ],
        BookingField.paid.rawValue: [BookingField.balance.rawValue],
        BookingField.guests.rawValue: [BookingField.adults, .children, .infants].map(\.rawValue),
        CampSiteField.latitude.rawValue: [CampSiteField.position.rawValue],
        PlaceField.coordinate.rawValue: [
            PlaceColumn.latitude.rawValue, PlaceColumn.longitude.rawValue, PlaceColumn.position.rawValue,
        ],
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

    private static let bookingTable = table(
        bookings,
        TranslatedAliases.bookings.merging(FurtherAliases.bookings) { $0 + $1 }
            .merging(AsianAliases.bookings) { $0 + $1 })
    private static let campSiteTable = table(
        campSites,
        TranslatedSiteAliases.all.merging([
            .siteNumber: TranslatedAliases.bookings[.siteNumber] ?? [],
            .nightlyRate: TranslatedAliases.bookings[.nightlyRate] ?? [],
        ]) { $0 + $1.filter { !["huisje", "obiekt", "objekt", "object"].contains($0) } })
    private static let contactTable = table(ContactAliases.all, AsianAliases.contacts)
    private static let placeTable = table(PlaceAliases.all)

    private static func table<Field: RawRepresentable<String>>(
        _ fields: KeyValuePairs<Field, [String]>, _ translated: [Field: [String]] = [:]
    ) -> [(field: String, headers: [String])] {
        fields.map { field, headers in
            (field.rawValue, headers + (translated[field] ?? []) + (PlainAliases.bookings[field.rawValue] ?? []))
        }
    }
}
