import InnkeeperCore
import InnkeeperFormats

/// A text of a record that several members may provide.
struct RankedText {
    /// UTF-8.
    var bytes: [UInt8] = []
    /// The range of the text if it is usable as it is; `bytes` is then empty.
    private(set) var place: Range<Int>?
    /// The rank of the member that it came from: the lowest wins.
    var rank = PlaceKey.noRank

    mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
        place = nil
        rank = PlaceKey.noRank
    }

    /// Takes the text of the last token; its range is enough only if `mayStay`.
    mutating func take(_ tokens: some JSONTokens, rank newRank: Int, mayStay: Bool = true) {
        clear()
        rank = newRank
        if mayStay, let plain = tokens.plainPlace { place = plain } else { tokens.appendText(to: &bytes) }
    }
}

/// The position of a field, in terms of the tokens from which it was read.
struct PlaceCell {
    var field: PlaceField
    var position: JSONPosition
    var value: String
}

/// What one record says about its place.
struct PlaceDraft {
    enum Disposition: Equatable {
        case place
        /// Valid JSON that is not a place, with the reason.
        case malformed(FindingArguments)
        /// A GeoJSON FeatureCollection where a Feature was expected.
        case collection
        /// Read and skipped, with the reason.
        case skipped(FindingArguments)
        /// An OpenStreetMap element without tags: a corner of a way, not a place.
        case part
    }

    var id = RankedText()
    var name = RankedText()
    var category = RankedText()
    var isClosed = false
    var geometry = DecodedGeometry.missing
    var disposition = Disposition.place

    /// Resets it but keeps its memory.
    mutating func clear() {
        id.clear()
        name.clear()
        category.clear()
        isClosed = false
        geometry = .missing
        disposition = .place
    }
}

/// The structure of a file's records.
enum PlaceStyle: Sendable {
    /// A Feature of RFC 7946, or a bare geometry.
    case feature
    /// An object whose members describe the place directly.
    case object
    /// An OpenStreetMap element as Overpass writes it.
    case element
}
