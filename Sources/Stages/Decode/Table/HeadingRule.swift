/// Terms that a heading must have and may have, and what they mean together.
struct HeadingRule {
    let needed: HeadingTerm
    let allowed: HeadingTerm
    /// The required order, where it matters: "number of guests" is a count, "guest number" an identifier.
    let order: [HeadingTerm]
    let meaning: ComposedHeadings.Meaning

    init(
        _ needed: HeadingTerm, or more: HeadingTerm = [], order: [HeadingTerm] = [], _ meaning: ComposedHeadings.Meaning
    ) {
        self.needed = needed
        allowed = needed.union(more)
        self.order = order
        self.meaning = meaning
    }

    func fits(_ reading: ComposedHeadings.Reading) -> Bool {
        let terms = reading.reduce(into: HeadingTerm()) { $0.formUnion($1) }
        guard needed.isSubset(of: terms), terms.isSubset(of: allowed) else { return false }
        return order.isEmpty || reading.filter(order.contains) == order
    }

    private static let counted: HeadingTerm = [.count, .number, .total]

    /// The first rule that fits a heading gives its meaning.
    static let all: [HeadingRule] = stayRules + peopleRules + moneyRules + recordRules + placeRules

    private static let stayRules = [
        HeadingRule([.arrival, .time], or: [.expected, .guest, .booking], .words(["arrivaltime"])),
        HeadingRule([.expected, .time], .words(["arrivaltime"])),
        HeadingRule([.arrival], or: [.day, .time, .expected, .guest, .stay, .booking], .words(["arrivaldate"])),
        HeadingRule([.departure], or: [.day, .expected, .guest, .stay, .booking], .words(["departuredate"])),
        HeadingRule([.departure, .day, .time], or: [.guest, .stay, .booking], .words(["departuredate"])),
        HeadingRule([.start, .day], .words(["startdate"])),
        HeadingRule([.start, .time], .words(["startdate"])),
        HeadingRule([.end, .time], .words(["enddate"])),
        HeadingRule([.end, .day], .words(["enddate"])),
        HeadingRule([.start, .stay], or: .day, .words(["staystart"])),
        HeadingRule([.end, .stay], or: .day, .words(["stayend"])),
        HeadingRule([.start, .booking], or: .day, .words(["bookingstart"])),
        HeadingRule([.end, .booking], or: .day, .words(["bookingend"])),
        HeadingRule([.from, .stay], or: .day, .words(["stayfrom"])),
        HeadingRule([.until, .stay], or: .day, .words(["stayto"])),
        HeadingRule([.from, .booking], or: .day, .words(["bookingstart"])),
        HeadingRule([.until, .booking], or: .day, .words(["bookingend"])),
        HeadingRule([.from, .day], .words(["datefrom"])),
        HeadingRule([.until, .day], .words(["dateto"])),
        HeadingRule([.night], or: counted.union([.stay, .booking, .booked]), .words(["nights"])),
    ]

    private static let peopleRules = [
        HeadingRule([.adult], or: counted.union([.guest, .person, .booking]), .words(["adults"])),
        HeadingRule([.child], or: counted.union([.guest, .person, .booking]), .words(["children"])),
        HeadingRule([.infant], or: counted.union([.guest, .person, .booking]), .words(["infants"])),
        HeadingRule([.person], or: counted.union([.guest, .booking]), .words(["guests"])),
        HeadingRule([.guest, .count], or: [.total, .booking], .words(["guests"])),
        HeadingRule([.guest, .total], .words(["guests"])),
        HeadingRule([.number, .guest], or: .total, order: [.number, .guest], .words(["guests"])),
        HeadingRule([.person, .most], or: counted.union([.site]), .words(["maxpersons"])),
        HeadingRule([.guest, .most], or: counted.union([.site]), .words(["maxguests"])),
        HeadingRule([.guest, .number], order: [.guest, .number], .words(["guestid"])),
        HeadingRule([.guest, .code], .words(["guestid"])),
        HeadingRule([.person, .code], .words(["guestid"])),
        HeadingRule([.guest, .name], or: [.main, .full, .booking], .words(["guestname"])),
        HeadingRule([.guest, .main], .words(["guestname"])),
        HeadingRule([.name, .main], .words(["guestname"])),
        HeadingRule([.name, .booking], .words(["bookingname"])),
        HeadingRule([.name, .person], .words(["fullname"])),
        HeadingRule([.given, .name], or: [.guest, .main, .booking], .words(["fullname"])),
        HeadingRule([.given], or: [.guest, .main], .words(["guestfirstname", "firstname"])),
        HeadingRule([.family, .name], or: [.guest, .main, .booking], .words(["fullname"])),
        HeadingRule([.family], or: [.guest, .main], .words(["guestlastname", "lastname"])),
        HeadingRule([.given, .family], or: [.guest, .name, .main], .words(["fullname"])),
        HeadingRule(
            [.mobile], or: [.phone, .number, .guest, .person, .value],
            .firstFree(["mobilephone", "cellphone", "mobile", "cell"])),
        HeadingRule(
            [.phone], or: [.number, .guest, .person, .main, .booking, .value],
            .firstFree(["phonenumber", "telephone", "primaryphone", "guestphone"])),
        HeadingRule(
            [.phone, .home], or: [.number, .person, .value],
            .firstFree(["homephone", "telefonprivat", "tel.privat", "telefoonthuis"])),
        HeadingRule(
            [.phone, .work], or: [.number, .person, .value],
            .firstFree(["businessphone", "workphone", "telefonarbete", "werktelefoon"])),
        HeadingRule(
            [.email], or: [.address, .guest, .person, .main, .booking, .value, .number, .home, .work],
            .firstFree(["emailaddress", "primaryemail", "guestemail"])),
        HeadingRule([.country, .guest], or: [.code, .name], .words(["guestcountry"])),
        HeadingRule([.country, .name], .words(["guestcountry"])),
        HeadingRule([.country], or: [.booking, .stay], .words(["guestcountry"])),
        HeadingRule([.country, .code], .words(["guestcountry"])),
        HeadingRule([.birth], or: [.day, .guest], .words(["dateofbirth"])),
    ]

    private static let moneyRules = [
        HeadingRule([.amount, .total], or: [.booking, .stay, .gross, .included, .tax], .words(["totalprice"])),
        HeadingRule([.amount, .booking], or: [.gross, .included, .tax], .words(["totalprice"])),
        HeadingRule([.amount, .stay], or: [.gross, .included, .tax], .words(["totalprice"])),
        HeadingRule([.amount, .gross], .words(["totalprice"])),
        HeadingRule([.amount, .included], or: .tax, .words(["totalprice"])),
        HeadingRule([.total, .included], or: [.tax, .booking, .stay, .gross], .words(["totalprice"])),
        HeadingRule([.total, .booking], or: .gross, .words(["totalprice"])),
        HeadingRule([.total, .stay], or: .gross, .words(["totalprice"])),
        HeadingRule([.total, .gross], .words(["totalprice"])),
        HeadingRule([.total, .rate], or: [.included, .tax], .words(["totalprice"])),
        HeadingRule([.amount, .night], or: .average, .words(["pricepernight"])),
        HeadingRule([.rate, .night], or: .average, .words(["pricepernight"])),
        HeadingRule([.paid], or: [.amount, .total, .guest], .words(["amountpaid"])),
        HeadingRule([.payment, .total], or: .paid, .words(["amountpaid"])),
        HeadingRule([.payment, .paid], .words(["amountpaid"])),
        HeadingRule([.commission], or: [.amount, .total, .channel, .booking, .included], .words(["commissionamount"])),
        HeadingRule([.brand, .fee], or: [.total, .amount], .words(["channelfee"])),
        HeadingRule([.brand, .commission], or: [.total, .amount], .words(["commissionamount"])),
        HeadingRule([.channel, .fee], or: [.total, .amount], .words(["channelfee"])),
        HeadingRule([.net], or: [.amount, .total, .booking, .rate, .payout], .words(["netamount"])),
        HeadingRule([.payout, .amount], or: .total, .words(["payoutamount"])),
        HeadingRule([.payout, .total], .words(["payoutamount"])),
        HeadingRule([.payout, .code], .words(["payoutid"])),
        HeadingRule([.payout, .number], .words(["payoutid"])),
        HeadingRule([.tax, .total], or: .amount, .words(["totaltax"])),
        HeadingRule([.tax, .amount], .words(["totaltax"])),
        HeadingRule([.tax, .booking], or: [.amount, .total], .words(["totaltax"])),
        HeadingRule([.tax, .stay], or: [.amount, .total, .included], .words(["totaltax"])),
        HeadingRule([.currency], or: [.code, .booking, .payment, .amount], .words(["currencycode"])),
        HeadingRule([.due, .day], or: .payment, .words(["duedate"])),
        HeadingRule([.open], or: [.amount, .total, .payment, .paid, .booking, .due], .words(["outstandingbalance"])),
        HeadingRule([.due, .amount], .words(["outstandingbalance"])),
    ]

    private static let recordRules = [
        HeadingRule([.booking, .number], or: [.code, .confirmation], .words(["reservationnumber"])),
        HeadingRule([.booking, .code], or: [.confirmation], .words(["reservationnumber"])),
        HeadingRule([.confirmation, .number], or: .code, .words(["confirmationnumber"])),
        HeadingRule([.confirmation, .code], .words(["confirmationnumber"])),
        HeadingRule([.code, .number], .words(["referencenumber"])),
        HeadingRule([.stay, .code], .words(["reservationnumber"])),
        HeadingRule([.stay, .number], .words(["reservationnumber"])),
        HeadingRule([.booking, .status], or: .name, .words(["bookingstatus"])),
        HeadingRule([.status], or: .name, .words(["bookingstatus"])),
        HeadingRule([.booking, .day], or: [.time, .confirmation, .created], .words(["bookingdate"])),
        HeadingRule([.booked], or: [.day, .time], .words(["bookingdate"])),
        HeadingRule([.booking, .created], or: [.day, .time], .words(["bookingcreated"])),
        HeadingRule([.created], or: [.day, .time], .words(["createdon"])),
        HeadingRule([.cancelled], or: [.day, .time, .booking], .words(["cancellationdate"])),
        HeadingRule([.channel, .code], .words(["otareservationid"])),
        HeadingRule([.channel, .booking, .code], or: .number, .words(["otareservationid"])),
        HeadingRule([.channel], or: [.booking, .name], .words(["bookingchannel"])),
        HeadingRule([.site, .type], or: [.name, .booked, .booking, .guest], .words(["sitetype"])),
        HeadingRule([.site, .number], or: .name, .words(["sitenumber"])),
        HeadingRule([.site, .code], .words(["siteid"])),
        HeadingRule([.site, .name], .words(["sitename"])),
        HeadingRule([.notes], or: [.guest, .booking, .special], .words(["guestnotes"])),
    ]

    private static let placeRules = [
        HeadingRule([.type], .words(["type"])),
        HeadingRule([.type, .name], .words(["unittypename"])),
        HeadingRule([.name, .position], .words(["poiname"])),
        HeadingRule([.power], .words(["electricity"])),
        HeadingRule([.latitude], or: .position, .words(["latitude"])),
        HeadingRule([.longitude], or: .position, .words(["longitude"])),
    ]
}
