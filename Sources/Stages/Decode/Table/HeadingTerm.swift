/// What one word of a heading means in any language. A word may have two meanings ("nombre" is a name in Spanish and a
/// number in French); a heading has each term at most once.
struct HeadingTerm: OptionSet, Hashable {
    let rawValue: UInt128

    init(rawValue: UInt128) { self.rawValue = rawValue }

    private init(_ place: UInt128) { rawValue = 1 << place }

    static let arrival = HeadingTerm(0)
    static let departure = HeadingTerm(1)
    static let start = HeadingTerm(2)
    static let end = HeadingTerm(3)
    static let from = HeadingTerm(4)
    static let until = HeadingTerm(5)
    static let stay = HeadingTerm(6)
    static let day = HeadingTerm(7)
    static let time = HeadingTerm(8)
    static let expected = HeadingTerm(9)

    static let guest = HeadingTerm(10)
    static let main = HeadingTerm(11)
    static let name = HeadingTerm(12)
    static let given = HeadingTerm(13)
    static let family = HeadingTerm(14)
    static let full = HeadingTerm(15)
    static let phone = HeadingTerm(16)
    static let mobile = HeadingTerm(17)
    static let home = HeadingTerm(18)
    static let work = HeadingTerm(19)
    static let email = HeadingTerm(20)
    static let address = HeadingTerm(21)
    static let country = HeadingTerm(22)
    static let birth = HeadingTerm(23)
    static let value = HeadingTerm(24)

    static let count = HeadingTerm(25)
    /// A count of things, or the number of a thing.
    static let number = HeadingTerm(26)
    /// Any identifier: an id, a code, a reference.
    static let code = HeadingTerm(27)
    static let adult = HeadingTerm(28)
    static let child = HeadingTerm(29)
    static let infant = HeadingTerm(30)
    static let person = HeadingTerm(31)
    static let night = HeadingTerm(32)
    static let most = HeadingTerm(33)

    static let total = HeadingTerm(34)
    static let amount = HeadingTerm(35)
    static let rate = HeadingTerm(36)
    static let gross = HeadingTerm(37)
    static let net = HeadingTerm(38)
    static let paid = HeadingTerm(39)
    static let payment = HeadingTerm(40)
    static let commission = HeadingTerm(41)
    static let tax = HeadingTerm(42)
    static let payout = HeadingTerm(43)
    static let currency = HeadingTerm(44)
    static let included = HeadingTerm(45)
    static let due = HeadingTerm(46)
    /// What is left to pay.
    static let open = HeadingTerm(64)
    /// The name of a channel.
    static let brand = HeadingTerm(65)
    static let fee = HeadingTerm(47)
    static let average = HeadingTerm(48)

    static let booking = HeadingTerm(49)
    static let booked = HeadingTerm(50)
    static let confirmation = HeadingTerm(51)
    static let created = HeadingTerm(52)
    static let cancelled = HeadingTerm(53)
    static let status = HeadingTerm(54)
    static let channel = HeadingTerm(55)
    static let type = HeadingTerm(56)
    static let site = HeadingTerm(57)
    static let notes = HeadingTerm(58)
    static let special = HeadingTerm(59)
    static let power = HeadingTerm(60)
    static let latitude = HeadingTerm(61)
    static let longitude = HeadingTerm(62)
    /// Words that add nothing to a position: "GPS", "decimal".
    static let position = HeadingTerm(63)
}
