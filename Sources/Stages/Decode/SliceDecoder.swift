package import InnkeeperCore

/// The slice stage `decode`: converts a slice's bytes to columns, each format in its own way (`SourceSlice.decode`).
/// Pure.
///
/// Before: the bytes `A1,2026-05-01,2026-05-04` of a table.
/// After: one row of bookings, the span of its bytes, and what locates its cells.
package struct SliceDecoder: SliceStage, Sendable {
    package init() {}

    package func run(_ slice: any SourceSlice) -> DecodedSlice { slice.decode() }
}
