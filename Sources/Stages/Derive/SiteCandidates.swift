package import Core

/// The sites to which a booking could be moved, in the order of their numbers, with what decides about them.
package struct SiteCandidates: Sendable {
    package struct Candidate: Sendable {
        package var number: String
        /// Code in the bookings' column of sites; -1 where no booking ever named it.
        package var code: Int32
        /// Guests it takes; as many as one likes where that is not known.
        package var capacity = Int.max
        package var hasElectricity = false
        package var hasWater = false
        /// First closed night and first open one after it; both `.max` where it is never closed.
        package var closedFrom = Int32.max
        package var closedTo = Int32.max

        package init(number: String, code: Int32) {
            self.number = number
            self.code = code
        }

        /// Whether the site is open on every night of `stay`.
        package func isOpen(_ stay: Range<Int32>) -> Bool {
            max(closedFrom, stay.lowerBound) >= min(closedTo, stay.upperBound)
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

    /// Where `number` stands, or nil when it is not among them.
    package func index(of number: String) -> Int? { position[number] }

    /// Where `number` would stand.
    package func insertionIndex(of number: String) -> Int {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            if naturallyPrecedes(sorted[middle].number, number) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The campsites that no rule refused; nil when there are none.
    package static func known(_ campSites: CampSites, _ bookings: Bookings) -> SiteCandidates? {
        let accepted = campSites.accepted.filter { !$0.number.isEmpty }
        if accepted.isEmpty { return nil }
        return SiteCandidates(
            accepted.map { site in
                var candidate = Candidate(
                    number: site.number, code: bookings.site.existingCode(for: site.number) ?? -1)
                candidate.capacity = site.capacity.value ?? .max
                candidate.hasElectricity = site.electricity ?? false
                candidate.hasWater = site.water ?? false
                (candidate.closedFrom, candidate.closedTo) = closedNights(site)
                return candidate
            })
    }

    /// The sites that bookings name, for each property's code (-1 for none).
    package static func seen(_ bookings: Bookings) -> [Int32: SiteCandidates] {
        var units: Set<UInt64> = []
        var found: [Int32: [Candidate]] = [:]
        var last: UInt64?
        for row in 0..<bookings.count where bookings.status[row].isAccepted {
            let site = bookings.site.codes[row]
            let property = bookings.property.codes[row]
            let unit = unitKey(property, site)
            guard site >= 0, unit != last else { continue }
            last = unit
            guard units.insert(unit).inserted else { continue }
            found[property, default: []].append(Candidate(number: bookings.site.names[Int(site)], code: site))
        }
        return found.mapValues { SiteCandidates($0) }
    }

    /// A site is closed from `closedFrom` up to the night before `closedTo`; with one of the two alone, from then on
    /// or until then. A date that can't be read leaves it in doubt, and a site in doubt is not open.
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

/// One number for a site of a property; -1 stands for no property.
func unitKey(_ property: Int32, _ site: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: property)) << 32 | UInt64(UInt32(bitPattern: site))
}

extension BookingStatus {
    /// Whether the rules let the booking stand.
    var isAccepted: Bool { self != .invalid && self != .unknown }
}
