internal import InnkeeperCore

/// The fields without which a table of a kind can't be read.
enum NeededColumns {
    /// The needed fields without a column; `isOpen` says whether a field has none.
    static func missing(_ kind: RecordKind, isOpen: (String) -> Bool) -> [String] {
        switch kind {
        case .bookings:
            return (isOpen("arrival") ? ["arrival"] : []) + (isOpen("nights") && isOpen("departure") ? ["nights"] : [])
        case .campsites: return isOpen("site_number") ? ["site_number"] : []
        case .contacts:
            let names: [ContactColumn] = [.fullName, .givenName, .familyName, .organization, .email]
            return names.allSatisfy { isOpen($0.rawValue) } ? ["fn"] : []
        case .places: return isOpen("position") ? ["latitude", "longitude"].filter(isOpen) : []
        }
    }
}
