package import InnkeeperCore
internal import InnkeeperFormats

/// The ranges of the texts of some columns, before they are copied.
package struct TextRanges {
    /// Start and end, row by row.
    private var places: [SIMD2<Int32>] = []
    private let columns: Int

    package init(columns: Int = 1) { self.columns = columns }

    package mutating func reserveCapacity(_ rows: Int) { places.reserveCapacity(rows * columns) }

    /// Appends a row of one column.
    @inline(__always)
    package mutating func append(_ place: Range<Int>) {
        precondition(columns == 1)
        places.append(TextRanges.place(place))
    }

    /// Appends a row of eight columns.
    @inline(__always)
    package mutating func append(
        _ first: Range<Int>, _ second: Range<Int>, _ third: Range<Int>, _ fourth: Range<Int>, _ fifth: Range<Int>,
        _ sixth: Range<Int>, _ seventh: Range<Int>, _ eighth: Range<Int>
    ) {
        precondition(columns == 8)
        places.append(addingCapacity: 8) { places in
            places.append(TextRanges.place(first))
            places.append(TextRanges.place(second))
            places.append(TextRanges.place(third))
            places.append(TextRanges.place(fourth))
            places.append(TextRanges.place(fifth))
            places.append(TextRanges.place(sixth))
            places.append(TextRanges.place(seventh))
            places.append(TextRanges.place(eighth))
        }
    }

    @inline(__always)
    private static func place(_ range: Range<Int>) -> SIMD2<Int32> {
        SIMD2(Int32(range.lowerBound), Int32(range.upperBound))
    }

    /// The texts of a column, copied in one go; ranges after the end of `source` are in `texts`.
    package func column(_ source: [UInt8], _ texts: [UInt8], _ number: Int = 0) -> TextColumn {
        let joined = ByteGather.joined(source, then: texts, places, from: number, step: columns)
        return TextColumn(bytes: joined.bytes, ends: joined.ends)
    }
}
