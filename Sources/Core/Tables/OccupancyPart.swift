/// What occupancy and key figures count of some of the bookings. Parts of one table add up, whatever the window turns out to
/// be: nothing in them depends on other bookings.
public struct OccupancyPart: Sendable, Equatable {
    /// What is counted for one month.
    public struct Cell: Sendable, Equatable {
        /// Indices in the part's names; -1 for bookings without one.
        public var property: Int32
        public var category: Int32
        public var channel: Int32
        /// Index in `currencies`.
        public var currency: Int32
        /// Months since the year 0.
        public var month: Int32
        public var counts: KPICounts

        public init(
            property: Int32, category: Int32, channel: Int32, currency: Int32, month: Int32, counts: KPICounts
        ) {
            (self.property, self.category, self.channel) = (property, category, channel)
            (self.currency, self.month, self.counts) = (currency, month, counts)
        }
    }

    /// What changes on a day against the night before.
    public struct Change: Sendable, Equatable {
        /// Index in `currencies`.
        public var currency: Int32
        /// Day number.
        public var day: Int32
        public var sold: Int
        public var revenue: Int64

        public init(currency: Int32, day: Int32, sold: Int, revenue: Int64) {
            (self.currency, self.day, self.sold, self.revenue) = (currency, day, sold, revenue)
        }
    }

    /// How many bookings of a cell were made so many days before arrival.
    public struct Lead: Sendable, Equatable {
        /// Index in `cells`.
        public var cell: Int32
        public var days: Int32
        public var count: Int32

        public init(cell: Int32, days: Int32, count: Int32) {
            (self.cell, self.days, self.count) = (cell, days, count)
        }
    }

    public var properties: [String] = []
    public var categories: [String] = []
    public var channels: [String] = []
    public var currencies: [Currency] = []
    public var cells: [Cell] = []
    public var changes: [Change] = []
    public var leads: [Lead] = []
    /// The first night of what is counted, and the last; nil if no booking decides about the window.
    public var nights: ClosedRange<Int32>?
    /// Rows in `Dataset.bookings` that are not counted, because other bookings decide how.
    public var open: [Int] = []

    public init() {}
}
