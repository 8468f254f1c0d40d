package import InnkeeperCore

/// The report as one self-contained page for the browser: no scripts, no network.
///
/// Before: the dataset and the findings.
/// After: `index.html`. Tables are cut at 100 rows, with their exact totals and a link to the whole table.
package struct HTMLReport: Report {
    package static let name = "html"
    package static let summary = "a page for the browser"
    package static let files = ["index.html"]

    package init(options: OptionValues) {}

    package func render(_ input: RunData, to folder: any OutputFolder) throws {
        let page = HTMLReport.page(input, input.words)
        try folder.write("index.html") { try $0(page) }
    }

    package static func page(_ input: RunData, _ words: Messages) -> [UInt8] {
        var page = HTMLWriter(words)
        write(input, to: &page)
        return page.bytes
    }

    /// A section of the page: its anchor, its title in the navigation, whether it is shown, and what writes it.
    private typealias Section = (
        anchor: StaticString, title: String, isShown: Bool, write: (RunData, inout HTMLWriter) -> Void
    )

    private static func sections(_ input: RunData, _ figures: PageFigures, _ words: Messages) -> [Section] {
        let provided = input.dataset.provided
        let hasBookings = provided.contains(.bookings)
        let sections: [Section] = [
            (
                "todo", words[.todo], hasBookings || !UnreadInputs(input).missed.isEmpty,
                { TodoSection.write($0, figures, to: &$1) }
            ),
            ("today", words[.today], hasBookings, { TodaySection.write($0, figures.day, to: &$1) }),
            ("celebrate", words[.birthdaysInStays], !input.dataset.birthdaysInStays.isEmpty, CelebrateSection.write),
            (
                "conflicts", words[.conflicts], provided.contains(.conflicts),
                { ConflictsSection.write($0, figures, to: &$1) }
            ),
            (
                "next", words.say(.nextDays, NextDaysSection.dayCount), hasBookings,
                { NextDaysSection.write($0, figures.coming, to: &$1) }
            ),
            (
                "occupancy", words[.occupancyCalendar], hasBookings,
                { OccupancySection.write($0, figures.coming, to: &$1) }
            ),
            ("changes", words[.whatChanged], input.comparison != .notAsked, ChangesSection.write),
            ("nearby", words[.nearby], provided.contains(.distances), NearbySection.write),
            ("balances", words[.balances], hasBookings, BalancesSection.write),
            ("birthdays", words[.birthdays], provided.contains(.birthdays), BirthdaysSection.write),
            ("figures", words[.keyFigures], provided.contains(.occupancy), KeyFiguresSection.write),
            ("quality", words[.dataQuality], true, QualitySection.write),
            ("unchecked", words[.notChecked], true, UncheckedSection.write),
        ]
        return sections.filter(\.isShown)
    }

    private static func write(_ input: RunData, to page: inout HTMLWriter) {
        let figures = PageFigures(input, days: NextDaysSection.dayCount)
        let words = page.words
        let sections = sections(input, figures, words)
        let title = "\(input.context.property.name), \(words.longDate(input.context.today))"
        page.raw("<!DOCTYPE html>\n")
        page.element("html", ["lang": words.language.code]) { page in
            page.element("head") { page in
                page.void("meta", ["charset": "utf-8"])
                page.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
                page.void("meta", ["name": "referrer", "content": "no-referrer"])
                // The page contains guests' data: even if something slipped through, the browser would load and run
                // nothing.
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
                page.element("a", ["class": "skip"] + .link("#main"), text: words[.skip])
                page.element("header") { page in
                    page.element("h1") { $0.element("bdi", text: input.context.property.name) }
                    page.element("p", ["class": "date"], text: words.longDate(input.context.today))
                    if let made = words.made(input.context) { page.element("p", ["class": "made"], text: made) }
                }
                page.newline()
                page.element("nav", ["aria-label": words[.sections]]) { page in
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
                page.element("footer") {
                    $0.element("p", text: words.say(.madeBy, ["version": .text(input.toolVersion)]))
                }
            }
        }
        page.newline()
    }
}

extension HTMLWriter {
    /// The heading of a section, followed by a count if there is one.
    mutating func sectionTitle(_ anchor: StaticString, _ title: String, count: Int? = nil) {
        heading("h2", ["id": "\(anchor)-title"], title, count)
    }

    mutating func subtitle(_ title: String, count: Int? = nil) { heading("h3", [:], title, count) }

    private mutating func heading(_ name: StaticString, _ attributes: Attributes, _ title: String, _ count: Int?) {
        element(name, attributes) { page in
            page.text(title)
            if let count { page.element("span", ["class": "count"], text: page.words.number(count)) }
        }
        newline()
    }

    mutating func quiet(_ text: String) { element("p", ["class": "quiet"], text: text) }
}
