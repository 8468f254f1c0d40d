public import Core

/// The campsites.
public struct CampSiteService: Sendable {
    private let context: ServiceContext

    public init(_ context: ServiceContext) { self.context = context }

    /// `addCampSite(_:)` of a site that has nothing but these.
    public func addCampSite(
        _ number: SiteNumber, electricity: Bool, water: Bool, capacity: Int? = nil
    ) throws(ServiceError) -> CampSite? {
        var site = CampSite(number: number.text)
        site.electricity = electricity
        site.water = water
        if let capacity { site.capacity = CountCell(capacity) }
        return try addCampSite(site)
    }

    /// The site as stored: the one of that number that is there already, or the new one. nil for a site that the
    /// rules refuse, such as one without a number.
    public func addCampSite(_ site: CampSite) throws(ServiceError) -> CampSite? {
        try context.inTurn { () throws(ServiceError) -> CampSite? in
            var sites = CampSites()
            sites.carried = Set(CampSiteField.allCases)
            sites.rows = try context.store.campSites(numbered: site.number)
            let known = sites.rows.first
            sites.rows.append(site)
            let report = context.rules(.campsites).check(
                sites, from: sites.count - 1, in: RuleContext(run: context.run))
            if report.rows.contains(where: { $0.code == CampSiteNumberDuplicate().code }) { return known }
            if context.findings(report, row: sites.count - 1, value: { _ in "" }).isRefusal { return nil }
            context.save([.campSite(site)])
            return site
        }
    }

    public func getCampSite(_ number: SiteNumber) throws(ServiceError) -> CampSite? {
        try context.store.campSites(numbered: number.text).first
    }

    /// All sites, in the order in which people number things: A2 before A10.
    public func getCampSites() throws(ServiceError) -> [CampSite] {
        try context.store.campSites(numbered: nil).sorted { naturallyPrecedes($0.number, $1.number) }
    }

    /// The number after the highest one; 1 when no site has a number in digits alone.
    public func getNextCampSiteNumber() throws(ServiceError) -> SiteNumber {
        let numbers = try context.store.campSites(numbered: nil).compactMap { SiteNumber($0.number).whole }
        return SiteNumber((numbers.filter { $0 < Int.max }.max() ?? 0) + 1)
    }

    /// Takes a site out. Throws `siteInUse`, with how many and from when, while someone is on it or will come.
    public func deleteCampSite(_ number: SiteNumber) throws(ServiceError) {
        try context.inTurn { () throws(ServiceError) in
            guard try context.store.campSites(numbered: number.text).first != nil else {
                throw ServiceError(.unknownRecord, problem: "There is no campsite \(number).")
            }
            let today = context.run.today
            let stays = try context.store.reservations(
                ReservationFilter(siteNumber: number.text, nights: today.dayNumber..<Int32.max)
            ).filter { $0.state.holdsSite }
            if let first = stays.min(by: { $0.date < $1.date }) {
                let count = stays.count == 1 ? "1 stay" : "\(stays.count) stays"
                throw ServiceError(
                    .siteInUse,
                    problem: """
                        Campsite \(number) has \(count) to come, the first from \(first.date); move or cancel before \
                        deleting it.
                        """)
            }
            context.save([.removeCampSite(number: number.text)])
        }
    }
}
