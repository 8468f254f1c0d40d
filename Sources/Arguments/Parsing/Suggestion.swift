/// The candidate that was most likely meant by `typed`, or nil when none is near.
///
/// Near is a distance of at most a third of the longer word's letters, at least one; of equals the first wins.
package func suggestion(for typed: String, among candidates: [String]) -> String? {
    var best: (word: String, distance: Int)?
    for candidate in candidates {
        let limit = max(1, max(typed.count, candidate.count) / 3)
        let distance = editDistance(typed, candidate)
        if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
}

/// How many letters must be put in, left out, replaced or swapped with their neighbour to make one text of the other
/// (optimal string alignment, R. A. Wagner and R. Lowrance 1975, each letter moved at most once).
func editDistance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in left.indices {
        var current = [row + 1]
        for column in right.indices {
            let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
            var least = min(replaced, last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                least = min(least, beforeLast[column - 1] + 1)
            }
            current.append(least)
        }
        beforeLast = last
        last = current
    }
    return last[right.count]
}
