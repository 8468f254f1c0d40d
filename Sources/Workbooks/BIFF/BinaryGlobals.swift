internal import InnkeeperFormats

/// What a binary workbook declares before its sheets: their names, texts, formats, and the date system.
struct BinaryGlobals {
    struct Sheet {
        var name: String
        var position: Int
        var isHidden: Bool
        var isWorksheet: Bool
    }

    private(set) var isUnicode: Bool
    private(set) var page = CodePage.windows1252
    private var unknownPage: Int?
    private(set) var is1904 = false
    private(set) var sheets: [Sheet] = []
    private(set) var texts: [String] = []
    private var codes: [Int: String] = [:]
    private var formats: [Int: NumberFormat] = [:]
    private var struckFonts: [Bool] = []
    private var cellFormats: [(font: Int, format: Int, fill: Int)] = []
    private(set) var styles: [OfficeOpenStyles.Style] = []
    /// A clause about what is damaged.
    private(set) var problem: String?

    /// Begins after the record that begins the workbook.
    init(_ records: inout BinaryRecords) throws(WorkbookFault) {
        isUnicode = records.word(0) == 0x0600
        var isWhole = false
        while records.next() {
            if records.kind == 0x0A {
                isWhole = true
                break
            }
            try take(&records)
        }
        if !isWhole { problem = "it is cut off, or its records are" }
        for cell in cellFormats { styles.append(style(cell)) }
    }

    /// The style at an index; a plain style if there is none.
    func style(_ index: Int) -> OfficeOpenStyles.Style {
        styles.indices.contains(index) ? styles[index] : OfficeOpenStyles.Style()
    }

    private mutating func take(_ records: inout BinaryRecords) throws(WorkbookFault) {
        switch records.kind {
        case 0x2F: throw WorkbookFault(.refused, WorkbookMessages.password)
        case 0x42:
            let number = records.word(0)
            let known = BinaryGlobals.page(number)
            (page, unknownPage) = (known ?? .windows1252, known == nil ? number : nil)
        case 0x22: is1904 = records.word(0) == 1
        case 0x31: struckFonts.append(records.word(2) & 8 != 0)
        case 0x41E:
            let number = records.word(0)
            var text = BinaryText(
                records.bytes, [records.body.lowerBound + min(2, records.body.count)..<records.body.upperBound])
            let code = isUnicode ? text.unicode(lengthBytes: 2) : text.encoded(lengthBytes: 1, page: page)
            codes[number] = code
        case 0xE0: cellFormats.append((records.word(0), records.word(2), fill(records)))
        case 0x85: sheets.append(sheet(records))
        case 0xFC: readTexts(&records)
        default: break
        }
    }

    /// Colour and pattern of a fill; 0 for none.
    private func fill(_ records: BinaryRecords) -> Int {
        if isUnicode {
            let pattern = Int(records.long(14) >> 26)
            return pattern == 0 ? 0 : 1 + records.word(18) & 0x7F
        }
        let area = records.long(8)
        return area >> 16 & 0x3F == 0 ? 0 : 1 + Int(area & 0x7F)
    }

    private func sheet(_ records: BinaryRecords) -> Sheet {
        let start = records.body.lowerBound + min(6, records.body.count)
        var text = BinaryText(records.bytes, [start..<records.body.upperBound])
        let name = isUnicode ? text.unicode(lengthBytes: 1) : text.encoded(lengthBytes: 1, page: page)
        return Sheet(
            name: name, position: Int(records.long(0)), isHidden: records.byte(4) & 3 != 0,
            isWorksheet: records.byte(5) == 0)
    }

    /// The shared texts (2.4.265). Their number follows from the bytes, not from the counts before them.
    private mutating func readTexts(_ records: inout BinaryRecords) {
        var text = BinaryText(records.bytes, records.takeContinued())
        text.skip(8)
        while !text.isAtEnd {
            let next = text.unicode(lengthBytes: 2)
            if text.isBroken { problem = "its shared texts break off" } else { texts.append(next) }
        }
    }

    private mutating func style(_ cell: (font: Int, format: Int, fill: Int)) -> OfficeOpenStyles.Style {
        let format =
            formats[cell.format] ?? codes[cell.format].map { NumberFormat($0) } ?? NumberFormat(builtIn: cell.format)
        formats[cell.format] = format
        var style = OfficeOpenStyles.Style(meaning: format.meaning)
        style.look.currency = format.currency
        style.look.fill = cell.fill
        // There is no font 4.
        let font = cell.font > 4 ? cell.font - 1 : cell.font
        style.look.isStruckOut = struckFonts.indices.contains(font) && struckFonts[font]
        return style
    }

    /// What to tell of a text, if it has letters of a code page that is unknown.
    func doubt(about text: String) -> String? {
        guard let unknownPage, !isUnicode, text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        return "its texts are in code page \(unknownPage), which is unknown, and are read as Windows-1252"
    }

    /// The code pages by Windows' numbers; those from 32768 on are Excel's own ([MS-XLS] 2.4.52).
    private static func page(_ number: Int) -> CodePage? {
        switch number {
        case 1250...1258: CodePage(named: "windows-\(number)")
        case 367, 32769: .windows1252
        case 10000, 32768: .macRoman
        case 10007: .macCyrillic
        case 10029: .macCentralEurope
        case 437: .cp437
        case 850: .cp850
        case 852: .cp852
        case 857: .cp857
        case 866: .cp866
        case 874: .windows874
        case 932: .shiftJIS
        case 936, 54936: .gb18030
        case 949: .eucKR
        case 950: .big5
        case 28592: .iso88592
        case 28595: .iso88595
        case 28597: .iso88597
        case 28599: .iso88599
        case 28605: .iso885915
        case 20866: .koi8R
        case 21866: .koi8U
        default: nil
        }
    }
}
