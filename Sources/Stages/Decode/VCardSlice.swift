package import Core
package import Formats

/// Some whole cards of a file.
package struct VCardSlice: SourceSlice {
    private let cut: VCardCut
    private let file: Int
    private let reader: VCardReader

    package init(cut: VCardCut, file: Int, reader: VCardReader) {
        self.cut = cut
        self.file = file
        self.reader = reader
    }

    package func decode() -> DecodedSlice {
        var builder = ContactBuilder(source: cut.bytes)
        builder.reserveCapacity(cut.chunks.count)
        var card = VCardContents(source: cut.bytes)
        var records: [RecordSpan] = []
        records.reserveCapacity(cut.chunks.count)
        var findings = Findings()
        for chunk in cut.chunks {
            var disposition = RecordSpan.Disposition.malformed
            switch chunk.form {
            case .strayText:
                report("vcard-malformed", chunk, "text outside of any card", &findings)
            case .oversizedCard:
                report("vcard-malformed", chunk, "a card longer than the record limit", &findings)
            case .strayEnd:
                report("vcard-line-malformed", chunk, "ends a card that did not begin; it was skipped", &findings)
                disposition = .skipped
            case .foreignComponent:
                report("vcard-line-malformed", chunk, "begins something that is no card; it was skipped", &findings)
                disposition = .skipped
            case .card, .unendedCard:
                disposition = take(chunk, &card, &builder, &findings)
            }
            records.append(RecordSpan(start: chunk.start, end: chunk.end, disposition: disposition))
        }
        return DecodedSlice(
            batch: .contacts(builder.contacts), bytes: cut.bytes, offset: cut.offset, records: records,
            findings: findings, cells: VCardRecordCells(reader: reader))
    }

    private func take(
        _ chunk: VCardChunk, _ card: inout VCardContents, _ builder: inout ContactBuilder,
        _ findings: inout Findings
    ) -> RecordSpan.Disposition {
        // Most cards have nothing to report, and no more is kept of them than a contact needs.
        reader.read(chunk.start..<chunk.end, line: chunk.line, into: &card, choosesOnly: true)
        var fields = ContactFields(card)
        if chunk.form == .unendedCard || card.version == .unknown || !card.problems.isEmpty || fields.isGroup
            || fields.birthdayReading.isLoose
        {
            reader.read(chunk.start..<chunk.end, line: chunk.line, into: &card)
            fields = ContactFields(card)
            if let disposition = reportOddities(chunk, card, fields, &findings) { return disposition }
        }
        let row = builder.count
        builder.append(
            card, fields,
            record: RecordReference(
                offset: cut.offset + Int64(chunk.start), length: Int32(chunk.end - chunk.start),
                line: Int32(clamping: chunk.line), file: Int32(file)))
        return .row(Int32(row))
    }

    /// Reports what is odd about the card as a whole and about lines of it; gives its fate when it becomes no row.
    @inline(never)
    private func reportOddities(
        _ chunk: VCardChunk, _ card: borrowing VCardContents, _ fields: ContactFields, _ findings: inout Findings
    ) -> RecordSpan.Disposition? {
        let key = ContactFields.uid(of: card)
        guard let oddities = card.oddities(of: chunk) else {
            report("vcard-malformed", chunk, VCardContents.saysNothing, &findings)
            return .malformed
        }
        if card.holdsTwo {
            report("vcard-malformed", chunk, "an END line in it is damaged, so that two cards run together", &findings)
            return .malformed
        }
        for odd in oddities { report(odd.code, chunk, odd.detail, &findings, key, (odd.line, odd.column)) }
        if let reason = ContactBuilder.reasonToSkip(fields) {
            report("contact-group", chunk, reason, &findings, key)
            return .skipped
        }
        if fields.birthdayReading.isLoose, let index = fields.birthday {
            let property = card.properties[index]
            report(
                "vcard-line-malformed", chunk, "gives month and day without `--` before them; they were taken so",
                &findings, key, (property.line, card.column(of: property)))
        }
        return nil
    }

    /// `place` is that of the chunk unless it is given. `key`, the card's UID, names the record, else its bytes do.
    private func report(
        _ code: String, _ chunk: VCardChunk, _ detail: String, _ findings: inout Findings,
        _ key: String = "", _ place: (line: Int, column: Int)? = nil
    ) {
        findings.add(
            code: code, file: file, line: place?.line ?? chunk.line, column: place?.column ?? 1, record: key,
            detail: detail,
            recordDigest: key.isEmpty ? Hash64.digest(cut.bytes[chunk.start..<chunk.end]) : 0)
    }
}

/// Finds a field of a contact by reading its card once more.
struct VCardRecordCells: RecordCells {
    let reader: VCardReader

    func cell(_ field: String, in record: [UInt8]) -> CellLocation? {
        var card = VCardContents(source: record)
        reader.read(0..<record.count, line: 1, into: &card, choosesOnly: true)
        if let value = ContactFields(card).valueInSource(field, of: card) {
            let (line, column) = card.place(of: value.lowerBound)
            return CellLocation(line: line, column: column, value: card.text(of: value))
        }
        reader.read(0..<record.count, line: 1, into: &card)
        guard let index = ContactFields(card).property(field, of: card) else { return nil }
        let property = card.properties[index]
        return CellLocation(
            line: property.line, column: card.column(of: property), value: card.text(of: property.value))
    }
}

extension VCardContents {
    static let saysNothing = "a card without END:VCARD that says nothing"

    /// Something that a card should have in another way.
    typealias Oddity = (code: String, line: Int, column: Int, detail: String)

    /// What is odd about the card in a chunk; nil when nothing can be made of it.
    func oddities(of chunk: VCardChunk) -> [Oddity]? {
        var found: [Oddity] = []
        if chunk.form == .unendedCard {
            guard ContactBuilder.isUsable(self) else { return nil }
            found.append(("vcard-end-missing", chunk.line, 1, ""))
        }
        if version == .unknown {
            let code = "vcard-version-unknown"
            if let property = properties.last(where: { $0.name == .version }) {
                let detail = "it names one that is not 2.1, 3.0 or 4.0"
                found.append((code, property.line, column(of: property), detail))
            } else {
                found.append((code, chunk.line, 1, "it names none"))
            }
        }
        return found + problems.map { ("vcard-line-malformed", $0.line, $0.column, $0.detail) }
    }

    /// The unescaped text of a value, without the blanks around it.
    func text(of value: VCardText) -> String {
        var text: [UInt8] = []
        appendUnescaped(trimmed(value), to: &text)
        return String(decoding: text, as: UTF8.self)
    }
}
