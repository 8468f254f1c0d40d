package import Core

/// How reports name things of the dataset: a booking, a person, an amount.
package enum Formatting {
    /// `1,412.50 USD`.
    package static func money(_ money: Money) -> String {
        let amount = Numbers.grouping(money.decimal)
        return money.currency == .none ? amount : "\(amount) \(money.currency.code)"
    }

    /// A sentence for each site that is too crowded to be one, at most `limit`, then how many more there are.
    package static func crowds(_ dataset: Dataset, limit: Int) -> [String] {
        let crowds = dataset.crowdedSites
        let sentences = crowds.prefix(limit).map { crowd in
            Messages.crowded(
                site(crowd.booking, dataset), stays: crowd.stays, pairs: crowd.pairs)
        }
        return crowds.count > limit ? sentences + [Messages.moreCrowds(crowds.count - limit)] : sentences
    }

    /// A ratio of money in the currency's digits: `41.34 USD`; empty when there is none.
    package static func money(_ quotient: Quotient?, in currency: Currency) -> String {
        guard let quotient else { return "" }
        let amount = Numbers.grouping(quotient.decimal(digits: currency.minorDigits))
        return currency == .none ? amount : "\(amount) \(currency.code)"
    }

    /// `66.7%`; empty when there is none.
    package static func percent(_ quotient: Quotient?) -> String { quotient.map { $0.percent(digits: 1) + "%" } ?? "" }

    /// `850 m`, `12.3 km`.
    package static func distance(_ metres: Double) -> String {
        // From 999.5 on whole metres would show 1000.
        metres < 999.5 ? "\(Numbers.fixed(metres, digits: 0)) m" : "\(Numbers.fixed(metres / 1000, digits: 1)) km"
    }

    /// A length without decimals it does not need: `500 m`, `2 km`, `2.5 km`.
    package static func wholeDistance(_ metres: Double) -> String {
        guard metres >= 1000 else { return "\(Numbers.fixed(metres, digits: 0)) m" }
        let text = Numbers.fixed(metres / 1000, digits: 1)
        return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + " km"
    }

    /// A category for people: `fire station` for `fire_station`.
    package static func kind(_ category: String) -> String { category.replacing("_", with: " ") }

    /// What is said of the place of the day behind its name: `park, 12.3 km NE`.
    package static func featured(_ featured: FeaturedPlace, _ places: Places) -> String {
        let way = "\(distance(featured.metres)) \(compass(featured.bearing))"
        return (places.category[featured.place].map { "\(kind($0)), " } ?? "") + way
    }

    /// The nearest of eight compass points.
    package static func compass(_ degrees: Double) -> String {
        guard degrees.isFinite else { return "" }
        let turned = Int((degrees / 45).rounded()) % Messages.compass.count
        return Messages.compass[turned < 0 ? turned + Messages.compass.count : turned]
    }

    /// The booking's id, or where its record stands when it has none.
    package static func booking(_ row: Int, _ dataset: Dataset) -> String {
        let id = dataset.bookings.id[row]
        guard id.isEmpty else { return id }
        let record = dataset.bookings.records[row]
        guard dataset.files.indices.contains(Int(record.file)) else { return "" }
        return Messages.lineOfFile(Int(record.line), dataset.files[Int(record.file)].path)
    }

    /// The booking's site, with its property where there are several: `A12`, `Lake A12`.
    package static func site(_ row: Int, _ dataset: Dataset) -> String {
        site(dataset.bookings.site[row] ?? Messages.noSite, of: dataset.bookings.property[row] ?? "", dataset)
    }

    /// The same of a site, or of another record that has a number within its property.
    package static func site(_ number: String, of property: String, _ dataset: Dataset) -> String {
        dataset.hasSeveralProperties && !property.isEmpty ? "\(property) \(number)" : number
    }

    /// The kind of site that is short, with its property where there are several.
    package static func category(_ row: CategoryShortage, _ dataset: Dataset) -> String {
        site(row.category.isEmpty ? Messages.allSites : row.category, of: row.property, dataset)
    }

    /// The stay's days: `3–8 Jul`.
    package static func stay(_ row: Int, _ bookings: Bookings) -> String {
        guard let arrival = bookings.arrival[row].date else { return "" }
        guard let departure = bookings.departure[row].date else { return Dates.short(arrival) }
        return Dates.span(arrival, departure)
    }

    /// Nights from the first to the last: `3–8 Jul`; a single night is its day.
    package static func nights(_ nights: Range<Int32>) -> String {
        let first = CalendarDate(dayNumber: nights.lowerBound)
        let last = CalendarDate(dayNumber: nights.upperBound - 1)
        return first == last ? Dates.short(first) : Dates.span(first, last)
    }

    /// Rules that were not checked, those of one source and reason together, in a fixed order.
    package static func unchecked(_ rules: Set<UncheckedRule>) -> [(source: String, reason: String, rules: [String])] {
        var groups: [(source: String, reason: String, rules: [String])] = []
        let sorted = rules.sorted { ($0.source, $0.reason, $0.rule) < ($1.source, $1.reason, $1.rule) }
        for rule in sorted {
            if let last = groups.indices.last, groups[last].source == rule.source, groups[last].reason == rule.reason {
                groups[last].rules.append(rule.rule)
            } else {
                groups.append((rule.source, rule.reason, [rule.rule]))
            }
        }
        return groups
    }

    /// `Read 1,204 records of 5 sources: 1,180 accepted, 20 rejected, 4 skipped`.
    package static func read(_ sum: RecordCounts, of sources: Int) -> String {
        "\(Messages.read) \(Messages.records(sum.read)) of \(Messages.sources(sources)): "
            + [
                (sum.accepted, Messages.accepted), (sum.rejected, Messages.rejected), (sum.skipped, Messages.skipped),
            ].filter { $0.0 > 0 || $0.1 == Messages.accepted }
            .map { "\(Numbers.grouped($0.0)) \($0.1.lowercased())" }.joined(separator: ", ")
    }
}
