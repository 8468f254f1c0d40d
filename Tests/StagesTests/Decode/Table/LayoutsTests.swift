import Foundation
import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

/// Header layouts of real exports, each with the meaning of those headers that are sure: a file of its own, read without
/// any configuration.
struct LayoutsTests {
    private func layouts() throws -> [Layout] {
        let folder = try #require(Corpora.folder("../layouts"))
        let text = try String(contentsOf: folder.appendingPathComponent("layouts.jsonl"), encoding: .utf8)
        return try text.split(separator: "\n").map { try JSONDecoder().decode(Layout.self, from: Data($0.utf8)) }
            .filter { ["csv", "tsv", "xls", "json"].contains($0.format) }
    }

    /// Our fields for a meaning; empty where there is none of ours.
    private func ours(_ meaning: String, _ kind: RecordKind) -> Set<String> {
        switch (kind, meaning) {
        case (.bookings, "site_name"): ["site_number"]
        case (.bookings, "first_name"), (.bookings, "last_name"): ["camper_name"]
        case (.bookings, _): BookingField(rawValue: meaning).map { [$0.rawValue] } ?? []
        case (.campsites, "site_name"): ["site_number", "name"]
        case (.campsites, "guests"): ["capacity"]
        case (.campsites, "total"): ["nightly_rate"]
        case (.campsites, _): CampSiteField(rawValue: meaning).map { [$0.rawValue] } ?? []
        case (.contacts, "phone"): ["tel"]
        case (.contacts, "birthday"): ["bday"]
        case (.contacts, "first_name"): ["given_name"]
        case (.contacts, "last_name"): ["family_name"]
        case (.contacts, "full_name"): ["fn"]
        case (.contacts, "id"): ["uid"]
        case (.contacts, _): ContactColumn(rawValue: meaning).map { [$0.rawValue] } ?? []
        case (.places, _): PlaceColumn(rawValue: meaning).map { [$0.rawValue] } ?? []
        }
    }

    /// What is wrong with how a layout is read; empty for one that is right.
    private func faults(_ layout: Layout) -> [String] {
        guard let kind = RecordKind(rawValue: layout.kind) else { return ["no kind"] }
        let found = layout.recognised
        if found?.kind != kind { return ["is \(found?.kind.rawValue ?? "nothing")"] }
        let settings = SourceSettings(name: "s", kind: kind)
        let file = ReadTable(bytes: layout.bytes, settings, format: found?.format ?? CSVFormat.self)
        if kind == .places, layout.format == "json" { return placeFaults(layout, file.places) }
        var faults: [String] = []
        var fieldsOfHeader: [String: Set<String>] = [:]
        for note in file.reading where note.name.hasPrefix("column ") {
            let field = String(note.name.dropFirst("column ".count))
            let isOfSeveral = [" of ", ", joined"].contains(where: note.value.contains)
            for header in layout.header
            where note.value == header.trimmingCharacters(in: .whitespaces)
                || isOfSeveral && !header.isEmpty && note.value.contains(header)
            {
                fieldsOfHeader[header, default: []].insert(field)
            }
        }
        let fields = layout.fields.merging(layout.also_fields ?? [:]) { own, _ in own }
        let full = fields.values.contains { $0 == "camper_name" || $0 == "full_name" }
        for (header, meaning) in fields.sorted(by: { $0.key < $1.key }) {
            let wanted = ours(meaning, kind)
            var others = (fieldsOfHeader[header] ?? []).subtracting(wanted)
            // Adults are guests too, and a listing is a site.
            if ["adults", "children", "infants"].contains(meaning) { others.remove("guests") }
            if meaning == "property" || meaning == "site_name" { others.subtract(["site_number", "property"]) }
            if !others.isEmpty { faults.append("\(header) is \(others.sorted()), not \(meaning)") }
            let isName = full && ["first_name", "last_name"].contains(meaning)
            if !wanted.isEmpty, !isName, wanted.isDisjoint(with: fieldsOfHeader[header] ?? []) {
                faults.append("\(header) is not \(meaning)")
            }
        }
        let read = file.fates.count { if case .row = $0 { true } else { false } }
        if read != layout.rows.count { faults.append("\(read) of \(layout.rows.count) rows") }
        if kind == .bookings, let order = layout.date_order { faults += dateFaults(layout, order, file.bookings) }
        return faults
    }

    /// Names and positions of places, which no heading tells.
    private func placeFaults(_ layout: Layout, _ table: Places) -> [String] {
        func column(_ meaning: String) -> Int? {
            layout.fields.first { $0.value == meaning }.flatMap { layout.header.firstIndex(of: $0.key) }
        }
        guard table.count == layout.rows.count else { return ["\(table.count) of \(layout.rows.count) rows"] }
        return layout.rows.enumerated().flatMap { row, cells -> [String] in
            var faults: [String] = []
            if let name = column("name"), table.name[row] != cells[name] { faults.append("\(table.name[row])") }
            if let latitude = column("latitude"), let longitude = column("longitude") {
                let point = table.coordinate(row)
                if point?.latitude != Double(cells[latitude]) || point?.longitude != Double(cells[longitude]) {
                    faults.append("\(cells[latitude]), \(cells[longitude]) is \(String(describing: point))")
                }
            }
            return faults
        }
    }

    /// The days of arrival, held against a reading of their digits alone.
    private func dateFaults(_ layout: Layout, _ order: String, _ table: Bookings) -> [String] {
        let fields = layout.fields.merging(layout.also_fields ?? [:]) { own, _ in own }
        guard let header = fields.first(where: { $0.value == "arrival" })?.key,
            let column = layout.header.firstIndex(of: header)
        else { return [] }
        return zip(layout.rows, table.arrival).compactMap { row, arrival in
            let numbers = row[column].split { !$0.isASCII || !$0.isNumber }.prefix(3).compactMap { Int($0) }
            guard numbers.count == 3, numbers[0] > 999 || numbers[2] > 999 else {
                return arrival.isPresent ? nil : "\(row[column]) is no day"
            }
            let parts =
                numbers[0] > 999 ? numbers : order == "mdy" ? [numbers[2], numbers[0], numbers[1]] : numbers.reversed()
            let wanted = CalendarDate(year: parts[0], month: parts[1], day: parts[2])
            return arrival.date == wanted ? nil : "\(row[column]) is \(arrival.shown)"
        }
    }

    /// Layouts that can't be read right as they are, each with the reason.
    private static let known: [String: String] = [
        "bay-area-camps": "a list of places without positions",
        "c-and-o-lodging": "a list of places without positions",
        "rv-sites": "sites without numbers",
    ]

    @Test(.enabled(if: Corpora.has("../layouts")))
    func `the layouts of real exports are read as they are meant`() throws {
        var right: [String: Int] = [:]
        var all: [String: Int] = [:]
        for layout in try layouts() where layout.kind != "none" {
            all[layout.kind, default: 0] += 1
            let faults = faults(layout)
            if faults.isEmpty {
                right[layout.kind, default: 0] += 1
            } else if LayoutsTests.known[layout.id] == nil {
                Issue.record("\(layout.id): \(faults.joined(separator: "; "))")
            }
        }
        print(
            "layouts read right:",
            all.sorted { $0.key < $1.key }.map { "\(right[$0.key] ?? 0) of \($0.value) \($0.key)" })
    }

    @Test(.enabled(if: Corpora.has("../layouts")))
    func `no layout of something else is taken for one of ours`() throws {
        for layout in try layouts() where layout.kind == "none" {
            #expect(layout.recognised == nil, "\(layout.id)")
        }
    }
}
