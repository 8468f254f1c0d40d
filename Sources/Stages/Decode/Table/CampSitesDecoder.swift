internal import InnkeeperCore

/// Converts the rows of a slice to campsites.
extension FieldColumns {
    /// `records` gives the positions of the rows in the file.
    mutating func campSites(_ records: [RecordReference]) -> CampSites {
        var table = CampSites()
        table.carried = Set(plan.carried.compactMap(CampSiteField.init(rawValue:)))
        // Filling empty columns would write to the empty-array storage that all threads share.
        if records.isEmpty { return table }
        let properties = strings(CampSiteField.property)
        let numbers = strings(CampSiteField.siteNumber)
        let names = strings(CampSiteField.name)
        let categories = strings(CampSiteField.category)
        let electricity = strings(CampSiteField.electricity)
        let water = strings(CampSiteField.water)
        let coordinates =
            plan.bindings[CampSiteField.latitude.rawValue] == nil
            ? coordinates(CampSiteField.position) : coordinates(CampSiteField.latitude, CampSiteField.longitude)
        let capacities = counts(CampSiteField.capacity)
        let (closedFrom, isOfStates) = closedFrom()
        let closedTo = dates(CampSiteField.closedTo)
        let home = plan.currency
        var amounts = AmountColumns(
            plan: plan, currencies: [Currency](repeating: home, count: records.count))
        amounts.add(.nightlyRate, &self)
        let rates = amounts.column(.nightlyRate)

        table.rows = records.indices.map { row in
            var site = CampSite(number: numbers[row])
            site.record = records[row]
            site.property = properties[row]
            site.adopt(property: plan.settings.property ?? "")
            site.name = names[row]
            site.category = categories[row]
            site.electricity = FlagText.read(electricity[row])
            site.water = FlagText.read(water[row])
            if site.electricity == nil, FlagText.isWord(electricity[row]) { site.unclearFeatures.insert(.electricity) }
            if site.water == nil, FlagText.isWord(water[row]) { site.unclearFeatures.insert(.water) }
            (site.coordinate, site.coordinateState) = coordinates[row]
            site.capacity = capacities[row]
            site.nightlyRate = rates[row]
            site.closedFrom = closedFrom[row]
            if isOfStates, site.closedFrom == .unreadable { site.unclearFeatures.insert(.closedFrom) }
            site.closedTo = closedTo[row]
            return site
        }
        return table
    }

    /// The first closed nights: days, or, of sites whose state says that they can't be let, unknown ones.
    private mutating func closedFrom() -> (days: [DateCell], isOfStates: Bool) {
        let days = dates(CampSiteField.closedFrom)
        guard case .column(let column)? = plan.bindings[CampSiteField.closedFrom.rawValue],
            SiteStates.isOne(plan.header[column])
        else { return (days, false) }
        let states = cells(column: column)
        let closed = days.indices.map { row -> DateCell in
            if days[row].isPresent { return days[row] }
            return SiteStates.isClosed(states.string(row)) ? .unreadable : .missing
        }
        return (closed, true)
    }
}
