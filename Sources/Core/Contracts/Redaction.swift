/// Removes what identifies people from a run's data before any of it is written.
extension Dataset {
    /// People are removed entirely: their cards, and their birthdays, which could identify them. What is counted
    /// (stays, occupancy, balances) stays.
    ///
    /// `names` are those of all people: wherever else one of them appears, or anything like an address or a number, it
    /// is masked too, even in file names.
    public mutating func redact(_ names: KnownNames = .none) {
        func isPersonal(_ text: String) -> Bool { PersonalShape.isIn(text) || names.hold(text) }
        for file in files.indices {
            files[file].path = names.masked(path: files[file].path)
            // A redacted run writes no records.
            files[file].recordsPath = files[file].path
        }
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
}

extension KnownNames {
    /// The path, with the names of files, folders and archive members that identify a person masked, each separately.
    public func masked(path: String) -> String {
        func isPersonal(_ text: String) -> Bool { PersonalShape.isIn(text) || hold(text) }
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
    /// Masks what identifies a contact and what its card says.
    mutating func redact() {
        func masked(_ text: String) -> String { text.isEmpty ? "" : Finding.mask }
        record = masked(record)
        value = masked(value)
        arguments.redact()
        if let other = related { related?.record = masked(other.record) }
    }
}

extension BookingTexts {
    /// The texts that may be shown.
    package func shown(isRedacted: Bool, showsNotes: Bool) -> any BookingTexts {
        if isRedacted { return RedactedTexts(self) }
        return showsNotes ? self : TextsWithoutNotes(self)
    }
}

/// Texts of bookings with personal data masked.
public struct RedactedTexts: BookingTexts {
    private let texts: any BookingTexts

    public init(_ texts: any BookingTexts) { self.texts = texts }

    public func text(_ row: Int, _ field: BookingField) -> String {
        if field == .notes || field == .payoutID { return "" }
        let text = texts.text(row, field)
        return personalFields.contains(field.rawValue) && !text.isEmpty ? Finding.mask : text
    }
}

/// Texts of bookings without what guests requested or disclosed.
public struct TextsWithoutNotes: BookingTexts {
    private let texts: any BookingTexts

    public init(_ texts: any BookingTexts) { self.texts = texts }

    public func text(_ row: Int, _ field: BookingField) -> String { field == .notes ? "" : texts.text(row, field) }
}
