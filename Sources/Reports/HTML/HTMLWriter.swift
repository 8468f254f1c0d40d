/// Writes HTML whose tags always balance and in which no data can become markup.
///
/// Names of elements and attributes, and everything written raw, are `StaticString`s, so they come from the source
/// code. Texts and attribute values are always escaped (OWASP, Cross Site Scripting Prevention, rules 1 and 2). URLs
/// come from the source code too, or from `Attributes.address`, which accepts few schemes.
package struct HTMLWriter {
    package private(set) var bytes: [UInt8] = []
    /// The language of the page.
    package let words: Messages

    package init(_ words: Messages = .english) { self.words = words }

    /// Attributes of an element, in order: `["class": "n", "scope": "col"]`.
    package struct Attributes: ExpressibleByDictionaryLiteral {
        fileprivate var list: [(StaticString, String)]

        /// Not for URLs, styles or handlers: their values must never come from data.
        package init(dictionaryLiteral attributes: (StaticString, String)...) {
            for (name, _) in attributes {
                let name = name.description
                precondition(name != "href" && name != "src" && name != "style" && !name.hasPrefix("on"))
            }
            list = attributes
        }

        private init(address: String) { list = [("href", address)] }

        package static func + (one: Attributes, other: Attributes) -> Attributes {
            var sum = one
            sum.list += other.list
            return sum
        }

        /// The URL of a file beside the page, or of a position in it.
        package static func link(_ target: StaticString) -> Attributes { Attributes(address: target.description) }

        /// A URL made from data; nil unless its scheme is a harmless one: `http`, `https`, `mailto`, `tel`, `geo`.
        package static func address(_ text: String) -> Attributes? {
            let scheme = text.prefix { $0 != ":" }.lowercased()
            let isPlain = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F }
            guard isPlain, text.contains(":"), ["http", "https", "mailto", "tel", "geo"].contains(scheme) else {
                return nil
            }
            return Attributes(address: text)
        }

        /// `tel:` for a number as people write it; nil if it isn't one.
        package static func telephone(_ text: String) -> Attributes? {
            guard text.unicodeScalars.allSatisfy({ "+0123456789 ()-./".unicodeScalars.contains($0) }) else {
                return nil
            }
            let digits = text.filter { $0.isASCII && $0.isNumber }
            guard digits.count >= 5, digits.count <= 15 else { return nil }
            return address("tel:\(text.hasPrefix("+") ? "+" : "")\(digits)")
        }

        /// The URL of the element with the ID `anchor`.
        package static func anchor(_ anchor: StaticString) -> Attributes { Attributes(address: "#\(anchor)") }
    }

    package mutating func element(
        _ name: StaticString, _ attributes: Attributes = [:], _ body: (inout HTMLWriter) -> Void
    ) {
        open(name, attributes)
        body(&self)
        add("</")
        add(name)
        bytes.append(0x3E)
    }

    package mutating func element(_ name: StaticString, _ attributes: Attributes = [:], text: String = "") {
        element(name, attributes) { $0.text(text) }
    }

    /// An element without content: `meta`, or `rect` in its short form.
    package mutating func void(_ name: StaticString, _ attributes: Attributes) { open(name, attributes) }

    /// A line end, to make the page's source readable.
    package mutating func newline() { bytes.append(0x0A) }

    package mutating func text(_ text: String) { append(escaping: text) }

    /// A sentence in which backticks mark code, as in Markdown.
    package mutating func prose(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
        // An unpaired backtick is literal.
        guard parts.count > 1, parts.count % 2 == 1 else { return self.text(text) }
        for (index, part) in parts.enumerated() {
            let part = String(Substring(part))
            if index % 2 == 0 { self.text(part) } else { element("code", text: part) }
        }
    }

    /// HTML or CSS from the source code.
    package mutating func raw(_ html: StaticString) { add(html) }

    private mutating func add(_ text: StaticString) { bytes.append(contentsOf: text.description.utf8) }

    /// CSS that `PageStyle` builds from its own constants.
    mutating func style(_ css: String) { bytes += Array(css.utf8) }

    private mutating func open(_ name: StaticString, _ attributes: Attributes) {
        bytes.append(0x3C)
        add(name)
        for (name, value) in attributes.list {
            bytes.append(0x20)
            add(name)
            add("=\"")
            append(escaping: value)
            bytes.append(0x22)
        }
        bytes.append(0x3E)
    }

    private mutating func append(escaping text: String) {
        for byte in Sanitizer.line(text).utf8 {
            switch byte {
            case 0x26: bytes += Array("&amp;".utf8)
            case 0x3C: bytes += Array("&lt;".utf8)
            case 0x3E: bytes += Array("&gt;".utf8)
            case 0x22: bytes += Array("&quot;".utf8)
            case 0x27: bytes += Array("&#x27;".utf8)
            default: bytes.append(byte)
            }
        }
    }
}
