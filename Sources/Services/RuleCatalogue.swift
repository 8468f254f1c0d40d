public import InnkeeperCore

/// All rules: the single list used by validate, `explain` and the services.
public enum RuleCatalogue {
    /// Every code that a finding can have, in order.
    public static let all = (checks + ReadingRule.all).sorted { $0.code < $1.code }

    /// What a word of a closed list means in English, for use outside findings.
    package static func phrase(_ code: ReadingCode, _ key: some RawRepresentable<String>) -> String {
        all.first { $0.code == code.rawValue }?.phrases[key.rawValue] ?? key.rawValue
    }

    /// The rules that look at records, sorted by name.
    private static let checks: [any Rule] = [
        CampSiteCapacityNotPositive(),
        CampSiteClosureReversed(),
        CampSiteCoordinateInvalid(),
        CampSiteNumberDuplicate(),
        CampSiteNumberMissing(),
        CampSiteRateNegative(),
        CampSiteValueUnreadable(),
        ContactBirthdayAmbiguous(),
        ContactBirthdayImplausible(),
        ContactBirthdayInvalid(),
        ContactDuplicate(),
        ContactEmailInvalid(),
        ContactNameMissing(),
        ContactPhoneInvalid(),
        PlaceClosed(),
        PlaceCoordinateMissing(),
        PlaceCoordinateOutOfRange(),
        PlaceCoordinatesSwapped(),
        PlaceDuplicate(),
        PlaceNameDamaged(),
        PlaceNameMissing(),
        PlaceNullIsland(),
        ReservationAlike(),
        ReservationAmountUnreadable(),
        ReservationBookedOnInvalid(),
        ReservationCamperMissing(),
        ReservationCurrencySeveral(),
        ReservationCurrencyUnknown(),
        ReservationDateAmbiguous(),
        ReservationDateImplausible(),
        ReservationDateInvalid(),
        ReservationDayUnreadable(),
        ReservationGuestsNone(),
        ReservationIDDuplicate(),
        ReservationIDRounded(),
        ReservationLeadTimeNegative(),
        ReservationMoneyInvalid(),
        ReservationNightsDisagree(),
        ReservationNightsMissing(),
        ReservationNightsNotPositive(),
        ReservationNumberUnreadable(),
        ReservationOverCapacity(),
        ReservationOverlap(),
        ReservationPaidOverTotal(),
        ReservationPropertyMissing(),
        ReservationRateNegative(),
        ReservationSiteClosed(),
        ReservationSiteCrowded(),
        ReservationSiteMissing(),
        ReservationSiteSeveral(),
        ReservationSiteUnknown(),
        ReservationStatusEarly(),
        ReservationStatusUnknown(),
        ReservationStayTooLong(),
        ReservationTotalDisagrees(),
        ReservationTotalNegative(),
    ]
}
