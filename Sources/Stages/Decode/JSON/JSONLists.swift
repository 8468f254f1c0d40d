import InnkeeperCore
import InnkeeperFormats

/// The lists of objects at the start of a JSON text: where they are, and what their first objects hold.
struct JSONLists {
    struct List: Equatable {
        /// The keys that lead to its array or object; empty for the outermost value, nil for a sequence of objects.
        var path: [String]?
        /// The keys of its objects, in order of appearance.
        var keys: [String] = []
        /// The values of the first objects under those keys.
        var rows: [[String]] = []
        /// Whether it is an object whose members are the records.
        var isKeyed = false
        /// Whether it is the outermost object itself.
        var isWhole = false

        var areCalledBookings: Bool {
            path?.last.map { JSONLists.bookings.contains(foldedWord($0)) } ?? false
        }
    }

    private(set) var lists: [List] = []
    /// Empty arrays.
    private(set) var empty: [[String]] = []
    /// Whether there is JSON without an error in the part that was examined.
    private(set) var isSound = false

    /// Whether there are objects, or arrays that may have some another time.
    var holdRecords: Bool { !lists.isEmpty || !empty.isEmpty }

    /// What a list of bookings is called, folded.
    static let bookings: Set<String> = ["booking", "bookings", "reservation", "reservations", "stays"]
    /// The number of objects examined per list.
    private static let rowLimit = 20
    /// Deeper arrays are not lists of records.
    private static let depthLimit = 4

    init(_ head: [UInt8]) {
        var bytes = head[...]
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        bytes = bytes.drop { JSONLists.isBlank($0) }
        let isSeparated = bytes.first == 0x1E
        if isSeparated { bytes = bytes.dropFirst().drop { JSONLists.isBlank($0) } }
        guard let first = bytes.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return }
        if first == UInt8(ascii: "{") {
            let texts = JSONLists.texts(bytes, isSeparated: isSeparated)
            if texts.count > 1 || isSeparated {
                takeSequence(texts)
                return
            }
        }
        let isOver = takeArrays(bytes)
        guard first == UInt8(ascii: "{") else { return }
        for path in JSONKeyedObjects(bytes).paths { takeKeyed(path, bytes) }
        if isOver { takeWhole(bytes) }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    // MARK: Objects one after the other

    /// Objects on one line each, or each after a separator.
    private static func texts(_ bytes: ArraySlice<UInt8>, isSeparated: Bool) -> [ArraySlice<UInt8>] {
        let parts = bytes.split(separator: isSeparated ? 0x1E : 0x0A, maxSplits: rowLimit)
            .map { $0.drop { isBlank($0) } }.filter { !$0.isEmpty }
        guard !isSeparated else { return parts }
        // If an object spans several lines, the first line is not a complete object.
        var reader = JSONReader()
        reader.push(Array(parts.first ?? []))
        reader.finish()
        let isWhole = (try? reader.next()) == .objectStart && (try? reader.skip(to: 0)) == true
        return isWhole ? parts : [bytes]
    }

    private mutating func takeSequence(_ texts: [ArraySlice<UInt8>]) {
        var list = List(path: nil)
        var columns = JSONColumns()
        var rows: [[Int: String]] = []
        isSound = true
        for text in texts.prefix(JSONLists.rowLimit) where !JSONBulkAction.isOne(text) {
            var reader = JSONReader()
            reader.push(Array(text))
            guard (try? reader.next()) == .objectStart else { continue }
            var members = JSONMembers(reader)
            if let row = JSONLists.row(&members, &columns) { rows.append(row) }
        }
        list.fill(columns, rows)
        lists = [list]
    }

    /// The values of the open object; nil if it isn't JSON.
    private static func row(_ members: inout JSONMembers<JSONReader>, _ columns: inout JSONColumns) -> [Int: String]? {
        var row: [Int: String] = [:]
        members.begin()
        do throws(JSONError) {
            while let event = try members.next() {
                guard let column = columns.place(members.path, adding: true) else { continue }
                let text = event.cellText(members.tokens)
                if members.isInArray, let others = row[column], !others.isEmpty {
                    let name = columns.names[column]
                    let isSame = text == others && ListHeading.holdsDays(name)
                    if !text.isEmpty, !isSame, !ListHeading.takesFirst(name) {
                        row[column] = others + ListHeading.separator + text
                    }
                } else {
                    row[column] = text
                }
            }
        } catch {
            // The error is reported when the file is read.
            return nil
        }
        return row
    }

    // MARK: One value

    /// Takes all arrays; false if the bytes end within one.
    private mutating func takeArrays(_ bytes: ArraySlice<UInt8>) -> Bool {
        var reader = JSONReader()
        reader.push(Array(bytes))
        var members = JSONMembers(reader)
        var path = JSONPath()
        do throws(JSONError) {
            while true {
                let event = try members.tokens.next()
                if event == .needMore || event == .end { break }
                let depth = members.tokens.depth
                switch event {
                case .key: path.note(members.tokens.text, depth: depth)
                case .arrayStart:
                    if depth <= JSONLists.depthLimit, let names = path.names(depth: depth - 1) {
                        guard try takeArray(&members, names) else { return false }
                    } else if try !members.tokens.skip(to: depth - 1) {
                        isSound = true
                        return false
                    }
                default: break
                }
            }
            isSound = true
        } catch {
            // The error is reported when the file is read.
        }
        return true
    }

    /// Takes the objects in the one at `path`.
    private mutating func takeKeyed(_ names: [String], _ bytes: ArraySlice<UInt8>) {
        var reader = JSONReader()
        reader.push(Array(bytes))
        var members = JSONMembers(reader)
        var path = JSONPath()
        do throws(JSONError) {
            while true {
                let event = try members.tokens.next()
                let depth = members.tokens.depth
                switch event {
                case .needMore, .end: return
                case .key: path.note(members.tokens.text, depth: depth)
                case .objectStart where depth == names.count + 1 && path.names(depth: depth - 1) == names:
                    _ = try takeArray(&members, names, isKeyed: true)
                    return
                default: break
                }
            }
        } catch {
            // The error is reported when the file is read.
        }
    }

    /// Takes the objects of the open array or object; false if the bytes end within it.
    private mutating func takeArray(
        _ members: inout JSONMembers<JSONReader>, _ names: [String], isKeyed: Bool = false
    ) throws(JSONError) -> Bool {
        var columns = JSONColumns()
        var rows: [[Int: String]] = []
        var list = List(path: names, isKeyed: isKeyed)
        let depth = members.tokens.depth
        var count = 0
        defer {
            if !columns.names.isEmpty {
                list.fill(columns, rows)
                lists.append(list)
            }
        }
        while true {
            let event = try members.tokens.next()
            switch event {
            case .arrayEnd:
                if count == 0 { empty.append(names) }
                return true
            case .objectEnd: return true
            case .key: continue
            case .needMore, .end:
                isSound = true
                return false
            case .objectStart where rows.count < JSONLists.rowLimit:
                guard let row = JSONLists.row(&members, &columns) else { return false }
                // An incomplete record shows fewer values, but its keys are useful if it is the only one.
                if !members.isCutOff || rows.isEmpty { rows.append(row) }
            case .objectStart, .arrayStart: _ = try members.tokens.skip(to: depth)
            default: break
            }
            count += 1
            if members.isCutOff {
                isSound = true
                return false
            }
        }
    }

    /// Takes the outermost object as a single record.
    private mutating func takeWhole(_ bytes: ArraySlice<UInt8>) {
        var reader = JSONReader()
        reader.push(Array(bytes))
        guard (try? reader.next()) == .objectStart else { return }
        var members = JSONMembers(reader)
        var columns = JSONColumns()
        guard let row = JSONLists.row(&members, &columns), !row.isEmpty, !columns.areKeyed else { return }
        var list = List(path: [], isWhole: true)
        list.fill(columns, [row])
        lists.append(list)
    }
}

extension JSONLists.List {
    fileprivate mutating func fill(_ columns: JSONColumns, _ rows: [[Int: String]]) {
        keys = columns.headings
        self.rows = rows.map { row in keys.indices.map { row[$0] ?? "" } }
    }
}
