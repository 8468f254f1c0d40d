/// The double bookings among some of the bookings: of all, or of those of some properties, whose sites no other has. Such parts
/// of one table can be put together.
public struct ConflictPart: Sendable, Equatable {
    /// A site on which stays overlap.
    public struct Unit: Sendable, Equatable {
        /// Row in `Dataset.bookings` of the stay that arrives first.
        public var first: Int
        /// Which of its sites that is, where that stay names several in one text; 0 otherwise.
        public var place: Int
        /// Pairs of stays that share a night.
        public var pairs: Int
        /// How many of them are in `rows`: all or none.
        public var listed: Int
        /// nil if it isn't needed, because all pairs are listed and there are no other parts.
        public var crowd: CrowdedSite?

        public init(first: Int, place: Int = 0, pairs: Int, listed: Int, crowd: CrowdedSite?) {
            self.first = first
            self.place = place
            self.pairs = pairs
            self.listed = listed
            self.crowd = crowd
        }
    }

    /// In any order.
    public var units: [Unit] = []
    /// The pairs of one unit after those of another.
    public var rows: [ConflictRow] = []
    /// Covers all stays of the part.
    public var coverage = SiteCoverage()

    public init() {}
}
