/// Reads a page as strictly as the reports write it: every tag closed, every value quoted, nothing unescaped.
package struct HTMLCheck {
    package struct Element {
        package var name: String
        package var attributes: [String: String]
    }

    package private(set) var elements: [Element] = []
    package private(set) var faults: [String] = []
    private static let void: Set = ["input", "meta"]

    package init(_ html: String) {
        var open: [String] = []
        var rest = html[...]
        if rest.hasPrefix("<!DOCTYPE html>") { rest = rest.dropFirst(15) } else { faults.append("no doctype") }
        while let start = rest.firstIndex(of: "<") {
            checkText(rest[..<start], in: open.last)
            guard let end = rest[start...].firstIndex(of: ">") else {
                faults.append("tag without end")
                return
            }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            if tag.hasPrefix("/") {
                let name = String(tag.dropFirst())
                if open.popLast() != name { faults.append("</\(name)> closes nothing") }
            } else {
                let element = parse(tag)
                elements.append(element)
                if !HTMLCheck.void.contains(element.name) { open.append(element.name) }
            }
        }
        checkText(rest, in: open.last)
        if !open.isEmpty { faults.append("open at the end: \(open)") }
    }

    /// Values of an attribute, in order.
    package func values(_ attribute: String) -> [String] { elements.compactMap { $0.attributes[attribute] } }

    private mutating func checkText(_ text: Substring, in parent: String?) {
        guard parent != "style" else { return }
        if text.contains("\"") || text.contains("'") || text.contains(">") { faults.append("unescaped: \(text)") }
        checkEntities(text)
    }

    private mutating func checkEntities(_ text: Substring) {
        for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst()
        where !["amp;", "lt;", "gt;", "quot;", "#x27;"].contains(where: part.hasPrefix) {
            faults.append("bare &: \(part.prefix(20))")
        }
    }

    private mutating func parse(_ tag: Substring) -> Element {
        let name = tag.prefix { $0 != " " }
        var element = Element(name: String(name), attributes: [:])
        var rest = tag.dropFirst(name.count)
        while !rest.isEmpty {
            guard rest.first == " ", let equals = rest.firstIndex(of: "=") else {
                faults.append("odd attributes: \(rest)")
                break
            }
            let key = String(rest[rest.index(after: rest.startIndex)..<equals])
            rest = rest[rest.index(after: equals)...]
            guard rest.first == "\"", let close = rest.dropFirst().firstIndex(of: "\"") else {
                faults.append("unquoted: \(key)")
                break
            }
            let value = rest[rest.index(after: rest.startIndex)..<close]
            checkEntities(value)
            if element.attributes.updateValue(String(value), forKey: key) != nil { faults.append("twice: \(key)") }
            rest = rest[rest.index(after: close)...]
        }
        return element
    }
}
