/// Requirements that a source must meet to be trusted: it must not go unnoticed that an export stopped coming, is still
/// arriving, or lacks half of its records.
package struct SourceGuards: Sendable, Equatable {
    /// Seconds after which a file is too old; nil without a limit.
    package var maxAge: Int?
    /// Seconds for which a file must not have changed before it is read.
    package var minAge: Int?
    /// The minimum number of records in the source.
    package var minRecords: Int?
    /// The percentage of records by which the source may shrink from one run to the next.
    package var maxDropPercent: Int?

    package init() {}
}
