internal import Core
internal import Formats

/// Turns the rows of a slice into campsites.
struct CSVCampSitesDecoder {
    private let plan: CSVPlan
    private var reader: CSVCellReader

    init(plan: CSVPlan, reader: CSVCellReader) {
        self.plan = plan
        self.reader = reader
    }

    /// `records` are the places of the rows in the file.
    mutating func decode(records: [RecordReference]) -> CampSites {
        var table = CampSites()
        table.carried = Set(plan.carried.compactMap(CampSiteField.init(rawValue:)))
        // No column at all would be filled into the empty array that all threads share.
        if records.isEmpty { return table }
        let dates = CSVDateReader(order: plan.readingOrder)
        let properties = texts(.property)
        let numbers = texts(.siteNumber)
        let names = texts(.name)
        let categories = texts(.category)
        let electricity = texts(.electricity)
        let water = texts(.water)
        let latitudes = texts(.latitude)
        let longitudes = texts(.longitude)
        let capacities = CSVColumns.counts(plan.bindings[CampSiteField.capacity.rawValue], &reader)
        let closedFrom = CSVColumns.dates(plan.bindings[CampSiteField.closedFrom.rawValue], dates, &reader)
        let closedTo = CSVColumns.dates(plan.bindings[CampSiteField.closedTo.rawValue], dates, &reader)
        let home = plan.settings.currency
        var amounts = CSVAmountColumns(plan: plan, currencies: [Currency](repeating: home, count: records.count))
        if let binding = plan.bindings[CampSiteField.nightlyRate.rawValue] {
            amounts.add(.nightlyRate, binding, reader: &reader)
        }
        let rates = amounts.column(.nightlyRate)

        table.rows = records.indices.map { row in
            var site = CampSite(number: numbers[row])
            site.record = records[row]
            site.property = properties[row]
            site.adopt(property: plan.settings.property ?? "")
            site.name = names[row]
            site.category = categories[row]
            site.electricity = CSVFlags.read(electricity[row])
            site.water = CSVFlags.read(water[row])
            (site.coordinate, site.coordinateState) = CSVCampSitesDecoder.coordinate(latitudes[row], longitudes[row])
            site.capacity = capacities[row]
            site.nightlyRate = rates[row]
            site.closedFrom = closedFrom[row]
            site.closedTo = closedTo[row]
            return site
        }
        return table
    }

    private mutating func texts(_ field: CampSiteField) -> [String] {
        switch plan.bindings[field.rawValue] {
        case .column(let column):
            let cells = reader.cells(column: column)
            return (0..<reader.rowCount).map {
                String(decoding: reader.text[Int(cells.starts[$0])..<Int(cells.ends[$0])], as: UTF8.self)
            }
        case .constant(let text): return [String](repeating: text, count: reader.rowCount)
        case .date, .sum, nil: return [String](repeating: "", count: reader.rowCount)
        }
    }

    /// Degrees with a decimal point or comma. Out of range is the rules' business, not ours.
    private static func coordinate(_ latitude: String, _ longitude: String) -> (Coordinate?, CellState) {
        if latitude.isEmpty && longitude.isEmpty { return (nil, .missing) }
        guard let north = degrees(latitude), let east = degrees(longitude) else { return (nil, .unreadable) }
        return (Coordinate(latitude: north, longitude: east), .present)
    }

    private static func degrees(_ text: String) -> Double? {
        guard text.utf8.allSatisfy({ 0x30...0x39 ~= $0 || "+-.,".utf8.contains($0) }) else { return nil }
        return Double(text.replacing(",", with: "."))
    }
}
