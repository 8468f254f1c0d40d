import Foundation
import InnkeeperArchive
import InnkeeperPacking
import InnkeeperWorkbooks
import Testing
import TestSupport

/// Real and hostile workbooks, cell by cell, against what several other readers agree on.
@Suite struct WorkbookCorporaTests {
    @Test(arguments: [
        "workbooks-calamine", "workbooks-hostile", "workbooks-readxl", "workbooks-realistic", "workbooks-xlrd",
    ])
    func `cells are those that other readers agree on`(corpus: String) throws {
        guard Corpora.has(corpus), let folder = Corpora.folder(corpus) else { return }
        for (path, packed) in try Corpora.files(corpus, suffixes: [".jsonl.gz"]) where path.hasPrefix("expected/") {
            // given
            let name = String(path.dropFirst("expected/".count).dropLast(".jsonl.gz".count))
            let expected = try Expected(packed)
            let bytes = try [UInt8](Data(contentsOf: folder.appendingPathComponent(name)))
            // when
            let seen = Cells.read(bytes)
            // then
            #expect(seen == Cells.read(bytes, scans: false), "\(name): the scanner of sheets and its twin differ")
            guard expected.isReadable else { continue }
            let faults = expected.differences(from: seen)
            let allowed = deviations[name] ?? 0
            #expect(faults.count == allowed, "\(name): \(faults.prefix(3))")
        }
    }

    @Test func `no more than fifty cells differ, but for files that are refused with a finding`() throws {
        #expect(deviations.filter { refused[$0.key] == nil }.values.reduce(0, +) <= 50)
        for (name, _) in refused {
            for corpus in ["workbooks-hostile", "workbooks-xlrd"] {
                guard let file = Corpora.folder(corpus)?.appendingPathComponent(name),
                    let bytes = try? [UInt8](Data(contentsOf: file))
                else { continue }
                #expect(Cells.read(bytes).problems.count == 1, "\(name)")
            }
        }
    }

    @Test func `what no other program reads ends soon, and says why`() throws {
        guard Corpora.has("workbooks-hostile"), let folder = Corpora.folder("workbooks-hostile") else { return }
        let manifest = try Data(contentsOf: folder.appendingPathComponent("manifest.json"))
        let entries = try #require(try JSONSerialization.jsonObject(with: manifest) as? [[String: Any]])
        for entry in entries {
            let name = try #require(entry["file"] as? String)
            let expectation = try #require(entry["expect"] as? String)
            let bytes = try [UInt8](Data(contentsOf: folder.appendingPathComponent(name)))
            let seen = Cells.read(bytes)
            #expect(seen == Cells.read(bytes, scans: false), "\(name): the scanner of sheets and its twin differ")
            if expectation == "cells" {
                #expect(seen.problems.isEmpty || name == "ssml-types.xls", "\(name): \(seen.problems)")
            }
            if expectation == "limit" { #expect(seen.problems.count == 1, "\(name): \(seen.problems)") }
            if expectation == "error" || expectation.hasPrefix("error: ") {
                #expect(seen.problems.count == 1, "\(name): \(seen.problems)")
                #expect(seen.cells.isEmpty, "\(name)")
            }
            if expectation.contains("before the cut") { #expect(!seen.problems.isEmpty, "\(name)") }
            // Whatever else is allowed, there are cells or one reason why not.
            #expect(seen.problems.count <= 1, "\(name): \(seen.problems)")
            #expect(!seen.cells.isEmpty || !seen.problems.isEmpty || expectation != "either", "\(name)")
        }
    }
}

/// How many cells differ from what the others say, by file, each for a reason.
private let deviations: [String: Int] = [
    // Errors that are stored with their formulas, which one reader drops (ECMA-376-1, 18.3.1.4 and 18.18.11).
    "pivots.xlsx": 4,
    // Scripts are not shown, and a table in a cell is no row of the outer one (HTML, 4.9 and 4.12.1).
    "html-script-nested.xls": 5,
    // Runs of blanks are one (ODF 1.3 part 3, 6.1.2).
    "sheets-names.ods": 1,
    // Booleans and dates have types of their own, and "abc" is no number.
    "ssml-types.xls": 5,
    // Read by no one but us: relationships that are written oddly or missing, sizes that lie.
    "xlsx-missing-xl-rels-workbook.xml.rels.xlsx": 2, "xlsx-rel-backslash.xlsx": 2, "xlsx-rel-fragment.xlsx": 2,
    "xlsx-rel-percent.xlsx": 2, "zip-size-lies-small.xlsx": 2,
    // Refused with a reason: document types, limits (their README asks for one at 20,000 sheets), sectors of 2^31 bytes
    // ([MS-CFB], 2.2: 512 or 4096), members that the list at the end calls otherwise, bytes before the first member.
    "ssml-dtd-xxe.xls": 1, "xlsx-dtd-external-dtd-sheet.xlsx": 2, "xlsx-dtd-param-entity-sheet.xlsx": 2,
    "xlsx-attribute-8MB.xlsx": 1, "xlsx-deep-nesting-200k.xlsx": 1, "zip-local-name-differs.xlsx": 2,
    "zip-prefix-junk.xlsx": 2,
].merging(refused) { first, _ in first }

/// Files that are not read at all, or not to their end, with one finding that says why: a limit that their README asks
/// for, sectors of 2^31 bytes, and Excel 4.
private let refused: [String: Int] = [
    "xlsx-many-sheets-one-part.xlsx": 36_000, "xls-sector-shift-31.xls": 240, "biff4_no_format_no_window2.xls": 138,
]

/// The cells of a workbook by sheet and address.
private struct Cells: Equatable {
    var cells: [String: [String]] = [:]
    var problems: [WorkbookProblem] = []

    static func read(_ bytes: [UInt8], scans: Bool = true) -> Cells {
        final class Collector {
            var cells = Cells()
            var sheet = ""
        }
        let collector = Collector()
        let take: (WorkbookEvent) -> Void = { event in
            switch event {
            case .sheet(let sheet): collector.sheet = sheet.name
            case .cell(let cell):
                guard let type = cell.value.typeName, let text = cell.value.text, !text.isEmpty else { return }
                // Foundation, which reads what is expected, drops this one.
                let shown = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{FEFF}" }))
                collector.cells.cells["\(collector.sheet)!\(cell.address)"] = [type, shown]
            case .problem(let problem): collector.cells.problems.append(problem)
            case .merged: break
            }
        }
        guard let kind = Workbook.kind(of: Array(bytes.prefix(Workbook.headSize))) else {
            take(.problem(WorkbookProblem(.refused, "it is not a workbook")))
            return collector.cells
        }
        guard kind == .package else {
            Workbook.read(bytes, as: kind, take: take)
            return collector.cells
        }
        do throws(ArchiveFault) {
            let input = ArchiveInput(size: Int64(bytes.count)) { offset, count in
                Array(bytes[min(Int(offset), bytes.count)..<min(Int(offset) + count, bytes.count)])
            }
            let reader = try PackageReader(input)
            let package = WorkbookPackage(names: reader.names) { name, take throws(WorkbookFault) in
                do throws(ArchiveFault) {
                    try reader.read(name, take)
                } catch {
                    throw WorkbookFault(error.kind == .limit ? .limit : .damaged, error.message)
                }
            }
            Workbook.read(package, fileSize: bytes.count, scans: scans, take: take)
        } catch {
            take(.problem(WorkbookProblem(.damaged, error.message)))
        }
        return collector.cells
    }
}

/// The lines that lie beside a workbook: what its cells are, in the same form.
private struct Expected {
    private var cells: [String: [[String]]] = [:]
    private var disputed: Set<String> = []
    private var isHTML = false
    var isReadable = true

    init(_ packed: [UInt8]) throws {
        let input = ArchiveInput(size: Int64(packed.count)) { offset, count in
            Array(packed[min(Int(offset), packed.count)..<min(Int(offset) + count, packed.count)])
        }
        let unpacker = try Unpacker(input, as: .gzip, limits: Expected.limits)
        var text: [UInt8] = []
        while try unpacker.next() != nil {
            while true {
                let piece = try unpacker.read()
                if piece.isEmpty { break }
                text += piece
            }
        }
        for line in text.split(separator: 0x0A) {
            guard let entry = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any] else { continue }
            if let facts = entry["meta"] as? [String: Any] {
                isReadable = facts["unreadable"] == nil && facts["digest"] == nil
                isHTML = facts["kind"] as? String == "html"
                continue
            }
            let key = "\(entry["sheet"] ?? "")!\(entry["cell"] ?? "")"
            if entry["status"] as? String == "disputed" {
                disputed.insert(key)
                continue
            }
            let also = (entry["also"] as? [Any] ?? []).map { Expected.value($0 as? [String: Any]) }
            cells[key] = [Expected.value(entry)] + also
        }
    }

    private static var limits: ArchiveLimits {
        var limits = ArchiveLimits()
        limits.ratio = 10_000
        return limits
    }

    /// Empty for no cell.
    private static func value(_ entry: [String: Any]?) -> [String] {
        entry.map { [$0["type"] as? String ?? "", $0["value"] as? String ?? ""] } ?? []
    }

    func differences(from seen: Cells) -> [String] {
        var faults: [String] = []
        for (key, values) in cells {
            let value = seen.cells[key] ?? []
            // Of texts that are longer than any cell of Excel only a digest is given.
            let isLong = values[0].count == 2 && values[0][1].hasPrefix("sha256:")
            let isSame = values.contains(value) || isLong || isHTML && value.last == values[0].last
            if !isSame { faults.append("\(key): \(value), not \(values[0])") }
        }
        for (key, value) in seen.cells where cells[key] == nil && !disputed.contains(key) {
            faults.append("\(key): \(value), not there")
        }
        return faults.sorted()
    }
}
