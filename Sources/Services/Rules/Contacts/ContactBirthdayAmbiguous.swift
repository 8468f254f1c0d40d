import InnkeeperCore

/// Flags a birthday that can be read in two ways.
///
/// ## Before
/// `04/05/1985`, if nothing in the file shows whether the day or the month comes first.
///
/// ## After
/// The contact is kept without a birthday: nobody should be congratulated a month late.
struct ContactBirthdayAmbiguous: ContactRule {
    let code = "contact-birthday-ambiguous"
    let summary = "The birthday can be read day first or month first, and nothing in the file decides."
    let advice = "Declare the order for the source: `\"dates\": \"day-first\"` or `\"month-first\"`."
    let message = """
        The birthday "{value}" can be read day first or month first; add "dates": "day-first" or \
        "dates": "month-first" to source {source:json}.
        """
    let severity = Severity.warning
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    First Name,Last Name,Birthday
                    Ada,Alder,04/05/1985
                    Bo,Birch,23/12/1990
                    """),
            RuleExample(
                fails: """
                    First Name,Last Name,Birthday
                    Ada,Alder,»04/05/1985
                    Bo,Birch,3/3/1990
                    """),
        ]
    }

    func check(_ contacts: Contacts, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<contacts.count where contacts.birthdayState[row] == .ambiguous {
            report.report(code, row: row, field: ContactField.birthday.rawValue)
        }
    }
}
