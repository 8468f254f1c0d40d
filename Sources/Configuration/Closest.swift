internal import InnkeeperCore

/// The word of `words` that `word` was most likely meant to be, for "did you mean"; nil if none is close.
///
/// Words are compared ignoring case, spaces, `_` and `-`. Close means at most one typo per three letters, measured as
/// optimal string alignment distance (insertion, deletion, substitution, transposition of neighbours). Ties go to the
/// first.
package func closest(_ word: String, among words: some Sequence<String>) -> String? {
    let typed = Array(foldedWord(word).unicodeScalars)
    guard !typed.isEmpty else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in words {
        let meant = Array(foldedWord(candidate).unicodeScalars)
        let allowed = max(1, max(typed.count, meant.count) / 3)
        guard abs(typed.count - meant.count) <= allowed else { continue }
        let distance = alignmentDistance(typed, meant)
        // One typo turns any one-letter word into any other, which means nothing.
        guard distance <= allowed, distance < max(typed.count, meant.count) else { continue }
        if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.word
}

/// `; did you mean …?` or nothing: the end of a message about an unknown word.
package func suggestion(for word: String, among words: some Sequence<String>) -> String {
    closest(word, among: words).map { "; did you mean `\($0)`?" } ?? ""
}

/// Optimal string alignment distance: the edits that turn one text into the other, with no part edited twice.
private func alignmentDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var twoBack = [Int](repeating: 0, count: b.count + 1)
    var oneBack = Array(0...b.count)
    for i in 1...a.count {
        var row = [i] + [Int](repeating: 0, count: b.count)
        for j in stride(from: 1, through: b.count, by: 1) {
            let same = a[i - 1] == b[j - 1]
            row[j] = min(oneBack[j] + 1, row[j - 1] + 1, oneBack[j - 1] + (same ? 0 : 1))
            if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                row[j] = min(row[j], twoBack[j - 2] + 1)
            }
        }
        (twoBack, oneBack) = (oneBack, row)
    }
    return oneBack[b.count]
}
