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

    /// Characters that separate the cells of a line in any format.
    private static let marks = Set<Unicode.Scalar>(",;\t|\"<>:={}[]".unicodeScalars)

    private static func blanked(_ line: String, _ names: KnownNames) -> String {
        var shown = String.UnicodeScalarView()
        var cell = String.UnicodeScalarView()
        func endCell() {
            let isName = names.hold(String(cell))
            shown.append(contentsOf: isName ? cell.reduce(into: .init()) { view, _ in view.append("•") } : cell)
            cell = String.UnicodeScalarView()
        }
        for scalar in line.unicodeScalars {
            if marks.contains(scalar) {
                endCell()
                shown.append(scalar)
            } else {
                cell.append(scalar)
            }
        }
        endCell()
        return String(shown)
    }
}
