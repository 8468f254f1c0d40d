/// Determines from the first bytes whether JSON or XML holds a list of records: such a file may be an export.
enum ListFinder {
    /// Whether there is an object in an array, nested at most in an object within an object, or one object per line.
    static func holdsList(json text: [UInt8]) -> Bool {
        var open: [UInt8] = []
        var objects = 0
        return containsMark(text) { mark in
            switch mark {
            case UInt8(ascii: "{"):
                if open.last == UInt8(ascii: "["), open.count <= 3 { return true }
                if open.isEmpty { objects += 1 }
                open.append(mark)
            case UInt8(ascii: "["): open.append(mark)
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
            default: break
            }
            return objects > 1
        }
    }

    /// Whether there are several arrays with a text in an array, nested like the objects above: rows without keys.
    static func holdsRows(json text: [UInt8]) -> Bool {
        var open: [(isArray: Bool, isRow: Bool, hasText: Bool)] = []
        var rows = 0
        return containsMark(text) { mark in
            switch mark {
            case UInt8(ascii: "\""): if !open.isEmpty { open[open.count - 1].hasText = true }
            case UInt8(ascii: "["): open.append((true, (open.last?.isArray ?? false) && open.count <= 3, false))
            case UInt8(ascii: "{"): open.append((false, false, false))
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if let closed = open.popLast(), closed.isRow, closed.hasText { rows += 1 }
            default: break
            }
            return rows > 1
        }
    }

    /// Whether one of the bytes outside texts is the one sought, or the quotation mark that begins a text.
    private static func containsMark(_ text: [UInt8], where isSought: (UInt8) -> Bool) -> Bool {
        var index = 0
        while index < text.count {
            let byte = text[index]
            index += 1
            if isSought(byte) { return true }
            guard byte == UInt8(ascii: "\"") else { continue }
            while index < text.count, text[index] != UInt8(ascii: "\"") {
                index += text[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            index += 1
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
