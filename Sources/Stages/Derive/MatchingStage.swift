package import InnkeeperCore

/// Which contact the guest of each booking is.
///
/// Before: bookings and contacts from many places, with names, e-mail addresses and telephone numbers.
/// After: `matches`, in the order of the bookings, with the reason of each.
///
/// When in doubt, there is no match:
/// - The same e-mail address or telephone number (E.164; numbers without a country code belong to the property's
///   country), any of those that a contact has, is a match if it leads to one person. Families share mailboxes: if it
///   leads to several, or the two lead to different people, the name decides; otherwise there is no match.
/// - Addresses that channels make for a booking, and addresses and numbers on bookings under more than three different
///   names (an agency's), never match.
/// - The same name, in any order, case and accents, is a match if it has at least two words, only one person has it,
///   and address and number are not both known on both sides and different.
///
/// Several contacts that are one person (`Persons`) count once. Only hashes are compared here; before a match is shown,
/// the booking is read again and the match confirmed on the text (`MatchedTexts`).
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
        // These columns are empty if bookings were read without keeping what guests are matched by.
        let hasAddresses = bookings.email.count == bookings.count && bookings.phone.count == bookings.count
        let ranges = (0..<bookings.count).pieces(jobs * 2)
        let ways =
            hasAddresses
            ? await finder.ways(of: bookings, in: ranges, jobs: jobs) : ranges.map { _ in [] }
        let parts = await inParallel(Array(zip(ranges, ways)), jobs: jobs) { rows, ways in
            finder.matches(bookings, rows, ways)
        }
        dataset.adopt(parts.flatMap { $0 })
    }
}

extension Dataset {
    fileprivate mutating func adopt(_ matches: [BookingMatch]) {
        self.matches = matches
        provided.insert(.matches)
    }
}
