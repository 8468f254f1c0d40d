import Core

/// The places around: a drawing to scale, the nearest of each kind, and the nearest of all, from the property and from
/// each site.
enum NearbySection {
    /// Sites that have a table of their own on the page, rows in each, and kinds.
    private static let groupLimit = 30
    private static let rowLimit = 10
    private static let kindLimit = 12

    static func write(_ input: RunData, to page: inout HTMLWriter) {
        let groups = groups(input.dataset.distances)
        page.sectionTitle("nearby", Messages.nearby)
        let kinds = KindsNearby.rows(input.dataset, limit: kindLimit)
        let first = groups.first?.prefix(rowLimit) ?? []
        guard let any = first.first ?? kinds.first else { return page.quiet(Messages.noPlaces) }
        let origin = origin(any, input)
        page.quiet(Messages.straightLine(origin))
        let map = PlacesMap(first + kinds, near: first.last?.metres ?? 0, urgent: KindsNearby.help(input.dataset))
        page.element("div", ["class": "beside"]) { page in
            page.element("figure") { page in
                map.write(input, from: origin, to: &page)
                page.element("figcaption", text: Messages.mapExplained)
            }
            page.element("div") { page in
                if !kinds.isEmpty {
                    page.subtitle(Messages.nearestOfKinds)
                    ofKinds(kinds, map, input, to: &page)
                }
            }
        }
        if !first.isEmpty {
            page.subtitle(Messages.nearestPlaces(origin))
            table(first, map, input, to: &page)
        }
        // One line for all sites: thirty closed lines would push everything else off the page.
        if groups.count > 1 {
            page.element("details") { page in
                page.element("summary", text: Messages.fromEachSite)
                for group in groups.dropFirst().prefix(groupLimit) {
                    page.newline()
                    page.element("details") { page in
                        page.element("summary", text: NearbySection.origin(group.first, input))
                        table(group.prefix(rowLimit), nil, input, to: &page)
                    }
                }
            }
        }
        let left = groups.count - 1 - groupLimit
        let more = left > 0 ? Messages.moreSites(left) : ""
        PageTable.closing(more, file: "distances.csv", outputs: input.outputs, to: &page)
    }

    /// Rows of one origin together; they come that way.
    private static func groups(_ rows: [DistanceRow]) -> [ArraySlice<DistanceRow>] {
        var groups: [ArraySlice<DistanceRow>] = []
        var start = rows.startIndex
        for index in rows.indices
        where index + 1 == rows.endIndex || !rows[index + 1].isOfSameOrigin(as: rows[index]) {
            groups.append(rows[start...index])
            start = index + 1
        }
        return groups
    }

    private static func origin(_ row: DistanceRow?, _ input: RunData) -> String {
        guard let row, !row.siteNumber.isEmpty else { return Messages.fromHere }
        return Messages.fromSite(Formatting.site(row.siteNumber, of: row.property, input.dataset))
    }

    private static func ofKinds(
        _ rows: [DistanceRow], _ map: PlacesMap, _ input: RunData, to page: inout HTMLWriter
    ) {
        let places = input.dataset.places
        PageTable.write(
            Messages.nearestOfKinds, rows, to: &page,
            [.init(Messages.kind) { .text(Formatting.kind(places.category[$0.place] ?? "")) }, place(places)]
                + way(map))
    }

    private static func table(
        _ rows: ArraySlice<DistanceRow>, _ map: PlacesMap?, _ input: RunData, to page: inout HTMLWriter
    ) {
        let places = input.dataset.places
        PageTable.write(
            Messages.nearestPlaces(origin(rows.first, input)), rows, to: &page,
            [place(places), .init(Messages.category) { .text(Formatting.kind(places.category[$0.place] ?? "")) }]
                + way(map))
    }

    private static func place(_ places: Places) -> PageTable.Column<DistanceRow> {
        .init(Messages.place) { .place($0.place, places) }
    }

    /// How far it is, in which direction, and its number in the drawing, if there is one.
    private static func way(_ map: PlacesMap?) -> [PageTable.Column<DistanceRow>] {
        [
            .number(Messages.distance) { Formatting.distance($0.metres) },
            .init(Messages.direction) { .text(Formatting.compass($0.bearing)) },
        ] + (map.map { map in [.number(Messages.onTheMap) { map.number(of: $0.place).map(String.init) ?? "" }] } ?? [])
    }
}
