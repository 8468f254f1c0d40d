import Core
import InnkeeperClient

/// Sets up the campsites.
public struct SitePlan: Sendable {
    private let sites: CampSiteService

    public init(desk: Desk) { sites = desk.sites }

    /// Takes over a whole plan at once; those that the rules refuse are left out and named.
    public func takeOver(_ plan: [CampSite]) async throws -> [String] {
        let imported = try await sites.addCampSites(plan)
        return imported.refused.map { "Line \($0.index + 1): \($0.findings.map(\.message).joined(separator: " "))" }
    }

    /// One more, with the next number.
    public func addNext(electricity: Bool, water: Bool) throws -> CampSite? {
        try sites.addCampSite(try sites.getNextCampSiteNumber(), electricity: electricity, water: water)
    }

    /// Says why not, when somebody has a stay there to come.
    public func close(_ number: SiteNumber) -> String {
        do {
            try sites.deleteCampSite(number)
            return "Site \(number) is gone."
        } catch {
            return error.message
        }
    }
}
