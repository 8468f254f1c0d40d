import InnkeeperCore

/// Rejects a campsite whose number an earlier campsite of the property has.
///
/// ## Before
/// Two rows with the number A1.
///
/// ## After
/// The first is kept; the later one is rejected.
struct CampSiteNumberDuplicate: CampSiteRule {
    let code = "campsite-number-duplicate"
    let summary = "Duplicate campsite number: an earlier campsite has it."
    let advice = "Give each campsite its own number, or remove the row that is out of date."
    let message = """
        Duplicate campsite number "{value}"{relatedFile?, first seen in {relatedFile}, line {relatedLine}}; give this \
        one its own number or remove it.
        """
    let effect = Effect.rejects
    let severity = Severity.error
    let requires = [CampSiteField.siteNumber.rawValue]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    site_number,name,electricity,water,capacity
                    A1,Alder,yes,yes,4
                    A2,Birch,yes,yes,4
                    """),
            RuleExample(
                passes: """
                    property,site_number,name,electricity,water,capacity
                    Lake,A1,Alder,yes,yes,4
                    River,A1,Birch,yes,yes,4
                    """),
            RuleExample(
                fails: """
                    site_number,name,electricity,water,capacity
                    A1,Alder,yes,yes,4
                    »A1,Birch,yes,yes,4
                    """),
        ]
    }

    func check(_ sites: CampSites, from first: Int, in context: RuleContext, report: inout RowFindings) {
        // A site without a property belongs to the only one named, if there is only one.
        let properties = Set(sites.rows.map(\.property)).subtracting([""])
        let usual = properties.count == 1 ? properties.first ?? "" : ""
        var rowOfNumber: [[String]: Int] = [:]
        for (row, site) in sites.rows.enumerated() where !site.number.isEmpty {
            let key = [site.property.isEmpty ? usual : site.property, site.number]
            if let earlier = rowOfNumber[key] {
                guard row >= first else { continue }
                report.report(code, row: row, field: CampSiteField.siteNumber.rawValue, related: earlier)
            } else {
                rowOfNumber[key] = row
            }
        }
    }
}
