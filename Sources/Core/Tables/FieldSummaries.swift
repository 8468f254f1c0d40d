// What each field means, in the words used by the schema of pipeline.json, the database and the manual.

extension BookingField {
    package var summary: String {
        switch self {
        case .reservationID: "The booking's number in its system."
        case .property: "The property, where one export holds several."
        case .siteNumber: "The campsite or unit that is booked."
        case .category: "The kind of site, such as `Tent`; what is booked where no site is assigned."
        case .camperName: "The guest who stays, else who booked."
        case .phone: "The guest's telephone number."
        case .email: "The guest's e-mail address."
        case .arrival: "The first night."
        case .nights: "Nights; worked out where arrival and departure say it."
        case .departure: "The day on which the guest leaves."
        case .guests: "People in all; without it adults, children and infants are added."
        case .adults: "Adults among the guests."
        case .children: "Children among the guests."
        case .infants: "Infants among the guests."
        case .nightlyRate: "The price of one night."
        case .total: "The price of the whole stay."
        case .paid: "What has been paid of the total."
        case .balance: "What is still to be paid."
        case .tax: "Tax within the total; it is no part of the revenue."
        case .currency: "ISO 4217 code of the amounts."
        case .status: "How the booking is: confirmed, in house, completed, cancelled, no-show, pending, rejected."
        case .bookedOn: "The day on which it was booked."
        case .leadDays: "Days from booking to arrival."
        case .channel: "Through whom it was booked."
        case .country: "The country where the guest lives."
        case .notes: "What the guest asked for: pets, vehicles, special requests."
        case .eta: "The time of day at which the guest means to arrive."
        case .cancelledOn: "The day on which it was cancelled."
        case .commission: "What the channel keeps of the total."
        case .net: "What is left of the total without the commission."
        case .payoutID: "The transfer in which the channel pays it out."
        case .dueOn: "The day by which the rest is to be paid."
        }
    }
}

extension CampSiteField {
    package var summary: String {
        switch self {
        case .property: "The property, where one list holds several."
        case .siteNumber: "The number or name by which bookings know the site."
        case .name: "What people call the site."
        case .category: "The kind of site."
        case .electricity: "Whether it has electricity."
        case .water: "Whether it has water."
        case .latitude: "Degrees north on WGS84."
        case .longitude: "Degrees east on WGS84."
        case .position: "Degrees north and east in one column, or a point as WKT."
        case .capacity: "How many people may stay."
        case .nightlyRate: "The price of one night, in the property's currency."
        case .closedFrom: "The first night on which it is closed."
        case .closedTo: "The first night on which it is open again."
        }
    }
}

extension ContactColumn {
    package var summary: String {
        switch self {
        case .uid: "What identifies the contact in its address book."
        case .fullName: "The full name."
        case .givenName: "The first name."
        case .middleName: "Further first names."
        case .organization: "The company or club, which names a contact that has no name of its own."
        case .familyName: "The last name."
        case .phone: "A telephone number; several columns may hold one."
        case .email: "An e-mail address; several columns may hold one."
        case .birthday: "The birthday, with or without the year."
        case .birthYear: "The year of birth, where it has a column of its own."
        case .birthMonth: "The month of birth, where it has a column of its own."
        case .birthDay: "The day of birth, where it has a column of its own."
        }
    }
}

extension PlaceColumn {
    package var summary: String {
        switch self {
        case .id: "What identifies the place in its source."
        case .name: "The place's name."
        case .category: "What kind of place it is."
        case .latitude: "Degrees north on WGS84."
        case .longitude: "Degrees east on WGS84."
        case .position: "Degrees north and east in one column, or a point as WKT."
        }
    }
}
