import InnkeeperArguments
import InnkeeperCore
import InnkeeperShell
import InnkeeperSpools
import InnkeeperWorkbooks

extension Session {
    /// Cells are passed on in batches of this size: a single one may be as long as a book.
    private static let bytesAhead = 1 << 16

    /// `cells FILE`: the content of a workbook, cell by cell. When nobody reads them any more, neither is the rest of the
    /// workbook.
    func cells() throws -> InnkeeperShell.ExitStatus {
        let path = Paths.join(process.currentFolder, options.file)
        var lines = CellLines(hidesText: options.redacts)
        var status = InnkeeperShell.ExitStatus.clean
        var failure: (any Error)?
        var hasReader = true
        do throws(Posix.Failure) {
            try ReadAhead<[WorkbookEvent], Posix.Failure>.run({ pass throws(Posix.Failure) in
                var events: [WorkbookEvent] = []
                var size = 0
                var isWanted = true
                try WorkbookFile.read(path, isWanted: { isWanted }) { event in
                    events.append(event)
                    size += MemoryLayout<WorkbookEvent>.size
                    if case .cell(let cell) = event, case .text(let text) = cell.value { size += text.utf8.count }
                    if size < Session.bytesAhead { return }
                    isWanted = pass(events)
                    (events, size) = ([], 0)
                }
                _ = pass(events)
            }) { events in
                for event in events {
                    if case .problem(let problem) = event {
                        let place = problem.sheet.map { "\(options.file)!\($0)" } ?? options.file
                        console.complain("\(place): \(problem.message)")
                        status = .inputMissing
                    }
                    guard lines.add(event) >= 1 << 16, hasReader, failure == nil else { continue }
                    do { hasReader = try console.printToReader(lines.take()) } catch { failure = error }
                }
                return hasReader && failure == nil
            }
        } catch {
            throw Fault(.inputMissing, "\(options.file): \(error.text)")
        }
        if let failure { throw failure }
        try console.print(lines.take())
        return status
    }
}
