/// Determines from the first bytes whether JSON or XML holds a list of records: such a file may be an export.
enum ListFinder {
    /// Whether there is an object in an array, nested at most in an object within an object, or one object per line.
    static func holdsList(json text: [UInt8]) -> Bool {
        var open: [UInt8] = []
        var objects = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""):
                while index < text.count, text[index] != UInt8(ascii: "\"") {
                    index += text[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                index += 1
            case UInt8(ascii: "{"):
                if open.last == UInt8(ascii: "["), open.count <= 3 { return true }
                if open.isEmpty { objects += 1 }
                if objects > 1 { return true }
                open.append(byte)
            case UInt8(ascii: "["): open.append(byte)
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
            default: break
            }
        }
        return false
    }

    /// Whether there are several arrays with a text in an array, nested like the objects above: rows without keys.
    static func holdsRows(json text: [UInt8]) -> Bool {
        // Whether each open bracket or brace begins a row, and whether a text was seen in it.
        var open: [(isArray: Bool, isRow: Bool, hasText: Bool)] = []
        var rows = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""):
                while index < text.count, text[index] != UInt8(ascii: "\"") {
                    index += text[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                index += 1
                if !open.isEmpty { open[open.count - 1].hasText = true }
            case UInt8(ascii: "["):
                open.append((true, (open.last?.isArray ?? false) && open.count <= 3, false))
            case UInt8(ascii: "{"): open.append((false, false, false))
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard let closed = open.popLast() else { return false }
                if closed.isRow, closed.hasText { rows += 1 }
                if rows > 1 { return true }
            default: break
            }
        }
        return false
    }

    /// Whether an element no deeper than the root's grandchildren has two consecutive children with the same name that
    /// have attributes or child elements.
    static func holdsList(xml text: [UInt8]) -> Bool {
        var open: [(name: ArraySlice<UInt8>, lastRecord: ArraySlice<UInt8>)] = []
        var index = 0
        while let start = text[index...].firstIndex(of: UInt8(ascii: "<")), start + 1 < text.count,
            let end = text[start...].firstIndex(of: UInt8(ascii: ">"))
        {
            index = end + 1
            let tag = text[(start + 1)..<end]
            guard let first = tag.first, first != UInt8(ascii: "?"), first != UInt8(ascii: "!") else { continue }
            if first == UInt8(ascii: "/") {
                _ = open.popLast()
                continue
            }
            let name = tag.prefix { $0 != UInt8(ascii: "/") && $0 > 0x20 }
            let isRecord = tag.contains(UInt8(ascii: "=")) || ListFinder.opensElement(text, after: end)
            if let parent = open.indices.last, open.count <= 3, isRecord {
                if open[parent].lastRecord.elementsEqual(name) { return true }
                open[parent].lastRecord = name
            }
            if tag.last != UInt8(ascii: "/") { open.append((name, [])) }
        }
        return false
    }

    /// Whether the next thing after whitespace is the start of another element.
    private static func opensElement(_ text: [UInt8], after end: Int) -> Bool {
        let rest = text[(end + 1)...].drop { $0 <= 0x20 }
        return rest.first == UInt8(ascii: "<") && rest.dropFirst().first.map { $0 != UInt8(ascii: "/") } == true
    }
}
