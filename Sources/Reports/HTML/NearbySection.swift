import Core

/// The nearest places, from the property and from each site.
enum NearbySection {
    /// Sites that have a table of their own on the page, and rows in each.
    private static let groupLimit = 30
    private static let rowLimit = 10

    static func write(_ input: ReportInput, to page: inout HTMLWriter) {
        let groups = groups(input.dataset.distances)
        page.sectionTitle("nearby", Texts.nearby)
        if let featured = input.dataset.featured {
            page.element("p") { page in
                page.text("\(Texts.featured): ")
                page.element("strong") { page in
                    page.element("bdi", text: input.dataset.places.name[featured.place])
                }
                page.text(", \(Words.featured(featured, input.dataset.places)).")
            }
            page.newline()
        }
        guard input.dataset.provided.contains(.distances) else { return }
        guard let first = groups.first else { return page.quiet(Texts.noPlaces) }
        page.quiet(Texts.straightLine(origin(first)))
        table(first, input, to: &page)
        // One line for all sites: thirty closed lines would push everything else off the page.
        if groups.count > 1 {
            page.element("details") { page in
                page.element("summary", text: Texts.fromEachSite)
                for group in groups.dropFirst().prefix(groupLimit) {
                    page.newline()
                    page.element("details") { page in
                        page.element("summary", text: origin(group))
                        table(group, input, to: &page)
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

    private static func origin(_ group: ArraySlice<DistanceRow>) -> String {
        guard let site = group.first?.siteNumber, !site.isEmpty else { return Texts.fromHere }
        return Texts.fromSite(site)
    }

    private static func table(_ group: ArraySlice<DistanceRow>, _ input: ReportInput, to page: inout HTMLWriter) {
        let places = input.dataset.places
        let columns: [PageTable.Column] = [
            .init(Texts.place), .init(Texts.category), .number(Texts.distance), .init(Texts.direction),
        ]
        PageTable.write("\(Texts.nearby), \(origin(group))", columns, rows: group.prefix(rowLimit), to: &page) { row in
            [
                .name(places.name.isEmpty(row.place) ? Texts.noName : places.name[row.place]),
                .text(places.category[row.place] ?? ""),
                .text(Words.distance(row.metres)),
                .text(Words.compass(row.bearing)),
            ]
        }
    }
}
