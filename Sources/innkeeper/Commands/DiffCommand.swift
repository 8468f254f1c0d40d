import InnkeeperArguments
import InnkeeperCore
import InnkeeperFormats
import InnkeeperReports
import InnkeeperShell

extension Session {
    /// `diff`: compares two runs.
    func diff() async throws -> InnkeeperShell.ExitStatus {
        let earlier = try past(options.earlier)
        let later = try past(options.later)
        let pair: RunPair
        do {
            pair = try await RunPair(earlier, later, jobs: options.jobs ?? process.cores)
        } catch {
            throw Fault(.usage, "\(options.later): \(error.text)")
        }
        switch options.diffFormat {
        case .text:
            let words = Messages(options.language ?? .en)
            let today = later.asOf
            for line in ChangeWords.counts(pair.changes, words) { try console.print(printable(line) + "\n") }
            try rows(pair) { try console.print(printable(ChangeWords.line($0, words, on: today)) + "\n") }
        case .csv:
            var csv = CSVWriter(formulaSafe: true)
            csv.row(ChangesTable.columns.map(\.name))
            try rows(pair) { row in
                csv.row(ChangesTable.cells(row))
                if csv.byteCount >= 1 << 16 { try console.print(csv.take()) }
            }
            try console.print(csv.take())
        }
        for remark in pair.changes.remarks { console.complain(remark) }
        return pair.changes.remarks.isEmpty ? .clean : .usage
    }

    private func past(_ name: String) throws -> PreviousRun {
        let path = Paths.join(process.currentFolder, name)
        do {
            return try PreviousRun(path)
        } catch {
            let isThere = (try? Posix.status(path)) != nil
            let none = isThere ? "there is no run in this folder" : "there is no such folder"
            let reason = error == .none ? none : error.text
            throw Fault(.inputMissing, "\(name): \(reason)")
        }
    }

    private func rows(_ pair: RunPair, _ body: (ChangeRow) throws -> Void) throws {
        if let bookings = pair.changes.bookings {
            try ChangeRow.forEach(
                bookings, pair.now.table, source: { pair.now.sources[Int(pair.now.table.records[$0].file)] }, body)
        }
        guard let findings = pair.changes.findings else { return }
        for finding in findings.resolved { try body(ChangeRow(.findingResolved, finding)) }
        for finding in pair.newFindings { try body(ChangeRow(.findingNew, finding)) }
    }
}
