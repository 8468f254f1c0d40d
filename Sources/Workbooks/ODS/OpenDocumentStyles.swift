/// The meaning of a document's styles for its tables and cells.
struct OpenDocumentStyles {
    private var hidden: Set<String> = []
    private var looks: [String: CellLook] = [:]
    private var fills: [String: Int] = [:]
    /// The style being read.
    private var name = ""

    mutating func begin(_ name: String) { self.name = name }

    mutating func hide(_ isHidden: Bool) { if isHidden { hidden.insert(name) } }

    mutating func strike(_ line: String) { if line != "none" { looks[name, default: CellLook()].isStruckOut = true } }

    mutating func fill(_ colour: String) {
        guard colour != "transparent" else { return }
        let number = fills[colour] ?? fills.count + 1
        fills[colour] = number
        looks[name, default: CellLook()].fill = number
    }

    func isHidden(_ style: String) -> Bool { hidden.contains(style) }

    func look(_ style: String) -> CellLook { looks[style] ?? CellLook() }
}

/// The text of a cell: its paragraphs as lines, with white space collapsed (ODF 1.3 part 3, 6.1.2).
struct OpenDocumentText {
    private var bytes: [UInt8] = []
    private(set) var hasParagraph = false
    private(set) var isInParagraph = false
    /// The next blank follows another one, or the beginning of its paragraph.
    private var followsBlank = true

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func beginParagraph() {
        if hasParagraph { bytes.append(0x0A) }
        (hasParagraph, isInParagraph, followsBlank) = (true, true, true)
    }

    mutating func endParagraph() { isInParagraph = false }

    mutating func append(_ text: [UInt8]) {
        for byte in text {
            let isBlank = byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
            if !isBlank { bytes.append(byte) } else if !followsBlank { bytes.append(0x20) }
            followsBlank = isBlank
        }
    }

    /// Blanks, tabs and line ends that have their own elements.
    mutating func append(exactly text: [UInt8]) {
        bytes += text
        followsBlank = false
    }
}
