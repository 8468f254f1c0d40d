package import Core

/// Every text that people read in the reports, in one place. Data never stands in here.
package enum Messages {
    package static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    package static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    // Sections.
    package static let today = "Today"
    package static let whatWasRead = "What was read"
    package static let needsAttention = "Needs attention"
    package static let arrivals = "Arrivals today"
    package static let departures = "Departures today"
    package static let inHouse = "In house tonight"
    package static let conflicts = "Conflicts"
    package static let whatChanged = "What changed"
    package static let field = "Field"
    package static let before = "Before"
    package static let after = "After"

    package static func since(_ day: CalendarDate) -> String { "Since the run of \(Dates.long(day))." }
    package static func notCompared(_ reason: String) -> String { "Nothing was compared: \(reason)." }

    package static func mostChanged(
        _ count: Int, of earlier: Int, field: (field: BookingField, count: Int)?
    ) -> String {
        let most = field.map { "; most often \($0.field.rawValue), \(Numbers.grouped($0.count)) times" } ?? ""
        return "\(Numbers.grouped(count)) of \(Numbers.grouped(earlier)) earlier bookings changed or went\(most)."
    }

    package static func change(_ what: ChangeRow.What) -> String {
        switch what {
        case .bookingNew: "new"
        case .bookingGone: "gone"
        case .bookingRefused: "gone, its record is refused now"
        case .bookingMoved: "moved"
        case .bookingChanged: "changed"
        case .findingNew: "new finding"
        case .findingResolved: "resolved"
        }
    }

    package static let birthdays = "Birthdays"
    package static let birthdaysInStays = "Birthdays during a stay"
    package static let balances = "Balances"
    package static let shortages = "Too few sites"
    package static let keyFigures = "Key figures"
    package static let nearby = "Places nearby"
    package static let featured = "Place of the day"
    package static let dataQuality = "Data quality"
    package static let notChecked = "Not checked"
    package static let todo = "To do today"
    package static let occupancyCalendar = "Occupancy calendar"
    package static func nextNights(_ count: Int) -> String { "Occupancy of the next \(count) nights" }
    package static func nextDays(_ count: Int) -> String { "Next \(count) days" }
    package static func siteNights(_ count: Int) -> String { "Sites, next \(count) nights" }
    package static let monthByMonth = "Month by month"

    package static let skip = "Skip to the content"
    package static let sections = "Sections"
    package static func firstRows(_ shown: Int, of total: Int) -> String {
        "The first \(Numbers.grouped(shown)) of \(Numbers.grouped(total))."
    }
    package static func allIn(_ file: String) -> String { "All of them are in \(file)." }

    // Nothing to show.
    package static let nothingRead = "No source was read."
    package static let nothingNeedsAttention = "Nothing needs attention."
    package static let noArrivals = "Nobody arrives today."
    package static let refusedNow = "its record is refused now"
    package static let noDepartures = "Nobody leaves today."
    package static let noConflicts = "No two stays share a night on one site."

    package static func crowded(_ site: String, stays: Int, pairs: Int) -> String {
        "Site \(site) holds up to \(Numbers.grouped(stays)) stays in one night, in \(Numbers.grouped(pairs)) pairs that "
            + "are not listed: it is no single site."
    }

    package static func moreCrowds(_ count: Int) -> String {
        "\(counted(count, "more site is", "more sites are")) none either."
    }
    package static let noBalances = "Everything is paid as it should be."
    package static let noBirthdays = "No birthday in the coming days."
    package static let noOccupancy = "The occupancy that was asked for does not cover the coming nights."
    package static let nothingSold = "No night is sold."
    package static let noPlaces = "No place nearby."
    package static let everythingChecked = "Every rule was checked."

    // Words in tables and lines.
    package static let source = "Source"
    package static let kind = "Kind"
    package static let read = "Read"
    package static let accepted = "Accepted"
    package static let rejected = "Rejected"
    package static let skipped = "Skipped"
    package static let site = "Site"
    package static let guest = "Guest"
    package static let booking = "Booking"
    package static let stay = "Stay"
    package static let guests = "Guests"
    package static let balance = "Balance due"
    package static let status = "Status"
    package static let night = "Night"
    package static let sold = "Sold"
    package static let sites = "Sites"
    package static let occupancy = "Occupancy"
    package static let revenue = "Room revenue"
    package static let figure = "Figure"
    package static let value = "Value"
    package static let place = "Place"
    package static let category = "Category"
    package static let distance = "Distance"
    package static let direction = "Direction"
    package static let fromHere = "from the property"
    package static func fromSite(_ number: String) -> String { "from site \(number)" }
    package static let wholeWindow = "whole window"
    package static let noSite = "no site"
    package static let noName = "no name"

    package static let theDay = "The day in numbers"
    package static let occupancyTonight = "Occupancy tonight"
    package static let findings = "Findings"
    package static let firstStay = "First stay"
    package static let secondStay = "Second stay"
    package static let sharedNights = "Shared nights"
    package static func shortage(_ row: CategoryShortage) -> String {
        "\(stays(row.stays)) for \(counted(row.sites, "site", "sites")), \(Numbers.grouped(row.unassigned)) of them without one"
    }
    package static let state = "State"
    package static let openAmount = "Open"
    package static let knownBy = "Known by"
    package static let unassigned = "Without a site"
    package static let stillMissing = "Too few by"
    package static let allSites = "all sites"
    package static func balance(_ total: BalanceFigures.Total) -> String {
        let name = name(total.state)
        let first = name.prefix(1).uppercased() + name.dropFirst()
        return "\(first): \(Formatting.money(total.amount)), \(stays(total.stays))."
    }
    package static func name(_ state: PaymentState) -> String {
        switch state {
        case .overdue: "overdue"
        case .owedOnArrival: "owed on arrival"
        case .overpaid: "overpaid"
        case .paid: "paid"
        }
    }
    package static func name(_ reason: MatchReason) -> String {
        switch reason {
        case .email: "the same e-mail"
        case .phone: "the same phone"
        case .name: "the same name"
        }
    }
    package static let solution = "Solution"
    package static let arrive = "Arrive"
    package static let leave = "Leave"
    package static let notable = "Also"
    package static let freeNights = "Free nights"
    package static let onTheMap = "On the map"
    package static let none = "none"
    package static let day = "Day"
    package static let when = "When"
    package static let turnsAge = "Turns"
    package static let files = "Files"
    package static let `where` = "Where"
    package static let record = "Record"
    package static let what = "What"
    package static let why = "Why"
    package static let rules = "Rules"
    package static let period = "Period"
    package static let bySource = "By source"
    package static let noSource = "no source"
    package static let asTable = "The same as a table"
    package static let weekendsAreDarker = "Friday and Saturday nights stand out."
    package static let noFigures = "There are no bookings to count."
    package static let figuresExplained =
        "Occupancy is nights sold by nights available, the average daily rate is room revenue by nights sold, revenue per "
        + "site night is room revenue by nights available. The average stay is nights by stays that arrive in the period; "
        + "cancelled and no-show are shares of all bookings received for it. Nights on which a site is closed stay "
        + "available, as STR counts them. Room revenue leaves tax out and is shared out by night; bookings that the rules "
        + "refuse are in no figure."
    package static func pending(_ count: Int) -> String { "\(Numbers.grouped(count)) pending" }
    package static func soldOf(_ sold: Int, _ sites: Int) -> String {
        "\(Numbers.grouped(sold)) of \(counted(sites, "site", "sites"))"
    }
    package static func sleepHere(_ stays: Int, _ guests: Int) -> String {
        "Tonight \(Messages.stays(stays)) with \(people(guests)) in house."
    }
    package static func straightLine(_ origin: String) -> String { "As the crow flies, \(origin)." }
    package static let fromEachSite = "From each site"
    package static func moreSites(_ count: Int) -> String { "And from \(counted(count, "more site", "more sites"))." }
    package static func chart(_ nights: Int, least: String, most: String) -> String {
        "A bar for each of \(Messages.nights(nights)). Fewest: \(least). Most: \(most)."
    }
    package static func effect(_ effect: Effect) -> String {
        switch effect {
        case .rejects: "These records were left out."
        case .marks: "These records were used."
        }
    }
    package static func plural(_ severity: Severity) -> String {
        switch severity {
        case .error: "Errors"
        case .warning: "Warnings"
        case .info: "Notes"
        }
    }

    // Key figures.
    package static let nightsSold = "Nights sold"
    package static let stays = "Stays"
    package static let adr = "Average daily rate"
    package static let revpar = "Revenue per site night"
    package static let averageStay = "Average stay"
    package static let cancelled = "Cancelled"
    package static let noShow = "No-show"
    package static let invalid = "Refused by the rules"
    package static let bookings = "Bookings"
    package static let leadDays = "Days booked ahead"

    package static func records(_ count: Int) -> String { counted(count, "record", "records") }
    package static func nights(_ count: Int) -> String { counted(count, "night", "nights") }
    package static func sources(_ count: Int) -> String { counted(count, "source", "sources") }
    package static func people(_ count: Int) -> String { counted(count, "guest", "guests") }
    package static func stays(_ count: Int) -> String { counted(count, "stay", "stays") }
    package static func more(_ count: Int) -> String { "and \(Numbers.grouped(count)) more" }
    package static func moreCodes(_ count: Int) -> String { "and \(counted(count, "more code", "more codes"))" }
    package static func turns(_ age: Int?) -> String { age.map { "turns \($0)" } ?? "" }
    package static func daysUntil(_ days: Int) -> String {
        switch days {
        case 0: "today"
        case 1: "tomorrow"
        default: "in \(days) days"
        }
    }
    package static func lineOfFile(_ line: Int, _ file: String) -> String { "line \(line) of \(file)" }
    package static func made(by version: String) -> String { "Made by Innkeeper \(version)" }

    package static func conflict(_ kind: ConflictKind) -> String {
        switch kind {
        case .doubleBooking: "double booking"
        case .sameGuest: "same guest twice"
        }
    }

    package static func count(_ count: Int, of severity: Severity) -> String {
        switch severity {
        case .error: counted(count, "error", "errors")
        case .warning: counted(count, "warning", "warnings")
        case .info: counted(count, "note", "notes")
        }
    }

    package static func name(_ status: BookingStatus) -> String {
        switch status {
        case .confirmed: "confirmed"
        case .inHouse: "in house"
        case .completed: "completed"
        case .cancelled: "cancelled"
        case .noShow: "no-show"
        case .pending: "pending"
        case .rejected: "rejected"
        case .unknown: "unknown"
        case .invalid: "refused"
        }
    }

    /// Compass points, clockwise from north, 45 degrees each.
    package static let compass = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]

    package static func knownFindings(_ count: Int) -> String {
        "\(counted(count, "finding", "findings")) of the baseline"
    }
    package static func counted(_ count: Int, _ one: String, _ many: String) -> String {
        "\(Numbers.grouped(count)) \(count == 1 ? one : many)"
    }

    // What to do today.
    package static let nothingToDo = "Nothing waits: no conflict, nobody to confirm, nothing to collect."
    package static let and = "and"
    package static func solve(_ kind: ConflictKind, site: String, nights: String) -> String {
        switch kind {
        case .doubleBooking: "\(site) is promised twice, \(nights):"
        case .sameGuest: "\(site) is booked twice by one guest, \(nights):"
        }
    }
    package static func moreConflicts(_ count: Int) -> String {
        "\(counted(count, "more conflict", "more conflicts")) to solve:"
    }
    package static let seeAll = "see all conflicts"
    package static func sameGuestAdvice(_ booking: String) -> String {
        "It is probably one booking that came in twice: cancel \(booking)"
    }
    package static let orMove = "or move it to"
    package static func move(_ booking: String) -> String { "Move \(booking) to" }
    package static let alsoFree = "also free:"
    package static let noFreeSite = "No other site is free for the whole stay."
    package static func confirmArrivals(_ count: Int) -> String {
        "\(counted(count, "arrival is", "arrivals are")) pending; confirm:"
    }
    package static func collect(_ amount: String) -> String { "Collect \(amount) on arrival:" }
    package static func birthday(_ days: Int) -> String { days == 0 ? "Birthday today:" : "Birthday tomorrow:" }
    package static func birthday(of name: String) -> String { "birthday of \(name)" }
    package static func onSite(_ site: String) -> String { "site \(site)" }
    package static func refused(_ count: Int) -> String {
        "\(counted(count, "record was", "records were")) refused and \(count == 1 ? "is" : "are") in no figure:"
    }
    package static let seeWhy = "see why and how to fix it"
    package static func firstConflict(_ site: String, _ nights: String) -> String {
        "first: \(site), \(nights)"
    }

    // Pictures.
    package static let pause = "Pause"
    package static let featuredStrip = "Places worth a visit"
    package static let alsoNearby = "Also nearby"
    package static let taken = "taken"
    package static let pending = "pending"
    package static let closed = "closed"
    package static let heat = [
        "none sold", "up to a quarter", "up to half", "up to three quarters", "up to all", "more than all",
    ]
    package static func siteNightsPicture(sites: Int, nights: Int, stays: Int, clashes: [String]) -> String {
        let clash =
            clashes.isEmpty ? "No night is promised twice." : "Promised twice: \(clashes.joined(separator: ", "))."
        return
            "\(counted(sites, "site", "sites")) in rows, \(Messages.nights(nights)) in columns, \(Messages.stays(stays)). \(clash)"
    }
    package static func monthsPicture(_ months: String) -> String { "Occupancy by month. \(months)." }
    package static func monthsExplained(_ hasSites: Bool) -> String {
        "Each square is a night; the darker, the fuller. Behind each month stand "
            + (hasSites ? "its occupancy and the nights sold." : "the nights sold.")
    }
    package static func staysWithoutSite(_ count: Int) -> String {
        "\(stays(count)) of these nights \(count == 1 ? "has" : "have") no site yet."
    }
    package static let here = "The property"
    package static func nearest(_ kind: String) -> String { "Nearest \(kind)" }
    package static let nearestOfKinds = "The nearest of each kind"
    package static func nearestPlaces(_ origin: String) -> String { "The nearest places \(origin)" }
    package static let mapExplained = "To scale; north is up. The numbers are those of the tables."
    package static func mapPicture(_ origin: String, radius: String, _ places: [String]) -> String {
        "A map of the places \(origin), up to \(radius) away. \(places.joined(separator: "; "))."
    }
    package static func nearestStays(_ shown: Int, of total: Int) -> String {
        "The nearest \(Numbers.grouped(shown)) of \(Numbers.grouped(total)) stays."
    }
    // 29 February.
    package static let bornOnLeapDay28 = "Born on 29 February; in other years than leap years on 28 February."
    package static let bornOnLeapDay1 = "Born on 29 February; in other years than leap years on 1 March."
    package static let bornOnLeapDay = "Born on 29 February; in leap years alone."
    package static func moveTo(_ sites: String) -> String { "Free for the second: \(sites)." }
    package static func staysHere(_ site: String, _ days: String) -> String { "stays on \(site), \(days)" }

    // What `check` says.
    package static let nothingToReport = "nothing to report"
    package static let noFindings = "no findings"
    package static let rootFolder = "The folder that the sources are relative to."
    package static let otherRecord = "the other record"
    package static func records(_ count: Int, inFiles files: Int) -> String {
        "\(records(count)) in \(counted(files, "file", "files"))"
    }
    package static func countRefused(_ count: Int) -> String { "\(Numbers.grouped(count)) refused" }
    package static func knownNotShown(_ count: Int) -> String { "\(knownFindings(count)) not shown" }
    package static func notChecked(in reason: String, _ rules: String) -> String {
        "Not checked in \(reason): \(rules)"
    }
    package static func comparedAlone(withStays: Bool) -> String {
        "\(withStays ? "Overlaps and duplicates" : "Duplicates") were looked for among these files only."
    }
    package static func shown(_ count: Int, of total: Int, _ code: String) -> String {
        "\(code): \(total) findings, of which \(count) are shown"
    }
    package static func moreOf(_ code: String, _ count: Int) -> String { "\(count) more of \(code)" }
    package static func moreOf(_ code: String, _ count: Int, inOtherFiles files: Int) -> String {
        "\(moreOf(code, count)) in \(files) other file\(files == 1 ? "" : "s")"
    }

    // What changed since the last run.
    package static let bookingChanges = "Bookings"
    package static let findingChanges = "Findings"
    package static let changeNew = "new"
    package static let changeGone = "gone"
    package static let changeMoved = "moved"
    package static let changeChanged = "changed"
    package static let changeResolved = "resolved"
    package static let changeNone = "as before"

    // Answers on the terminal.
    package static let freeForSecond = "Free for the second"
    package static let name = "Name"
    package static let electricity = "Electricity"
    package static let water = "Water"
    package static let nightlyRate = "Nightly rate"
    package static let yes = "yes"
    package static let no = "no"
    package static func freeSites(_ count: Int, _ days: String) -> String {
        count == 0 ? "No site is free, \(days)." : "\(counted(count, "site is", "sites are")) free, \(days)."
    }
    package static let howToFix = "How to fix:"
}
