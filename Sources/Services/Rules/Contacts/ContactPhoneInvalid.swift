public import Core

/// Marks a contact whose telephone number can't be one.
///
/// ## Before
/// `12345`, `see notes`, or two numbers run into one of more than 15 digits (ITU-T E.164).
///
/// ## After
/// The contact stands. Only what surely can't be dialled is reported: 7 to 15 digits are never questioned.
public struct ContactPhoneInvalid: ContactRule {
    public static let code = "contact-phone-invalid"
    public static let kind: RecordKind? = .contacts
    public static let summary = "The telephone number has fewer than 7 or more than 15 digits, or letters."
    public static let advice = "Write the number with its country code, as +1 408 555 0142, and one number a property."
    public static let effect = Effect.marks
    public static let severity = Severity.info
    public static let examples = [
        RuleExample(
            passes: """
                BEGIN:VCARD
                VERSION:4.0
                FN:Ada Alder
                TEL:tel:+1-408-555-0142;ext=12
                END:VCARD
                BEGIN:VCARD
                VERSION:3.0
                FN:Ben Birch
                N:Birch;Ben;;;
                TEL:(408) 555-0143 x7
                END:VCARD
                """),
        RuleExample(
            fails: """
                BEGIN:VCARD
                VERSION:4.0
                FN:Ada Alder
                »TEL:12345
                END:VCARD
                BEGIN:VCARD
                VERSION:4.0
                FN:Ben Birch
                »TEL:see notes
                END:VCARD
                """),
    ]

    public init() {}

    public func check(_ contacts: Contacts, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<contacts.count where !contacts.phone.isEmpty(row) {
            guard let reason = fault(contacts.phone.slice(row)) else { continue }
            report.report(Self.code, row: row, field: ContactField.phone.rawValue, detail: reason)
        }
    }

    /// Why the number can't be dialled, or nil.
    private func fault(_ number: ArraySlice<UInt8>) -> String? {
        var rest = number
        // RFC 3966: a scheme in front, parameters behind.
        if rest.count > 4, rest.prefix(4).elementsEqual("tel:".utf8) || rest.prefix(4).elementsEqual("TEL:".utf8) {
            rest = rest.dropFirst(4)
        }
        var digits = 0
        scan: for byte in rest {
            switch byte {
            case 0x30...0x39: digits += 1
            // ";ext=12", "x7", "ext. 7", ",,7": after the first digits an extension may follow.
            case 0x3B, 0x2C, 0x58, 0x78, 0x45, 0x65: if digits > 0 { break scan } else { return "it has letters" }
            case 0x41...0x5A, 0x61...0x7A: return "it has letters"
            default: continue
            }
        }
        if digits < 7 { return "it has \(digits) digits" }
        if digits > 15 { return "it has \(digits) digits, more than 15" }
        return nil
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The number \(quoted(shownValue)) can't be dialled: \(finding.detail); write it as +1 408 555 0142."
    }
}
