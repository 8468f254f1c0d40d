import Core
import InnkeeperClient

/// Sets up the campsites.
public struct SitePlan: Sendable {
    private let sites: CampSiteService

    public init(desk: Desk) { sites = desk.sites }

    /// Imports a whole plan at once; invalid sites are rejected and listed.
    public func takeOver(_ plan: [CampSite]) async throws -> [String] {
        let imported = try await sites.addCampSites(plan)
        return imported.refused.map { "Line \($0.index + 1): \($0.findings.map(\.message).joined(separator: " "))" }
    }

    /// Adds a site with the next number.
    public func addNext(electricity: Bool, water: Bool) throws -> CampSite? {
        try sites.addCampSite(try sites.getNextCampSiteNumber(), electricity: electricity, water: water)
    }

    /// Removes a site, or says why it can't be removed, such as a future stay.
    public func remove(_ number: SiteNumber) -> String {
        do {
            try sites.deleteCampSite(number)
            return "Site \(number) is gone."
        } catch {
            return error.message
        }
    }
}
