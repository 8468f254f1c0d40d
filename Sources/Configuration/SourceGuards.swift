/// What a source must be like before it is believed: an export that stopped coming, that is still arriving, or that
/// came without half of its records must not pass in silence.
package struct SourceGuards: Sendable, Equatable {
    /// Seconds after which a file is too old; nil without a limit.
    package var maxAge: Int?
    /// Seconds that a file must have been left alone before it is read.
    package var minAge: Int?
    /// The fewest records that the source may have.
    package var minRecords: Int?
    /// By how many of a hundred records the source may shrink from one run to the next.
    package var maxDropPercent: Int?

    package init() {}
}
