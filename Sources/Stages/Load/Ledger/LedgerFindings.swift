import InnkeeperCore

extension TableBuilder {
    /// Reports what a file's ledger could not account for; bytes lost by Innkeeper are a single finding per file.
    package mutating func report(_ ledger: ByteLedger, of file: Int) {
        for stray in ledger.strays {
            switch stray.kind {
            case .lost: break
            case .text: report(.xmlMalformed, file, [.problem: .key(ReadingProblem.Markup.strayText)], stray)
            case .element(let name):
                report(
                    .xmlMalformed, file,
                    [.problem: .key(ReadingProblem.Markup.strayElement), .word: .text(String(name.prefix(60)))], stray)
            }
        }
        guard let first = ledger.lost.first else { return }
        report(.sourceUnaccounted, file, [.count: .count(ledger.lost.reduce(0) { $0 + $1.range.count })], first)
        isMissingInput = true
    }

    private mutating func report(
        _ code: ReadingCode, _ file: Int, _ facts: FindingArguments, _ stray: ByteLedger.Stray
    ) {
        report(code, file, facts, line: stray.line, column: stray.column)
    }
}
