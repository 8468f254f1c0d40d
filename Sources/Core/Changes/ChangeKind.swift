/// What became of a booking, one of its fields, or a finding, since the run before.
package enum ChangeKind: String, Sendable, CaseIterable {
    case bookingNew = "booking-new"
    case bookingGone = "booking-gone"
    /// It is gone, and a record with its number is rejected now.
    case bookingRefused = "booking-refused"
    /// It has another site; its other fields follow as changed.
    case bookingMoved = "booking-moved"
    case bookingChanged = "booking-changed"
    case findingNew = "finding-new"
    case findingResolved = "finding-resolved"
}
