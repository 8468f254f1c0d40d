import InnkeeperCore

/// A table of a page: a caption, headers with their scope, at most `limit` rows, and how many more there are.
package struct PageTable {
    package enum Cell {
        case text(String)
        /// A name or another text whose writing direction is unknown.
        case name(String)
        /// Not wrapped.
        case whole(String)
        case badge(String, style: StaticString)
        case code(String)
        /// Custom content.
        case written((inout HTMLWriter) -> Void)
    }

    /// A column: its header, and the cell for a row.
    package struct Column<Row> {
        var title: String
        var isNumber = false
        var cell: (Row) -> Cell

        package init(_ title: String, _ cell: @escaping (Row) -> Cell) {
            self.title = title
            self.cell = cell
        }

        package static func number(_ title: String, _ text: @escaping (Row) -> String) -> Column {
            var column = Column(title) { .text(text($0)) }
            column.isNumber = true
            return column
        }
    }

    /// How many rows of any table a page shows.
    package static let limit = 100

    /// Writes the first `limit` of `rows`. The first cell of each is the row's header. `total` is the number of rows if
    /// `rows` are only the first ones. A shortened table is followed by its exact total and a link to `file`, the whole
    /// table, if the run writes it.
    package static func write<Rows: RandomAccessCollection>(
        _ caption: String, _ rows: Rows, file: StaticString? = nil, outputs: Set<String> = [],
        style: StaticString = "", limit: Int = PageTable.limit, total: Int? = nil,
        to page: inout HTMLWriter, _ columns: [Column<Rows.Element>]
    ) {
        let words = page.words
        page.scrolling(caption) { page in
            page.element("table", style.isEmpty ? [:] : ["class": "\(style)"]) { page in
                page.element("caption", text: caption)
                page.element("thead") { page in
                    page.element("tr") { page in
                        for column in columns {
                            let style: HTMLWriter.Attributes = column.isNumber ? ["class": "n"] : [:]
                            page.element("th", ["scope": "col"] + style, text: column.title)
                        }
                    }
                }
                page.element("tbody") { page in
                    for item in rows.prefix(limit) {
                        page.newline()
                        page.element("tr") { page in
                            for (index, column) in columns.enumerated() {
                                let cell = column.cell(item)
                                write(cell, isHeader: index == 0, isNumber: column.isNumber, to: &page)
                            }
                        }
                    }
                }
            }
        }
        page.newline()
        let all = total ?? rows.count
        if all > limit {
            closing(words.firstRows(min(limit, rows.count), of: all), file: file, outputs: outputs, to: &page)
        }
    }

    /// A line with a text and a link to a file that this run writes; only the text if it doesn't.
    package static func closing(
        _ text: String = "", file: StaticString?, outputs: Set<String>, to page: inout HTMLWriter
    ) {
        let words = page.words
        let target = file.flatMap { outputs.contains($0.description) ? $0 : nil }
        guard target != nil || !text.isEmpty else { return }
        page.element("p", ["class": "more"]) { page in
            page.text(text)
            guard let target else { return }
            if !text.isEmpty { page.text(" ") }
            page.element("a", .link(target), text: words.say(.allIn, ["file": .text(target.description)]))
        }
        page.newline()
    }

    private static func write(_ cell: Cell, isHeader: Bool, isNumber: Bool, to page: inout HTMLWriter) {
        let style: HTMLWriter.Attributes =
            switch cell {
            case _ where isNumber: ["class": "n"]
            case .name, .written: ["class": "who"]
            case .whole: ["class": "w"]
            default: [:]
            }
        let attributes = (isHeader ? ["scope": "row"] : [:]) + style
        page.element(isHeader ? "th" : "td", attributes) { page in
            switch cell {
            case .text(let text), .whole(let text): page.text(text)
            case .name(let text): page.element("bdi", text: text)
            case .badge(let text, let style):
                page.element("span", ["class": "badge \(style)"], text: text)
            case .code(let text): page.element("code", text: text)
            case .written(let write): write(&page)
            }
        }
    }
}

extension StaticString {
    var isEmpty: Bool { utf8CodeUnitCount == 0 }
}

extension PageTable.Cell {
    /// How many Unicode scalars of a guest's text are shown.
    private static let toldLimit = 300

    /// A guest, with a phone number if there is one, and the content of the fields `told`.
    static func guest(_ row: Int, _ input: RunData, told: [BookingField] = []) -> PageTable.Cell {
        let phone = input.texts.text(row, .phone)
        let texts = told.map { input.texts.text(row, $0).clipped(to: toldLimit) }.filter { !$0.isEmpty }
        return .written { page in
            page.element("bdi", text: input.texts.text(row, .camperName))
            if let link = HTMLWriter.Attributes.telephone(phone) {
                page.text(" ")
                page.element("a", link + ["class": "phone"], text: phone)
            }
            for text in texts { page.element("p", ["class": "quiet"], text: text) }
        }
    }

    /// A place, with a link for a navigation device.
    static func place(_ row: Int, _ places: Places) -> PageTable.Cell {
        .written { page in
            let name = places.name.isEmpty(row) ? page.words[.noName] : places.name[row]
            let link = places.coordinate(row).flatMap { position in
                HTMLWriter.Attributes.address(
                    "geo:\(Numbers.fixed(position.latitude, digits: 6)),\(Numbers.fixed(position.longitude, digits: 6))"
                )
            }
            page.element("a", link ?? [:]) { $0.element("bdi", text: name) }
        }
    }
}
