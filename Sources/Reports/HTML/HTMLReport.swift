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

    /// A section of the page: its anchor, its name in the navigation, and who writes it.
    private struct Section {
        var anchor: StaticString
        var title: String
        var write: (RunData, inout HTMLWriter) -> Void

        init(_ anchor: StaticString, _ title: String, _ write: @escaping (RunData, inout HTMLWriter) -> Void) {
            self.anchor = anchor
            self.title = title
            self.write = write
        }
    }

    private static func sections(_ input: RunData, _ figures: PageFigures) -> [Section] {
        let dataset = input.dataset
        var sections: [Section] = []
        if dataset.provided.contains(.bookings) {
            sections.append(Section("todo", Messages.todo) { TodoSection.write($0, figures, to: &$1) })
            sections.append(Section("today", Messages.today) { TodaySection.write($0, figures.day, to: &$1) })
        }
        if !dataset.birthdaysInStays.isEmpty {
            sections.append(Section("celebrate", Messages.birthdaysInStays, CelebrateSection.write))
        }
        if dataset.provided.contains(.conflicts) {
            sections.append(Section("conflicts", Messages.conflicts) { ConflictsSection.write($0, figures, to: &$1) })
        }
        if dataset.provided.contains(.bookings) {
            let next = Messages.nextDays(NextDaysSection.dayCount)
            sections.append(Section("next", next) { NextDaysSection.write($0, figures.coming, to: &$1) })
            sections.append(
                Section("occupancy", Messages.occupancyCalendar) { OccupancySection.write($0, figures.coming, to: &$1) }
            )
        }
        if input.comparison != .notAsked {
            sections.append(Section("changes", Messages.whatChanged, ChangesSection.write))
        }
        if dataset.provided.contains(.distances) {
            sections.append(Section("nearby", Messages.nearby, NearbySection.write))
        }
        if dataset.provided.contains(.bookings) {
            sections.append(Section("balances", Messages.balances, BalancesSection.write))
        }
        if dataset.provided.contains(.birthdays) {
            sections.append(Section("birthdays", Messages.birthdays, BirthdaysSection.write))
        }
        if dataset.provided.contains(.occupancy) {
            sections.append(Section("figures", Messages.keyFigures, KeyFiguresSection.write))
        }
        sections.append(Section("quality", Messages.dataQuality, QualitySection.write))
        sections.append(Section("unchecked", Messages.notChecked, UncheckedSection.write))
        return sections
    }

    private static func write(_ input: RunData, to page: inout HTMLWriter) {
        let figures = PageFigures(input, days: NextDaysSection.dayCount)
        let sections = sections(input, figures)
        let title = "\(input.context.property.name), \(Dates.long(input.context.today))"
        page.raw("<!DOCTYPE html>\n")
        page.element("html", [.init("lang", "en")]) { page in
            page.element("head") { page in
                page.void("meta", [.init("charset", "utf-8")])
                page.void("meta", [.init("name", "viewport"), .init("content", "width=device-width, initial-scale=1")])
                page.void("meta", [.init("name", "referrer"), .init("content", "no-referrer")])
                // Guests' data: even if something slipped through, the browser would load and run nothing.
                page.void(
                    "meta",
                    [
                        .init("http-equiv", "Content-Security-Policy"),
                        .init("content", "default-src 'none'; style-src 'unsafe-inline'"),
                    ])
                page.element("title", text: title)
                page.element("style") { $0.style(PageStyle.css) }
            }
            page.newline()
            page.element("body") { page in
                page.element("a", [.init("class", "skip"), .link("#main")], text: Messages.skip)
                page.element("header") { page in
                    page.element("h1") { $0.element("bdi", text: input.context.property.name) }
                    page.element("p", [.init("class", "date")], text: Dates.long(input.context.today))
                }
                page.newline()
                page.element("nav", [.init("aria-label", Messages.sections)]) { page in
                    page.element("ul") { page in
                        for section in sections {
                            page.element("li") { $0.element("a", [.anchor(section.anchor)], text: section.title) }
                        }
                    }
                }
                page.newline()
                page.element("main", [.init("id", "main")]) { page in
                    Cards.write(input, figures, to: &page)
                    FeaturedStrip.write(input, to: &page)
                    for section in sections {
                        page.newline()
                        let anchor = section.anchor.description
                        page.element("section", [.init("id", anchor), .init("aria-labelledby", "\(anchor)-title")]) {
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
        element("h2", [.init("id", "\(anchor)-title")]) { page in
            page.text(title)
            if let count { page.element("span", [.init("class", "count")], text: Numbers.grouped(count)) }
        }
        newline()
    }

    mutating func subtitle(_ title: String, count: Int?) {
        element("h3") { page in
            page.text(title)
            if let count { page.element("span", [.init("class", "count")], text: Numbers.grouped(count)) }
        }
        newline()
    }

    mutating func quiet(_ text: String) { element("p", [.init("class", "quiet")], text: text) }
}
