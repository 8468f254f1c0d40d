internal import Core

/// Turns the rows of a slice into campsites.
struct CampSitesDecoder<Source: CellSource> {
    private var columns: FieldColumns<Source>

    init(_ columns: FieldColumns<Source>) { self.columns = columns }

    /// `records` say where the rows lie in the file.
    mutating func decode(_ records: [RecordReference]) -> CampSites {
        var table = CampSites()
        table.carried = Set(columns.plan.carried.compactMap(CampSiteField.init(rawValue:)))
        // No column at all would be filled into the empty array that all threads share.
        if records.isEmpty { return table }
        let properties = columns.strings(CampSiteField.property)
        let numbers = columns.strings(CampSiteField.siteNumber)
        let names = columns.strings(CampSiteField.name)
        let categories = columns.strings(CampSiteField.category)
        let electricity = columns.strings(CampSiteField.electricity)
        let water = columns.strings(CampSiteField.water)
        let coordinates = columns.coordinates(CampSiteField.latitude, CampSiteField.longitude)
        let capacities = columns.counts(CampSiteField.capacity)
        let closedFrom = columns.dates(CampSiteField.closedFrom)
        let closedTo = columns.dates(CampSiteField.closedTo)
        let home = columns.plan.settings.currency
        var amounts = AmountColumns(
            plan: columns.plan, currencies: [Currency](repeating: home, count: records.count))
        amounts.add(.nightlyRate, &columns)
        let rates = amounts.column(.nightlyRate)

        table.rows = records.indices.map { row in
            var site = CampSite(number: numbers[row])
            site.record = records[row]
            site.property = properties[row]
            site.adopt(property: columns.plan.settings.property ?? "")
            site.name = names[row]
            site.category = categories[row]
            site.electricity = FlagText.read(electricity[row])
            site.water = FlagText.read(water[row])
            (site.coordinate, site.coordinateState) = coordinates[row]
            site.capacity = capacities[row]
            site.nightlyRate = rates[row]
            site.closedFrom = closedFrom[row]
            site.closedTo = closedTo[row]
            return site
        }
        return table
    }
}
