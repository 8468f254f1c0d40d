import InnkeeperCore

// The four tables of records, one row per record read, including rejected ones.

extension TableShape {
    /// In the order of their names.
    static let records = [bookings, campSites, contacts, places]

    private static let accepted = "1 for a record that takes part, 0 for one that was rejected."
    private static let status = """
        `confirmed`, `inHouse`, `completed`, `pending`, `cancelled`, `noShow`, `rejected` or `unknown`; `Invalid` for a \
        record that the rules reject; `closed` and `echo` for what channels only call closed.
        """

    private static let bookings = TableShape(
        name: "bookings", kind: .bookings,
        columns: place { $0.bookings.records[$1] } + [
            ColumnShape("reservation_id", .text) { SQLiteValue(text: $0.dataset.bookings.id[$1]) },
            ColumnShape("property", .text) { SQLiteValue(text: $0.dataset.bookings.property[$1] ?? "") },
            ColumnShape("site_number", .text) { SQLiteValue(text: $0.dataset.bookings.site[$1] ?? "") },
            ColumnShape("category", .text) { SQLiteValue(text: $0.dataset.bookings.category[$1] ?? "") },
            ColumnShape("camper_name", .text) { SQLiteValue(text: $0.texts.text($1, .camperName)) },
            ColumnShape("phone", .text) { SQLiteValue(text: $0.texts.text($1, .phone)) },
            ColumnShape("email", .text) { SQLiteValue(text: $0.texts.text($1, .email)) },
            ColumnShape("arrival", .text) { SQLiteValue($0.dataset.bookings.arrival[$1]) },
            ColumnShape("nights", .integer) { SQLiteValue($0.dataset.bookings.nights[$1]) },
            ColumnShape("departure", .text) { SQLiteValue($0.dataset.bookings.departure[$1]) },
            ColumnShape("guests", .integer) { SQLiteValue($0.dataset.bookings.guests[$1]) },
            ColumnShape("nightly_rate", .real) {
                SQLiteValue($0.dataset.bookings.rate[$1], $0.dataset.bookings.currency[$1])
            },
            ColumnShape("total", .real) {
                SQLiteValue($0.dataset.bookings.total[$1], $0.dataset.bookings.currency[$1])
            },
            ColumnShape("paid", .real) { SQLiteValue($0.dataset.bookings.paid[$1], $0.dataset.bookings.currency[$1]) },
            ColumnShape("tax", .real) { SQLiteValue($0.dataset.bookings.tax[$1], $0.dataset.bookings.currency[$1]) },
            ColumnShape("currency", .text) { SQLiteValue(text: $0.dataset.bookings.currency[$1].code) },
            ColumnShape("status", .text, status) { .text($0.dataset.bookings.status[$1].name) },
            ColumnShape("booked_on", .text) { SQLiteValue($0.dataset.bookings.bookedOn[$1]) },
            ColumnShape("lead_days", .integer) { SQLiteValue($0.dataset.bookings.leadDays[$1]) },
            ColumnShape("channel", .text) { SQLiteValue(text: $0.dataset.bookings.channel[$1] ?? "") },
            ColumnShape("country", .text) { SQLiteValue(text: $0.texts.text($1, .country)) },
            ColumnShape("notes", .text) { SQLiteValue(text: $0.texts.text($1, .notes)) },
            ColumnShape("eta", .text) { SQLiteValue(text: $0.texts.text($1, .eta)) },
            ColumnShape("cancelled_on", .text) { SQLiteValue($0.dataset.bookings.cancelledOn[$1]) },
            ColumnShape("commission", .real) {
                SQLiteValue($0.dataset.bookings.commission[$1], $0.dataset.bookings.currency[$1])
            },
            ColumnShape("net", .real) { SQLiteValue($0.dataset.bookings.net[$1], $0.dataset.bookings.currency[$1]) },
            ColumnShape("payout_id", .text) { SQLiteValue(text: $0.texts.text($1, .payoutID)) },
            ColumnShape("due_on", .text) { SQLiteValue($0.dataset.bookings.dueOn[$1]) },
        ], count: { $0.bookings.count })

    private static let campSites = TableShape(
        name: "campsites", kind: .campsites,
        columns: place { $0.campSites.rows[$1].record } + [
            ColumnShape("accepted", .integer, field: "", accepted) {
                SQLiteValue(!$0.dataset.campSites.rows[$1].isRejected)
            },
            ColumnShape("property", .text) { SQLiteValue(text: $0.dataset.campSites.rows[$1].property) },
            ColumnShape("site_number", .text) { SQLiteValue(text: $0.dataset.campSites.rows[$1].number) },
            ColumnShape("name", .text) { SQLiteValue(text: $0.dataset.campSites.rows[$1].name) },
            ColumnShape("category", .text) { SQLiteValue(text: $0.dataset.campSites.rows[$1].category) },
            ColumnShape("electricity", .integer) { SQLiteValue($0.dataset.campSites.rows[$1].electricity) },
            ColumnShape("water", .integer) { SQLiteValue($0.dataset.campSites.rows[$1].water) },
            ColumnShape("latitude", .real) {
                $0.dataset.campSites.rows[$1].coordinate.map { .real($0.latitude) } ?? .null
            },
            ColumnShape("longitude", .real) {
                $0.dataset.campSites.rows[$1].coordinate.map { .real($0.longitude) } ?? .null
            },
            ColumnShape("capacity", .integer) { SQLiteValue($0.dataset.campSites.rows[$1].capacity) },
            ColumnShape("nightly_rate", .real) {
                SQLiteValue($0.dataset.campSites.rows[$1].nightlyRate, $0.currency)
            },
            ColumnShape("closed_from", .text) { SQLiteValue($0.dataset.campSites.rows[$1].closedFrom) },
            ColumnShape("closed_to", .text) { SQLiteValue($0.dataset.campSites.rows[$1].closedTo) },
        ], count: { $0.campSites.count })

    private static let contacts = TableShape(
        name: "contacts", kind: .contacts,
        columns: place { $0.contacts.records[$1] } + [
            ColumnShape("accepted", .integer, field: "", accepted) { SQLiteValue(!$0.dataset.contacts.rejected[$1]) },
            ColumnShape("uid", .text) { SQLiteValue(text: $0.dataset.contacts.uid[$1]) },
            ColumnShape("full_name", .text, field: "fn") { SQLiteValue(text: $0.dataset.contacts.fullName[$1]) },
            ColumnShape("first_name", .text, field: "n", ContactColumn.givenName.summary) {
                SQLiteValue(text: $0.dataset.contacts.firstName[$1])
            },
            ColumnShape("last_name", .text, field: "n", ContactColumn.familyName.summary) {
                SQLiteValue(text: $0.dataset.contacts.lastName[$1])
            },
            ColumnShape("phone", .text, field: "tel", "The best number to call.") {
                SQLiteValue(text: $0.dataset.contacts.phone[$1])
            },
            ColumnShape("email", .text, "The first e-mail address.") {
                SQLiteValue(text: $0.dataset.contacts.email[$1])
            },
            ColumnShape("other_phones", .text, field: "tel", "All other numbers.") {
                SQLiteValue(text: $0.dataset.contacts.otherPhones[$1])
            },
            ColumnShape("other_emails", .text, field: "email", "All other addresses.") {
                SQLiteValue(text: $0.dataset.contacts.otherEmails[$1])
            },
            ColumnShape("birthday", .text, field: "bday") {
                $0.dataset.contacts.birthday[$1].map { .text("\($0)") } ?? .null
            },
        ], count: { $0.contacts.count })

    private static let places = TableShape(
        name: "places", kind: .places,
        columns: place { $0.places.records[$1] } + [
            ColumnShape("accepted", .integer, field: "", accepted) { SQLiteValue(!$0.dataset.places.rejected[$1]) },
            ColumnShape("id", .text) { SQLiteValue(text: $0.dataset.places.id[$1]) },
            ColumnShape("name", .text) { SQLiteValue(text: $0.dataset.places.name[$1]) },
            ColumnShape("category", .text) { SQLiteValue(text: $0.dataset.places.category[$1] ?? "") },
            ColumnShape("latitude", .real, field: "coordinates", PlaceColumn.latitude.summary) {
                $0.dataset.places.coordinate($1).map { .real($0.latitude) } ?? .null
            },
            ColumnShape("longitude", .real, field: "coordinates", PlaceColumn.longitude.summary) {
                $0.dataset.places.coordinate($1).map { .real($0.longitude) } ?? .null
            },
            ColumnShape("closed", .integer, field: "operating_status", "Whether it is said to be closed for good.") {
                SQLiteValue($0.dataset.places.closed[$1])
            },
        ], count: { $0.places.count })

    /// The source of a record.
    private static func place(
        _ record: @escaping @Sendable (Dataset, Int) -> RecordReference
    ) -> [ColumnShape] {
        [
            ColumnShape("source", .text, field: "", "The source's name in pipeline.json.") { input, row in
                input.file(record(input.dataset, row)).map { .text($0.source) } ?? .null
            },
            ColumnShape("file", .text, field: "", "The file that it was read from.") { input, row in
                input.file(record(input.dataset, row)).map { .text($0.path) } ?? .null
            },
            ColumnShape("line", .integer, field: "", "The line in which it begins.") { input, row in
                .integer(Int64(record(input.dataset, row).line))
            },
        ]
    }
}

extension TableInput {
    fileprivate func file(_ record: RecordReference) -> SourceFile? {
        record.file < 0 ? nil : dataset.files[Int(record.file)]
    }
}
