public import InnkeeperCore

/// The campsites.
public struct CampSiteService: Sendable {
    private let context: ServiceContext

    public init(_ context: ServiceContext) { self.context = context }

    /// Calls `addCampSite(_:)` with a site that has only these properties.
    public func addCampSite(
        _ number: SiteNumber, electricity: Bool, water: Bool, capacity: Int? = nil
    ) throws(ServiceError) -> CampSite? {
        var site = CampSite(number: number.text)
        site.electricity = electricity
        site.water = water
        if let capacity { site.capacity = CountCell(capacity) }
        return try addCampSite(site)
    }

    /// The stored site: the existing one with that number, or the new one. nil for a site that the rules reject, such
    /// as one without a number.
    public func addCampSite(_ site: CampSite) throws(ServiceError) -> CampSite? {
        try context.inTurn { () throws(ServiceError) -> CampSite? in
            let alike = try context.store.campSites(numbered: site.number)
            if let known = double(of: site, among: alike) { return alike[known] }
            if check(site).isRefusal { return nil }
            context.save([.campSite(site)])
            return site
        }
    }

    /// Adds many sites in one transaction: all that the rules accept; if it throws, none is added. One notice follows.
    public func addCampSites(_ sites: [CampSite]) async throws(ServiceError) -> Imported<CampSite> {
        try await context.addAll(
            sites, known: { () throws(ServiceError) in try context.store.campSites(numbered: nil) },
            key: \.number, check: check, double: double(of:among:),
            added: { site in (site, .campSite(site)) })
    }

    /// The findings of the campsite rules about a site.
    public func check(_ site: CampSite) -> [ServiceFinding] {
        context.findings(report([site]), row: 0, value: { _ in "" })
    }

    /// The site with that number; nil if there is none.
    public func getCampSite(_ number: SiteNumber) throws(ServiceError) -> CampSite? {
        try context.store.campSites(numbered: number.text).first
    }

    /// All sites in natural order of their numbers: A2 before A10.
    public func getCampSites() throws(ServiceError) -> [CampSite] {
        try context.store.campSites(numbered: nil).sorted { naturallyPrecedes($0.number, $1.number) }
    }

    /// The highest number plus 1; 1 if no site's number consists of digits only.
    public func getNextCampSiteNumber() throws(ServiceError) -> SiteNumber {
        let numbers = try context.store.campSites(numbered: nil).compactMap { SiteNumber($0.number).whole }
        return SiteNumber((numbers.filter { $0 < Int.max }.max() ?? 0) + 1)
    }

    /// Deletes a site. Throws `unknownRecord` for one that is not stored, and `siteInUse`, with the number of stays and the
    /// first date, if stays on it are current or to come.
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

    /// Which of the sites with the same number it duplicates: the first.
    private func double(of site: CampSite, among alike: [CampSite]) -> Int? {
        report(alike + [site]).rows.contains { $0.code == CampSiteNumberDuplicate().code } ? 0 : nil
    }

    /// What the rules report about the last of `rows`.
    private func report(_ rows: [CampSite]) -> RowFindings {
        var sites = CampSites()
        sites.carried = Set(CampSiteField.allCases)
        sites.rows = rows
        return context.rules(.campsites).check(sites, from: sites.count - 1, in: RuleContext(run: context.run))
    }
}
