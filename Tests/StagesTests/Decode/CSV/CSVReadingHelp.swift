import InnkeeperCore
import InnkeeperStages

/// A table in memory, read the way the runner reads one.
struct ReadTable {
    var slices: [DecodedSlice] = []
    var framing = Framing()
    var reading: [ReadingNote] = []

    init(_ text: String, _ settings: SourceSettings, chunk: Int = 1 << 20) {
        self.init(bytes: Array(text.utf8), settings, chunk: chunk)
    }

    init(
        bytes: [UInt8], _ settings: SourceSettings, chunk: Int = 1 << 20, format: any Format.Type = CSVFormat.self
    ) {
        var pipeline = RecordPipeline(format, settings, bytes: bytes, chunkSize: chunk)
        slices = pipeline.slices(of: bytes, chunkSize: chunk, makingRoom: false).map { $0.decode() }
        framing = pipeline.reader.framing
        reading = pipeline.reader.reading
    }

    /// Where each field comes from, as run.json shows it: the heading, or what is made of several.
    var mapping: [String: String] {
        let notes = reading.filter { $0.name.hasPrefix("column ") }
        return Dictionary(uniqueKeysWithValues: notes.map { (String($0.name.dropFirst("column ".count)), $0.value) })
    }

    var bookings: Bookings {
        var table = Bookings()
        for slice in slices { if case .bookings(let part) = slice.batch { table.append(contentsOf: part) } }
        return table
    }

    var campSites: CampSites {
        var table = CampSites()
        for slice in slices { if case .campSites(let part) = slice.batch { table.append(contentsOf: part) } }
        return table
    }

    var contacts: Contacts {
        var table = Contacts()
        for slice in slices { if case .contacts(let part) = slice.batch { table.append(contentsOf: part) } }
        return table
    }

    var places: Places {
        var table = Places()
        for slice in slices { if case .places(let part) = slice.batch { table.append(contentsOf: part) } }
        return table
    }

    var fates: [RecordSpan.Disposition] { slices.flatMap { $0.records.map(\.disposition) } }

    /// `code line:column field detail` of each finding, in the contract's order.
    var findings: [String] {
        var all = Findings()
        for slice in slices { all.append(contentsOf: slice.findings) }
        all.sort()
        let file = SourceFile(source: "desk", kind: .bookings, path: "desk.csv")
        return (0..<all.count).map {
            let finding = all.finding($0, files: [file]) { _, _ in .error }
            let field = finding.field.isEmpty ? "" : " \(finding.field)"
            return "\(finding.code) \(finding.line):\(finding.column)\(field) \(finding.arguments)"
        }
    }

    func note(_ name: String) -> String? { reading.first { $0.name == name }?.value }

    func reason(_ name: String) -> String? { reading.first { $0.name == name }?.reason }
}

extension SourceSettings {
    /// Settings of a bookings source named "desk".
    static func desk(_ change: (inout SourceSettings) -> Void = { _ in }) -> SourceSettings {
        var settings = SourceSettings(name: "desk", kind: .bookings)
        change(&settings)
        return settings
    }
}

extension String {
    /// The text as bytes of UTF-16, without a mark.
    func utf16Bytes(isBigEndian: Bool = false) -> [UInt8] {
        utf16.flatMap { unit -> [UInt8] in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBigEndian ? bytes : bytes.reversed()
        }
    }
}

extension DateCell {
    /// The ISO date, or the state's name.
    var shown: String { date?.description ?? "\(state)" }
}
