package import InnkeeperCore

/// Finds the places nearest to a point, exactly on the ellipsoid.
///
/// Why it is exact: take the k places nearest by chord and let S be the largest of their true distances. Then k places
/// are within S, so no true neighbour is beyond S. A geodesic is never shorter than its chord, so every true neighbour
/// has a chord of at most S: asking the tree for all places with such a chord misses none, and any excess is dropped
/// when the true distances are sorted.
///
/// Why it is fast: S need not be measured. The longest chord of the k gives an upper bound for the geodesics, and if
/// the next places in order are farther than that, the k are the answer. Only they are measured then.
package struct NearestPlaces: Sendable {
    package struct Neighbour: Sendable, Equatable {
        /// Row in the table of places.
        package var place: Int
        package var metres: Double
        package var bearing: Double
    }

    /// Extra points to search for: if the last of them is too far by any geodesic, all candidates are among the others.
    private static let spare = 2
    /// Several trees, so that several cores can build them, but few, as each is searched.
    private static let mostTrees = 4

    private let places: Places
    /// Rows of the table, tree after tree.
    private let rows: [Int32]
    private let trees: [BoundingVolumeTree]
    private let atMost: Int

    /// Selects from `places` those that are wanted and can be among the answers when at most `count` places (nil: all)
    /// no farther than `within` metres are requested near one of `centres`. Uses up to `jobs` tasks at once.
    package init(
        _ places: Places, around centres: [Coordinate], within: Double, atMost count: Int? = nil, jobs: Int = 1,
        isWanted: @Sendable @escaping (_ row: Int) -> Bool = { _ in true }
    ) async {
        guard let reach = SearchReach(around: centres.map(Geodesy.geocentric), within: within) else {
            self.init(places, [], atMost: count)
            return
        }
        let pieces = (0..<places.count).pieces(min(jobs, NearestPlaces.mostTrees))
        let found = await inParallel(pieces, jobs: jobs) { piece in
            let candidates = PlaceCandidates(places, piece, isWanted: isWanted)
            return (candidates: candidates, nearest: candidates.nearest(count, to: reach))
        }
        let metres = reach.metres(found.map(\.nearest), count)
        let parts = await inParallel(found.map(\.candidates), jobs: jobs) { candidates in
            var candidates = candidates
            candidates.keep(within: metres, of: reach.middle)
            return (rows: candidates.rows, tree: BoundingVolumeTree(candidates.points))
        }
        self.init(places, parts, atMost: count)
    }

    private init(_ places: Places, _ parts: [(rows: [Int32], tree: BoundingVolumeTree)], atMost count: Int?) {
        self.places = places
        rows = parts.flatMap(\.rows)
        trees = parts.map(\.tree)
        atMost = count ?? .max
    }

    /// At most `count` places (nil: all) no farther than `within` metres from `centre`, nearest first; at equal
    /// distance by the place's own id, then by row.
    package func find(_ count: Int?, near centre: Coordinate, within: Double) -> [Neighbour] {
        precondition(count ?? .max <= atMost)
        let point = Geodesy.geocentric(centre)
        var found: [Neighbour] = []
        for row in candidates(count, point, centre, within) {
            let neighbour = neighbour(from: centre, to: row)
            if neighbour.metres <= within { found.append(neighbour) }
        }
        found.sort { NearestPlaces.precedes($0, $1, in: places) }
        if let count, found.count > count { found.removeLast(found.count - count) }
        return found
    }

    /// The place at a location: the nearest one no farther than `tolerance` metres; nil if there is none. A pure
    /// function, for apps that get locations from a device.
    package func place(at location: Coordinate, tolerance: Double) -> Neighbour? {
        guard location.isValid else { return nil }
        return find(1, near: location, within: tolerance).first
    }

    /// Rows that include all answers and few others.
    private func candidates(_ count: Int?, _ point: GeocentricPoint, _ centre: Coordinate, _ within: Double) -> [Int] {
        guard let count else { return candidates(within: within, of: point) }
        guard count > 0 else { return [] }
        let wanted = count + NearestPlaces.spare
        var best = NearestHeap(capacity: min(wanted, rows.count))
        var offset: Int32 = 0
        for tree in trees {
            tree.offerNearest(to: point, offset: offset, &best)
            offset += Int32(tree.count)
        }
        let nearest = best.sorted()
        guard nearest.count == wanted, let farthest = nearest.last else {
            return nearest.map { Int(rows[Int($0.item)]) }
        }
        // No true neighbour is farther than the longest possible geodesic to those with the shortest chords.
        let longest = Geodesy.longestGeodesic(chord: nearest[count - 1].key.squareRoot() + SearchReach.slack)
        let reach = min(longest, within) + SearchReach.slack
        if farthest.key > reach * reach {
            return nearest.lazy.filter { $0.key <= reach * reach }.map { Int(rows[Int($0.item)]) }
        }
        // Many at nearly the same distance, or half a world away: measure, and take everything that the chord doesn't
        // rule out.
        let measured = nearest.prefix(count).map { neighbour(from: centre, to: Int(rows[Int($0.item)])).metres }
        return candidates(within: min(measured.max() ?? 0, within), of: point)
    }

    private func candidates(within metres: Double, of point: GeocentricPoint) -> [Int] {
        var found: [Int] = []
        var offset = 0
        for tree in trees {
            for index in tree.within(metres + SearchReach.slack, of: point) { found.append(Int(rows[offset + index])) }
            offset += tree.count
        }
        return found
    }

    private func neighbour(from centre: Coordinate, to row: Int) -> Neighbour {
        let (metres, bearing) = Geodesy.inverse(
            from: centre, to: Coordinate(latitude: places.latitude[row], longitude: places.longitude[row]))
        return Neighbour(place: row, metres: metres, bearing: bearing)
    }

    /// The order of results: by distance, by the place's own id, by row.
    static func precedes(_ a: Neighbour, _ b: Neighbour, in places: Places) -> Bool {
        if a.metres != b.metres { return a.metres < b.metres }
        let first = places.id.slice(a.place)
        let second = places.id.slice(b.place)
        return first.elementsEqual(second) ? a.place < b.place : first.lexicographicallyPrecedes(second)
    }
}

extension PlaceCandidates {
    /// The `count` points nearest to the middle of a reach; none if they would not shorten it.
    fileprivate func nearest(_ count: Int?, to reach: SearchReach) -> [NearestHeap.Entry] {
        guard let count, reach.mayShrink else { return [] }
        var best = NearestHeap(capacity: min(count, points.count))
        for (index, point) in points.enumerated() {
            best.offer(Int32(truncatingIfNeeded: index), key: point.squaredChord(to: reach.middle))
        }
        return best.sorted()
    }
}

extension SearchReach {
    /// The reach, given the `count` nearest of each of several parts.
    fileprivate func metres(_ nearest: [[NearestHeap.Entry]], _ count: Int?) -> Double {
        let keys = nearest.joined().map(\.key).sorted()
        guard let count, count > 0, keys.count >= count else { return widest }
        return metres(holding: keys[count - 1])
    }
}

extension Coordinate {
    /// 0,0: where lost positions end up.
    var isNullIsland: Bool { latitude == 0 && longitude == 0 }
}
