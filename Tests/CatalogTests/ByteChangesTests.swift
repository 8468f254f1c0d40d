import Foundation
import InnkeeperCalendar
import InnkeeperCatalog
import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import Testing
import TestSupport

/// One byte of a file is damaged, wherever: nothing vanishes.
struct ByteChangesTests {
    /// What came of some bytes.
    private struct Outcome {
        /// Bytes before the first record of the sound file.
        var head = 0
        /// Taken as records, or left out for a reason that is no fault.
        var rows = 0
        var lost: [ByteLedger.Stray] = []
        /// Bytes that a finding stands for: records of which nothing could be made, and what is stray.
        var refused: [Range<Int>] = []
        /// Lines of the findings, and whether one of them is an error.
        var lines: Set<Int> = []
        var hasErrors = false
        /// The file is named as one that is not read.
        var isUnrecognised = false

        /// Whether there are errors, and findings stand for a byte: it is in what was refused, beside it, or on their line.
        func covers(_ place: Int, of bytes: [UInt8]) -> Bool {
            guard hasErrors else { return false }
            // The head says how all records are read.
            if place < head { return true }
            let line = bytes[..<place].count { $0 == 0x0A } + 1
            // A line end that is new begins the line behind it.
            let isNewLine = bytes[place] == 0x0A && lines.contains(line + 1)
            return isNewLine || lines.contains(line)
                || refused.contains { range in
                    range.contains(place)
                        || place < range.lowerBound && bytes[place..<range.lowerBound].allSatisfy(Self.marks.contains)
                        || place == range.upperBound
                }
        }

        /// What parts records.
        private static let marks = Set(" \r\n\t,[]{}".utf8)
    }

    /// What a byte becomes: each in turn, and all of them where INNKEEPER_EVERY_BYTE is set.
    private static let values: [UInt8] = [0x00, 0x20, 0x0A, 0x22, 0x2C, 0x3C, 0x78, 0xFF]
    private static let isThorough = ProcessInfo.processInfo.environment["INNKEEPER_EVERY_BYTE"] != nil
    private static let severities = Dictionary(
        uniqueKeysWithValues: Catalog.rules.map { ($0.code, $0.severity) })

    private func read(_ bytes: [UInt8], _ settings: SourceSettings, _ named: any Format.Type) -> Outcome {
        var outcome = Outcome()
        let format = FormatChoice.format(
            of: Array(bytes.prefix(FormatChoice.headSize)), fileName: "file", kind: settings.kind,
            named: settings.preset == nil ? nil : named.name, among: Catalog.formats)
        guard let format else {
            outcome.isUnrecognised = true
            return outcome
        }
        var pipeline = RecordPipeline(format, settings, bytes: bytes)
        let slices = pipeline.slices(of: bytes).map { SliceDecoder().run($0) }
        var ledger = ByteLedger(
            format.framing, head: pipeline.reader.framing.head, file: 0, lender: MemoryRecords([bytes]))
        var findings = Findings()
        for slice in slices {
            ledger.add(slice)
            for span in slice.records {
                switch span.disposition {
                case .row, .skipped: outcome.rows += 1
                case .malformed, .rest, .cutShort:
                    let start = Int(slice.offset) + Int(span.start)
                    let end = Int(slice.offset) + Int(span.end)
                    outcome.refused.append(start..<(span.disposition == .cutShort ? bytes.count : end))
                }
            }
            findings.append(contentsOf: slice.findings)
        }
        ledger.finish(size: Int64(bytes.count))
        outcome.lost = ledger.lost
        outcome.refused += ledger.strays.map { Int($0.range.lowerBound)..<Int($0.range.upperBound) }
        outcome.lines = Set(findings.rows.map { Int($0.line) } + ledger.strays.map(\.line))
        outcome.hasErrors =
            !ledger.strays.isEmpty
            || findings.rows.contains { Self.severities[findings.codes[Int($0.code)]] == .error }
        return outcome
    }

    @Test(arguments: Catalog.formats.indices)
    func `nothing vanishes when a byte is damaged`(format: Int) {
        let format = Catalog.formats[format]
        for group in 0..<(format == CSVFormat.self ? 4 : format == JSONTableFormat.self ? 2 : 1) {
            // Given
            let settings = settings(format, group)
            let texts = group == 1 && format == JSONTableFormat.self ? .keyed(settings) : SampleTexts(format, settings)
            let records = [1, 2, 4, 8].map { texts.record($0) }
            let sound = Array((texts.head + records.joined(separator: texts.separator) + texts.tail).utf8)
            let before = read(sound, settings, format)
            #expect(before.lost.isEmpty && before.rows > 0, "\(format.name): \(before)")
            let head = texts.head.utf8.count + 1
            var failures: [String] = []
            for place in sound.indices {
                let values = Set(Self.values + [sound[place] ^ 1, sound[place] ^ 0x20]).subtracting([sound[place]])
                    .sorted()
                for value in Self.isThorough ? values : [values[place % values.count]] {
                    // When
                    var bytes = sound
                    bytes[place] = value
                    var after = read(bytes, settings, format)
                    after.head = head
                    // Then
                    if after.isUnrecognised { continue }
                    // Under ids, a record that is not closed holds those behind it: the error is at the end.
                    let isOpen = group == 1 && format == JSONTableFormat.self && sound[place] == 0x7D && after.hasErrors
                    let isTold = after.rows >= before.rows || isOpen || after.covers(place, of: bytes)
                    guard !after.lost.isEmpty || !isTold else { continue }
                    let near = String(
                        decoding: bytes[max(0, place - 20)..<min(bytes.count, place + 20)], as: UTF8.self)
                    after.refused = after.refused.count > 9 ? [] : after.refused
                    failures.append("\(format.name), byte \(place) now \(value): \(near.debugDescription), \(after)")
                }
            }
            #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(6).joined(separator: "\n"))")
        }
    }

    private func settings(_ format: any Format.Type, _ group: Int) -> SourceSettings {
        var settings = SourceSettings(name: "source", kind: format.kinds.first ?? .bookings)
        if format == ICalendarFormat.self { settings.site = "A1" }
        guard format == CSVFormat.self else { return settings }
        settings.kind = group == 0 ? .campsites : .bookings
        if group == 1 { settings.preset = "booking.com" }
        if group == 2 { settings.key = ["camper_name", "arrival"] }
        return settings
    }
}
