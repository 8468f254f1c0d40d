internal import InnkeeperCore

/// Which rows of a file are records: those with one of certain words in a column. A transaction history has rows for
/// payouts as well as for stays.
struct RowChoice: Sendable {
    let column: Int
    /// Folded.
    let words: Set<String>
    /// The last cell checked, and the result: most rows have the same word as the row before.
    private var last: [UInt8]?
    private var tookLast = false

    init(column: Int, words: Set<String>) {
        self.column = column
        self.words = words
    }

    /// Whether the row is a record if its column holds `cell`, as the file writes it, meaning `text`.
    mutating func takes(_ cell: ArraySlice<UInt8>, text: @autoclosure () -> String) -> Bool {
        if let last, last.elementsEqual(cell) { return tookLast }
        last = Array(cell)
        tookLast = words.contains(foldedWord(text()))
        return tookLast
    }
}

extension TablePlan {
    /// Why a row with this word in the column is not a record.
    func notChosen(_ word: String, column: Int) -> FindingArguments {
        [
            .problem: .key(word.isEmpty ? ReadingProblem.NoStay.noWord : .otherWord),
            .header: .text(column < header.count ? header[column] : ""), .word: .text(String(word.prefix(60))),
        ]
    }
}
