package import Core
internal import Formats

/// Where the texts of a column stand, before they are copied.
package struct TextPlaces {
    /// Start and end.
    private var places: [SIMD2<Int32>] = []

    package init() {}

    package mutating func reserveCapacity(_ rows: Int) { places.reserveCapacity(rows) }

    @inline(__always)
    package mutating func append(_ place: Range<Int>) {
        places.append(SIMD2(Int32(place.lowerBound), Int32(place.upperBound)))
    }

    /// The texts, copied all together; those behind the end of `source` lie in `texts`.
    package func column(_ source: [UInt8], _ texts: [UInt8]) -> TextColumn {
        let joined = ByteGather.joined(source, then: texts, places)
        return TextColumn(bytes: joined.bytes, ends: joined.ends)
    }
}
