import InnkeeperCore

/// Places nearby: a drawing to scale, the nearest of each kind, and the nearest of all, from the property and from each
/// site.
enum NearbySection {
    /// How many sites have their own table on the page, rows per table, and kinds.
    private static let groupLimit = 30
    private static let rowLimit = 10
    private static let kindLimit = 12

    static func write(_ input: RunData, to page: inout HTMLWriter) {
        let words = page.words
        let groups = groups(input.dataset.distances)
        page.sectionTitle("nearby", words[.nearby])
        let kinds = KindsNearby.rows(input.dataset, limit: kindLimit)
        let first = groups.first?.prefix(rowLimit) ?? []
        guard let any = first.first ?? kinds.first else { return page.quiet(words[.noPlaces]) }
        let origin = origin(any, input, words)
        page.quiet(words.say(.straightLine, ["origin": .text(origin)]))
        let map = PlacesMap(
            first + kinds, near: first.last?.metres ?? 0, urgent: KindsNearby.help(input.dataset), words)
        page.element("div", ["class": "beside"]) { page in
            page.element("figure") { page in
                map.write(input, from: origin, to: &page)
                page.element("figcaption", text: words[.mapExplained])
            }
            page.element("div") { page in
                if !kinds.isEmpty {
                    page.subtitle(words[.nearestOfKinds])
                    ofKinds(kinds, map, input, to: &page)
                }
            }
        }
        if !first.isEmpty {
            page.subtitle(words.say(.nearestPlaces, ["origin": .text(origin)]))
            table(first, map, input, to: &page)
        }
        // One line for all sites: thirty collapsed lines would push everything else off the page.
        if groups.count > 1 {
            page.element("details") { page in
                page.element("summary", text: words[.fromEachSite])
                for group in groups.dropFirst().prefix(groupLimit) {
                    page.newline()
                    page.element("details") { page in
                        page.element("summary", text: NearbySection.origin(group.first, input, words))
                        table(group.prefix(rowLimit), nil, input, to: &page)
                    }
                }
            }
        }
        let left = groups.count - 1 - groupLimit
        let more = left > 0 ? words.say(.moreSites, left) : ""
        PageTable.closing(more, file: "distances.csv", outputs: input.outputs, to: &page)
    }

    /// Groups the rows by origin, in which order they come.
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

    private static func origin(_ row: DistanceRow?, _ input: RunData, _ words: Messages) -> String {
        guard let row, !row.siteNumber.isEmpty else { return words[.fromHere] }
        return words.say(.fromSite, ["site": .text(Formatting.site(row.siteNumber, of: row.property, input.dataset))])
    }

    private static func ofKinds(
        _ rows: [DistanceRow], _ map: PlacesMap, _ input: RunData, to page: inout HTMLWriter
    ) {
        let words = page.words
        let places = input.dataset.places
        PageTable.write(
            words[.nearestOfKinds], rows, to: &page,
            [.init(words[.kind]) { .text(words.kind(places.category[$0.place] ?? "")) }, place(places, words)]
                + way(map, words))
    }

    private static func table(
        _ rows: some RandomAccessCollection<DistanceRow>, _ map: PlacesMap?, _ input: RunData, to page: inout HTMLWriter
    ) {
        let words = page.words
        let places = input.dataset.places
        PageTable.write(
            words.say(.nearestPlaces, ["origin": .text(origin(rows.first, input, words))]), rows, to: &page,
            [place(places, words), .init(words[.category]) { .text(words.kind(places.category[$0.place] ?? "")) }]
                + way(map, words))
    }

    private static func place(_ places: Places, _ words: Messages) -> PageTable.Column<DistanceRow> {
        .init(words[.place]) { .place($0.place, places) }
    }

    /// How far it is, in which direction, and its number in the drawing, if any.
    private static func way(_ map: PlacesMap?, _ words: Messages) -> [PageTable.Column<DistanceRow>] {
        [
            .number(words[.distance]) { words.distance($0.metres) },
            .init(words[.direction]) { .text(words.compass($0.bearing)) },
        ] + (map.map { map in [.number(words[.onTheMap]) { map.number(of: $0.place).map(String.init) ?? "" }] } ?? [])
    }
}
