internal import InnkeeperCore
internal import InnkeeperFormats

/// The first pass over a CSV file: determines encoding, delimiter, date order and decimal mark where they are not
/// declared.
///
/// It reads no more bytes than it needs. Whether a file without a declared encoding or a byte order mark is UTF-8 is
/// known only at its end. Date order and decimal mark are settled as soon as a chunk of the file shows them, or has
/// dates that are unambiguous anyway. A later date that depends on the order is read if only one reading is possible
/// and marked ambiguous otherwise, so nothing is guessed.
struct CSVDialectSniffer: Sniffer {
    private let settings: SourceSettings
    private let file: Int
    /// Bytes read before the header is known.
    private var head: [UInt8] = []
    private var stream: CSVByteStream?
    private var header: CSVHeader?
    private var draft: CSVPlan?
    private var splitter: CSVSplitter?
    private var evidence = TableEvidence()
    private var utf8 = UTF8Check()
    private var checksEncoding = false
    private var hasMark = false
    /// Set once not everything is UTF-8; counts from there.
    private var damage: DamagedUTF8.Count?
    private var letters = CodePageEvidence()
    /// The code pages that the headings are read in as well as in any, once there is damage above the first record.
    private var headerPages: [TextEncoding]?
    private var needsEvidence = false
    private var unknownEncoding: String?
    /// Why this encoding was chosen.
    private var encodingReason = ""

    /// At least this many bytes are searched for a header, so that the choice of delimiter is well founded.
    private static let headSize = 64 << 10

    init(_ settings: SourceSettings, file: Int) {
        self.settings = settings
        self.file = file
    }

    mutating func push(_ bytes: [UInt8]) -> Bool {
        take(bytes, isLast: false)
        return draft == nil || checksEncoding || needsEvidence
    }

    mutating func finish() -> any SourceReader {
        take([], isLast: true)
        var plan =
            draft ?? CSVPlan(settings: settings, file: file, encoding: .utf8, header: nil)
        if draft == nil { plan.table.problems = [] }
        if let unknownEncoding { plan.table.problems = [.unknownEncoding(unknownEncoding)] }
        if checksEncoding {
            if utf8.finish() {
                plan.isProvenText = true
                encodingReason = "every byte of it is UTF-8"
            } else {
                settleDamaged(&plan)
            }
        }
        if let splitter, needsEvidence {
            var rest = splitter
            look(at: rest.finish(), plan)
        }
        plan.table.settle(
            evidence, usualMark: plan.delimiter == 0x3B ? .comma : .point, areTexts: !plan.table.settings.isWorksheet)
        plan.encodingReason = encodingReason
        plan.delimiterReason = delimiterReason
        return CSVReader(
            plan: plan, head: header.map { Array(head[..<$0.byteCount]) } ?? head, headLines: header?.lineCount ?? 0,
            hadMark: hasMark, stream: CSVByteStream(encoding: plan.encoding))
    }

    /// Not everything in the file is UTF-8, but most of it may be.
    private mutating func settleDamaged(_ plan: inout CSVPlan) {
        damage?.finish()
        if let damage, damage.isUTF8 {
            plan = decoding(plan, as: .utf8)
            encodingReason =
                damage.damagedLines == 1
                ? "every line of it but 1 is UTF-8" : "every line of it but \(damage.damagedLines) is UTF-8"
        } else {
            let pages = headerPages ?? pages(header.map { head.prefix($0.byteCount) } ?? head[...])
            let found = letters.best(of: pages.compactMap(\.codePage))
            plan = decoding(plan, as: found.map { TextEncoding($0.page) } ?? pages[0])
            encodingReason = "it is not valid UTF-8" + (found == nil ? "" : ", and decodes cleanly as this")
            if let found, let rival = found.rival, plan.table.problems.isEmpty {
                plan.table.problems = [.severalEncodings(found.page.rawValue, rival.rawValue)]
            }
        }
    }

    /// The code pages in which the most headings are known words.
    private func pages(_ head: ArraySlice<UInt8>) -> [TextEncoding] {
        HeadingCodePages.best(
            head, delimiter: header?.delimiter ?? settings.delimiter, line: settings.headerLine, HeaderSearch(settings))
    }

    private var delimiterReason: String {
        if settings.delimiter != nil { return "declared" }
        guard let header else { return "there is no header" }
        let known = header.knownCount(HeaderSearch(settings))
        return "it gives \(header.cells.count) columns, \(known) of them with a known header"
    }

    private mutating func take(_ bytes: [UInt8], isLast: Bool) {
        if stream == nil {
            head.append(contentsOf: bytes)
            guard head.count >= CSVDialectSniffer.headSize || isLast else { return }
            chooseEncoding()
            let raw = head
            head = []
            feed(raw, isLast: isLast)
        } else {
            feed(bytes, isLast: isLast)
        }
    }

    private mutating func chooseEncoding() {
        var encoding = TextEncoding.utf8
        if let mark = TextEncoding.byteOrderMark(of: head) {
            encoding = mark.encoding
            hasMark = true
            encodingReason = "it begins with a byte order mark"
        } else if let name = settings.encoding {
            encodingReason = "declared"
            if let known = TextEncoding(named: name) { encoding = known } else { unknownEncoding = name }
        } else if let order = TextEncoding.unmarkedUTF16(head) {
            encoding = order
            encodingReason = "every second byte of its first text is zero"
        } else {
            checksEncoding = true
        }
        stream = CSVByteStream(encoding: encoding)
    }

    /// Takes bytes of the file once it is clear how to read them.
    private mutating func feed(_ raw: [UInt8], isLast: Bool) {
        if checksEncoding && (damage != nil || !utf8.push(raw)) { noteDamage(raw) }
        var bytes = stream?.push(raw) ?? raw
        if isLast { bytes += stream?.finish() ?? [] }
        if draft == nil {
            head.append(contentsOf: bytes)
            makeDraft(isLast: isLast)
        } else if needsEvidence, let plan = draft {
            look(at: splitter?.push(bytes) ?? [], plan)
        }
    }

    private mutating func makeDraft(isLast: Bool) {
        guard let encoding = stream?.encoding,
            let header = CSVHeader(
                head, encoding: encoding, delimiter: settings.delimiter, search: HeaderSearch(settings),
                line: settings.headerLine, isWhole: isLast || head.count > settings.recordLimit)
        else { return }
        self.header = header
        let plan = CSVPlan(settings: settings, file: file, encoding: encoding, header: header)
        draft = plan
        needsEvidence = plan.table.needsEvidence
        guard needsEvidence else { return }
        splitter = CSVSplitter(delimiter: header.delimiter, recordLimit: settings.recordLimit)
        look(at: splitter?.push(head[header.byteCount...]) ?? [], plan)
    }

    /// The file as a whole isn't UTF-8; its encoding is known only at the end. Until then the header is read as the
    /// bytes before it suggest.
    private mutating func noteDamage(_ raw: [UInt8]) {
        var count = damage ?? DamagedUTF8.Count()
        count.push(raw)
        damage = count
        letters.push(raw)
        guard draft == nil, !count.isUTF8, headerPages == nil else { return }
        let found = pages((head + raw)[...])
        headerPages = found
        stream = CSVByteStream(encoding: found[0])
    }

    private func decoding(_ plan: CSVPlan, as encoding: TextEncoding) -> CSVPlan {
        guard let header else { return plan }
        var again = CSVHeader(
            Array(head[..<header.byteCount]), encoding: encoding, delimiter: plan.delimiter,
            search: HeaderSearch(settings), line: header.line, isWhole: true)
        again?.doubt = header.doubt
        again?.rows = header.rows
        return CSVPlan(settings: settings, file: file, encoding: encoding, header: again ?? header)
    }

    private mutating func look(at chunks: [CSVChunk], _ plan: CSVPlan) {
        for chunk in chunks where !chunk.isOverlong && needsEvidence {
            let index = CSVIndex(scanning: chunk.bytes, delimiter: plan.delimiter)
            let rows = CSVRows(chunk, index: index, plan: plan)
            evidence.merge(TableEvidence(plan.table, rows.cells))
            // The dates and amounts of this chunk left nothing open, or a thousand amounts have no mark at all.
            let knowsOrder = settings.dates != nil || evidence.order != nil
            let knowsMark = evidence.decimalMark != nil || evidence.amounts == 0 || evidence.amounts > 1000
            if knowsOrder && knowsMark { needsEvidence = false }
        }
    }
}
