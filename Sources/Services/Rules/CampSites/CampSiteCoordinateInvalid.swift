import InnkeeperCore

/// Flags a campsite whose position can't be used.
///
/// ## Before
/// Latitude 371.9, or a longitude of `west`.
///
/// ## After
/// The campsite is kept; distances are measured only from the property's origin.
struct CampSiteCoordinateInvalid: CampSiteRule {
    let code = "campsite-coordinate-invalid"
    let summary = "The campsite's position is not two numbers, or is out of range."
    let advice = "Write decimal degrees: latitude from -90 to 90, longitude from -180 to 180."
    let message = """
        The campsite's position ("{value}") can't be used; write decimal degrees, latitude from -90 to 90 \
        and longitude from -180 to 180.
        """
    let severity = Severity.warning
    let requiresAny = [CampSiteField.latitude.rawValue, CampSiteField.position.rawValue]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    site_number,capacity,latitude,longitude
                    A1,4,37.3305,-121.8889
                    A2,4,,
                    """),
            RuleExample(
                fails: """
                    site_number,capacity,latitude,longitude
                    A1,4,»371.9,-121.8889
                    A2,4,»37.3305,west
                    """),
        ]
    }

    func check(
        _ sites: CampSites, from first: Int, in context: RuleContext, report: inout RowFindings
    ) {
        for row in first..<sites.count {
            let site = sites.rows[row]
            let isOutside = site.coordinate.map { !$0.isValid } ?? false
            if site.coordinateState == .unreadable || isOutside {
                report.report(code, row: row, field: CampSiteField.latitude.rawValue)
            }
        }
    }
}
