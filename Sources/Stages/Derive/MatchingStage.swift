package import InnkeeperCore

/// Which contact the guest of each booking is.
///
/// Before: bookings and contacts from many places, with names, e-mail addresses and telephone numbers.
/// After: `matches`, in the order of the bookings, with the reason of each.
///
/// Rather none than a wrong one:
/// - The same e-mail address or telephone number (E.164; numbers without a country's code belong to the property's
///   country), any of those that a contact has, is a match when it leads to one person. A family shares a mailbox: where
///   it leads to several, or the two lead to different people, the name decides, and if it does not, there is none.
/// - Addresses that channels make for a booking, and addresses and numbers on bookings of more than three different
///   names (an agency's), never match.
/// - The same name, whatever its order, case and accents, is a match when it has two words or more, when only one
///   person has it, and when not both address and number are known on both sides and differ.
///
/// Several contacts that are one person (`Persons`) count once. Only hashes are compared here; who shows a match reads
/// the booking again and confirms it on the text (`MatchedTexts`).
package struct MatchingStage: TableStage {
    package static let name = "matching"
    package static let summary = "which contact the guest of each booking matches"
    package static let requires: [DatasetPart] = [.bookings, .contacts]
    package static let provides: [DatasetPart] = [.matches]

    package init(options: OptionValues) {}

    package func run(_ dataset: inout Dataset, in context: RunContext, jobs: Int) async {
        let finder = await GuestFinder(
            dataset.contacts, dataset.knownPersons, country: context.property.country, jobs: jobs)
        let bookings = dataset.bookings
        // Bookings that were read without regard to their guests have no columns of these.
        let hasAddresses = bookings.email.count == bookings.count && bookings.phone.count == bookings.count
        let ways = hasAddresses ? await finder.ways(of: bookings, jobs: jobs) : []
        let parts = await inParallel((0..<bookings.count).pieces(jobs * 2), jobs: jobs) {
            finder.matches(bookings, $0, ways)
        }
        dataset.adopt(parts.flatMap { $0 })
    }
}

extension GuestFinder {
    fileprivate func matches(_ bookings: Bookings, _ rows: Range<Int>, _ ways: [Ways]) -> [BookingMatch] {
        var matches: [BookingMatch] = []
        for row in rows where bookings.status[row].isAccepted {
            let guest = Guest(
                email: ways.isEmpty ? 0 : bookings.email[row], phone: ways.isEmpty ? 0 : bookings.phone[row],
                name: bookings.camper[row])
            if let (contact, reason) = find(guest, ways.isEmpty ? Ways() : ways[row]) {
                matches.append(BookingMatch(booking: row, contact: contact, reason: reason))
            }
        }
        return matches
    }
}

extension Dataset {
    fileprivate mutating func adopt(_ matches: [BookingMatch]) {
        self.matches = matches
        provided.insert(.matches)
    }
}
