import InnkeeperCore

/// Rejects a contact that can't be identified.
///
/// ## Before
/// A card with a birthday and nothing else.
///
/// ## After
/// It is rejected. A card with N, an organisation, a nickname, an e-mail address or a telephone number gets its name
/// from that.
struct ContactNameMissing: ContactRule {
    let code = "contact-name-missing"
    let summary = "No name can be built from FN, N, organisation, nickname, e-mail or phone."
    let advice = "Give the contact a name in the address book, or delete it there."
    let message = "The contact has no name, organisation, nickname, e-mail or phone; give it a name."
    let effect = Effect.rejects
    let severity = Severity.error
    var examples: [RuleExample] {
        [
            RuleExample(passes: vCards(["N:Alder;Ada;;;"], ["N:;;;;", "TEL:+1 408 555 0100"])),
            RuleExample(
                fails: """
                    »BEGIN:VCARD
                    VERSION:3.0
                    BDAY:1980-06-05
                    END:VCARD
                    """),
        ]
    }

    func check(_ contacts: Contacts, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<contacts.count where contacts.fullName.isEmpty(row) {
            report.report(code, row: row, field: "")
        }
    }
}
