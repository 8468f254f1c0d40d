import InnkeeperCore

/// Flags a telephone number that can't be dialled.
///
/// ## Before
/// `TEL:ask at desk`, or a number of four digits.
///
/// ## After
/// The contact is kept and flagged. A number has 7 to 15 digits (ITU-T E.164 allows at most 15), possibly followed by
/// an extension. After a plus comes a country code, none of which starts with 0; North America's, 1, is followed by ten
/// digits that don't start with 0 or 1.
struct ContactPhoneInvalid: ContactRule {
    let code = "contact-phone-invalid"
    let summary = "The phone number can't be dialled."
    let advice = "Write the number with its country code: +1 408 555 0100."
    let message = "The phone number \"{value}\" can't be dialled: {problem}; write it with its country code."
    let phrases = RuleText.phrases([
        Problem.plusInside: "there is a plus sign inside it",
        .noDigits: "it has no digits",
        .notDigits: "it is not only digits",
        .tooShort: "it has only {digits:# digit|# digits}",
        .tooLong: "it has {digits:# digit|# digits}, more than 15",
        .countryCode: "no country code begins with 0",
        .lengthAfterOne: "+1 is followed by 10 digits, not {digits}",
        .areaCode: "no area code of +1 begins with {digits}",
    ])
    let severity = Severity.info
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: vCards(
                    ["FN:Ada Alder", "TEL:+1 (408) 555-0100 ext. 12"],
                    ["FN:Ben Birch", "TEL:+44 (0)20 5550 0100"],
                    ["FN:Cleo Cedar", "TEL:+49 89 5550 1001 001"])),
            RuleExample(fails: vCards(["FN:Ada Alder", "TEL:»ask at the desk"])),
            RuleExample(fails: vCards(["FN:Ada Alder", "TEL:»555-01"])),
            RuleExample(
                fails: vCards(
                    ["FN:Ada Alder", "TEL:»+0 408 555 0100"],
                    ["FN:Ben Birch", "TEL:»+1 408 555 010"],
                    ["FN:Cleo Cedar", "TEL:»+1 108 555 0100"],
                    ["FN:Dora Dogwood", "TEL:»+49 89 5550 1001 0010"])),
        ]
    }

    private enum Problem: String {
        case plusInside = "plus-inside"
        case noDigits = "no-digits"
        case notDigits = "not-digits"
        case tooShort = "too-short"
        case tooLong = "too-long"
        case countryCode = "country-code"
        case lengthAfterOne = "length-after-1"
        case areaCode = "area-code"
    }

    func check(_ contacts: Contacts, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<contacts.count where !contacts.phone.isEmpty(row) {
            if let (problem, digits) = Self.problem(contacts.phone.bytes.span, contacts.phone.range(row)) {
                report.report(
                    code, row: row, field: ContactField.phone.rawValue,
                    arguments: [.problem: .key(problem), .digits: .count(digits)])
            }
        }
    }

    /// Why a number can't be dialled, and the digit or number of digits that shows it; nil if it can.
    private static func problem(_ bytes: borrowing Span<UInt8>, _ range: Range<Int>) -> (Problem, digits: Int)? {
        // The number of digits, and the first two.
        var digits = 0
        var first: UInt8 = 0
        var second: UInt8 = 0
        var isInternational = false
        scan: for index in range {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if digits == 0 { first = byte - UInt8(ascii: "0") }
                if digits == 1 { second = byte - UInt8(ascii: "0") }
                digits += 1
            case UInt8(ascii: "+"):
                // A plus inside means that two numbers run together.
                if digits > 0 || isInternational { return (.plusInside, digits) }
                isInternational = true
            case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"),
                UInt8(ascii: " "), UInt8(ascii: "*"), 0xC2, 0xA0:
                continue
            case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: ";"),
                UInt8(ascii: "#"), UInt8(ascii: ","), UInt8(ascii: "p"), UInt8(ascii: "w"):
                // The rest is an extension (RFC 3966, or as people write it) or a pause.
                break scan
            default: return (range.contains { bytes[$0] &- 0x30 < 10 } ? .notDigits : .noDigits, digits)
            }
        }
        if digits == 0 { return (.noDigits, 0) }
        if digits < 7 { return (.tooShort, digits) }
        if digits > 15 { return (.tooLong, digits) }
        guard isInternational else { return nil }
        if first == 0 { return (.countryCode, 0) }
        guard first == 1 else { return nil }
        if digits != 11 { return (.lengthAfterOne, digits - 1) }
        return second < 2 ? (.areaCode, Int(second)) : nil
    }
}
