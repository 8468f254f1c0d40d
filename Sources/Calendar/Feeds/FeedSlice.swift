import InnkeeperCore
import InnkeeperServices

/// Some whole events of a calendar.
struct FeedSlice: SourceSlice {
    let bytes: [UInt8]
    let offset: Int64
    let chunks: [FeedChunk]
    let file: Int
    let settings: SourceSettings
    /// The calendar's PRODID.
    let program: String
    /// The calendar has no end: there may have been more events.
    var isCutOff = false

    func decode() -> DecodedSlice {
        var bookings = Bookings()
        bookings.isFeed = true
        bookings.usualProperty = settings.property
        bookings.carried = [.reservationID, .arrival, .departure, .nights, .status, .channel]
        if settings.site != nil { bookings.carried.insert(.siteNumber) }
        var records: [RecordSpan] = []
        var findings = Findings()
        for chunk in chunks {
            let disposition = take(chunk, &bookings, &findings)
            records.append(RecordSpan(start: chunk.start, end: chunk.end, disposition: disposition))
        }
        if isCutOff {
            findings.add(
                .sourcePartial, file: file, line: chunks.last?.line ?? 1, column: 1,
                arguments: [.problem: .key(ReadingProblem.Partial.unended)])
        }
        bookings.completeStays()
        return DecodedSlice(
            batch: .bookings(bookings), bytes: bytes, offset: offset, records: records, findings: findings,
            cells: FeedCells(site: settings.site))
    }

    private func take(
        _ chunk: FeedChunk, _ bookings: inout Bookings, _ findings: inout Findings
    ) -> RecordSpan.Disposition {
        let text = bytes[chunk.start..<chunk.end]
        guard chunk.isWhole else {
            let problem = chunk.component.isEmpty ? ReadingProblem.Calendar.strayLines : .unended
            report(.calendarMalformed, chunk, [.problem: .key(problem)], &findings)
            return .malformed
        }
        guard chunk.component == "VEVENT" else {
            report(
                .recordNotAStay, chunk,
                [.problem: .key(ReadingProblem.NoStay.component), .word: .text(chunk.component)], &findings)
            return .skipped
        }
        guard let event = Libical.event(Array(text)) else {
            report(.calendarMalformed, chunk, [.problem: .key(ReadingProblem.Calendar.unreadable)], &findings)
            return .malformed
        }
        let meaning = FeedMeaning(event, program: program, statuses: settings.statuses)
        guard let status = meaning.status else {
            report(.recordNotAStay, chunk, meaning.reason.map { [.problem: .key($0)] } ?? [:], &findings)
            if meaning.reason == .blocked, let site = settings.site, let nights = event.nights {
                bookings.blocked.append(site: site, nights: nights, file: file)
            }
            return .skipped
        }
        let record = RecordReference(
            offset: offset + Int64(chunk.start), length: Int32(chunk.end - chunk.start),
            line: Int32(clamping: chunk.line), file: Int32(file))
        bookings.append(BookingRecord(event, meaning, status, settings, record))
        return .row(Int32(bookings.count - 1))
    }

    private func report(
        _ code: ReadingCode, _ chunk: FeedChunk, _ facts: FindingArguments, _ findings: inout Findings
    ) {
        findings.add(
            code, file: file, line: chunk.line, column: 1, arguments: facts,
            recordDigest: Hash64.digest(bytes[chunk.start..<chunk.end]))
    }
}

extension BookingRecord {
    fileprivate init(
        _ event: FeedEvent, _ meaning: FeedMeaning, _ status: BookingStatus, _ settings: SourceSettings,
        _ record: RecordReference
    ) {
        self.init()
        self.record = record
        id = meaning.id
        site = settings.site
        channel = meaning.channel
        camper = PersonName.hash(Array(meaning.guest.utf8)[...])
        if settings.keepsGuests { (email, phone) = (0, 0) }
        arrival = event.start.map { DateCell($0) } ?? (event.startText == nil ? .missing : .unreadable)
        departure = event.end.map { DateCell($0) } ?? (event.endText == nil ? .missing : .unreadable)
        self.status = status
    }
}

/// Finds a field of a booking in its event.
struct FeedCells: RecordCells {
    let site: String?

    private static let properties: [String: [String]] = [
        BookingField.reservationID.rawValue: ["UID"], BookingField.arrival.rawValue: ["DTSTART"],
        BookingField.departure.rawValue: ["DTEND", "DURATION"], BookingField.nights.rawValue: ["DTEND", "DURATION"],
        BookingField.status.rawValue: ["SUMMARY"], BookingField.camperName.rawValue: ["SUMMARY"],
    ]

    func cell(_ field: String, in record: [UInt8]) -> CellLocation? {
        if field == BookingField.siteNumber.rawValue, let site { return CellLocation(line: 1, column: 1, value: site) }
        guard var names = FeedCells.properties[field], let event = Libical.event(record) else { return nil }
        if field == BookingField.status.rawValue, event.statusText != nil {
            names = event.statusName.map { [$0] } ?? names
        }
        let lines = ContentLines([], of: record)
        guard let line = names.lazy.compactMap({ lines.number(of: $0) }).first else { return nil }
        let value: String
        switch field {
        case BookingField.reservationID.rawValue: value = FeedMeaning(event, program: "").id
        case BookingField.camperName.rawValue: value = FeedMeaning(event, program: "").guest
        case BookingField.arrival.rawValue: value = event.startText ?? ""
        case BookingField.status.rawValue: value = event.statusText ?? event.summary
        default: value = event.end?.description ?? event.endText ?? ""
        }
        return CellLocation(line: line, column: 1, value: value)
    }
}
