internal import InnkeeperCore

/// Whether a table lists places.
///
/// Before: the headers `施設名称`, `所在地`, `緯度`, `経度`.
/// After: a list of places, as a name and a position show.
struct PlaceList {
    private let table: TableHead
    private let firstRows: FirstRows

    init(_ table: TableHead) {
        self.table = table
        firstRows = FirstRows(table.rows)
    }

    /// The headers of a name and a position. With a date it is a list of events or sightings.
    var evidence: [String]? {
        var axes = [PlaceColumn.latitude, .longitude].compactMap { table.header(.places, $0) }
        if axes.count < 2 { axes = position.map { [$0] } ?? [] }
        guard let name, !axes.isEmpty, !axes.contains(name), areDegrees,
            !OtherSubjects.areIncidents(table.folded), !areEvents
        else { return nil }
        return [name] + axes
    }

    /// The header of the names.
    private var name: String? {
        PlaceList.names(table.columns(.places, PlaceColumn.name), table.headings, firstRows).first
            .map { table.headings[$0] }
    }

    /// Whether it has days of events. A first day alone may be that of the record, as maps on the web write it beside
    /// two kinds of coordinates.
    private var areEvents: Bool {
        let words = Set(table.folded)
        if !words.isDisjoint(with: ["altitude", "elevation", "ele"]) { return false }
        if !words.isDisjoint(with: PlaceList.days) { return true }
        return words.contains("startdate") && !words.isSuperset(of: ["x", "y", "latitude", "longitude"])
    }

    private static let days: Set<String> = [
        "date", "datetime", "startsat", "datum", "eventdate", "enddate", "reportdate",
    ]

    /// The header of a column whose cells are positions.
    var position: String? {
        let columns = table.columns(.places, PlaceColumn.position)
        let column = columns.first { firstRows.cells($0).contains { PositionText.coordinate($0) != nil } }
        return column.map { table.headings[$0] }
    }

    /// "x" and "y" may be metres.
    private var areDegrees: Bool {
        let fields = table.fields(.places)
        if fields.column(PlaceColumn.latitude) == nil || fields.column(PlaceColumn.longitude) == nil { return true }
        return [(PlaceColumn.latitude, 90.0), (.longitude, 180)].allSatisfy { field, limit in
            guard let column = fields.column(field) else { return false }
            let values = table.rows.compactMap { $0.indices.contains(column) ? Double($0[column]) : nil }
            return values.isEmpty || values.contains { abs($0) <= limit }
        }
    }

    // MARK: Names

    /// Of the columns that may be the name of a place, those that are: positions are not names. If there are none, those
    /// whose heading ends in the word for a name, whatever the place is.
    static func names(_ columns: [Int], _ headings: [String], _ firstRows: FirstRows) -> [Int] {
        let named = columns.filter { !firstRows.holdsPositions($0) }
        return named.isEmpty
            ? headings.indices.filter { isOfPlaces(headings[$0]) && !firstRows.holdsPositions($0) } : named
    }

    private static func isOfPlaces(_ heading: String) -> Bool {
        guard heading.utf8.count <= HeaderSearch.lengthLimit, let end = ends.first(where: heading.hasSuffix) else {
            return false
        }
        let stem = heading.dropLast(end.count)
        return !regions.contains(String(stem)) && !others.contains(where: stem.contains)
    }

    private static let ends = ["名称", "名稱", "名"]
    private static let regions: Set<String> = [
        "国", "國", "省", "県", "縣", "市", "区", "區", "町", "村", "姓", "氏", "課", "科", "字", "大字", "別", "别", "曾用",
    ]
    /// Who runs a place, and what it lies in.
    private static let others = [
        "団体", "法人", "者", "都道府県", "市区町村", "市町村", "自治体", "会社", "公司", "企業", "企业", "部署", "担当", "路線", "町丁目", "行政区",
        "国家", "城市", "省份", "地域", "组织", "組織", "ファイル", "文件", "ユーザ", "用户",
    ]
}
