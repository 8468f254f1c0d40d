public import Core

/// Marks a telephone number that no exchange would take.
///
/// ## Before
/// `TEL:ask at desk`, or a number of four digits.
///
/// ## After
/// The contact stands, marked. A number has 7 to 15 digits (ITU-T E.164 allows 15 at most), and after them perhaps an
/// extension.
public struct ContactPhoneInvalid: ContactRule {
    public static let code = "contact-phone-invalid"
    public static let kind: RecordKind? = .contacts
    public static let summary = "The telephone number is no number that can be dialled."
    public static let advice = "Write the number with its country: +1 408 555 0100."
    public static let effect = Effect.marks
    public static let severity = Severity.info
    public static let examples = [
        RuleExample(
            passes: """
                BEGIN:VCARD
                VERSION:3.0
                FN:Ada Alder
                TEL:+1 (408) 555-0100 ext. 12
                END:VCARD
                """),
        RuleExample(
            fails: """
                BEGIN:VCARD
                VERSION:3.0
                FN:Ada Alder
                TEL:»ask at the desk
                END:VCARD
                """),
        RuleExample(
            fails: """
                BEGIN:VCARD
                VERSION:3.0
                FN:Ada Alder
                TEL:»555-01
                END:VCARD
                """),
    ]

    public init() {}

    public func check(_ contacts: Contacts, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<contacts.count where !contacts.phone.isEmpty(row) {
            if let detail = Self.problem(contacts.phone.slice(row)) {
                report.report(Self.code, row: row, field: ContactField.phone.rawValue, detail: detail)
            }
        }
    }

    /// Why a number can't be dialled; nil when it can.
    private static func problem(_ number: ArraySlice<UInt8>) -> String? {
        var digits = 0
        for byte in number {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
            case UInt8(ascii: "+"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "/"), UInt8(ascii: " "), UInt8(ascii: "*"), 0xC2, 0xA0:
                continue
            case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: ";"),
                UInt8(ascii: "#"), UInt8(ascii: ","), UInt8(ascii: "p"), UInt8(ascii: "w"):
                // From here on it is an extension (RFC 3966, or as people write it) or a pause.
                return count(digits)
            default: return "it has more than digits"
            }
        }
        return count(digits)
    }

    private static func count(_ digits: Int) -> String? {
        digits < 7 ? "it has only \(digits) digits" : digits > 15 ? "it has \(digits) digits" : nil
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The telephone number \(quoted(shownValue)) can't be dialled: \(finding.detail); write it with its country."
    }
}
