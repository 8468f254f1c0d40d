package import InnkeeperCore

/// The sites to which a booking could be moved, ordered by number, with the facts that decide.
package struct SiteCandidates: Sendable {
    package struct Candidate: Sendable {
        package var number: String
        /// Code in the bookings' site column; -1 if no booking names it.
        package var code: Int32
        /// Guests it takes; unlimited if that isn't known.
        package var capacity = Int.max
        package var hasElectricity = false
        package var hasWater = false
        /// First closed night and first open one after it; both `.max` if it is never closed, and `.min` to `.max` if
        /// that is uncertain.
        package var closedFrom = Int32.max
        package var closedTo = Int32.max

        package init(number: String, code: Int32) {
            self.number = number
            self.code = code
        }
    }

    package let sorted: [Candidate]
    private let position: [String: Int]

    package init(_ candidates: [Candidate]) {
        sorted = candidates.sorted { naturallyPrecedes($0.number, $1.number) }
        var position: [String: Int] = [:]
        for (index, candidate) in sorted.enumerated() { position[candidate.number] = index }
        self.position = position
    }

    /// The index of `number`, or nil if it is not among them.
    package func index(of number: String) -> Int? { position[number] }

    /// The index at which `number` would be inserted.
    package func insertionIndex(of number: String) -> Int {
        sorted.indices.partitioningIndex { !naturallyPrecedes(sorted[$0].number, number) }
    }

    /// The campsites that no rule rejected, by the property that they name.
    package static func known(_ campSites: CampSites, _ bookings: Bookings) -> [String: SiteCandidates] {
        let accepted = campSites.accepted.filter { !$0.number.isEmpty }
        return Dictionary(grouping: accepted, by: \.property).mapValues { sites in
            SiteCandidates(
                sites.map { site in
                    var candidate = Candidate(
                        number: site.number, code: bookings.site.existingCode(for: site.number) ?? -1)
                    candidate.capacity = site.capacity.value ?? .max
                    candidate.hasElectricity = site.electricity ?? false
                    candidate.hasWater = site.water ?? false
                    (candidate.closedFrom, candidate.closedTo) = closedNights(site)
                    return candidate
                })
        }
    }

    /// The sites that bookings name, by property code (-1 for none).
    package static func seen(_ bookings: Bookings) -> [Int32: SiteCandidates] {
        let bookings = bookings.naming(JointSites(bookings.site).column)
        var found: [Int32: [Candidate]] = [:]
        for seen in SeenSites(bookings).sites {
            found[seen.property, default: []].append(
                Candidate(number: bookings.site.names[Int(seen.site)], code: seen.site))
        }
        return found.mapValues { SiteCandidates($0) }
    }

    /// A site is closed from `closedFrom` to the night before `closedTo`; if only one is given, from or until that
    /// date. With an unreadable date that is uncertain, and such a site counts as closed.
    private static func closedNights(_ site: CampSite) -> (from: Int32, to: Int32) {
        for state in [site.closedFrom.state, site.closedTo.state] where state != .present && state != .missing {
            return (.min, .max)
        }
        switch (site.closedFrom.date, site.closedTo.date) {
        case (let from?, let to?): return (from.dayNumber, to.dayNumber)
        case (let from?, nil): return (from.dayNumber, .max)
        case (nil, let to?): return (.min, to.dayNumber)
        case (nil, nil): return (.max, .max)
        }
    }
}
