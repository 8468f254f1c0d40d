import Foundation
import Testing
import TestSupport
@testable import InnkeeperStore

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Names that somebody made up to do harm, in every text of every input, and what becomes of them in every output.
struct HostileNamesTests {
    private static let names = [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)",
        "javascript:alert(1)",
        "=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(1+1)", "\u{FF1D}1+1", " =1+1",
        "Eve\u{202E}gpj.exe\u{202C}", "\u{200F}\u{2066}turned\u{2069}", "\u{1B}]0;owned\u{7}\u{1B}[2J\u{9B}31m",
        String(repeating: "x", count: 10_000), "Two\nATTENDEE:mailto:eve@example.org", "END:VCALENDAR",
        "a\rb\u{85}c\u{2028}d",
        "&lt;b&gt; ]]> -->", "[x](http://evil.example.org) ![y](z) | `code` **b**",
        "http://evil.example.org www.evil.example.org",
        "{{7*7}} ${x} %n%s", "'; DROP TABLE bookings; --", "Robert\"; select 1",
    ]

    private struct Made {
        var folder: TemporaryFolder
        var said: String
        var output: URL { folder.url.appendingPathComponent("Output") }

        func text(_ name: String) throws -> String {
            let bytes = try Data(contentsOf: output.appendingPathComponent(name))
            return try #require(String(validating: bytes, as: UTF8.self), "\(name) is no UTF-8")
        }
    }

    /// A campground where every guest, site, place and contact has such a name, and two nights of it: in between,
    /// bookings came, went, moved and were changed.
    private static func made() async throws -> Made {
        let folder = try TemporaryFolder()
        func cell(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }
        var bookings =
            "reservation_id,site_number,category,camper_name,phone,arrival,nights,total,paid,currency,status,channel\n"
        var sites = "site_number,name,category,capacity\n"
        var cards = ""
        var features: [[String: Any]] = []
        for (index, name) in names.enumerated() {
            let short = String(name.prefix(200))
            bookings +=
                [
                    cell("\(short)\(index)"), cell("S\(index)"), cell(short), cell(name), cell(short), "2026-11-21",
                    "2", "10.00", "1.00", "USD", "confirmed", cell(short),
                ]
                .joined(separator: ",") + "\n"
            // The same site again, so that there are conflicts.
            bookings +=
                [
                    cell("again\(index)"), cell("S\(index)"), "", cell(name), "", "2026-11-22", "2",
                    "x\(short.filter(\.isLetter))", "1.00", "USD", "pending", "",
                ]
                .joined(separator: ",").replacing("x\(short.filter(\.isLetter))", with: "10.00") + "\n"
            sites += "\(cell("S\(index)")),\(cell(short)),\(cell(short)),4\n"
            sites += "\(cell("\(short) old")),,,4\n"
            let escaped = name.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing(",", with: "\\,")
                .replacing(";", with: "\\;").filter { $0 != "\r" }
            cards +=
                "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:\(escaped)\r\nTEL:\(escaped.prefix(100))\r\nBDAY:19801122\r\nEND:VCARD\r\n"
            features.append([
                "type": "Feature", "id": short, "properties": ["name": name, "category": short],
                "geometry": ["type": "Point", "coordinates": [-121.85 + Double(index) / 1_000, 37.33]],
            ])
        }
        // And records that are refused, whose values go into findings
        for name in names.prefix(12) {
            bookings +=
                [
                    cell(name), cell(name), "", cell(name), "", cell(name), cell(name), cell(name), "", "", cell(name),
                    "",
                ]
                .joined(separator: ",") + "\n"
        }
        try folder.write("campsites.csv", sites)
        try folder.write("people.vcf", cards)
        let places = try JSONSerialization.data(withJSONObject: ["type": "FeatureCollection", "features": features])
        try places.write(to: folder.url.appendingPathComponent("places.geojson"))
        try folder.write(
            "pipeline.json",
            #"""
            {"version": 1, "property": {"name": "<b>Camp</b> \u001b[31m", "timeZone": "UTC", "country": "US", "currency": "USD",
             "origin": {"latitude": 37.33, "longitude": -121.85}},
             "sources": {"desk": {"kind": "bookings", "files": ["bookings.csv"]}, "sites": {"kind": "campsites", "files": ["campsites.csv"]},
             "people": {"kind": "contacts", "files": ["people.vcf"]}, "places": {"kind": "places", "files": ["places.geojson"]}},
             "stages": [{"distances": {"nearest": 40}}, "birthdays", "matching", "conflicts", {"occupancy": {"from": "2026-11-01", "to": "2026-12-31"}}, "featured"],
             "reports": ["summary", "html", "findings", "calendar", {"tables": {"lines": true}}, "map", "database"], "output": "Output"}
            """#)
        var said = ""
        for night in [nightBefore(bookings), bookings] {
            try folder.write("bookings.csv", night)
            let run = try await Program.run(
                ["run", folder.path("pipeline.json"), "--as-of", "2026-11-21", "--fail-on", "never", "--show-values"])
            try #require(run.status == 0, "\(run.errors)")
            said += run.output + run.errors
        }
        return Made(folder: folder, said: said)
    }

    /// Of the bookings of `names`: every fourth is not there yet, every fourth has another site, category and channel,
    /// every fourth another stay; and as many go until tomorrow.
    private static func nightBefore(_ bookings: String) -> String {
        var text = bookings
        func cell(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }
        for (index, name) in names.enumerated() {
            let short = String(name.prefix(200))
            let id = cell("\(short)\(index)")
            let site = cell("S\(index)")
            guard let start = text.range(of: id + "," + site),
                let end = text.range(
                    of: "10.00,1.00,USD,confirmed," + cell(short) + "\n", range: start.lowerBound..<text.endIndex)
            else { continue }
            let row = start.lowerBound..<end.upperBound
            switch index % 4 {
            case 0: text.removeSubrange(row)
            case 1:
                let moved = text[row].replacing(
                    id + "," + site + "," + cell(short), with: "\(id),\(cell("\(short) old")),\(cell("\(short) kind"))"
                )
                .replacing("confirmed," + cell(short), with: "confirmed," + cell("\(short) way"))
                text.replaceSubrange(row, with: moved)
            case 2:
                text.replaceSubrange(row, with: text[row].replacing("2026-11-21,2,10.00", with: "2026-11-20,3,15.00"))
            default: break
            }
            text +=
                "\(cell("\(short) gone")),\(cell("S\(index)")),,\(cell(name)),,2026-12-0\(1 + index % 9),1,10.00,1.00,USD,confirmed,\n"
        }
        return text
    }

    /// Scalars that steer a terminal or turn the direction of a line.
    private func steering(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x0A: false
            case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
            default: false
            }
        }
    }

    @Test func `in the page they are text and nothing else`() async throws {
        let made = try await Self.made()
        let html = try made.text("index.html")
        let check = HTMLCheck(html)
        #expect(check.faults == [])
        // Then the elements and attributes are those that the page is made of
        let names = Set(check.elements.map(\.name))
        #expect(names.isDisjoint(with: ["script", "img", "iframe", "object", "embed", "link", "form", "base", "b0"]))
        for element in check.elements {
            #expect(element.attributes.keys.allSatisfy { !$0.hasPrefix("on") && $0 != "style" && $0 != "src" })
            guard let address = element.attributes["href"] else { continue }
            let isKnown = ["#", "tel:", "geo:"].contains { address.hasPrefix($0) }
            #expect(
                isKnown || FileManager.default.fileExists(atPath: made.output.appendingPathComponent(address).path),
                "\(address)")
        }
        #expect(steering(html).isEmpty)
        // And what changed stands there too
        #expect(html.contains("&lt;script&gt;alert(1)&lt;/script&gt; gone"))
        #expect(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
        #expect(html.utf8.count < 2_000_000)
    }

    @Test func `no cell of a table is a formula, and every row has its columns`() async throws {
        let made = try await Self.made()
        let files = try FileManager.default.contentsOfDirectory(atPath: made.output.path).filter {
            $0.hasSuffix(".csv")
        }
        #expect(files.count >= 9)
        for file in files {
            let rows = cells(try made.text(file))
            for row in rows {
                #expect(row.count == rows[0].count, "\(file)")
                for cell in row {
                    guard let first = cell.first(where: { !" \t\r\n\u{A0}".contains($0) }) else { continue }
                    #expect(!"=@\u{FF1D}".contains(first), "\(file): \(cell.prefix(40))")
                    if "+-".contains(first) { #expect(Double(cell) != nil, "\(file): \(cell.prefix(40))") }
                }
            }
        }
        // And of what changed, everything is told
        let changes = cells(try made.text("changes.csv"))
        let told = Dictionary(grouping: changes.dropFirst(), by: { $0[0] }).mapValues(\.count)
        for (what, least) in [
            ("booking-new", 6), ("booking-gone", 23), ("booking-moved", 6), ("booking-changed", 15), ("finding-new", 1),
        ] {
            #expect(told[what, default: 0] >= least, "\(what): \(told)")
        }
        // And nothing is lost of them: the names are those that went in, but for the apostrophe
        let names = Set(cells(try made.text("people.csv")).map { $0[2].drop { $0 == "'" } }.map(String.init))
        #expect(names.contains("=cmd|' /C calc'!A0"))
        #expect(names.contains(String(repeating: "x", count: 10_000)))
    }

    @Test func `in calendars each is one event, and begins no property`() async throws {
        let made = try await Self.made()
        for file in ["birthdays.ics", "stays.ics"] {
            let text = try made.text(file)
            let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false).dropLast()
            #expect(!text.replacing("\r\n", with: "").contains { $0 == "\n" || $0 == "\r" })
            #expect(lines.allSatisfy { $0.utf8.count <= 75 })
            let properties = lines.filter { !$0.hasPrefix(" ") }.map { String($0.prefix { $0 != ":" && $0 != ";" }) }
            let known: Set = [
                "BEGIN", "END", "VERSION", "PRODID", "CALSCALE", "METHOD", "X-WR-CALNAME", "X-PUBLISHED-TTL", "UID",
                "DTSTAMP",
                "DTSTART", "DTEND", "RRULE", "SUMMARY", "LOCATION", "DESCRIPTION", "STATUS", "TRANSP",
                "X-MICROSOFT-CDO-BUSYSTATUS",
            ]
            #expect(Set(properties).isSubset(of: known), "\(Set(properties).subtracting(known))")
            #expect(lines.count { $0 == "BEGIN:VEVENT" } == lines.count { $0 == "END:VEVENT" })
            #expect(lines.count { $0 == "END:VCALENDAR" } == 1)
            #expect(steering(text.replacing("\r\n", with: "\n")).isEmpty)
        }
    }

    @Test func `documents for programs are read back`() async throws {
        let made = try await Self.made()
        for file in ["findings.sarif", "places.geojson", "run.json"] {
            _ = try JSONSerialization.jsonObject(with: Data(try made.text(file).utf8))
        }
        let lines = try FileManager.default.contentsOfDirectory(atPath: made.output.path).filter {
            $0.hasSuffix(".jsonl")
        }
        #expect(lines.count >= 9)
        for file in lines {
            for line in try made.text(file).split(separator: "\n") {
                #expect(throws: Never.self, "\(file)") { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
            }
        }
        for file in ["findings.junit.xml", "places.gpx"] {
            #expect(XMLParser(data: Data(try made.text(file).utf8)).parse(), "\(file)")
        }
    }

    @Test func `in the database they are values, each as it was read`() async throws {
        let made = try await Self.made()
        let database = try SQLite(made.output.appendingPathComponent("innkeeper.sqlite").path)
        func texts(_ sql: String) throws -> [String] { try database.rows(sql) { $0.text(0) ?? "" } }
        // Then nothing of them was taken for SQL
        #expect(try texts("PRAGMA integrity_check") == ["ok"])
        let tables = try texts("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        #expect(Set(tables).isSuperset(of: ["bookings", "campsites", "contacts", "findings", "places"]))
        #expect(tables.allSatisfy { $0.allSatisfy { $0.isLetter || $0 == "_" } }, "\(tables)")
        // And every name is there whole: no apostrophe before it, no escape in it
        let campers = Set(try texts("SELECT camper_name FROM bookings"))
        let places = Set(try texts("SELECT name FROM places"))
        for name in Self.names {
            #expect(
                campers.contains(name) || campers.contains(name.trimmingCharacters(in: .whitespaces)),
                "\(name.prefix(40))")
            #expect(
                places.contains(name) || places.contains(name.trimmingCharacters(in: .whitespaces)),
                "\(name.prefix(40))")
        }
        // And the questions that it answers are answered
        for view in try texts("SELECT name FROM sqlite_schema WHERE type = 'view'") {
            #expect(throws: Never.self, "\(view)") { try texts("SELECT * FROM \(view)") }
        }
    }

    @Test func `in mail, in Markdown and on the terminal nothing steers and nothing is a link`() async throws {
        let made = try await Self.made()
        let markdown = try made.text("summary.md")
        #expect(!markdown.contains("<") && !markdown.contains("](") && !markdown.contains("://"))
        let plain = try made.text("summary.txt")
        var printed = [markdown, plain, made.said]
        for command in [
            ["near", "37.33,-121.85", "--limit", "40"], ["birthdays"], ["conflicts"], ["occupancy"],
            ["free", "2026-11-21", "1"], ["check"],
        ] {
            let answer = try await Program.run(command + [made.folder.path("pipeline.json"), "--as-of", "2026-11-21"])
            #expect(!answer.output.isEmpty, "\(command)")
            printed += [answer.output, answer.errors]
        }
        let runs = [made.folder.path(".Output.previous"), made.output.path]
        let difference = try await Program.run(["diff"] + runs)
        #expect(difference.output.contains("gone") && difference.status == 0, "\(difference)")
        printed += [difference.output, difference.errors]
        for text in printed { #expect(steering(text).isEmpty, "\(steering(text).prefix(3)) in \(text.prefix(80))") }
        for line in plain.split(separator: "\n") { #expect(line.count <= 80) }
    }

    /// A reader of CSV as plain as can be.
    private func cells(_ text: String) -> [[String]] {
        var rows: [[String]] = [[]]
        var cell = ""
        var isQuoted = false
        var scalars = text.unicodeScalars.makeIterator()
        var next = scalars.next()
        while let scalar = next {
            next = scalars.next()
            if isQuoted {
                if scalar != "\"" {
                    cell.unicodeScalars.append(scalar)
                } else if next == "\"" {
                    cell.append("\"")
                    next = scalars.next()
                } else {
                    isQuoted = false
                }
            } else if scalar == "\"", cell.isEmpty {
                isQuoted = true
            } else if scalar == "," || scalar == "\n" {
                rows[rows.count - 1].append(cell)
                cell = ""
                if scalar == "\n" { rows.append([]) }
            } else {
                cell.unicodeScalars.append(scalar)
            }
        }
        return rows.dropLast()
    }
}
