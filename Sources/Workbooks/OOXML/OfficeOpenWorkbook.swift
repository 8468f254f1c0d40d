internal import InnkeeperFormatXML

/// A workbook of ECMA-376 (`.xlsx`, `.xlsm`), transitional or strict.
struct OfficeOpenWorkbook {
    private let parts: PackageParts
    private let output: WorkbookOutput
    private let scans: Bool

    /// Without `scans` libxml2 reads everything.
    init(_ package: WorkbookPackage, _ output: WorkbookOutput, scans: Bool) {
        parts = PackageParts(package)
        self.output = output
        self.scans = scans
    }

    func read() throws(WorkbookFault) {
        let main = try mainPart()
        let contents = WorkbookContents()
        try parts.read(main, contents.stream)
        let relations = relationships(of: main)
        var styles = OfficeOpenStyles()
        if let part = relations.first(where: { $0.kind == "styles" })?.target, parts.has(part) {
            styles = OfficeOpenStyles.read { (stream) throws(WorkbookFault) in try parts.read(part, stream) }
            if let fault = styles.fault { output.tell(fault.kind, fault.message) }
        }
        var texts = SharedTexts(fileSize: output.fileSize)
        if let part = relations.first(where: { $0.kind == "sharedStrings" })?.target, parts.has(part) {
            do throws(WorkbookFault) {
                try read(part, into: &texts)
            } catch {
                output.tell(error.kind, error.message)
                if error.kind == .limit { return }
                // Follow-up problems needn't be reported.
                output.isQuiet = true
            }
        }
        if contents.sheets.isEmpty { output.tell(.refused, "it has no sheets") }
        for sheet in contents.sheets {
            if output.isFull { return }
            // Excel keeps the sheets of macros of Excel 5 by name alone.
            if sheet.relation == "" { continue }
            let relation = relations.last { $0.id == sheet.relation }
            // Chart sheets and dialogs have no cells; macro sheets are read like others, but nothing is run.
            if let relation, !["worksheet", "xlMacrosheet", "xlIntlMacrosheet"].contains(relation.kind) { continue }
            output.begin(Worksheet(name: sheet.name, isHidden: sheet.isHidden))
            guard let part = relation?.target, part != main else {
                let reason =
                    relation == nil ? "no part of the file is named for it" : "its position is outside of the file"
                output.tell(.damaged, "a sheet can't be read: \(reason)")
                continue
            }
            do throws(WorkbookFault) {
                try read(part) {
                    OfficeOpenCells(styles: styles, texts: texts.list, is1904: contents.is1904, output: output)
                }
            } catch {
                if !output.isFull, !output.isSheetFull { output.tell(error.kind, error.message) }
            }
        }
    }

    private func read(_ part: String, _ makeCells: () -> OfficeOpenCells) throws(WorkbookFault) {
        if scans {
            let cells = makeCells()
            let sheet = OfficeOpenSheet(cells)
            // A stream doesn't retain its listener.
            defer { withExtendedLifetime(sheet) {} }
            let scanner = PartScanner(SheetScanner(cells), around: sheet.stream)
            if try parts.read(part, scanner, around: sheet.stream) { return }
            output.beginAgain()
        }
        let sheet = OfficeOpenSheet(makeCells())
        defer { withExtendedLifetime(sheet) {} }
        try parts.read(part, sheet.stream)
    }

    private func read(_ part: String, into texts: inout SharedTexts) throws(WorkbookFault) {
        if scans {
            let scanned = texts
            defer { withExtendedLifetime(scanned) {} }
            let scanner = PartScanner(TextScanner(scanned), around: scanned.stream)
            if try parts.read(part, scanner, around: scanned.stream) { return }
            texts = SharedTexts(fileSize: output.fileSize)
        }
        try parts.read(part, texts.stream)
    }

    /// The package's main part.
    private func mainPart() throws(WorkbookFault) -> String {
        let main = relationships(of: "").first { $0.kind == "officeDocument" }?.target
        if let main, parts.has(main) {
            if main.hasSuffix(".bin") { throw binary }
            if !main.contains("workbook"), parts.hasAny(below: "word/") { throw other("a document of Word") }
            if parts.hasAny(below: "ppt/") { throw other("a presentation") }
            return main
        }
        if parts.has("xl/workbook.xml") { return "xl/workbook.xml" }
        if parts.has("xl/workbook.bin") { throw binary }
        if parts.isOfApple {
            throw other("a document of Apple's Numbers or Pages; export it as CSV or Excel there")
        }
        if parts.hasAny(below: "word/") { throw other("a document of Word") }
        throw WorkbookFault(.refused, "there is no workbook in it: its part xl/workbook.xml is missing")
    }

    private var binary: WorkbookFault {
        other("a binary workbook (.xlsb); open it in a spreadsheet and save it as .xlsx")
    }

    private func other(_ what: String) -> WorkbookFault { WorkbookFault(.refused, "it is \(what)") }

    /// The relationships of a part; empty for one without such a list.
    private func relationships(of part: String) -> [Relationships.Relation] {
        let folder = part.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        let list = Relationships(of: part)
        let name = "\(folder)_rels/\(part.split(separator: "/").last ?? "").rels"
        // If the list is missing, which happens with some programs, try the usual names.
        if (try? parts.read(name, list.stream)) == nil, part.hasSuffix("workbook.xml") {
            return list.relations.isEmpty ? Relationships.usual(parts) : list.relations
        }
        return list.relations
    }
}

/// The content of the part `workbook.xml`: the sheets in order, and the date system.
private final class WorkbookContents: ElementListener {
    struct Sheet {
        var name: String
        var relation: String?
        var isHidden: Bool
    }

    private(set) var sheets: [Sheet] = []
    private(set) var is1904 = false
    private(set) lazy var stream = ElementStream(
        elements: ["sheet", "workbookPr"].map { ElementName($0) },
        attributes: ["name", "state", "id", "date1904"].map { ElementName($0) }, listener: self)

    func begin(_ name: Int, _ stream: ElementStream) {
        if name == 0 {
            let state = stream.attribute(1) ?? ""
            sheets.append(
                Sheet(
                    name: stream.attribute(0) ?? "", relation: stream.attribute(2),
                    isHidden: state == "hidden" || state == "veryHidden"))
        } else if name == 1 {
            // Extensions have an element with this name too.
            is1904 = is1904 || ["1", "true", "on"].contains(stream.attribute(3) ?? "")
        }
    }

    func end(_ name: Int, _ stream: ElementStream) {}
}

/// The relationships of one part.
private final class Relationships: ElementListener {
    struct Relation {
        var id: String
        /// The last segment of its type: `worksheet`.
        var kind: String
        /// nil if it leads outside the package.
        var target: String?
    }

    private let source: String
    private(set) var relations: [Relation] = []
    private(set) lazy var stream = ElementStream(
        elements: [ElementName("Relationship")],
        attributes: ["Id", "Type", "Target", "TargetMode"].map { ElementName($0) },
        listener: self)

    init(of source: String) { self.source = source }

    func begin(_ name: Int, _ stream: ElementStream) {
        guard name == 0 else { return }
        let type = stream.attribute(1) ?? ""
        let target = stream.attribute(3) == "External" ? nil : stream.attribute(2)
        relations.append(
            Relation(
                id: stream.attribute(0) ?? "", kind: type.split(separator: "/").last.map(String.init) ?? "",
                target: target.flatMap { PackageParts.target($0, of: source) }))
    }

    func end(_ name: Int, _ stream: ElementStream) {}

    /// The parts of a workbook under their usual names; `rId1` is the first sheet.
    static func usual(_ parts: PackageParts) -> [Relation] {
        var relations = [
            Relation(id: "", kind: "styles", target: "xl/styles.xml"),
            Relation(id: "", kind: "sharedStrings", target: "xl/sharedStrings.xml"),
        ]
        var number = 1
        while parts.has("xl/worksheets/sheet\(number).xml") {
            relations.append(
                Relation(id: "rId\(number)", kind: "worksheet", target: "xl/worksheets/sheet\(number).xml"))
            number += 1
        }
        return relations
    }
}
