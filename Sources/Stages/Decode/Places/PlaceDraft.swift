import InnkeeperCore
import InnkeeperFormats

/// A text of a record that may be in several members.
struct RankedText {
    /// UTF-8.
    var bytes: [UInt8] = []
    /// Where the text is as it is meant; `bytes` is then empty.
    private(set) var place: Range<Int>?
    /// Of the member that it came from: the lower one wins.
    var rank = PlaceKey.noRank

    mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
        place = nil
        rank = PlaceKey.noRank
    }

    /// Takes the text of the last token; where it is will do only if `mayStay`.
    mutating func take(_ tokens: some JSONTokens, rank newRank: Int, mayStay: Bool = true) {
        clear()
        rank = newRank
        if mayStay, let plain = tokens.plainPlace { place = plain } else { tokens.appendText(to: &bytes) }
    }
}

/// Where a field of a place is, as the tokens that it was read from tell places.
struct PlaceCell {
    var field: PlaceField
    var position: JSONPosition
    var value: String
}

/// What one record says of its place.
struct PlaceDraft {
    enum Disposition: Equatable {
        case place
        /// Sound JSON that is not a place; why.
        case malformed(FindingArguments)
        /// GeoJSON's FeatureCollection, where a Feature was expected.
        case collection
        /// Read and skipped; why.
        case skipped(FindingArguments)
        /// An element of OpenStreetMap without tags: a corner of a way, not a place.
        case part
    }

    var id = RankedText()
    var name = RankedText()
    var category = RankedText()
    var isClosed = false
    var geometry = DecodedGeometry.missing
    var disposition = Disposition.place

    /// Makes it as good as new without giving its memory back.
    mutating func clear() {
        id.clear()
        name.clear()
        category.clear()
        isClosed = false
        geometry = .missing
        disposition = .place
    }
}

/// What the records of a file look like.
enum PlaceStyle: Sendable {
    /// A Feature of RFC 7946, or a bare geometry.
    case feature
    /// An object whose members are the place's own.
    case object
    /// An element of OpenStreetMap as Overpass writes it.
    case element
}
