package import InnkeeperCore
import InnkeeperStages

/// Everything that a format makes of some bytes, slices put together.
package struct DecodedFile {
    package var contacts = Contacts()
    package var records: [RecordSpan.Disposition] = []
    /// The bytes of each record.
    package var texts: [String] = []
    package var findings = Findings()
    package var framing = Framing()
    package var slices: [DecodedSlice] = []

    package init(
        _ format: any Format.Type, _ bytes: [UInt8], chunk: Int = .max,
        settings: SourceSettings = SourceSettings(name: "contacts", kind: .contacts)
    ) {
        var pipeline = RecordPipeline(format, settings, bytes: bytes)
        let pieces = pipeline.slices(of: bytes, chunkSize: chunk, makingRoom: false)
        framing = pipeline.reader.framing
        for piece in pieces {
            let slice = piece.decode()
            let base = Int32(contacts.count)
            if case .contacts(let table) = slice.batch { contacts.append(contentsOf: table) }
            for record in slice.records {
                if case .row(let row) = record.disposition {
                    records.append(.row(base + row))
                } else {
                    records.append(record.disposition)
                }
                texts.append(String(decoding: slice.bytes[Int(record.start)..<Int(record.end)], as: UTF8.self))
            }
            findings.append(contentsOf: slice.findings)
            slices.append(slice)
        }
    }

    package init(_ format: any Format.Type, _ text: String, chunk: Int = .max) {
        self.init(format, Array(text.utf8), chunk: chunk)
    }

    /// `code line:column detail` of each finding.
    package var said: [String] {
        var file = SourceFile(source: "contacts", kind: .contacts, path: "x")
        file.format = "x"
        return findings.rows.indices.map { index in
            let finding = findings.finding(index, files: [file]) { _, _ in .warning }
            return "\(finding.code) \(finding.line):\(finding.column) \(finding.arguments)"
        }
    }

    package var names: [String] { (0..<contacts.count).map { contacts.fullName[$0] } }
    package var birthdays: [String] { contacts.birthday.map { $0.map { "\($0)" } ?? "-" } }

    /// Full name, first and last name, phone, e-mail and birthday of each contact.
    package var described: [String] {
        (0..<contacts.count).map { row in
            let birthday = contacts.birthday[row].map { "\($0)" } ?? ""
            return [
                contacts.fullName[row], contacts.firstName[row], contacts.lastName[row], contacts.phone[row],
                contacts.email[row], birthday,
            ].joined(separator: "|")
        }
    }

    package var malformed: Int { records.count { $0 == .malformed || $0 == .cutShort } }
    package var skipped: Int { records.count { $0 == .skipped } }

    /// Whether every record is a row, malformed or skipped, rows are numbered in order, and every row's bytes lie
    /// where its reference says.
    package func isSound(_ bytes: [UInt8]) -> Bool {
        let rows = records.compactMap { disposition in if case .row(let row) = disposition { Int(row) } else { nil } }
        guard rows == Array(0..<contacts.count), records.count == contacts.count + malformed + skipped else {
            return false
        }
        return slices.allSatisfy { slice in
            let start = Int(slice.offset)
            guard slice.bytes.elementsEqual(bytes[start..<start + slice.bytes.count]) else { return false }
            guard case .contacts(let table) = slice.batch else { return false }
            return slice.records.allSatisfy { record in
                guard case .row(let row) = record.disposition else { return true }
                let reference = table.records[Int(row)]
                return reference.offset == slice.offset + Int64(record.start)
                    && reference.length == record.end - record.start
            }
        }
    }
}
