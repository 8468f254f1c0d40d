package import Core
import Services

/// The program's table of contents: every unit that it is made of, in sorted arrays.
///
/// To add a unit, write its one file and add its one line here; a test says which line is missing.
package enum Catalog {
    /// The rules of the house, sorted by code.
    package static let rules: [any Rule.Type] = [
        ReservationBookedOnInvalid.self,
        ReservationCamperMissing.self,
        ReservationDateAmbiguous.self,
        ReservationDateInvalid.self,
        ReservationGuestsNone.self,
        ReservationIDDuplicate.self,
        ReservationMoneyInvalid.self,
        ReservationNightsDisagree.self,
        ReservationNightsMissing.self,
        ReservationNightsNotPositive.self,
        ReservationNumberUnreadable.self,
        ReservationOverCapacity.self,
        ReservationOverlap.self,
        ReservationPaidOverTotal.self,
        ReservationRateNegative.self,
        ReservationSiteMissing.self,
        ReservationSiteUnknown.self,
        ReservationStatusUnknown.self,
    ]
}
