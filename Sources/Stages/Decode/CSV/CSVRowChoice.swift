internal import Core

/// Which rows of a file are records: those with one of a few words in a column. A transaction history has lines for
/// payouts beside those for stays.
struct CSVRowChoice: Sendable {
    let column: Int
    /// Folded.
    let words: Set<String>
    /// The field that was looked at last, and what was said of it: most rows have the word of the row before.
    private var last: [UInt8]?
    private var tookLast = false

    init(column: Int, words: Set<String>) {
        self.column = column
        self.words = words
    }

    /// Whether the row whose column holds `field` (raw, quotes included) is a record.
    mutating func takes(_ field: ArraySlice<UInt8>, _ plan: CSVPlan) -> Bool {
        if let last, last.elementsEqual(field) { return tookLast }
        last = Array(field)
        tookLast = words.contains(foldedWord(plan.text(field)))
        return tookLast
    }
}
