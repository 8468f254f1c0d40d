import InnkeeperCore

/// Flags a birthday that no living guest has.
///
/// ## Before
/// A birthday next year, or one that makes the contact 126 years old (some telephones write 1900-01-01 if nothing is
/// filled in).
///
/// ## After
/// The contact and the birthday are kept and flagged.
struct ContactBirthdayImplausible: ContactRule {
    let code = "contact-birthday-implausible"
    let summary = "The birthday is in the future or makes the contact older than 110 years."
    let advice = """
        Correct the year in the address book. If it is not known, leave it out: --06-05. Some telephones write \
        1900-01-01 when nothing was filled in.
        """
    let message = "{problem}"
    let phrases = RuleText.phrases([
        Problem.future: "The birthday \"{value}\" is in the future; correct the year or leave it out.",
        .past: "The birthday \"{value}\" is {years:# year|# years} ago; correct the year or leave it out.",
    ])
    let severity = Severity.warning
    var examples: [RuleExample] {
        [
            RuleExample(passes: vCards(version: "4.0", ["FN:Ada Alder", "BDAY:1980-06-05"])),
            RuleExample(fails: vCards(version: "4.0", ["FN:Ada Alder", "BDAY:»1900-01-01"])),
            RuleExample(fails: vCards(version: "4.0", ["FN:Ben Birch", "BDAY:»2999-01-01"])),
        ]
    }

    private static let oldest = 110

    private enum Problem: String {
        case future, past
    }

    func check(_ contacts: Contacts, in context: RuleContext, report: inout RowFindings) {
        let today = context.run.today
        for row in 0..<contacts.count {
            guard let birthday = contacts.birthday[row], let year = birthday.year else { continue }
            // Nearly all are neither in the future nor too old, as the year alone shows.
            if year < today.year, today.year - year <= Self.oldest { continue }
            let arguments: FindingArguments
            if birthday.date.map({ $0 > today }) ?? (year > today.year) {
                arguments = [.problem: .key(Problem.future)]
            } else if let age = Self.age(birthday, year, today), age > Self.oldest {
                arguments = [.problem: .key(Problem.past), .years: .count(age)]
            } else {
                continue
            }
            report.report(code, row: row, field: ContactField.birthday.rawValue, arguments: arguments)
        }
    }

    /// Age in years on `today`; for a birthday without a day, the lowest possible.
    private static func age(_ birthday: PartialDate, _ year: Int, _ today: CalendarDate) -> Int? {
        guard let month = birthday.month, let day = birthday.day else { return today.year - year - 1 }
        let hadBirthday = (today.month, today.day) >= (month, day)
        return today.year - year - (hadBirthday ? 0 : 1)
    }
}
