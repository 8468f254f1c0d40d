/// How a booking, one of its fields, or a finding has changed since the previous run.
package enum ChangeKind: String, Sendable, CaseIterable {
    case bookingNew = "booking-new"
    case bookingGone = "booking-gone"
    /// It is gone, and a record with its number is now rejected.
    case bookingRefused = "booking-refused"
    /// It has another site; its other changed fields follow.
    case bookingMoved = "booking-moved"
    case bookingChanged = "booking-changed"
    case findingNew = "finding-new"
    case findingResolved = "finding-resolved"
}
