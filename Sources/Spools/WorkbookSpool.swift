import InnkeeperArchive
import InnkeeperCore
import InnkeeperPacking
import InnkeeperShell
import InnkeeperStages
import InnkeeperWorkbooks

extension ArchiveSpool {
    /// The sheets of a workbook that a source reads: the named one, or else those with records of its kind, and whether
    /// there are any of those.
    func sheets(
        of entry: FoundFile, named name: String?, _ original: FoundFile.Original, _ reading: inout WorkbookReading
    ) throws -> (files: [FoundFile], isOfKind: Bool) {
        let content = try reading.content(settings[entry.file.source], into: folder)
        let filled = content.sheets.filter { $0.facts.rowCount > 0 }
        var found: [FoundFile]
        var isOfKind = true
        if let name {
            let workbook = String(entry.file.path.dropLast(name.count + 1))
            found = filled.filter { $0.facts.name == name }.map { sheet in
                file(for: sheet, of: entry, in: workbook, path: entry.file.path, original)
            }
        } else {
            (found, isOfKind) = chosen(filled, of: entry, original)
        }
        var problem = content.problem.map(ArchiveSpool.problem)
        if problem == nil, found.isEmpty {
            problem =
                name == nil
                ? FoundFile.Problem(.sourceEmpty, [.problem: .key(ReadingProblem.Empty.noRecords)])
                : FoundFile.Problem(.sourceMissing, [.problem: .key(ReadingProblem.Missing.noMember)])
        }
        if let problem {
            var whole = entry
            whole.original = original
            whole.path = nil
            whole.problems.append(problem)
            found.append(whole)
        }
        return (found, isOfKind)
    }

    private static func problem(_ problem: WorkbookProblem) -> FoundFile.Problem {
        let reason = (problem.sheet.map { "sheet \u{201C}\($0)\u{201D}: " } ?? "") + problem.message
        return problem.kind == .limit
            ? FoundFile.Problem(.archiveRefused, [.reason: .text(reason)])
            : FoundFile.Problem(
                .sourceUnreadable, [.problem: .key(ReadingProblem.Unreadable.damagedWorkbook), .reason: .text(reason)])
    }

    /// The sheets of the source's kind, or all sheets if none is recognised. A hidden sheet counts only if it is the
    /// only one of its kind.
    private func chosen(
        _ sheets: [WorkbookTables.Sheet], of entry: FoundFile, _ original: FoundFile.Original
    ) -> (files: [FoundFile], isOfKind: Bool) {
        let fits = sheets.filter { sheet in
            let name = sheet.facts.name + WorkbookTables.ending
            return FolderDetection.kind(of: sheet.head, fileName: name, formats: formats) == entry.file.kind
        }
        let visible = fits.filter { !$0.facts.isHidden }
        let taken = !visible.isEmpty ? visible : !fits.isEmpty ? fits : sheets.filter { !$0.facts.isHidden }
        let names = Set(taken.map(\.facts.name))
        var found = taken.map { sheet in
            file(for: sheet, of: entry, in: entry.file.path, path: ArchiveSpool.path(sheet, in: entry), original)
        }
        guard !found.isEmpty else { return (found, !fits.isEmpty) }
        for sheet in sheets where !names.contains(sheet.facts.name) {
            let isLikeOthers = fits.contains { $0.facts.name == sheet.facts.name }
            found[0].problems.append(
                isLikeOthers ? hidden(sheet, of: entry) : unused(sheet, entry.file.kind))
        }
        return (found, !fits.isEmpty)
    }

    /// Reports a sheet that isn't read, and why, if it may hold what the source expects.
    private func unused(_ sheet: WorkbookTables.Sheet, _ kind: RecordKind?) -> FoundFile.Problem {
        let member = FindingArgument.text(sheet.facts.name)
        let name = sheet.facts.name + WorkbookTables.ending
        let file = ContentSniffer.unread(sheet.head, fileName: name)
        let isNear = [.calendarGrid, .transposedTable].contains(file.content) || kind != nil && file.nearest == kind
        // Records of another kind belong to another source.
        guard isNear, FolderDetection.kind(of: sheet.head, fileName: name, formats: formats) == nil else {
            return FoundFile.Problem(.archiveMemberUnused, [.member: member])
        }
        var facts = file.facts
        facts[.member] = member
        return FoundFile.Problem(.archiveMemberUnused, facts, value: file.headings.joined(separator: ", "))
    }

    private func hidden(_ sheet: WorkbookTables.Sheet, of entry: FoundFile) -> FoundFile.Problem {
        FoundFile.Problem(
            .worksheetHidden,
            [
                .member: .text(Glob.literal(ArchiveSpool.path(sheet, in: entry))), .count: .count(sheet.facts.rowCount),
            ], value: sheet.facts.name)
    }

    private static func path(_ sheet: WorkbookTables.Sheet, in entry: FoundFile) -> String {
        "\(entry.file.path)\(PackedFile.mark)\(sheet.facts.name)"
    }

    private func file(
        for sheet: WorkbookTables.Sheet, of entry: FoundFile, in workbook: String, path: String,
        _ original: FoundFile.Original
    ) -> FoundFile {
        var file = entry
        file.original = original
        file.path = sheet.path
        file.file.isWorksheet = true
        file.file.path = path
        file.file.recordsPath =
            "\(ArchiveFormat.uncompressedName(workbook))/\(ArchiveSpool.fileName(sheet.facts.name))"
        let coloured = sheet.facts.firstColour.flatMap { CellAddress.parse($0.utf8) }
        file.file.colouredCell = coloured.map { SourceFile.SheetCell(row: $0.row + 1, column: $0.column + 1) }
        if let first = sheet.facts.firstError {
            file.problems.append(
                FoundFile.Problem(.worksheetCellError, [.count: .count(sheet.facts.errors)], value: first))
        }
        if let first = sheet.facts.firstUnresolved {
            file.problems.append(
                FoundFile.Problem(.worksheetFormulaUnresolved, [.count: .count(sheet.facts.unresolved)], value: first))
        }
        return file
    }

    /// The file name for a sheet's records: letters, digits, blanks, `-` and `_` of the sheet's name, everything else
    /// percent-encoded.
    static func fileName(_ sheet: String) -> String {
        var name = ""
        for scalar in sheet.unicodeScalars {
            let properties = scalar.properties
            if properties.isAlphabetic || properties.numericType != nil || [" ", "-", "_"].contains(scalar) {
                name.unicodeScalars.append(scalar)
            } else {
                for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                    name += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
                }
            }
        }
        return String(name.prefix(60)) + WorkbookTables.ending
    }
}
