import InnkeeperCore

/// The places around the property as a drawing to scale: each in its true direction and at its true distance from the
/// centre (an azimuthal equidistant projection, which follows directly from distance and bearing). Rings show the
/// distance. Names are shown if there is room, numbers always; the tables beside it use the same numbers.
struct PlacesMap {
    /// The drawing's side, its centre, and the radius of the outermost ring.
    private static let side = 460.0
    private static let middle = 230.0
    private static let reach = 212.0
    private static let letterHeight = 14.0
    private static let nameWidth = 132.0

    /// What the drawing shows, nearest first; a place's number is its index plus one.
    let rows: [DistanceRow]
    /// Metres from ring to ring, and the number of rings.
    let ring: Double
    let ringCount: Int

    /// `wanted` may be in any order. Shows places up to `near` metres away, or up to `urgent` if that is farther, but
    /// at most four times as far, so that the nearest ones don't shrink to a dot.
    init(_ wanted: [DistanceRow], near: Double, urgent: DistanceRow?, _ words: Messages = .english) {
        let least = max(near, 200)
        let edge = max(least, min(urgent?.metres ?? 0, least * 4))
        var seen: Set<Int> = []
        rows = wanted.sorted { ($0.metres, $0.place) < ($1.metres, $1.place) }
            .filter { $0.metres <= edge && seen.insert($0.place).inserted }
        ring = words.roundDistance(edge / 3.5)
        ringCount = max(1, Int((edge / ring).rounded(.up)))
    }

    /// The place's number in the drawing; nil if it is outside.
    func number(of place: Int) -> Int? { rows.firstIndex { $0.place == place }.map { $0 + 1 } }

    /// The position of a place in the drawing.
    func point(_ row: DistanceRow) -> (x: Double, y: Double) {
        let turn = Turn(degrees: row.bearing)
        let length = row.metres / (ring * Double(ringCount)) * PlacesMap.reach
        return (PlacesMap.middle + turn.sine * length, PlacesMap.middle - turn.cosine * length)
    }

    func write(_ input: RunData, from origin: String, to page: inout HTMLWriter) {
        let places = input.dataset.places
        page.element(
            "svg",
            [
                "class": "map", "role": "img", "viewBox": "0 0 \(number(PlacesMap.side)) \(number(PlacesMap.side))",
                "aria-label": description(places, origin, page.words),
            ]
        ) { page in
            var layout = LabelLayout(edge: .init(x: 2, y: 2, width: PlacesMap.side - 4, height: PlacesMap.side - 4))
            rings(&layout, to: &page)
            northArrow(&layout, to: &page)
            layout.keepFree(.init(x: PlacesMap.middle - 9, y: PlacesMap.middle - 9, width: 18, height: 18))
            for row in rows {
                let (x, y) = point(row)
                layout.keepFree(.init(x: x - 5, y: y - 5, width: 10, height: 10))
            }
            for (index, row) in rows.enumerated() {
                page.newline()
                label(index, row, places, &layout, to: &page)
            }
            for (index, row) in rows.enumerated() { mark(index, row, input.dataset, to: &page) }
            home(to: &page)
        }
        page.newline()
    }

    // MARK: Parts

    private func rings(_ layout: inout LabelLayout, to page: inout HTMLWriter) {
        let words = page.words
        let middle = number(PlacesMap.middle)
        for index in 1...ringCount {
            let radius = PlacesMap.reach * Double(index) / Double(ringCount)
            page.element("circle", ["class": "ring", "cx": middle, "cy": middle, "r": number(radius)])
            let text = words.wholeDistance(ring * Double(index))
            let width = TextWidth.of(text) + 6
            let y = PlacesMap.middle + radius
            layout.keepFree(.init(x: PlacesMap.middle - width / 2, y: y - 8, width: width, height: 16))
            page.element("text", ["class": "distance", "x": middle, "y": number(y + 4)], text: text)
        }
    }

    private func northArrow(_ layout: inout LabelLayout, to page: inout HTMLWriter) {
        let words = page.words
        layout.keepFree(.init(x: PlacesMap.side - 40, y: 4, width: 36, height: 50))
        page.element("path", ["class": "north", "d": "M437 8l9 28-9-6-9 6z"])
        page.element("text", ["class": "compass", "x": "437", "y": "50"], text: words.compass(0))
    }

    /// Number and name right beside the mark, or above or below it; without room, the number alone, if need be farther
    /// away with a line to its mark.
    private func label(
        _ index: Int, _ row: DistanceRow, _ places: Places, _ layout: inout LabelLayout, to page: inout HTMLWriter
    ) {
        let (x, y) = point(row)
        let number = "\(index + 1)"
        let wide = TextWidth.of(number) + 3
        let name = TextWidth.cut(places.name[row.place], to: PlacesMap.nameWidth)
        let nameWide = TextWidth.of(name)
        if !name.isEmpty,
            let box = layout.place(
                width: wide + nameWide + 6, height: PlacesMap.letterHeight, near: x, y, reach: 9)
        {
            text("no", number, box.x + 1.5, box.y, width: nil, to: &page)
            text("name", name, box.x + wide + 3, box.y, width: nameWide, to: &page)
            return
        }
        guard let box = layout.place(width: wide, height: PlacesMap.letterHeight, near: x, y, reach: 220) else {
            return
        }
        let dx = box.x + box.width / 2 - x
        let dy = box.y + box.height / 2 - y
        if dx * dx + dy * dy > 484 {
            page.element(
                "line",
                [
                    "class": "leader", "x1": self.number(x), "y1": self.number(y), "x2": self.number(x + dx * 0.8),
                    "y2": self.number(y + dy * 0.8),
                ])
        }
        text("no", number, box.x + 1.5, box.y, width: nil, to: &page)
    }

    /// A text whose box begins at `x`, `y`; with a width it is fitted to exactly that, whatever the reader's fonts.
    private func text(
        _ style: StaticString, _ text: String, _ x: Double, _ y: Double, width: Double?, to page: inout HTMLWriter
    ) {
        let stretch: HTMLWriter.Attributes =
            width.map { ["textLength": number($0), "lengthAdjust": "spacingAndGlyphs"] } ?? [:]
        page.element("text", ["class": "\(style)", "x": number(x), "y": number(y + 11)] + stretch, text: text)
    }

    private func mark(_ index: Int, _ row: DistanceRow, _ dataset: Dataset, to page: inout HTMLWriter) {
        let words = page.words
        let (x, y) = point(row)
        let isHelp = KindsNearby.isHelp(dataset.places.category[row.place] ?? "")
        page.element(
            "circle",
            ["class": isHelp ? "mark help" : "mark", "cx": number(x), "cy": number(y), "r": isHelp ? "5.5" : "4.5"]
        ) { page in
            page.element(
                "title",
                text: words.titled("\(index + 1)", "\(name(row, dataset.places, words)), \(words.distance(row.metres))")
            )
        }
        guard isHelp else { return }
        page.element(
            "path", ["class": "cross", "d": "M\(number(x - 3)) \(number(y))h6M\(number(x)) \(number(y - 3))v6"])
    }

    private func home(to page: inout HTMLWriter) {
        let words = page.words
        page.element("path", ["class": "home", "d": "M230 221l8.500 7h-2.500v8h-12v-8h-2.500z"]) { page in
            page.element("title", text: words[.here])
        }
    }

    private func number(_ value: Double) -> String {
        let text = Numbers.fixed(value, digits: 1)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private func name(_ row: DistanceRow, _ places: Places, _ words: Messages) -> String {
        places.name.isEmpty(row.place) ? words[.noName] : places.name[row.place]
    }

    private func description(_ places: Places, _ origin: String, _ words: Messages) -> String {
        let names = rows.enumerated().map { index, row in
            "\(index + 1) \(name(row, places, words)), "
                + "\(words.distance(row.metres)) \(words.compass(row.bearing))"
        }
        return words.say(
            .mapPicture,
            [
                "origin": .text(origin), "radius": .text(words.wholeDistance(ring * Double(ringCount))),
                "places": .text(words.list(names)),
            ])
    }
}

/// Sine and cosine of an angle in degrees, accurate to far less than a pixel: Core has no trigonometry, and the reports
/// import nothing from the system.
struct Turn {
    let sine: Double
    let cosine: Double

    init(degrees: Double) {
        // Reduced to an eighth of a circle, so that the series are short.
        let turned = degrees.truncatingRemainder(dividingBy: 360)
        let angle = turned < 0 ? turned + 360 : turned
        let quarter = (angle / 90).rounded()
        let rest = (angle - quarter * 90) * .pi / 180
        let square = rest * rest
        let s = rest * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))))
        let c = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
        switch Int(quarter) % 4 {
        case 0: (sine, cosine) = (s, c)
        case 1: (sine, cosine) = (c, -s)
        case 2: (sine, cosine) = (-s, -c)
        default: (sine, cosine) = (-c, s)
        }
    }
}
