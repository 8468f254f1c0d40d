import InnkeeperCore

/// Places worth a visit, rotating every ten seconds with CSS alone: today's and those of the next days. It can be
/// paused (WCAG 2.2, 2.2.2), doesn't move if the reader prefers reduced motion, and shows all of them in print.
enum FeaturedStrip {
    static func write(_ input: RunData, to page: inout HTMLWriter) {
        let words = page.words
        let dataset = input.dataset
        let places = dataset.featuredDays.isEmpty ? [dataset.featured].compactMap { $0 } : dataset.featuredDays
        guard !places.isEmpty else { return }
        page.element("aside", ["class": "strip", "aria-label": words[.featuredStrip]]) { page in
            if places.count > 1 {
                page.void("input", ["type": "checkbox", "id": "still", "class": "still"])
                page.element("label", ["for": "still"], text: words[.pause])
            }
            page.element("ul", ["class": "slides s\(places.count)"]) { page in
                for (index, place) in places.enumerated() {
                    page.newline()
                    page.element("li") { page in
                        page.element(
                            "span", ["class": "when"], text: index == 0 ? words[.featured] : words[.alsoNearby])
                        page.text(" ")
                        page.element("strong") { $0.element("bdi", text: dataset.places.name[place.place]) }
                        page.text(" ")
                        page.element("span", text: words.featured(place, dataset.places))
                    }
                }
            }
        }
        page.newline()
    }

    /// The longest strip that the style sheet supports.
    static let longest = 6
    private static let secondsEach = 10

    /// The rules for each length of strip: every place has ten seconds, with half a second to fade in and out.
    static var css: String {
        (2...longest).map { count in
            let whole = Double(count * secondsEach)
            func percent(_ seconds: Double) -> String { Numbers.fixed(seconds / whole * 100, digits: 2) + "%" }
            let frames =
                "@keyframes turn\(count){0%{opacity:0}\(percent(0.5)),\(percent(Double(secondsEach) - 0.5)){opacity:1}"
                + "\(percent(Double(secondsEach))),100%{opacity:0}}"
            // The first is visible at once: it starts halfway through its fade-in.
            let delays = (0..<count).map { index in
                let delay = Double(index * secondsEach) - 0.5
                return ".s\(count) li:nth-child(\(index + 1)){animation-delay:\(Numbers.fixed(delay, digits: 1))s}"
            }
            return frames + ".s\(count) li{animation:turn\(count) \(count * secondsEach)s linear infinite backwards}"
                + delays.joined()
        }.joined(separator: "\n")
    }
}
