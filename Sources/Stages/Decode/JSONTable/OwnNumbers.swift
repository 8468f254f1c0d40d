internal import InnkeeperCore

/// Which of several numbers in the objects of an API is the booking's: such objects have an `id` of their own, so a key
/// such as `bookingId` beside it is the number of another object.
///
/// Before: `id`, `bookingId`, `reference`; or `id`, `code`, `platform_id`.
/// After: `id`, as the second is shared by several stays, and the third is a channel's; or `code`, which people use.
enum OwnNumbers {
    /// The candidates from best to vaguest: numbers that people use for the booking, then the object's own, then all
    /// others. `columns` are those whose keys are known as booking numbers, in order.
    static func ordered(_ columns: [Int], of header: [String], _ firstRows: FirstRows) -> [Int] {
        guard let own = header.indices.first(where: { key(header[$0]).map { $0 == ["id"] } ?? false }) else {
            return columns
        }
        let used = columns.filter { isUsedByPeople(header[$0]) }
        let plain = header.indices.filter { column in
            guard !used.contains(column), let key = key(header[column]), plainKeys.contains(key) else { return false }
            return firstRows.areDistinct(column)
        }
        let best = used + plain
        return best + [own] + columns.filter { $0 != own && !best.contains($0) }
    }

    /// The words of a key, if it is one of the object itself: `code`, `attributes.code`, but not `channel.code`.
    private static func key(_ heading: String) -> [String]? {
        let parts = DottedHeading.withoutWrappers(heading)
        return parts.count == 1 ? HeadingWords.words(parts[0]) : nil
    }

    /// Keys that mean nothing without the object that has them.
    private static let plainKeys: Set<[String]> = [["code"], ["number"], ["id", "human"], ["human", "id"]]

    /// `confirmationCode`, `bookingNumber` and `ota_booking_id`, but not `bookingId`, `platform_id` and `reference`.
    private static func isUsedByPeople(_ heading: String) -> Bool {
        guard let words = key(heading), words.count > 1, others.isDisjoint(with: words) else { return false }
        return words.contains("confirmation") || words.contains("ota") || endings.contains(words[words.count - 1])
    }

    private static let endings: Set<String> = ["code", "number", "no", "nr", "ref", "reference"]

    /// Whose number it is, if not the booking's.
    private static let others: Set<String> = [
        "external", "platform", "channel", "source", "api", "third", "partner", "portal", "supplier", "agent", "agency",
        "group", "master", "parent", "original", "property", "guest", "room", "unit", "listing",
    ]
}
