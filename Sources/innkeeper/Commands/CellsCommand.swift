import InnkeeperArguments
import InnkeeperCore
import InnkeeperShell
import InnkeeperWorkbooks

extension Session {
    /// `cells FILE`: the content of a workbook, cell by cell.
    func cells() throws -> InnkeeperShell.ExitStatus {
        let path = Paths.join(process.currentFolder, options.file)
        var lines = CellLines(hidesText: options.redacts)
        var status = InnkeeperShell.ExitStatus.clean
        var failure: (any Error)?
        do throws(Posix.Failure) {
            try WorkbookFile.read(path) { event in
                if case .problem(let problem) = event {
                    let place = problem.sheet.map { "\(options.file)!\($0)" } ?? options.file
                    console.complain("\(place): \(problem.message)")
                    status = .inputMissing
                }
                guard lines.add(event) >= 1 << 16, failure == nil else { return }
                do { try console.print(lines.take()) } catch { failure = error }
            }
        } catch {
            throw Fault(.inputMissing, "\(options.file): \(error.text)")
        }
        if let failure { throw failure }
        try console.print(lines.take())
        return status
    }
}
