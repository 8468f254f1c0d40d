import InnkeeperCore

/// The headings of most tables in the examples.
private let header = "reservation_id,site_number,camper_name,arrival,nights"

/// A table with one valid booking.
private let booking = """
    \(header)
    R1,A1,Ada,2026-09-10,2
    """

/// One stay in a channel's calendar.
private let feed = """
    BEGIN:VCALENDAR
    PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN
    BEGIN:VEVENT
    UID:1@airbnb.com
    DTSTART;VALUE=DATE:20260915
    DTEND;VALUE=DATE:20260918
    SUMMARY:Reserved
    END:VEVENT
    END:VCALENDAR
    """

extension ReadingCode {
    /// Examples that pass and fail. `RuleExample` documents how a folder is written.
    var examples: [RuleExample] {
        switch self {
        case .archiveMemberUnused:
            [
                RuleExample(
                    passes: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["export.zip"]}}}
                        == export.zip!desk.csv ==
                        \(booking)
                        """),
                RuleExample(
                    fails: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["export.zip"]}}}
                        == export.zip!»desk.csv ==
                        \(booking)
                        == export.zip!readme.txt ==
                        How to read this
                        """),
            ]
        case .archiveRefused:
            [
                RuleExample(
                    passes: """
                        == export.zip!desk.csv ==
                        \(booking)
                        """),
                RuleExample(
                    fails: """
                        == »export.zip!../desk.csv ==
                        \(booking)
                        == export.zip!july.csv ==
                        \(header)
                        R2,A1,Ben,2026-07-10,2
                        """),
            ]
        case .baselineEntryExpired:
            [
                RuleExample(
                    passes: """
                        == pipeline.json ==
                        {"version": 1, "baseline": "known.json", "sources": {
                          "desk": {"kind": "bookings", "files": ["desk.csv"]}}}
                        == known.json ==
                        {"version": 1, "entries": [
                          {"fingerprint": "094e0f828cd6cff8", "code": "reservation-nights-not-positive", "source": "desk",
                           "record": "R1", "expires": "2026-09-30"}]}
                        == desk.csv ==
                        \(header)
                        R1,A1,Ada,2026-09-10,0
                        """),
                RuleExample(
                    fails: """
                        »== pipeline.json ==
                        {"version": 1, "baseline": "known.json", "sources": {
                          "desk": {"kind": "bookings", "files": ["desk.csv"]}}}
                        == known.json ==
                        {"version": 1, "entries": [
                          {"fingerprint": "094e0f828cd6cff8", "code": "reservation-nights-not-positive", "source": "desk",
                           "record": "R1", "expires": "2026-08-31"}]}
                        == desk.csv ==
                        \(header)
                        R1,A1,Ada,2026-09-10,0
                        """),
            ]
        case .baselineEntryFixed:
            [
                RuleExample(
                    passes: """
                        == pipeline.json ==
                        {"version": 1, "baseline": "known.json", "sources": {
                          "desk": {"kind": "bookings", "files": ["desk.csv"]}}}
                        == known.json ==
                        {"version": 1, "entries": [
                          {"fingerprint": "094e0f828cd6cff8", "code": "reservation-nights-not-positive", "source": "desk",
                           "record": "R1"}]}
                        == desk.csv ==
                        \(header)
                        R1,A1,Ada,2026-09-10,0
                        """),
                RuleExample(
                    fails: """
                        »== pipeline.json ==
                        {"version": 1, "baseline": "known.json", "sources": {
                          "desk": {"kind": "bookings", "files": ["desk.csv"]}}}
                        == known.json ==
                        {"version": 1, "entries": [
                          {"fingerprint": "094e0f828cd6cff8", "code": "reservation-nights-not-positive", "source": "desk",
                           "record": "R1"}]}
                        == desk.csv ==
                        \(booking)
                        """),
            ]
        case .calendarMalformed:
            [
                RuleExample(
                    passes: """
                        BEGIN:VCALENDAR
                        BEGIN:VEVENT
                        UID:1@example.org
                        DTSTART;VALUE=DATE:20260910
                        DTEND;VALUE=DATE:20260912
                        SUMMARY:Reserved
                        END:VEVENT
                        END:VCALENDAR
                        """),
                RuleExample(
                    fails: """
                        BEGIN:VCALENDAR
                        »BEGIN:VEVENT
                        UID:1@example.org
                        DTSTART;VALUE=DATE:20260910
                        END:VCALENDAR
                        """),
            ]
        case .calendarSiteUnknown:
            [
                RuleExample(
                    passes: """
                        == oak-airbnb.ics ==
                        \(feed)
                        """),
                RuleExample(
                    fails: """
                        == »calendar.ics ==
                        \(feed)
                        """),
            ]
        case .checkFailed:
            [
                RuleExample(
                    passes: """
                        == pipeline.json ==
                        {"version": 1, "sources": {"desk": {"kind": "bookings", "files": ["desk.csv"]}},
                         "checks": [{"code": "house-sites", "message": "No such site.",
                           "sql": "SELECT row_id, 'site_number' FROM bookings WHERE site_number NOT LIKE 'A%'"}]}
                        == desk.csv ==
                        \(booking)
                        """),
                RuleExample(
                    fails: """
                        == pipeline.json ==
                        {"version": 1, "sources": {"desk": {"kind": "bookings", "files": ["desk.csv"]}},
                         "checks": [{"code": "house-sites", "message": "No such site.",
                           "sql": »"SELECT site_number FROM bookings"}]}
                        == desk.csv ==
                        \(booking)
                        """),
            ]
        case .contactGroup:
            [
                RuleExample(
                    passes: """
                        BEGIN:VCARD
                        VERSION:4.0
                        KIND:individual
                        FN:Ada Alder
                        END:VCARD
                        """),
                RuleExample(
                    fails: """
                        »BEGIN:VCARD
                        VERSION:4.0
                        KIND:group
                        FN:Chess club
                        MEMBER:urn:uuid:03a0e51f-d1aa-4385-8a53-e29025acd8af
                        END:VCARD
                        """),
            ]
        case .contactUnavailable:
            [
                RuleExample(
                    passes: """
                        <multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav">
                        <response><href>/cards/1.vcf</href><propstat><prop><C:address-data>BEGIN:VCARD
                        VERSION:3.0
                        FN:Ada Alder
                        END:VCARD
                        </C:address-data></prop><status>HTTP/1.1 200 OK</status></propstat></response>
                        </multistatus>
                        """),
                RuleExample(
                    fails: """
                        <multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav">
                        »<response><href>/cards/1.vcf</href><status>HTTP/1.1 404 Not Found</status></response>
                        </multistatus>
                        """),
            ]
        case .csvColumnDuplicate:
            [
                RuleExample(
                    passes: """
                        reservation_id,site_number,camper_name,arrival,nights,total,paid
                        R1,A1,Ada,2026-09-10,2,66.00,60.00
                        """),
                RuleExample(
                    fails: """
                        reservation_id,site_number,camper_name,arrival,nights,total,»total
                        R1,A1,Ada,2026-09-10,2,60.00,66.00
                        """),
            ]
        case .csvColumnMissing:
            [
                RuleExample(
                    passes: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["desk.csv"], "columns": {"departure": "until"}}}}
                        == desk.csv ==
                        reservation_id,site_number,camper_name,arrival,until
                        R1,A1,Ada,2026-09-10,2026-09-12
                        """),
                RuleExample(
                    fails: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["desk.csv"]}}}
                        == desk.csv ==
                        »reservation_id,site_number,camper_name,arrival
                        R1,A1,Ada,2026-09-10
                        """),
            ]
        case .csvMalformed:
            [
                RuleExample(
                    passes: """
                        \(header)
                        R1,A1,"Alder, Ada",2026-09-10,2
                        R2,A2,Ben,2026-09-10,2
                        """),
                RuleExample(
                    fails: """
                        \(header)
                        R1,A1,Alder, Ada,2026-09-10,»2
                        R2,A2,Ben,2026-09-10,2
                        """),
            ]
        case .csvQuoteStray:
            [
                RuleExample(
                    passes: """
                        reservation_id,site_number,camper_name,arrival,nights,notes
                        R1,A1,Ada,2026-09-10,2,"6"" pipe"
                        """),
                RuleExample(
                    fails: """
                        reservation_id,site_number,camper_name,arrival,nights,notes
                        R1,A1,Ada,2026-09-10,2,6»" pipe
                        """),
            ]
        case .encodingInvalid:
            [
                RuleExample(
                    passes: #"""
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["desk.csv"], "encoding": "windows-1252"}}}
                        == desk.csv ==
                        \#(header)
                        R1,A\xE91,Ada,2026-09-10,2
                        """#),
                RuleExample(
                    fails: #"""
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["desk.csv"], "encoding": "utf-8"}}}
                        == desk.csv ==
                        \#(header)
                        R1,»A\xE91,Ada,2026-09-10,2
                        """#),
            ]
        case .encodingRepaired:
            [
                RuleExample(
                    passes: """
                        \(header)
                        R1,A1,Jörg,2026-09-10,2
                        R2,A2,Jörg,2026-09-10,2
                        """),
                RuleExample(
                    fails: #"""
                        \#(header)
                        R1,A1,Jörg,2026-09-10,2
                        R2,A2,»J\xF6rg,2026-09-10,2
                        """#),
            ]
        case .jsonMalformed:
            [
                RuleExample(
                    passes: """
                        {"type": "FeatureCollection", "features": [
                          {"type": "Feature", "properties": {"name": "Lake"},
                           "geometry": {"type": "Point", "coordinates": [19.5, 49.1]}}]}
                        """),
                RuleExample(
                    fails: """
                        {"type": "FeatureCollection", "features": [
                          {"type": "Feature", "properties": {"name": "Lake"},
                           "geometry": {"type": "Point", "coordinates": [19.5, 49.1]}},
                          {"type": "Feature", "properties": {"name": "Mill»
                        """),
            ]
        case .placeLeftOut:
            [
                RuleExample(
                    passes: """
                        {"version": 0.6, "elements": [
                          {"type": "node", "id": 1, "lat": 49.1, "lon": 19.5, "tags": {"name": "Lake", "natural": "water"}},
                          {"type": "node", "id": 2, "lat": 49.2, "lon": 19.6, "tags": {"name": "Mill"}}]}
                        """),
                RuleExample(
                    fails: """
                        {"version": 0.6, "elements": [
                          {"type": "node", "id": 1, "lat": 49.1, "lon": 19.5, "tags": {"name": "Lake", "natural": "water"}},
                          »{"type": "node", "id": 2, "lat": 49.2, "lon": 19.6}]}
                        """),
            ]
        case .placeMalformed:
            [
                RuleExample(
                    passes: """
                        {"type": "FeatureCollection", "features": [
                          {"type": "Feature", "properties": {"name": "Lake"},
                           "geometry": {"type": "Point", "coordinates": [19.5, 49.1]}}]}
                        """),
                RuleExample(
                    fails: """
                        {"type": "FeatureCollection", "features": [
                          {"type": "Feature", "properties": {"name": "Lake"},
                           "geometry": {"type": "Point", "coordinates": [19.5, 49.1]}},
                          »null]}
                        """),
            ]
        case .recordNotAStay:
            [
                RuleExample(
                    passes: """
                        BEGIN:VCALENDAR
                        BEGIN:VEVENT
                        UID:1@example.org
                        DTSTART;VALUE=DATE:20260910
                        DTEND;VALUE=DATE:20260911
                        SUMMARY:Reserved
                        END:VEVENT
                        END:VCALENDAR
                        """),
                RuleExample(
                    fails: """
                        BEGIN:VCALENDAR
                        »BEGIN:VEVENT
                        UID:1@example.org
                        DTSTART;VALUE=DATE:20260910
                        DTEND;VALUE=DATE:20260911
                        RRULE:FREQ=WEEKLY
                        SUMMARY:Market day
                        END:VEVENT
                        END:VCALENDAR
                        """),
            ]
        case .recordRepeated:
            [
                RuleExample(
                    passes: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["may.csv", "all.csv"], "duplicates": "error"}}}
                        == all.csv ==
                        \(booking)
                        == may.csv ==
                        \(header)
                        R2,A1,Ada,2026-09-12,2
                        """),
                RuleExample(
                    fails: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["may.csv", "all.csv"], "duplicates": "error"}}}
                        == all.csv ==
                        \(booking)
                        == may.csv ==
                        \(header)
                        »R1,A1,Ada,2026-09-10,2
                        """),
            ]
        case .reservationEcho:
            [
                RuleExample(
                    passes: """
                        == pipeline.json ==
                        {"version": 1, "sources": {"feeds": {"kind": "bookings", "files": ["*.ics"]}}}
                        == oak-airbnb.ics ==
                        \(feed)
                        == oak-booking.ics ==
                        BEGIN:VCALENDAR
                        BEGIN:VEVENT
                        UID:1@booking.com
                        DTSTART;VALUE=DATE:20260920
                        DTEND;VALUE=DATE:20260922
                        SUMMARY:CLOSED - Not available
                        END:VEVENT
                        END:VCALENDAR
                        """),
                RuleExample(
                    fails: """
                        == pipeline.json ==
                        {"version": 1, "sources": {"feeds": {"kind": "bookings", "files": ["*.ics"]}}}
                        == oak-airbnb.ics ==
                        \(feed)
                        == oak-booking.ics ==
                        BEGIN:VCALENDAR
                        »BEGIN:VEVENT
                        UID:1@booking.com
                        DTSTART;VALUE=DATE:20260915
                        DTEND;VALUE=DATE:20260918
                        SUMMARY:CLOSED - Not available
                        END:VEVENT
                        END:VCALENDAR
                        """),
            ]
        case .reservationGuest:
            [
                RuleExample(
                    passes: """
                        == pipeline.json ==
                        {"version": 1, "sources": {"register": {"kind": "bookings", "files": ["register.csv"], "row": "guest"}}}
                        == register.csv ==
                        Room,Name,Arrival,Departure
                        12,Ada Alder,2026-07-04,2026-07-06
                        12,Ben Birch,2026-07-06,2026-07-08
                        """),
                RuleExample(
                    fails: """
                        == pipeline.json ==
                        {"version": 1, "sources": {"register": {"kind": "bookings", "files": ["register.csv"], "row": "guest"}}}
                        == register.csv ==
                        Room,Name,Arrival,Departure
                        12,Ada Alder,2026-07-04,2026-07-06
                        »12,Ben Birch,2026-07-04,2026-07-06
                        """),
            ]
        case .reservationInstalment:
            [
                RuleExample(
                    passes: """
                        Date,Type,Confirmation code,Start date,End date,Nights,Details,Currency,Amount,Paid out
                        2026-08-01,Reservation,HM1,2026-07-01,2026-09-29,90,,EUR,1000.00,
                        2026-10-01,Reservation,HM2,2026-10-01,2026-10-04,3,,EUR,200.50,
                        """),
                RuleExample(
                    fails: """
                        Date,Type,Confirmation code,Start date,End date,Nights,Details,Currency,Amount,Paid out
                        2026-08-01,Reservation,HM1,2026-07-01,2026-09-29,90,,EUR,1000.00,
                        »2026-07-01,Reservation,HM1,2026-07-01,2026-09-29,90,,EUR,2000.50,
                        """),
            ]
        case .reservationKnown:
            [
                RuleExample(
                    passes: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "airbnb": {"kind": "bookings", "files": ["airbnb.ics"], "site": "A1"},
                          "desk": {"kind": "bookings", "files": ["desk.csv"]}}}
                        == desk.csv ==
                        reservation_id,site_number,camper_name,arrival,nights,channel
                        D1,A1,Ada,2026-09-15,3,Airbnb
                        == airbnb.ics ==
                        BEGIN:VCALENDAR
                        PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN
                        BEGIN:VEVENT
                        UID:2@airbnb.com
                        DTSTART;VALUE=DATE:20260920
                        DTEND;VALUE=DATE:20260922
                        SUMMARY:Reserved
                        END:VEVENT
                        END:VCALENDAR
                        """),
                RuleExample(
                    fails: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "airbnb": {"kind": "bookings", "files": ["airbnb.ics"], "site": "A1"},
                          "desk": {"kind": "bookings", "files": ["desk.csv"]}}}
                        == desk.csv ==
                        reservation_id,site_number,camper_name,arrival,nights,channel
                        D1,A1,Ada,2026-09-15,3,Airbnb
                        == airbnb.ics ==
                        BEGIN:VCALENDAR
                        PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN
                        »BEGIN:VEVENT
                        UID:1@airbnb.com
                        DTSTART;VALUE=DATE:20260915
                        DTEND;VALUE=DATE:20260918
                        SUMMARY:Reserved
                        END:VEVENT
                        END:VCALENDAR
                        """),
            ]
        case .reservationNotInNewest:
            [
                RuleExample(
                    passes: """
                        == desk-2026-09-02.csv ==
                        \(booking)
                        == desk-2026-09-03.csv ==
                        \(booking)
                        R3,A1,Cy,2026-09-20,2
                        """),
                RuleExample(
                    fails: """
                        == »desk-2026-09-02.csv ==
                        \(booking)
                        R2,A2,Ben,2026-09-11,2
                        R3,A1,Cy,2026-09-20,2
                        == desk-2026-09-03.csv ==
                        \(booking)
                        R3,A1,Cy,2026-09-20,2
                        """),
            ]
        case .reservationOlderKept:
            [
                RuleExample(
                    passes: """
                        == desk-2026-09-02.csv ==
                        \(booking)
                        == desk-2026-09-03.csv ==
                        \(header)
                        R1,A1,Ada,2026-09-30,2
                        """),
                RuleExample(
                    fails: """
                        == desk-2026-09-02.csv ==
                        \(booking)
                        == desk-2026-09-03.csv ==
                        \(header)
                        »R1,A1,Ada,2026-09-31,2
                        """),
            ]
        case .reservationSuperseded:
            [
                RuleExample(
                    passes: """
                        == desk-2026-09-02.csv ==
                        reservation_id,site_number,camper_name,arrival,nights,status
                        R1,A1,Ada,2026-09-10,2,confirmed
                        == desk-2026-09-03.csv ==
                        reservation_id,site_number,camper_name,arrival,nights,status
                        R2,A1,Ada,2026-09-12,2,confirmed
                        """),
                RuleExample(
                    fails: """
                        == desk-2026-09-02.csv ==
                        reservation_id,site_number,camper_name,arrival,nights,status
                        »R1,A1,Ada,2026-09-10,2,confirmed
                        == desk-2026-09-03.csv ==
                        reservation_id,site_number,camper_name,arrival,nights,status
                        R1,A1,Ada,2026-09-10,2,cancelled
                        """),
            ]
        case .reservationSupersededAlike:
            [
                RuleExample(
                    passes: """
                        == desk-2026-09-02.csv ==
                        reservation_id,site_number,camper_name,arrival,nights,paid
                        R1,A1,Ada,2026-09-10,2,0.00
                        == desk-2026-09-03.csv ==
                        reservation_id,site_number,camper_name,arrival,nights,paid
                        R2,A1,Ada,2026-09-12,2,60.00
                        """),
                RuleExample(
                    fails: """
                        == desk-2026-09-02.csv ==
                        reservation_id,site_number,camper_name,arrival,nights,paid
                        »R1,A1,Ada,2026-09-10,2,0.00
                        == desk-2026-09-03.csv ==
                        reservation_id,site_number,camper_name,arrival,nights,paid
                        R1,A1,Ada,2026-09-10,2,60.00
                        """),
            ]
        case .sourceAmbiguous:
            [
                RuleExample(
                    passes: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["desk.csv"], "headerLine": 3}}}
                        == desk.csv ==
                        Number,Arrival,Departure
                        first,second,third
                        Booking,Check-in,Nights
                        R1,2026-09-10,2
                        """),
                RuleExample(
                    fails: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["desk.csv"]}}}
                        == desk.csv ==
                        »Number,Arrival,Departure
                        first,second,third
                        Booking,Check-in,Nights
                        R1,2026-09-10,2
                        """),
                RuleExample(
                    fails: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["desk.csv"]},
                          "sites": {"kind": "campsites", "files": ["parks.csv"]}}}
                        == »parks.csv ==
                        site_number,electricity,water
                        Pine 1,yes,no
                        Lake 2,no,no
                        == desk.csv ==
                        \(booking)
                        R2,A2,Ben,2026-09-10,2
                        """),
                RuleExample(
                    fails: """
                        == desk.csv ==
                        \(booking)
                        == »desk - Copy.csv ==
                        \(booking)
                        R2,A2,Ben,2026-09-10,2
                        """),
            ]
        case .sourceChanged:
            [
                RuleExample(
                    passes: """
                        == desk.csv ==
                        \(booking)
                        """),
                RuleExample(
                    fails: """
                        == »desk.csv, changed while it is read ==
                        \(booking)
                        """),
            ]
        case .sourceDateFuture:
            [
                RuleExample(
                    passes: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["desk.csv"], "maxAge": "26 h"}}}
                        == desk.csv, changed 2 hours ago ==
                        \(booking)
                        """),
                RuleExample(
                    fails: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["desk.csv"], "maxAge": "26 h"}}}
                        == »desk.csv, changed in 2 hours ==
                        \(booking)
                        """),
            ]
        case .sourceEmpty:
            [
                RuleExample(
                    passes: """
                        == desk.csv ==
                        \(booking)
                        """),
                RuleExample(
                    fails: """
                        == »desk.csv ==
                        \(header)
                        """),
            ]
        case .sourceMissing:
            [
                RuleExample(
                    passes: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["desk.csv"]}}}
                        == desk.csv ==
                        \(booking)
                        """),
                RuleExample(
                    fails: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["»desk.csv"]}}}
                        """),
            ]
        case .sourceNotExport:
            [
                RuleExample(
                    passes: """
                        == desk.csv ==
                        \(booking)
                        """),
                RuleExample(
                    fails: """
                        == »letter.txt ==
                        Dear guest, thank you for your stay.
                        == desk.csv ==
                        \(booking)
                        """),
            ]
        case .sourcePartial:
            [
                RuleExample(
                    passes: """
                        {"version": 0.6, "elements": [
                          {"type": "node", "id": 1, "lat": 49.1, "lon": 19.5, "tags": {"name": "Lake", "natural": "water"}}]}
                        """),
                RuleExample(
                    fails: """
                        {"version": 0.6, "elements": [
                          {"type": "node", "id": 1, "lat": 49.1, "lon": 19.5, "tags": {"name": "Lake", "natural": "water"}}],
                         "remark": »"runtime error: Query timed out after 26 seconds."}
                        """),
            ]
        case .sourceRepeated:
            [
                RuleExample(
                    passes: """
                        == desk.csv ==
                        \(booking)
                        == desk (1).csv ==
                        \(booking)
                        R2,A2,Ben,2026-09-10,2
                        """),
                RuleExample(
                    fails: """
                        == desk.csv ==
                        \(booking)
                        == »desk - Copy.csv ==
                        \(booking)
                        """),
            ]
        case .sourceRecent:
            [
                RuleExample(
                    passes: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["desk.csv"], "minAge": "10 min"}}}
                        == desk.csv, changed 11 minutes ago ==
                        \(booking)
                        """),
                RuleExample(
                    fails: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["desk.csv"], "minAge": "10 min"}}}
                        == »desk.csv, changed 1 minute ago ==
                        \(booking)
                        """),
            ]
        case .sourceShrunk:
            [
                RuleExample(
                    passes: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["desk.csv"], "minRecords": 1}}}
                        == desk.csv ==
                        \(booking)
                        """),
                RuleExample(
                    fails: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["»desk.csv"], "minRecords": 2}}}
                        == desk.csv ==
                        \(booking)
                        """),
            ]
        case .sourceStale:
            [
                RuleExample(
                    passes: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["desk.csv"], "maxAge": "26 h"}}}
                        == desk.csv, changed 25 hours ago ==
                        \(booking)
                        """),
                RuleExample(
                    fails: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["desk.csv"], "maxAge": "26 h"}}}
                        == »desk.csv, changed 3 days ago ==
                        \(booking)
                        """),
            ]
        case .sourceUnaccounted:
            [
                RuleExample(
                    passes: """
                        == desk.csv ==
                        \(booking)
                        """),
                RuleExample(
                    fails: """
                        == desk.csv ==
                        \(booking)
                        »R2,A2,Ben,2026-09-10,2, and Innkeeper misses it
                        """),
            ]
        case .sourceUnchanged:
            [
                RuleExample(
                    passes: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["desk.csv"], "maxAge": "26 h"}}}
                        == desk.csv, the day before ==
                        \(booking)
                        == desk.csv ==
                        \(header)
                        R1,A1,Ada,2026-09-10,3
                        """),
                RuleExample(
                    fails: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["»desk.csv"], "maxAge": "26 h"}}}
                        == desk.csv, the day before ==
                        \(booking)
                        == desk.csv ==
                        \(booking)
                        """),
            ]
        case .sourceUnreadable:
            [
                RuleExample(
                    passes: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["desk/*.csv"]}}}
                        == desk/september.csv ==
                        \(booking)
                        """),
                RuleExample(
                    fails: """
                        == pipeline.json ==
                        {"version": 1, "sources": {
                          "desk": {"kind": "bookings", "files": ["»desk"]}}}
                        == desk/september.csv ==
                        \(booking)
                        """),
            ]
        case .sourceUnrecognised:
            [
                RuleExample(
                    passes: """
                        == desk.csv ==
                        \(booking)
                        """),
                RuleExample(
                    fails: """
                        == desk.csv ==
                        \(booking)
                        == »stock.csv ==
                        article,shelf,price
                        Gas bottle,7,24.90
                        """),
            ]
        case .tableColumnUnread:
            [
                RuleExample(
                    passes: """
                        reservation_id,site_number,camper_name,arrival,nights,total,paid
                        R1,A1,Ada,2026-09-10,2,60.00,20.00
                        """),
                RuleExample(
                    fails: """
                        »reservation_id,site_number,who,arrival,nights
                        R1,A1,Ada,2026-09-10,2
                        """),
                RuleExample(
                    fails: """
                        reservation_id,site_number,camper_name,arrival,nights,total,»deposit
                        R1,A1,Ada,2026-09-10,2,60.00,20.00
                        """),
            ]
        case .tableRowSkipped:
            [
                RuleExample(
                    passes: """
                        reservation_id,site_number,camper_name,arrival,nights,total
                        R1,A1,Ada,2026-09-10,2,60.00
                        R2,A2,Total,2026-09-10,2,60.00
                        """),
                RuleExample(
                    fails: """
                        »Bookings of September
                        reservation_id,site_number,camper_name,arrival,nights,total
                        R1,A1,Ada,2026-09-10,2,60.00
                        »Total,,,,,60.00
                        """),
            ]
        case .vcardEndMissing:
            [
                RuleExample(
                    passes: """
                        BEGIN:VCARD
                        VERSION:3.0
                        FN:Ada Alder
                        END:VCARD
                        BEGIN:VCARD
                        VERSION:3.0
                        FN:Ben Birch
                        END:VCARD
                        """),
                RuleExample(
                    fails: """
                        »BEGIN:VCARD
                        VERSION:3.0
                        FN:Ada Alder
                        BEGIN:VCARD
                        VERSION:3.0
                        FN:Ben Birch
                        END:VCARD
                        """),
            ]
        case .vcardLineMalformed:
            [
                RuleExample(
                    passes: #"""
                        BEGIN:VCARD
                        VERSION:3.0
                        FN:Ada Alder
                        NOTE:Likes the lake\nand the mill
                        END:VCARD
                        """#),
                RuleExample(
                    fails: """
                        BEGIN:VCARD
                        VERSION:3.0
                        FN:Ada Alder
                        NOTE:Likes the lake
                        »and the mill
                        END:VCARD
                        """),
            ]
        case .vcardMalformed:
            [
                RuleExample(
                    passes: """
                        BEGIN:VCARD
                        VERSION:3.0
                        FN:Ada Alder
                        END:VCARD
                        """),
                RuleExample(
                    fails: """
                        BEGIN:VCARD
                        VERSION:3.0
                        FN:Ada Alder
                        END:VCARD
                        »FN:Ben Birch
                        """),
            ]
        case .vcardVersionUnknown:
            [
                RuleExample(
                    passes: """
                        BEGIN:VCARD
                        VERSION:4.0
                        FN:Ada Alder
                        END:VCARD
                        """),
                RuleExample(
                    fails: """
                        BEGIN:VCARD
                        VERSION:»10
                        FN:Ada Alder
                        END:VCARD
                        """),
            ]
        case .worksheetCellError:
            [
                RuleExample(
                    passes: """
                        == desk.xls!Bookings ==
                        reservation_id,site_number,camper_name,arrival,nights,total
                        R1,A1,Ada,2026-09-10,2,60.00
                        """),
                RuleExample(
                    fails: """
                        == desk.xls!»Bookings ==
                        reservation_id,site_number,camper_name,arrival,nights,total
                        R1,A1,Ada,2026-09-10,2,#REF!
                        """),
            ]
        case .worksheetColourUnread:
            [
                RuleExample(
                    passes: """
                        == desk.xls!Bookings ==
                        reservation_id,site_number,camper_name,arrival,nights
                        R1,A1,Ada,2026-09-10,2
                        {yellow}R2,A1,Ben,2026-09-13,2
                        R3,A1,Cleo,2026-09-16,2
                        {yellow}R4,A1,Dan,2026-09-19,2
                        """),
                RuleExample(
                    fails: """
                        == desk.xls!Bookings ==
                        reservation_id,site_number,camper_name,arrival,nights
                        R1,A1,Ada,2026-09-10,2
                        R2,A1,Ben,2026-09-13,2
                        R3,A1,»{yellow}Cleo,2026-09-16,2
                        """),
            ]
        case .worksheetFormulaUnresolved:
            [
                RuleExample(
                    passes: """
                        == desk.xls!Bookings ==
                        reservation_id,site_number,camper_name,arrival,nights,total
                        R1,A1,Ada,2026-09-10,2,60.00
                        """),
                RuleExample(
                    fails: """
                        == desk.xls!»Bookings ==
                        reservation_id,site_number,camper_name,arrival,nights,total
                        R1,A1,Ada,2026-09-10,2,=E2*30
                        """),
            ]
        case .worksheetHidden:
            [
                RuleExample(
                    passes: """
                        == desk.xls!Bookings, hidden ==
                        \(booking)
                        """),
                RuleExample(
                    fails: """
                        == desk.xls!»Bookings ==
                        \(booking)
                        == desk.xls!Old, hidden ==
                        \(header)
                        R2,A1,Ben,2026-10-10,2
                        """),
            ]
        case .worksheetRowStruckOut:
            [
                RuleExample(
                    passes: """
                        == desk.xls!Bookings ==
                        reservation_id,site_number,camper_name,arrival,nights,status,notes
                        R1,A1,Ada,2026-09-10,2,confirmed,~~late~~
                        R2,A1,~~Ben~~,2026-09-13,2,cancelled,
                        """),
                RuleExample(
                    fails: """
                        == desk.xls!Bookings ==
                        reservation_id,site_number,camper_name,arrival,nights
                        R1,A1,Ada,2026-09-10,2
                        R2,A1,»~~Ben~~,~~2026-09-13~~,2
                        """),
            ]
        case .xmlMalformed:
            [
                RuleExample(
                    passes: """
                        <vcards xmlns="urn:ietf:params:xml:ns:vcard-4.0">
                        <vcard><fn><text>Ada Alder</text></fn></vcard>
                        </vcards>
                        """),
                RuleExample(
                    fails: """
                        <vcards xmlns="urn:ietf:params:xml:ns:vcard-4.0">
                        <vcard><fn><text>Ada Alder</text></fn></vcard>
                        <vcard><fn><text>Ben Birch</fn>»</vcard>
                        </vcards>
                        """),
                RuleExample(
                    fails: """
                        <vcards xmlns="urn:ietf:params:xml:ns:vcard-4.0">
                        <vcard><fn><text>Ada Alder</text></fn></vcard>
                        »<wcard><fn><text>Ben Birch</text></fn></wcard>
                        </vcards>
                        """),
            ]
        }
    }
}
