package import InnkeeperCore
import Synchronization

/// Source lines in which a cell is also blanked if it is the name of a person in the run's data, whatever its column.
///
/// ## Before
/// `R1;Ada Alder;2026-07-01`, where the second column holds notes, and Ada Alder has a booking
/// ## After
/// `R1;•••••••••;2026-07-01`
package final class LinesWithoutNames: SourceLines {
    private let lines: any SourceLines
    private let dataset: Dataset
    /// Computed when the first line is shown.
    private let names = Mutex<KnownNames?>(nil)

    package init(_ lines: any SourceLines, of dataset: Dataset) {
        self.lines = lines
        self.dataset = dataset
    }

    package func line(_ number: Int, ofFile file: Int, showValues: Bool) -> String? {
        guard let line = lines.line(number, ofFile: file, showValues: showValues) else { return nil }
        if showValues { return line }
        let names = names.withLock { names in
            let known = names ?? KnownNames.all(of: dataset)
            names = known
            return known
        }
        return LinesWithoutNames.blanked(line, names)
    }

    /// Looks only for the names in these lines: a page shows a few of a million.
    package func lines(_ places: [(number: Int, file: Int)], showValues: Bool) -> [String?] {
        let found = lines.lines(places, showValues: showValues)
        if showValues { return found }
        var texts: [ArraySlice<UInt8>] = []
        for case let line? in found {
            LinesWithoutNames.forEachPart(of: line) { texts.append(Array($0.utf8)[...]) }
        }
        let names = KnownNames.find(in: texts, of: dataset)
        return found.map { line in line.map { LinesWithoutNames.blanked($0, names) } }
    }

    /// Whether it separates the cells of a line in some format.
    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: ";"), 0x09, UInt8(ascii: "|"), UInt8(ascii: "\""), UInt8(ascii: "<"),
            UInt8(ascii: ">"), UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "}"),
            UInt8(ascii: "["), UInt8(ascii: "]"):
            true
        default: false
        }
    }

    private static func blanked(_ line: String, _ names: KnownNames) -> String {
        var shown = ""
        forEachPart(of: line) { part in
            shown += names.hold(part) ? String(repeating: "•", count: part.unicodeScalars.count) : part
        }
        return shown
    }

    /// Calls `body` with each cell, and with each mark between cells.
    private static func forEachPart(of line: String, _ body: (String) -> Void) {
        let bytes = line.utf8
        var start = bytes.startIndex
        for mark in bytes.indices where isMark(bytes[mark]) {
            body(String(line[start..<mark]))
            start = bytes.index(after: mark)
            body(String(line[mark..<start]))
        }
        body(String(line[start...]))
    }
}
