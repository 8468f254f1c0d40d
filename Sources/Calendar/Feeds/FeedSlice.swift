import Core
import Services

/// Some whole events of a calendar.
struct FeedSlice: SourceSlice {
    let bytes: [UInt8]
    let offset: Int64
    let pieces: [FeedChunk]
    let file: Int
    let settings: SourceSettings
    /// The calendar's PRODID.
    let program: String
    /// The calendar has no end: there may have been more.
    var isCutOff = false

    func decode() -> DecodedSlice {
        var bookings = Bookings()
        bookings.isFeed = true
        bookings.usualProperty = settings.property
        bookings.carried = [.reservationID, .arrival, .departure, .nights, .status, .channel]
        if settings.site != nil { bookings.carried.insert(.siteNumber) }
        var records: [RecordSpan] = []
        var findings = Findings()
        var rows: [FeedChunk] = []
        for piece in pieces {
            let disposition = take(piece, row: rows.count, &bookings, &findings)
            if case .row = disposition { rows.append(piece) }
            records.append(RecordSpan(start: piece.start, end: piece.end, disposition: disposition))
        }
        if isCutOff {
            findings.add(
                code: "source-partial", file: file, line: pieces.last?.line ?? 1, column: 1, field: "remark",
                value: "no END:VCALENDAR")
        }
        bookings.completeStays()
        return DecodedSlice(
            batch: .bookings(bookings), bytes: bytes, offset: offset, records: records, findings: findings,
            locator: FeedLocator(bytes: bytes, rows: rows, cells: FeedCells(site: settings.site)))
    }

    private func take(
        _ piece: FeedChunk, row: Int, _ bookings: inout Bookings, _ findings: inout Findings
    ) -> RecordSpan.Disposition {
        let text = bytes[piece.start..<piece.end]
        guard piece.component == "VEVENT" else {
            report("record-not-a-stay", piece, "it is a \(piece.component), no event", &findings)
            return .skipped
        }
        guard piece.isWhole, let event = Libical.event(Array(text)) else {
            report("calendar-malformed", piece, piece.isWhole ? "" : "it has no END:VEVENT", &findings)
            return .malformed
        }
        let meaning = FeedMeaning(event, program: program)
        guard let status = meaning.status else {
            report("record-not-a-stay", piece, meaning.reason, &findings)
            return .skipped
        }
        bookings.append(
            event, meaning, status, settings,
            RecordReference(
                offset: offset + Int64(piece.start), length: Int32(piece.end - piece.start),
                line: Int32(clamping: piece.line), file: Int32(file)))
        return .row(Int32(row))
    }

    private func report(_ code: String, _ piece: FeedChunk, _ detail: String, _ findings: inout Findings) {
        findings.add(
            code: code, file: file, line: piece.line, column: 1, detail: detail,
            recordDigest: Hash64.digest(bytes[piece.start..<piece.end]))
    }
}

extension Bookings {
    fileprivate mutating func append(
        _ event: FeedEvent, _ meaning: FeedMeaning, _ status: BookingStatus, _ settings: SourceSettings,
        _ record: RecordReference
    ) {
        records.append(record)
        id.append(meaning.id)
        property.append(nil)
        site.append(settings.site)
        category.append(nil)
        channel.append(meaning.channel)
        camper.append(PersonName.hash(Array(meaning.guest.utf8)[...]))
        if settings.keepsGuests {
            email.append(0)
            phone.append(0)
        }
        let isWritten = !event.startText.isEmpty
        arrival.append(event.start.map { DateCell($0) } ?? (isWritten ? .unreadable : .missing))
        departure.append(event.end.map { DateCell($0) } ?? (isWritten ? .unreadable : .missing))
        nights.append(.missing)
        guests.append(.missing)
        rate.append(.missing)
        total.append(.missing)
        paid.append(.missing)
        tax.append(.missing)
        currency.append(.none)
        self.status.append(status)
        bookedOn.append(.missing)
        leadDays.append(.missing)
    }
}

/// Finds a field of a booking in its event.
struct FeedCells: RecordCells {
    let site: String?

    private static let properties: [String: String] = [
        BookingField.reservationID.rawValue: "UID", BookingField.arrival.rawValue: "DTSTART",
        BookingField.departure.rawValue: "DTEND", BookingField.nights.rawValue: "DTEND",
        BookingField.status.rawValue: "SUMMARY", BookingField.camperName.rawValue: "SUMMARY",
    ]

    func cell(_ field: String, in record: [UInt8]) -> CellLocation? {
        if field == BookingField.siteNumber.rawValue, let site { return CellLocation(line: 1, column: 1, value: site) }
        guard let name = FeedCells.properties[field], let event = Libical.event(record) else { return nil }
        let lines = record.split(separator: 0x0A, omittingEmptySubsequences: false)
        let line = lines.firstIndex { line in
            let word = line.prefix { $0 != 0x3A && $0 != 0x3B }.map { $0 >= 0x61 && $0 <= 0x7A ? $0 & 0xDF : $0 }
            return word == Array(name.utf8)
        }
        guard let line else { return nil }
        let value: String
        switch field {
        case BookingField.reservationID.rawValue: value = FeedMeaning(event, program: "").id
        case BookingField.camperName.rawValue: value = FeedMeaning(event, program: "").guest
        case BookingField.arrival.rawValue: value = event.startText
        case BookingField.status.rawValue: value = event.summary
        default: value = event.end?.description ?? ""
        }
        return CellLocation(line: line + 1, column: 1, value: value)
    }
}

private struct FeedLocator: CellLocator {
    let bytes: [UInt8]
    let rows: [FeedChunk]
    let cells: FeedCells

    func locate(row: Int, field: String) -> CellLocation? {
        guard row < rows.count else { return nil }
        let piece = rows[row]
        guard var cell = cells.cell(field, in: Array(bytes[piece.start..<piece.end])) else { return nil }
        cell.line += piece.line - 1
        return cell
    }

    func naturalKey(row: Int) -> String { "" }
}
