import Core

/// The places around: a drawing to scale, the nearest of each kind, and the nearest of all, from the property and from
/// each site.
enum NearbySection {
    /// Sites that have a table of their own on the page, rows in each, and kinds.
    private static let groupLimit = 30
    private static let rowLimit = 10
    private static let kindLimit = 12

    static func write(_ input: ReportInput, to page: inout HTMLWriter) {
        let groups = groups(input.dataset.distances)
        page.sectionTitle("nearby", Texts.nearby)
        let kinds = KindsNearby.rows(input.dataset, limit: kindLimit)
        let first = groups.first?.prefix(rowLimit) ?? []
        guard let any = first.first ?? kinds.first else { return page.quiet(Texts.noPlaces) }
        let origin = origin(any.siteNumber)
        page.quiet(Texts.straightLine(origin))
        let map = PlacesMap(first + kinds, near: first.last?.metres ?? 0, urgent: KindsNearby.help(input.dataset))
        page.element("div", [.init("class", "beside")]) { page in
            page.element("figure") { page in
                map.write(input, from: origin, to: &page)
                page.element("figcaption", text: Texts.mapExplained)
            }
            page.element("div") { page in
                if !kinds.isEmpty {
                    page.subtitle(Texts.nearestOfKinds, count: nil)
                    ofKinds(kinds, map, input, to: &page)
                }
            }
        }
        if !first.isEmpty {
            page.subtitle(Texts.nearestPlaces(origin), count: nil)
            table(first, map, input, to: &page)
        }
        // One line for all sites: thirty closed lines would push everything else off the page.
        if groups.count > 1 {
            page.element("details") { page in
                page.element("summary", text: Texts.fromEachSite)
                for group in groups.dropFirst().prefix(groupLimit) {
                    page.newline()
                    page.element("details") { page in
                        page.element("summary", text: NearbySection.origin(group.first?.siteNumber ?? ""))
                        table(group.prefix(rowLimit), nil, input, to: &page)
                    }
                }
            }
        }
        let left = groups.count - 1 - groupLimit
        let more = left > 0 ? Texts.moreSites(left) : ""
        PageTable.closing(more, file: "distances.csv", outputs: input.outputs, to: &page)
    }

    /// Rows of one origin together; they come that way.
    private static func groups(_ rows: [DistanceRow]) -> [ArraySlice<DistanceRow>] {
        var groups: [ArraySlice<DistanceRow>] = []
        var start = rows.startIndex
        for index in rows.indices
        where index + 1 == rows.endIndex || rows[index + 1].siteNumber != rows[index].siteNumber {
            groups.append(rows[start...index])
            start = index + 1
        }
        return groups
    }

    private static func origin(_ site: String) -> String { site.isEmpty ? Texts.fromHere : Texts.fromSite(site) }

    private static func ofKinds(
        _ rows: [DistanceRow], _ map: PlacesMap, _ input: ReportInput, to page: inout HTMLWriter
    ) {
        let places = input.dataset.places
        let columns: [PageTable.Column] = [
            .init(Texts.kind), .init(Texts.place), .number(Texts.distance), .init(Texts.direction),
            .number(Texts.onTheMap),
        ]
        PageTable.write(Texts.nearestOfKinds, columns, rows: rows, to: &page) { row in
            [
                .text(Words.kind(places.category[row.place] ?? "")),
                .place(row.place, places),
                .text(Words.distance(row.metres)),
                .text(Words.compass(row.bearing)),
                .text(map.number(of: row.place).map(String.init) ?? ""),
            ]
        }
    }

    private static func table(
        _ rows: ArraySlice<DistanceRow>, _ map: PlacesMap?, _ input: ReportInput, to page: inout HTMLWriter
    ) {
        let places = input.dataset.places
        var columns: [PageTable.Column] = [
            .init(Texts.place), .init(Texts.category), .number(Texts.distance), .init(Texts.direction),
        ]
        if map != nil { columns.append(.number(Texts.onTheMap)) }
        let origin = origin(rows.first?.siteNumber ?? "")
        PageTable.write(Texts.nearestPlaces(origin), columns, rows: rows, to: &page) { row in
            [
                .place(row.place, places),
                .text(Words.kind(places.category[row.place] ?? "")),
                .text(Words.distance(row.metres)),
                .text(Words.compass(row.bearing)),
            ] + (map.map { [.text($0.number(of: row.place).map(String.init) ?? "")] } ?? [])
        }
    }
}
