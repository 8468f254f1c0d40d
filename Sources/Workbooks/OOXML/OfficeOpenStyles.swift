internal import InnkeeperFormatXML

/// The cell formats (ECMA-376-1, 18.8), which determine whether a number is a date, and how a cell looks.
struct OfficeOpenStyles {
    struct Style {
        var meaning = NumberFormat.Meaning.number
        var look = CellLook()
    }

    private(set) var styles: [Style] = []
    /// Why they are incomplete.
    private(set) var fault: WorkbookFault?

    /// The style at an index; a plain style if there is none.
    subscript(index: Int) -> Style { styles.indices.contains(index) ? styles[index] : Style() }

    static func read(_ body: (ElementStream) throws(WorkbookFault) -> Void) -> OfficeOpenStyles {
        var styles = OfficeOpenStyles()
        let listener = Listener()
        do throws(WorkbookFault) { try body(listener.stream) } catch { styles.fault = error }
        styles.styles = listener.styles
        return styles
    }

    private final class Listener: ElementListener {
        private(set) var styles: [Style] = []
        /// Not parsed yet: a file may have many that no cell uses.
        private var codes: [Int: String] = [:]
        private var formats: [Int: NumberFormat] = [:]
        private var struckFonts: [Bool] = []
        /// The colour of each fill as written; empty if it has none.
        private var fills: [String] = []
        private var numbers: [String: Int] = [:]
        private var inFonts = false
        private var inFills = false
        private var inCells = false
        private var isPatterned = false
        private(set) lazy var stream = ElementStream(
            elements: [
                "numFmt", "fonts", "font", "strike", "fills", "fill", "patternFill", "fgColor", "cellXfs", "xf",
            ].map { ElementName($0) },
            attributes: [
                "numFmtId", "formatCode", "fontId", "fillId", "val", "patternType", "rgb", "theme", "indexed", "tint",
            ].map { ElementName($0) },
            listener: self)

        func begin(_ name: Int, _ stream: ElementStream) {
            switch name {
            case 0:
                if let id = stream.number(0), let code = stream.attribute(1), codes[id] == nil { codes[id] = code }
            case 1: inFonts = true
            case 2: if inFonts { struckFonts.append(false) }
            case 3:
                if inFonts, !struckFonts.isEmpty {
                    struckFonts[struckFonts.count - 1] = !["0", "false"].contains(stream.attribute(4) ?? "1")
                }
            case 4: inFills = true
            case 5: if inFills { fills.append("") }
            case 6: isPatterned = !["none", "gray125"].contains(stream.attribute(5) ?? "none")
            case 7:
                if inFills, isPatterned, !fills.isEmpty {
                    fills[fills.count - 1] = (6...9).map { stream.attribute($0) ?? "" }.joined(separator: "/")
                }
            case 8: inCells = true
            case 9: if inCells { styles.append(style(stream)) }
            default: break
            }
        }

        func end(_ name: Int, _ stream: ElementStream) {
            switch name {
            case 1: inFonts = false
            case 4: inFills = false
            case 8: inCells = false
            default: break
            }
        }

        private func style(_ stream: ElementStream) -> Style {
            let id = stream.number(0) ?? 0
            let format = formats[id] ?? codes[id].map { NumberFormat($0) } ?? NumberFormat(builtIn: id)
            formats[id] = format
            var style = Style(meaning: format.meaning)
            style.look.currency = format.currency
            if let font = stream.number(2), struckFonts.indices.contains(font) {
                style.look.isStruckOut = struckFonts[font]
            }
            if let fill = stream.number(3), fills.indices.contains(fill), !fills[fill].isEmpty {
                let number = numbers[fills[fill]] ?? numbers.count + 1
                numbers[fills[fill]] = number
                style.look.fill = number
            }
            return style
        }
    }
}
