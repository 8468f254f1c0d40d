import InnkeeperCore

/// Flags a birthday that is not a date.
///
/// ## Before
/// `BDAY:19879215`, the 15th of month 92.
///
/// ## After
/// The contact is kept without a birthday. An intentional text ("circa 1800", VALUE=text) is not flagged.
struct ContactBirthdayInvalid: ContactRule {
    let code = "contact-birthday-invalid"
    let summary = "The birthday is not a date that exists."
    let advice = "Write the birthday as 1980-06-05, or as --06-05 when the year is not known."
    let message = "The birthday \"{value}\" is not a date that exists; write it as 1980-06-05 or --06-05."
    let severity = Severity.warning
    var examples: [RuleExample] {
        [
            RuleExample(passes: vCards(version: "4.0", ["FN:Ada Alder", "BDAY:--0229"])),
            RuleExample(fails: vCards(version: "4.0", ["FN:Ada Alder", "BDAY:»19020229"])),
        ]
    }

    func check(_ contacts: Contacts, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<contacts.count where contacts.birthdayState[row] == .unreadable {
            report.report(code, row: row, field: ContactField.birthday.rawValue)
        }
    }
}
