package import Core

/// The night as one page for the browser: no script, no network, nothing beside it that it needs.
///
/// Before: the dataset and the findings.
/// After: `index.html`. Tables are cut at 100 rows, with their exact totals and a link to the whole table.
package struct HTMLReport: Report {
    package static let name = "html"
    package static let summary = "one page for the browser"
    package static let files = ["index.html"]

    package init(options: OptionValues) {}

    package func render(_ input: RunData, to folder: any OutputFolder) throws {
        var page = HTMLWriter()
        HTMLReport.write(input, to: &page)
        try folder.write("index.html") { try $0(page.bytes) }
    }

    /// A section of the page: its anchor, its name in the navigation, whether there is one, and who writes it.
    private typealias Section = (
        anchor: StaticString, title: String, isShown: Bool, write: (RunData, inout HTMLWriter) -> Void
    )

    private static func sections(_ input: RunData, _ figures: PageFigures) -> [Section] {
        let provided = input.dataset.provided
        let hasBookings = provided.contains(.bookings)
        let sections: [Section] = [
            ("todo", Messages.todo, hasBookings, { TodoSection.write($0, figures, to: &$1) }),
            ("today", Messages.today, hasBookings, { TodaySection.write($0, figures.day, to: &$1) }),
            ("celebrate", Messages.birthdaysInStays, !input.dataset.birthdaysInStays.isEmpty, CelebrateSection.write),
            (
                "conflicts", Messages.conflicts, provided.contains(.conflicts),
                { ConflictsSection.write($0, figures, to: &$1) }
            ),
            (
                "next", Messages.nextDays(NextDaysSection.dayCount), hasBookings,
                { NextDaysSection.write($0, figures.coming, to: &$1) }
            ),
            (
                "occupancy", Messages.occupancyCalendar, hasBookings,
                { OccupancySection.write($0, figures.coming, to: &$1) }
            ),
            ("changes", Messages.whatChanged, input.comparison != .notAsked, ChangesSection.write),
            ("nearby", Messages.nearby, provided.contains(.distances), NearbySection.write),
            ("balances", Messages.balances, hasBookings, BalancesSection.write),
            ("birthdays", Messages.birthdays, provided.contains(.birthdays), BirthdaysSection.write),
            ("figures", Messages.keyFigures, provided.contains(.occupancy), KeyFiguresSection.write),
            ("quality", Messages.dataQuality, true, QualitySection.write),
            ("unchecked", Messages.notChecked, true, UncheckedSection.write),
        ]
        return sections.filter(\.isShown)
    }

    private static func write(_ input: RunData, to page: inout HTMLWriter) {
        let figures = PageFigures(input, days: NextDaysSection.dayCount)
        let sections = sections(input, figures)
        let title = "\(input.context.property.name), \(Dates.long(input.context.today))"
        page.raw("<!DOCTYPE html>\n")
        page.element("html", ["lang": "en"]) { page in
            page.element("head") { page in
                page.void("meta", ["charset": "utf-8"])
                page.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
                page.void("meta", ["name": "referrer", "content": "no-referrer"])
                // Guests' data: even if something slipped through, the browser would load and run nothing.
                page.void(
                    "meta",
                    [
                        "http-equiv": "Content-Security-Policy",
                        "content": "default-src 'none'; style-src 'unsafe-inline'",
                    ])
                page.element("title", text: title)
                page.element("style") { $0.style(PageStyle.css) }
            }
            page.newline()
            page.element("body") { page in
                page.element("a", ["class": "skip"] + .link("#main"), text: Messages.skip)
                page.element("header") { page in
                    page.element("h1") { $0.element("bdi", text: input.context.property.name) }
                    page.element("p", ["class": "date"], text: Dates.long(input.context.today))
                }
                page.newline()
                page.element("nav", ["aria-label": Messages.sections]) { page in
                    page.element("ul") { page in
                        for section in sections {
                            page.element("li") { $0.element("a", .anchor(section.anchor), text: section.title) }
                        }
                    }
                }
                page.newline()
                page.element("main", ["id": "main"]) { page in
                    Cards.write(input, figures, to: &page)
                    FeaturedStrip.write(input, to: &page)
                    for section in sections {
                        page.newline()
                        let anchor = section.anchor.description
                        page.element("section", ["id": anchor, "aria-labelledby": "\(anchor)-title"]) {
                            section.write(input, &$0)
                        }
                    }
                }
                page.newline()
                page.element("footer") { $0.element("p", text: Messages.made(by: input.toolVersion)) }
            }
        }
        page.newline()
    }
}

extension HTMLWriter {
    /// The heading of a section, with a count behind it where there is one.
    mutating func sectionTitle(_ anchor: StaticString, _ title: String, count: Int? = nil) {
        heading("h2", ["id": "\(anchor)-title"], title, count)
    }

    mutating func subtitle(_ title: String, count: Int? = nil) { heading("h3", [:], title, count) }

    private mutating func heading(_ name: StaticString, _ attributes: Attributes, _ title: String, _ count: Int?) {
        element(name, attributes) { page in
            page.text(title)
            if let count { page.element("span", ["class": "count"], text: Numbers.grouped(count)) }
        }
        newline()
    }

    mutating func quiet(_ text: String) { element("p", ["class": "quiet"], text: text) }
}
