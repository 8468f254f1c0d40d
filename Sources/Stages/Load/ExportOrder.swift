package import InnkeeperCore

/// Which files of a source are exports of the same list, and which of these is newer.
///
/// Before: `desk-2026-11-22.csv`, `desk-2026-11-23.csv` and `web.csv`.
/// After: the second is newer than the first; nothing is known about the third.
///
/// The name decides, never the file's timestamp, as the result must not depend on how files were copied. First a full
/// date that is not after today, then the number that a browser adds to a repeated download, then an export date
/// written above the table. Two dates in one name are a period, and a year alone is not a date.
package struct ExportOrder: Sendable, Equatable {
    /// For a file that is one of several exports of the same list.
    private struct Place: Equatable {
        var series: String
        /// Day, second of the day, and number of the copy, compared in this order.
        var age: [Int]
        var date: CalendarDate?
    }

    /// By file number.
    private var places: [Int: Place] = [:]

    package init() {}

    /// `paths` are those of one source's files, by file number. If `newest` has patterns, only these decide: a file is
    /// newer than those that match an earlier pattern, or no pattern. `written` returns the date written in a file; it
    /// is called for files whose names show no age.
    package init(
        _ paths: [Int: String], newest: [String] = [], today: CalendarDate,
        written: (_ file: Int) -> WrittenDate? = { _ in nil }
    ) {
        let patterns = newest.map(Glob.init)
        var found: [Int: Place] = [:]
        for (file, path) in paths {
            if patterns.isEmpty {
                found[file] = ExportOrder.place(path, today)
            } else {
                let rank = patterns.lastIndex { $0.matches(path) }.map { $0 + 1 } ?? 0
                found[file] = Place(series: "", age: [rank])
            }
        }
        let counts = Dictionary(grouping: found.values, by: \.series).mapValues(\.count)
        places = found.filter { counts[$0.value.series, default: 0] > 1 }
        if patterns.isEmpty { addWritten(paths.keys.filter { places[$0] == nil }, today, written) }
    }

    /// Adds exports of one list that only contain their date of export.
    private mutating func addWritten(_ files: [Int], _ today: CalendarDate, _ written: (_ file: Int) -> WrittenDate?) {
        guard files.count > 1 else { return }
        var found: [Int: Place] = [:]
        for file in files {
            guard let date = written(file), date.stamp.date <= today else { continue }
            // A file name never has a line end.
            found[file] = Place(
                series: "\n" + date.list, age: [Int(date.stamp.date.dayNumber), date.stamp.second, 0],
                date: date.stamp.date)
        }
        let counts = Dictionary(grouping: found.values, by: \.series).mapValues(\.count)
        places.merge(found.filter { counts[$0.value.series, default: 0] > 1 }) { first, _ in first }
    }

    /// Adds the files of another source, which are never exports of the same list.
    package mutating func add(_ other: ExportOrder, of source: String) {
        for (file, place) in other.places {
            places[file] = Place(series: source + "\u{0}" + place.series, age: place.age, date: place.date)
        }
    }

    /// Whether a file is a newer export of the same list than the other.
    package func isNewer(_ file: Int, than other: Int) -> Bool {
        guard let place = places[file], let earlier = places[other], place.series == earlier.series else {
            return false
        }
        return earlier.age.lexicographicallyPrecedes(place.age)
    }

    /// The exports of the same list that are newer than a file, newest first.
    package func newer(than file: Int) -> [Int] {
        readingOrder(places.keys.filter { isNewer($0, than: file) }.sorted())
    }

    package func isOrdered(_ file: Int) -> Bool { places[file] != nil }

    /// The date of an export, if known from its name.
    package func date(of file: Int) -> CalendarDate? { places[file]?.date }

    /// The files in reading order: exports of the same list newest first, at the position of the first of them.
    package func readingOrder(_ files: [Int]) -> [Int] {
        var first: [String: Int] = [:]
        for file in files { if let place = places[file], first[place.series] == nil { first[place.series] = file } }
        func position(_ file: Int) -> Int { places[file].flatMap { first[$0.series] } ?? file }
        return files.sorted { one, other in
            if position(one) != position(other) { return position(one) < position(other) }
            if isNewer(one, than: other) { return true }
            return isNewer(other, than: one) ? false : one < other
        }
    }

    /// The age according to a name; the series is the name without `date` and `copy`.
    private static func place(_ path: String, _ today: CalendarDate) -> Place {
        let (stem, copy) = withoutCopyNumber(path)
        let stamps = DateStamp.all(in: stem)
        guard stamps.count == 1, let stamp = stamps.first, stamp.date <= today else {
            return Place(series: stem, age: [0, 0, copy])
        }
        let name = stem[..<stamp.range.lowerBound] + "\u{0}" + stem[stamp.range.upperBound...]
        return Place(
            series: String(name), age: [Int(stamp.date.dayNumber), stamp.second, copy], date: stamp.date)
    }

    /// The path without the number that a browser adds to a repeated download, and that number: `desk (2).csv` is the
    /// third download of `desk.csv`. 0 without one.
    package static func withoutCopyNumber(_ path: String) -> (name: String, copy: Int) {
        let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let dot = path[name...].lastIndex(of: ".") ?? path.endIndex
        let stem = path[..<dot]
        guard stem.last == ")", let open = stem.lastIndex(of: "("), open > name,
            let copy = Int(stem[stem.index(after: open)...].dropLast()), (1...999).contains(copy)
        else { return (path, 0) }
        let rest = stem[..<open]
        return (String(rest.last == " " ? rest.dropLast() : rest) + path[dot...], copy)
    }
}
