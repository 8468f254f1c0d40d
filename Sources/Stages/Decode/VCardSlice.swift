package import InnkeeperCore
package import InnkeeperFormats

/// Some complete cards of a file.
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
                report(.vcardMalformed, chunk, [.problem: .key(ReadingProblem.Card.strayText)], &findings)
            case .oversizedText:
                report(.vcardMalformed, chunk, [.problem: .key(ReadingProblem.Card.strayText)], &findings)
                disposition = .cutShort
            case .oversizedCard:
                disposition = .cutShort
                report(.vcardMalformed, chunk, [.problem: .key(ReadingProblem.Card.tooLong)], &findings)
            case .strayEnd:
                report(.vcardLineMalformed, chunk, [.problem: .key(ReadingProblem.CardLine.strayEnd)], &findings)
                disposition = .skipped
            case .foreignComponent:
                report(.vcardLineMalformed, chunk, [.problem: .key(ReadingProblem.CardLine.foreignBegin)], &findings)
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
        // Most cards have nothing to report, and only what a contact needs is kept of them.
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

    /// Reports anomalies of the card as a whole and of its lines; returns its disposition if it becomes no row.
    @inline(never)
    private func reportOddities(
        _ chunk: VCardChunk, _ card: borrowing VCardContents, _ fields: ContactFields, _ findings: inout Findings
    ) -> RecordSpan.Disposition? {
        let key = ContactFields.uid(of: card)
        guard let oddities = card.oddities(of: chunk) else {
            report(.vcardMalformed, chunk, [.problem: .key(ReadingProblem.Card.empty)], &findings)
            return .malformed
        }
        if card.holdsTwo {
            report(.vcardMalformed, chunk, [.problem: .key(ReadingProblem.Card.endDamaged)], &findings)
            return .malformed
        }
        // Every line of a card may be odd, so the card is digested only once.
        let digest = oddities.isEmpty ? 0 : digest(of: chunk, key)
        for odd in oddities {
            findings.add(
                odd.code, file: file, line: odd.line, column: odd.column, record: key, arguments: odd.facts,
                recordDigest: digest)
        }
        if fields.isGroup {
            report(.contactGroup, chunk, [:], &findings, key)
            return .skipped
        }
        if fields.birthdayReading.isLoose, let index = fields.birthday {
            let property = card.properties[index]
            report(
                .vcardLineMalformed, chunk, [.problem: .key(ReadingProblem.CardLine.looseBirthday)], &findings, key,
                (property.line, card.column(of: property)))
        }
        return nil
    }

    /// `place` defaults to that of the chunk. The record is identified by `key`, the card's UID, or else by its bytes.
    private func report(
        _ code: ReadingCode, _ chunk: VCardChunk, _ facts: FindingArguments, _ findings: inout Findings,
        _ key: String = "", _ place: (line: Int, column: Int)? = nil
    ) {
        findings.add(
            code, file: file, line: place?.line ?? chunk.line, column: place?.column ?? 1, record: key,
            arguments: facts, recordDigest: digest(of: chunk, key))
    }

    private func digest(of chunk: VCardChunk, _ key: String) -> UInt64 {
        key.isEmpty ? Hash64.digest(cut.bytes[chunk.start..<chunk.end]) : 0
    }
}

/// Finds a field of a contact by reading its card again.
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
    /// A deviation from what a card should be.
    package typealias Oddity = (code: ReadingCode, line: Int, column: Int, facts: FindingArguments)

    /// The anomalies of the card in a chunk; nil if it can't become a contact.
    package func oddities(of chunk: VCardChunk) -> [Oddity]? {
        var found: [Oddity] = []
        if chunk.form == .unendedCard {
            guard ContactBuilder.isUsable(self) else { return nil }
            found.append((.vcardEndMissing, chunk.line, 1, [:]))
        }
        if version == .unknown {
            let property = properties.last { $0.name == .version }
            let problem = property == nil ? ReadingProblem.CardVersion.none : .unknown
            found.append(
                (
                    .vcardVersionUnknown, property?.line ?? chunk.line, property.map { column(of: $0) } ?? 1,
                    [.problem: .key(problem)]
                ))
        }
        return found
            + problems.map { problem in
                let facts: FindingArguments =
                    problem.encoding.isEmpty
                    ? [.problem: .key(problem.kind)]
                    : [.problem: .key(problem.kind), .encoding: .text(problem.encoding)]
                return (.vcardLineMalformed, problem.line, problem.column, facts)
            }
    }

    /// The unescaped text of a value, without surrounding spaces.
    package func text(of value: VCardText) -> String {
        var text: [UInt8] = []
        appendUnescaped(trimmed(value), to: &text)
        return String(decoding: text, as: UTF8.self)
    }
}
