internal import InnkeeperFormats

/// A workbook of Excel 5 to 2003 (`.xls`, BIFF5 and BIFF8, [MS-XLS]).
struct BinaryWorkbook {
    private let output: WorkbookOutput
    private let bytes: [UInt8]

    init(_ bytes: [UInt8], _ output: WorkbookOutput) {
        self.bytes = bytes
        self.output = output
    }

    /// Whether a file is such a workbook without a compound file around it, or one from Excel 2 to 4.
    static func isStream(_ head: [UInt8]) -> Bool {
        guard head.count >= 8 else { return false }
        return [0x0009, 0x0209, 0x0409, 0x0809].contains(Int(head.word(0)))
            && [4, 6, 8, 16].contains(Int(head.word(2)))
    }

    func read() throws(WorkbookFault) {
        var stream = bytes
        if bytes.starts(with: CompoundFile.signature) {
            let file = try CompoundFile(bytes)
            if file.streams.contains(where: { $0.name == "EncryptedPackage" }) {
                throw WorkbookFault(.refused, WorkbookMessages.password)
            }
            guard let entry = workbook(in: file.streams) else {
                throw WorkbookFault(.refused, "there is no workbook in it")
            }
            let content = file.read(entry)
            if let fault = content.fault, fault != CompoundFile.short || !BinaryWorkbook.isWhole(content.bytes) {
                output.tell(fault.kind, fault.message)
                output.isQuiet = true
            }
            stream = content.bytes
        }
        try read(stream)
    }

    /// Excel 97 and later write `Workbook`, Excel 5 and 95 `Book`; some files have both.
    private func workbook(in streams: [CompoundFile.Entry]) -> CompoundFile.Entry? {
        streams.first { $0.name.lowercased() == "workbook" } ?? streams.first { $0.name.lowercased() == "book" }
    }

    private func read(_ stream: [UInt8]) throws(WorkbookFault) {
        var records = BinaryRecords(stream)
        guard records.next() else { throw WorkbookFault(.damaged, "it ends within its first record") }
        switch records.kind {
        case 0x0809: break
        case 0x0009, 0x0209, 0x0409:
            throw WorkbookFault(
                .refused, "it is a workbook of Excel 2, 3 or 4; open it in a spreadsheet and save it as .xlsx")
        default: throw WorkbookFault(.refused, "it does not begin as a workbook does")
        }
        guard records.word(0) == 0x0600 || records.word(0) == 0x0500 else {
            throw WorkbookFault(.refused, "it is of a version of Excel that is unknown")
        }
        let globals = try BinaryGlobals(&records)
        if let problem = globals.problem {
            output.tell(.damaged, problem)
            output.isQuiet = true
        }
        if globals.sheets.isEmpty { throw WorkbookFault(.damaged, "it names no sheets") }
        let begins = BinaryWorkbook.begins(in: stream)
        for (index, sheet) in globals.sheets.enumerated() {
            if output.isFull { return }
            guard sheet.isWorksheet else { continue }
            output.begin(Worksheet(name: sheet.name, isHidden: sheet.isHidden))
            if let doubt = globals.doubt(about: sheet.name) { output.tellOnce(.damaged, doubt) }
            // Sheets come in the order of their names: if a position is wrong, the order is used.
            let isRight = begins.contains(sheet.position)
            if !isRight {
                output.tell(.damaged, "a sheet is not where the workbook says; it is taken from where it should be")
            }
            guard isRight || begins.indices.contains(index) else { continue }
            var records = BinaryRecords(stream, at: isRight ? sheet.position : begins[index])
            _ = records.next()
            var reader = BinarySheet(globals, output)
            reader.read(&records)
        }
    }

    /// Whether all that begins in a stream ends in it: a sheet that is missing altogether is found by its position.
    private static func isWhole(_ stream: [UInt8]) -> Bool {
        var records = BinaryRecords(stream)
        var depth = 0
        while records.next() {
            if records.kind == 0x0809 { depth += 1 }
            if records.kind == 0x0A { depth -= 1 }
        }
        return depth == 0
    }

    /// Where the sheets begin, after the workbook's own records.
    private static func begins(in stream: [UInt8]) -> [Int] {
        var records = BinaryRecords(stream)
        var begins: [Int] = []
        var depth = 0
        var start = 0
        while records.next() {
            if records.kind == 0x0809 {
                if depth == 0, records.word(2) != 5 { begins.append(start) }
                depth += 1
            } else if records.kind == 0x0A {
                depth = max(0, depth - 1)
            }
            start = records.position
        }
        return begins
    }
}
