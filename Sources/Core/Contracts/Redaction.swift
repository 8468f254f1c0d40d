/// Takes out of a run's data what tells who a person is, before anything is written of them.
extension Dataset {
    /// People are taken away as a whole: their cards, and birthdays, from which they could be found out. What is counted
    /// (stays, occupancy, balances) stays.
    ///
    /// `names` are those of everybody: wherever else one of them stands, or something like an address or a number, it is
    /// masked too, also in the names of files.
    public mutating func redact(_ names: KnownNames = .none) {
        func isPersonal(_ text: String) -> Bool { PersonalShape.isIn(text) || names.hold(text) }
        for file in files.indices { files[file].path = Dataset.masked(path: files[file].path, isPersonal) }
        bookings.property.mask(isPersonal)
        bookings.channel.mask(isPersonal)
        for row in kpis.indices {
            if isPersonal(kpis[row].property) { kpis[row].property = Finding.mask }
            if isPersonal(kpis[row].channel) { kpis[row].channel = Finding.mask }
        }
        let masks = TextColumn([String](repeating: Finding.mask, count: contacts.count))
        let nothing = TextColumn([String](repeating: "", count: contacts.count))
        contacts.fullName = masks
        contacts.firstName = masks
        contacts.lastName = masks
        contacts.uid = nothing
        contacts.phone = nothing
        contacts.email = nothing
        contacts.otherPhones = nothing
        contacts.otherEmails = nothing
        contacts.birthday = [PartialDate?](repeating: nil, count: contacts.count)
        birthdays = []
        provided.subtract([.contacts, .birthdays])
    }

    /// The names of files and folders, and of members of archives, each by itself.
    private static func masked(path: String, _ isPersonal: (String) -> Bool) -> String {
        guard isPersonal(path) else { return path }
        var masked = ""
        var name = ""
        for character in path + "/" {
            if character == "/" || character == "!" {
                masked += isPersonal(name) ? Finding.mask : name
                masked.append(character)
                name = ""
            } else {
                name.append(character)
            }
        }
        return String(masked.dropLast())
    }
}

extension Finding {
    /// Masks what identifies a contact, and what its card says.
    mutating func redact() {
        func masked(_ text: String) -> String { text.isEmpty ? "" : Finding.mask }
        record = masked(record)
        value = masked(value)
        arguments.redact()
        if let other = related { related?.record = masked(other.record) }
    }
}

extension BookingTexts {
    /// What of them may be shown.
    package func shown(isRedacted: Bool, showsNotes: Bool) -> any BookingTexts {
        if isRedacted { return RedactedTexts(self) }
        return showsNotes ? self : TextsWithoutNotes(self)
    }
}

/// Texts of bookings without what is personal.
public struct RedactedTexts: BookingTexts {
    private let texts: any BookingTexts

    public init(_ texts: any BookingTexts) { self.texts = texts }

    public func text(_ row: Int, _ field: BookingField) -> String {
        if field == .notes || field == .payoutID { return "" }
        let text = texts.text(row, field)
        return personalFields.contains(field.rawValue) && !text.isEmpty ? Finding.mask : text
    }
}

/// Texts of bookings without what guests have asked for or told.
public struct TextsWithoutNotes: BookingTexts {
    private let texts: any BookingTexts

    public init(_ texts: any BookingTexts) { self.texts = texts }

    public func text(_ row: Int, _ field: BookingField) -> String { field == .notes ? "" : texts.text(row, field) }
}
