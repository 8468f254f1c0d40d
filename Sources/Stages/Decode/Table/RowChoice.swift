internal import InnkeeperCore

/// Which rows of a file are records: those with one of a few words in a column. A transaction history has lines for
/// payouts beside those for stays.
struct RowChoice: Sendable {
    let column: Int
    /// Folded.
    let words: Set<String>
    /// The cell that was looked at last, and what was said of it: most rows have the word of the row before.
    private var last: [UInt8]?
    private var tookLast = false

    init(column: Int, words: Set<String>) {
        self.column = column
        self.words = words
    }

    /// Whether the row is a record whose column holds `cell`, as the file writes it, which means `text`.
    mutating func takes(_ cell: ArraySlice<UInt8>, text: @autoclosure () -> String) -> Bool {
        if let last, last.elementsEqual(cell) { return tookLast }
        last = Array(cell)
        tookLast = words.contains(foldedWord(text()))
        return tookLast
    }
}

extension TablePlan {
    /// Why a row with this word in the column is not one of those that are records.
    func notChosen(_ word: String, column: Int) -> FindingArguments {
        [
            .problem: .key(word.isEmpty ? ReadingProblem.NoStay.noWord : .otherWord),
            .header: .text(column < header.count ? header[column] : ""), .word: .text(String(word.prefix(60))),
        ]
    }
}
