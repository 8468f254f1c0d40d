import Core

/// Refuses a contact that nobody could tell from another.
///
/// ## Before
/// A card with a telephone number and nothing else.
///
/// ## After
/// It is refused. A card with N, an organisation, a nickname or an e-mail address has a name made of that.
struct ContactNameMissing: ContactRule {
    let code = "contact-name-missing"
    let summary = "No name can be built from FN, N, organisation, nickname or e-mail."
    let advice = "Give the contact a name in the address book, or delete it there."
    let effect = Effect.rejects
    let severity = Severity.error
    let examples = [
        RuleExample(passes: vCards(["N:Alder;Ada;;;"])),
        RuleExample(
            fails: """
                »BEGIN:VCARD
                VERSION:3.0
                TEL:+1 408 555 0100
                END:VCARD
                """),
    ]

    func check(_ contacts: Contacts, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<contacts.count where contacts.fullName.isEmpty(row) {
            report.report(code, row: row, field: "")
        }
    }

    func message(_ finding: Finding, shownValue: String) -> String {
        "The contact has no name, organisation, nickname or e-mail; give it a name."
    }
}
