/// What the first rows show about two columns that may be the dates of stays.
enum StayShapes {
    /// Whether they can't be: there are at least two rows, and all of them have times of day there, or none has a night
    /// between the dates, in either date order. Trains arrive and depart; flights land after they take off.
    static func contradict(_ rows: [[String]], first: Int, last: Int) -> Bool {
        let pairs = rows.compactMap { row -> (String, String)? in
            guard row.indices.contains(first), row.indices.contains(last), !row[first].isEmpty, !row[last].isEmpty
            else { return nil }
            return (row[first], row[last])
        }
        guard pairs.count >= 2 else { return false }
        if pairs.allSatisfy({ isTime($0) && isTime($1) }) { return true }
        let nights = [true, false].map { dayFirst in
            pairs.compactMap { first, last -> Int32? in
                guard let from = CellShape.day(first, dayFirst: dayFirst),
                    let to = CellShape.day(last, dayFirst: dayFirst)
                else { return nil }
                return to - from
            }
        }
        let whole = nights.filter { $0.count == pairs.count }
        return !whole.isEmpty && whole.allSatisfy { $0.allSatisfy { $0 < 1 } }
    }

    /// "10:30", "9:05 am"
    private static func isTime(_ text: String) -> Bool {
        text.utf8.count <= 11 && text.contains(":") && !CellShape.isDate(text)
    }
}
