/// Shared by the drawings of the page.
extension HTMLWriter {
    /// A box as wide as the page that scrolls wider content; it must be reachable by keyboard (WCAG 2.1.1).
    mutating func scrolling(_ label: String, style: String = "scroll", _ body: (inout HTMLWriter) -> Void) {
        element("div", ["class": style, "tabindex": "0", "role": "group", "aria-label": label], body)
    }

    /// A drawing of fixed size, in pixels. `description` says what it shows.
    mutating func drawing(
        _ style: String, width: Int, height: Int, label: String, description: String, _ body: (inout HTMLWriter) -> Void
    ) {
        scrolling(label, style: "scroll wide") { page in
            page.element(
                "svg",
                [
                    "class": style, "role": "img", "viewBox": "0 0 \(width) \(height)", "width": "\(width)",
                    "height": "\(height)", "aria-label": description,
                ], body)
        }
        newline()
    }

    mutating func rect(_ style: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, title: String = "") {
        element(
            "rect", ["class": style, "x": "\(x)", "y": "\(y)", "width": "\(width)", "height": "\(height)"]
        ) { page in
            if !title.isEmpty { page.element("title", text: title) }
        }
    }

    mutating func label(_ style: String, _ x: Int, _ y: Int, _ text: String) {
        element("text", ["class": style, "x": "\(x)", "y": "\(y)"], text: text)
    }

    /// The meaning of a drawing's colours; a style is that of the page's own marks.
    mutating func legend(_ entries: [(style: String, name: String)]) {
        element("ul", ["class": "legend"]) { page in
            for (style, name) in entries {
                page.element("li") { page in
                    page.element("span", ["class": "key \(style)"])
                    page.text(name)
                }
            }
        }
        newline()
    }
}
