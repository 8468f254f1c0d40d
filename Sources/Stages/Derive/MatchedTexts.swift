package import InnkeeperCore
internal import InnkeeperServices

/// Confirms matches on the texts, which are read again for the few that are shown.
package enum MatchedTexts {
    /// Whether booking and contact agree, as the match's reason claims, in their texts, and nothing contradicts it: if
    /// both have a name, they must share a word of it. Someone who books with his sister's address is not her.
    package static func confirm(_ match: BookingMatch, _ contacts: Contacts, _ texts: any BookingTexts, country: String)
        -> Bool
    {
        let booking = Int(match.booking)
        let contact = Int(match.contact)
        let name = texts.text(booking, .camperName)
        let known = contacts.fullName[contact]
        if match.reason == .name {
            return sortedWords(name) == sortedWords(known) && !PersonName.words(name).isEmpty
                || EastAsianName.areSame(name, known)
        }
        if !name.isEmpty, contacts.hasOwnName(contact), !PersonName.shareWord(name, known),
            !EastAsianName.areSame(name, known)
        {
            return false
        }
        let field: BookingField = match.reason == .email ? .email : .phone
        let text = Array(texts.text(booking, field).utf8)[...]
        if match.reason == .email {
            return contacts.emails(contact).contains { EmailAddress.areEqual(text, $0) }
        }
        let number = PhoneNumber.e164(text, country: country)
        return number != 0
            && contacts.phones(contact).contains { PhoneNumber.e164($0, country: country) == number }
    }

    private static func sortedWords(_ name: String) -> [[UInt8]] {
        PersonName.words(name).sorted { $0.lexicographicallyPrecedes($1) }
    }
}

extension Dataset {
    /// Records for each birthday the stay during which it falls, if the person is a guest; of several, the one that
    /// arrives first. Call it once all stages have run, in whatever order; a match is used only if the texts confirm
    /// it.
    package mutating func findBirthdayStays(_ texts: any BookingTexts, country: String) {
        guard provided.contains(.matches), !birthdays.isEmpty, !matches.isEmpty else { return }
        let persons = knownPersons.standIns
        // For each person (identified by their first row) the birthday in the window; -1 for none.
        var birthdayOf = [Int32](repeating: -1, count: contacts.count)
        for (index, birthday) in birthdays.enumerated() { birthdayOf[Int(persons[birthday.contact])] = Int32(index) }
        var candidates: [Int32: [BookingMatch]] = [:]
        for match in matches {
            let person = persons[Int(match.contact)]
            guard person >= 0, birthdayOf[Int(person)] >= 0 else { continue }
            let birthday = birthdayOf[Int(person)]
            let booking = Int(match.booking)
            let date = birthdays[Int(birthday)].date.dayNumber
            guard bookings.status[booking].holdsSite, bookings.stay(booking)?.contains(date) == true else { continue }
            candidates[birthday, default: []].append(match)
        }
        for (birthday, matches) in candidates {
            let sorted = matches.sorted { a, b in
                let first = (bookings.arrival[Int(a.booking)].raw, a.booking)
                return first < (bookings.arrival[Int(b.booking)].raw, b.booking)
            }
            let confirmed = sorted.first { MatchedTexts.confirm($0, contacts, texts, country: country) }
            birthdays[Int(birthday)].stay = confirmed.map {
                BirthdayStay(booking: Int($0.booking), reason: $0.reason)
            }
        }
    }
}
