internal import InnkeeperCore

/// Settles what two columns of a list of people mean by what else the list has.
///
/// Before: the headings `Vorname` and `Name`.
/// After: a given name and a family name; "Name" alone is the full one.
enum PersonBindings {
    private static let plainNames: Set<String> = [
        "name", "nome", "nombre", "nom", "naam", "navn", "namn", "nimi", "nume", "име",
    ]

    static func settle(
        _ bindings: inout [String: ColumnBinding], _ header: [String], _ firstRows: FirstRows,
        _ settings: SourceSettings
    ) {
        if settings.columns[ContactColumn.email.rawValue] == nil { addAddresses(&bindings, header, firstRows) }
        settleBirthday(&bindings)
        settleMonthAndDay(&bindings, header)
        settleYear(&bindings, settings)
        settleName(&bindings, header, settings)
    }

    /// "Birth Day" next to "Birth Month" is a number, and folds to the same word as "Birthday".
    private static func settleBirthday(_ bindings: inout [String: ColumnBinding]) {
        guard bindings[ContactColumn.birthMonth.rawValue] != nil, bindings[ContactColumn.birthDay.rawValue] == nil
        else { return }
        bindings[ContactColumn.birthDay.rawValue] = bindings.removeValue(forKey: ContactColumn.birthday.rawValue)
    }

    /// A plain "Mois" and "Jour" beside the year of birth are its month and day, as Thunderbird writes them in French.
    private static func settleMonthAndDay(_ bindings: inout [String: ColumnBinding], _ header: [String]) {
        let fields = [ContactColumn.birthMonth, .birthDay].map(\.rawValue)
        guard case .column(let year)? = bindings[ContactColumn.birthYear.rawValue],
            fields.allSatisfy({ bindings[$0] == nil })
        else { return }
        let taken = Set(bindings.values.flatMap(\.columns))
        let near = header.indices.filter { abs($0 - year) <= 2 && !taken.contains($0) }
        let columns = [plainMonths, plainDays].map { words in
            near.first { words.contains(foldedWord(header[$0])) }
        }
        guard let month = columns[0], let day = columns[1] else { return }
        bindings[fields[0]] = .column(month)
        bindings[fields[1]] = .column(day)
    }

    /// A year without a month and a day isn't a birthday.
    private static func settleYear(_ bindings: inout [String: ColumnBinding], _ settings: SourceSettings) {
        let year = ContactColumn.birthYear.rawValue
        let others = [ContactColumn.birthMonth, .birthDay].map(\.rawValue)
        if settings.columns[year] == nil, others.allSatisfy({ bindings[$0] == nil }) { bindings[year] = nil }
    }

    private static let plainMonths: Set<String> = [
        "month", "mois", "monat", "mes", "mês", "mese", "maand", "måned", "månad", "kuukausi", "miesiąc", "měsíc",
        "mesiac", "hónap", "mjesec", "месяц",
    ]
    private static let plainDays: Set<String> = [
        "day", "jour", "tag", "día", "dia", "giorno", "dag", "päivä", "dzień", "den", "deň", "nap", "dan", "день",
    ]

    // MARK: E-mail addresses

    /// Adds the columns that hold an e-mail address of each person, whatever their headings.
    private static func addAddresses(
        _ bindings: inout [String: ColumnBinding], _ header: [String], _ firstRows: FirstRows
    ) {
        let field = ContactColumn.email.rawValue
        let taken = Set(bindings.values.flatMap(\.columns))
        let found = header.indices.prefix(HeaderMatcher.composedLimit).filter { column in
            guard !taken.contains(column), !isOfSomeoneElse(header[column]) else { return false }
            let cells = firstRows.cells(column)
            // A couple may share one.
            return cells.count(where: isAddress) * 2 > cells.count && Set(cells).count * 4 > cells.count * 3
        }
        let columns = (bindings[field]?.columns ?? []) + found
        if !found.isEmpty { bindings[field] = columns.count == 1 ? .column(columns[0]) : .anyOf(columns) }
    }

    private static func isAddress(_ cell: String) -> Bool {
        let parts = cell.split(separator: "@", omittingEmptySubsequences: false)
        return CellShape(cell) == .email && parts.count == 2 && !parts[0].isEmpty && parts[1].dropFirst().contains(".")
    }

    /// Whether the heading is that of a messenger, or of who looks after the contact.
    private static func isOfSomeoneElse(_ heading: String) -> Bool {
        guard heading.utf8.count <= HeaderSearch.lengthLimit else { return true }
        return (HeadingWords.words(heading) ?? []).contains(where: others.contains)
    }

    private static let others: Set<String> = [
        "jabber", "xmpp", "messenger", "chat", "im", "sip", "skype", "msn", "aim", "icq", "teams", "owner", "manager",
        "assistant", "agent", "assigned", "created", "modified", "updated", "by", "user", "account", "spouse",
        "partner",
        "parent", "emergency", "inhaber", "besitzer", "betreuer", "assistent", "bearbeiter", "erstellt", "geandert",
        "notfall",
    ]

    // MARK: Names

    /// "Name" is whichever part of the name has no column; "Nom" and "Nombre" without another part are the full name.
    private static func settleName(
        _ bindings: inout [String: ColumnBinding], _ header: [String], _ settings: SourceSettings
    ) {
        let whole = ContactColumn.fullName.rawValue
        let parts = [ContactColumn.givenName.rawValue, ContactColumn.familyName.rawValue]
        guard ([whole] + parts).allSatisfy({ settings.columns[$0] == nil }) else { return }
        let missing = parts.filter { bindings[$0] == nil }
        guard missing.count == 1, let part = parts.first(where: { $0 != missing[0] }) else { return }
        func isPlain(_ field: String, _ words: Set<String>) -> Bool {
            guard case .column(let column)? = bindings[field] else { return false }
            return words.contains(foldedWord(header[column]))
        }
        if isPlain(whole, plainNames) {
            bindings[missing[0]] = bindings.removeValue(forKey: whole)
        } else if bindings[whole] == nil, isPlain(part, ["nom", "nombre", "nome", "vārds", "vardas", "이름"]) {
            bindings[whole] = bindings.removeValue(forKey: part)
        }
    }
}
