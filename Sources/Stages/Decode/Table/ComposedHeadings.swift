internal import InnkeeperCore

/// Headings that no list has, but whose every word is known, in any of the languages of `HeadingLexicon`.
///
/// Before: `Nº de bebês`, `Kommissionsbetrag`, `guest_country_code`, `Début séjour`.
/// After: infants; commission; country; arrival.
///
/// A word that is not known makes the whole heading unknown: "Balance due", "Commission %" and "Cleaning fee" say something
/// that no field holds. So does a heading that can be read in two ways.
enum ComposedHeadings {
    /// A known heading, folded, or several of which the first that no other column has is meant: a person has more than
    /// one telephone.
    enum Meaning: Equatable {
        case words([String])
        case firstFree([String])

        /// The known headings that it may be.
        var headings: [String] {
            switch self {
            case .words(let words), .firstFree(let words): words
            }
        }
    }

    /// What a heading means; nil for one that says something else or nothing that is known.
    static func meaning(_ heading: String) -> Meaning? {
        guard heading.utf8.count <= HeaderSearch.lengthLimit, let words = HeadingWords.words(heading) else {
            return nil
        }
        return meaning(words: words)
    }

    /// The same of its words.
    static func meaning(words: [String]) -> Meaning? {
        guard let readings = readings(words) else { return nil }
        var found: Meaning?
        for reading in readings {
            guard let meaning = rules.first(where: { $0.fits(reading) })?.meaning else { continue }
            if let found, found != meaning { return nil }
            found = meaning
        }
        return found
    }

    // MARK: Readings

    /// The terms of a heading in order.
    private typealias Reading = [HeadingTerm]

    /// More are no heading.
    private static let readingLimit = 16

    /// Every way to read the words; nil when one of them is not known.
    private static func readings(_ words: [String]) -> [Reading]? {
        var readings: [Reading] = [[]]
        var position = 0
        while position < words.count {
            let pair = position + 1 < words.count ? words[position] + words[position + 1] : ""
            var terms = HeadingLexicon.terms(pair).map { [$0] }
            if terms.isEmpty {
                guard let single = parts(words[position]) else { return nil }
                terms = single
                position += 1
            } else {
                position += 2
            }
            readings = readings.flatMap { reading in terms.map { reading + $0 } }
            if readings.count > readingLimit { return nil }
        }
        return readings
    }

    /// The ways to read one word: as itself, as nothing, or as the parts of a compound.
    private static func parts(_ word: String) -> [Reading]? {
        // "E-mail 2"
        if word.count == 1, word.first?.isNumber ?? false { return [[.value]] }
        let terms = HeadingLexicon.terms(word).map { [$0] }
        if HeadingLexicon.isFiller(word) { return terms + [[]] }
        if !terms.isEmpty { return terms }
        return compound(word[...])
    }

    /// No part of a compound is shorter, but for a last one.
    private static let shortestPart = 3
    private static let shortEnds: Set<String> = ["nr", "id"]

    /// The parts of a word that is made of known ones, the longest first.
    private static func compound(_ word: Substring) -> [Reading]? {
        guard word.utf8.count > shortestPart, word.utf8.count <= HeaderSearch.lengthLimit else { return nil }
        for length in stride(from: min(word.count - 1, HeadingLexicon.longest), through: shortestPart, by: -1) {
            let first = HeadingLexicon.terms(String(word.prefix(length)))
            if first.isEmpty { continue }
            let end = word.dropFirst(length)
            guard let others = rest(of: end) else { continue }
            return first.flatMap { term in others.map { [term] + $0 } }
        }
        return nil
    }

    /// What follows the first part of a compound, with or without a link before it.
    private static func rest(of word: Substring) -> [Reading]? {
        for link in [""] + HeadingLexicon.links.filter({ word.hasPrefix($0) }).sorted() {
            let part = word.dropFirst(link.count)
            guard part.count >= shortestPart || shortEnds.contains(String(part)) else { continue }
            let terms = HeadingLexicon.terms(String(part))
            if !terms.isEmpty { return terms.map { [$0] } }
            if let deeper = compound(part) { return deeper }
        }
        return nil
    }

    // MARK: Rules

    /// Terms that must be there and that may be, and what they mean together.
    private struct Rule {
        let needed: HeadingTerm
        let allowed: HeadingTerm
        /// In this order, where that matters: "number of guests" counts them, "guest number" names one.
        let order: [HeadingTerm]
        let meaning: Meaning

        init(_ needed: HeadingTerm, or more: HeadingTerm = [], order: [HeadingTerm] = [], _ meaning: Meaning) {
            self.needed = needed
            allowed = needed.union(more)
            self.order = order
            self.meaning = meaning
        }

        func fits(_ reading: Reading) -> Bool {
            let terms = reading.reduce(into: HeadingTerm()) { $0.formUnion($1) }
            guard needed.isSubset(of: terms), terms.isSubset(of: allowed) else { return false }
            return order.isEmpty || reading.filter(order.contains) == order
        }
    }

    private static let counted: HeadingTerm = [.count, .number, .total]

    private static let rules: [Rule] = stayRules + peopleRules + moneyRules + recordRules + placeRules

    private static let stayRules = [
        Rule([.arrival, .time], or: [.expected, .guest, .booking], .words(["arrivaltime"])),
        Rule([.arrival], or: [.day, .time, .expected, .guest, .stay, .booking], .words(["arrivaldate"])),
        Rule([.departure], or: [.day, .expected, .guest, .stay, .booking], .words(["departuredate"])),
        Rule([.departure, .day, .time], or: [.guest, .stay, .booking], .words(["departuredate"])),
        Rule([.start, .day], .words(["startdate"])),
        Rule([.end, .day], .words(["enddate"])),
        Rule([.start, .stay], or: .day, .words(["staystart"])),
        Rule([.end, .stay], or: .day, .words(["stayend"])),
        Rule([.start, .booking], or: .day, .words(["bookingstart"])),
        Rule([.end, .booking], or: .day, .words(["bookingend"])),
        Rule([.from, .stay], or: .day, .words(["stayfrom"])),
        Rule([.until, .stay], or: .day, .words(["stayto"])),
        Rule([.from, .booking], or: .day, .words(["bookingstart"])),
        Rule([.until, .booking], or: .day, .words(["bookingend"])),
        Rule([.from, .day], .words(["datefrom"])),
        Rule([.until, .day], .words(["dateto"])),
        Rule([.night], or: counted.union([.stay, .booking, .booked]), .words(["nights"])),
    ]

    private static let peopleRules = [
        Rule([.adult], or: counted.union([.guest, .person]), .words(["adults"])),
        Rule([.child], or: counted.union([.guest, .person]), .words(["children"])),
        Rule([.infant], or: counted.union([.guest, .person]), .words(["infants"])),
        Rule([.person], or: counted.union([.guest, .booking]), .words(["guests"])),
        Rule([.guest, .count], or: [.total, .booking], .words(["guests"])),
        Rule([.guest, .total], .words(["guests"])),
        Rule([.number, .guest], or: .total, order: [.number, .guest], .words(["guests"])),
        Rule([.person, .most], or: counted, .words(["maxpersons"])),
        Rule([.guest, .most], or: counted, .words(["maxguests"])),
        Rule([.guest, .number], order: [.guest, .number], .words(["guestid"])),
        Rule([.guest, .code], .words(["guestid"])),
        Rule([.guest, .name], or: [.main, .full, .booking], .words(["guestname"])),
        Rule([.guest, .main], .words(["guestname"])),
        Rule([.name, .main], .words(["guestname"])),
        Rule([.name, .booking], .words(["bookingname"])),
        Rule([.given], or: [.guest, .name, .main], .words(["guestfirstname", "firstname"])),
        Rule([.family], or: [.guest, .name, .main], .words(["guestlastname", "lastname"])),
        Rule([.given, .family], or: [.guest, .name, .main], .words(["fullname"])),
        Rule(
            [.mobile], or: [.phone, .number, .guest, .value],
            .firstFree(["mobilephone", "cellphone", "mobile", "cell"])),
        Rule(
            [.phone], or: [.number, .guest, .main, .booking, .value],
            .firstFree(["guestphone", "phonenumber", "telephone", "primaryphone"])),
        Rule([.phone, .home], or: [.number, .value], .firstFree(["homephone", "telefonprivat"])),
        Rule([.phone, .work], or: [.number, .value], .firstFree(["businessphone", "workphone"])),
        Rule(
            [.email], or: [.address, .guest, .main, .booking, .value, .number, .home],
            .firstFree(["guestemail", "emailaddress", "primaryemail"])),
        Rule([.country, .guest], or: .code, .words(["guestcountry"])),
        Rule([.country, .code], .words(["guestcountry"])),
        Rule([.birth], or: [.day, .guest], .words(["dateofbirth"])),
    ]

    private static let moneyRules = [
        Rule([.amount, .total], or: [.booking, .stay, .gross, .included, .tax], .words(["totalprice"])),
        Rule([.amount, .booking], or: [.gross, .included, .tax], .words(["totalprice"])),
        Rule([.amount, .stay], or: [.gross, .included, .tax], .words(["totalprice"])),
        Rule([.amount, .gross], .words(["totalprice"])),
        Rule([.amount, .included], or: .tax, .words(["totalprice"])),
        Rule([.total, .included], or: [.tax, .booking, .stay, .gross], .words(["totalprice"])),
        Rule([.total, .booking], or: .gross, .words(["totalprice"])),
        Rule([.total, .stay], or: .gross, .words(["totalprice"])),
        Rule([.total, .gross], .words(["totalprice"])),
        Rule([.total, .rate], or: [.included, .tax], .words(["totalprice"])),
        Rule([.amount, .night], or: .average, .words(["pricepernight"])),
        Rule([.rate, .night], or: .average, .words(["pricepernight"])),
        Rule([.paid], or: [.amount, .total], .words(["amountpaid"])),
        Rule([.payment, .total], or: .paid, .words(["amountpaid"])),
        Rule([.payment, .paid], .words(["amountpaid"])),
        Rule([.commission], or: [.amount, .total, .channel, .booking, .included], .words(["commissionamount"])),
        Rule([.channel, .fee], or: [.total, .amount], .words(["channelfee"])),
        Rule([.net], or: [.amount, .total, .booking, .rate, .payout], .words(["netamount"])),
        Rule([.payout, .amount], or: .total, .words(["payoutamount"])),
        Rule([.payout, .total], .words(["payoutamount"])),
        Rule([.payout, .code], .words(["payoutid"])),
        Rule([.payout, .number], .words(["payoutid"])),
        Rule([.tax, .total], or: .amount, .words(["totaltax"])),
        Rule([.tax, .amount], .words(["totaltax"])),
        Rule([.tax, .stay], .words(["totaltax"])),
        Rule([.currency], or: [.code, .booking, .payment, .amount], .words(["currencycode"])),
        Rule([.due, .day], or: .payment, .words(["duedate"])),
    ]

    private static let recordRules = [
        Rule([.booking, .number], or: [.code, .confirmation], .words(["reservationnumber"])),
        Rule([.booking, .code], or: [.confirmation], .words(["reservationnumber"])),
        Rule([.confirmation, .number], or: .code, .words(["confirmationnumber"])),
        Rule([.confirmation, .code], .words(["confirmationnumber"])),
        Rule([.booking, .status], .words(["bookingstatus"])),
        Rule([.booking, .day], or: [.time, .confirmation, .created], .words(["bookingdate"])),
        Rule([.booked], or: [.day, .time], .words(["bookingdate"])),
        Rule([.booking, .created], or: [.day, .time], .words(["bookingcreated"])),
        Rule([.created], or: [.day, .time], .words(["createdon"])),
        Rule([.cancelled], or: [.day, .time, .booking], .words(["cancellationdate"])),
        Rule([.channel], or: [.booking, .name], .words(["bookingchannel"])),
        Rule([.site, .type], or: [.name, .booked, .booking, .guest], .words(["sitetype"])),
        Rule([.site, .number], or: .name, .words(["sitenumber"])),
        Rule([.site, .code], .words(["sitecode"])),
        Rule([.site, .name], .words(["sitename"])),
        Rule([.notes], or: [.guest, .booking, .special], .words(["guestnotes"])),
    ]

    private static let placeRules = [
        Rule([.type], .words(["type"])),
        Rule([.power], .words(["electricity"])),
        Rule([.latitude], or: .position, .words(["latitude"])),
        Rule([.longitude], or: .position, .words(["longitude"])),
    ]
}
