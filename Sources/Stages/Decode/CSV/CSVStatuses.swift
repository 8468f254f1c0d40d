internal import Core

/// What the status words of real exports mean.
struct CSVStatusWords {
    private let own: [String: BookingStatus]

    /// `own` are the source's words, folded; they come first.
    init(own: [String: BookingStatus]) { self.own = own }

    /// The status of a word; `unknown` for a word that is in no list, and for an empty one.
    func status(_ word: String) -> BookingStatus {
        let folded = foldedWord(word)
        if let status = own[folded] ?? CSVStatusWords.known[folded] { return status }
        // "cancelled by guest", "canceled_by_hotel"
        if folded.hasPrefix("cancelledby") || folded.hasPrefix("canceledby") { return .cancelled }
        return .unknown
    }

    private static let known: [String: BookingStatus] = {
        let words: [(BookingStatus, [String])] = [
            (
                .confirmed,
                ["confirmed", "confirm", "ok", "reserved", "booked", "new", "modified", "approved", "accepted"]
            ),
            (.inHouse, ["inhouse", "checkedin", "checkin", "currentlyhosting"]),
            (.completed, ["completed", "complete", "checkout", "checkedout", "fulfilled", "pastguest"]),
            (.cancelled, ["cancelled", "canceled", "cancel"]),
            (.noShow, ["noshow", "noshowpenalized"]),
            (.pending, ["pending", "inquiry", "request", "requested", "pendingmerchantconfirmation"]),
            (.rejected, ["rejected", "declined", "declinedbymerchant", "failed"]),
        ]
        return Dictionary(uniqueKeysWithValues: words.flatMap { status, words in words.map { ($0, status) } })
    }()
}
