import InnkeeperCore
import InnkeeperFormats

/// Some complete cards of a jCard file.
struct JCardSlice: SourceSlice {
    var bytes: [UInt8]
    var offset: Int
    /// Valid JSON, in file order.
    var records: [JCardRecord]
    /// Why all of `bytes` is one malformed record instead.
    var damage: JSONError?
    let file: Int
    let settings: SourceSettings

    func decode() -> DecodedSlice {
        var builder = ContactBuilder()
        var assembler = JCardAssembler()
        var card = VCardContents()
        var spans: [RecordSpan] = []
        var findings = Findings()
        var columns: [Int32] = []
        for record in records {
            let disposition = take(record, &assembler, &card, &builder, &findings)
            if case .row = disposition { columns.append(Int32(clamping: record.start.column)) }
            spans.append(
                RecordSpan(start: record.start.offset - offset, end: record.end - offset, disposition: disposition))
        }
        if let damage {
            if !bytes.isEmpty { spans.append(RecordSpan(start: 0, end: bytes.count, disposition: .cutShort)) }
            report(
                damage.kind == .encoding ? .encodingInvalid : .jsonMalformed, damage.position,
                damage.kind == .encoding
                    ? [.problem: .key(ReadingProblem.Encoding.notUTF8)] : [.reason: .text(damage.message)],
                bytes[...], &findings)
        }
        return DecodedSlice(
            batch: .contacts(builder.contacts), bytes: bytes, offset: Int64(offset), records: spans,
            findings: findings, cells: JCardRecordCells(settings: settings), columns: columns)
    }

    private func recordBytes(_ record: JCardRecord) -> ArraySlice<UInt8> {
        bytes[(record.start.offset - offset)..<(record.end - offset)]
    }

    private func take(
        _ record: JCardRecord, _ assembler: inout JCardAssembler, _ card: inout VCardContents,
        _ builder: inout ContactBuilder, _ findings: inout Findings
    ) -> RecordSpan.Disposition {
        let text = recordBytes(record)
        let cells = JCardRecordCells(settings: settings)
        do throws(JSONError) {
            if let problem = try cells.read(Array(text), at: record.start, &assembler, into: &card) {
                report(.vcardMalformed, record.start, [.problem: .key(problem)], text, &findings)
                return .malformed
            }
        } catch {
            report(.jsonMalformed, error.position, [.reason: .text(error.message)], text, &findings)
            return .malformed
        }
        let fields = ContactFields(card)
        let key = ContactFields.uid(of: card)
        if assembler.version != "4.0" {
            let problem = assembler.version.isEmpty ? ReadingProblem.CardVersion.none : .notFour
            report(
                .vcardVersionUnknown, assembler.versionPosition ?? record.start, [.problem: .key(problem)], text,
                &findings, key)
        }
        // Every property may have a problem, so the card is digested only once.
        let digest = assembler.problems.isEmpty || !key.isEmpty ? 0 : Hash64.digest(text)
        for problem in assembler.problems {
            findings.add(
                .vcardLineMalformed, file: file, line: problem.position.line, column: problem.position.column,
                record: key, arguments: [.problem: .key(problem.kind)], recordDigest: digest)
        }
        if fields.isGroup {
            report(.contactGroup, record.start, [:], text, &findings, key)
            return .skipped
        }
        let row = builder.count
        builder.append(
            card, fields,
            record: RecordReference(
                offset: Int64(record.start.offset), length: Int32(record.end - record.start.offset),
                line: Int32(clamping: record.start.line), file: Int32(file)))
        return .row(Int32(row))
    }

    private func report(
        _ code: ReadingCode, _ position: JSONPosition, _ facts: FindingArguments, _ record: ArraySlice<UInt8>,
        _ findings: inout Findings, _ key: String = ""
    ) {
        findings.add(
            code, file: file, line: position.line, column: position.column, record: key, arguments: facts,
            recordDigest: key.isEmpty ? Hash64.digest(record) : 0)
    }
}

/// The bytes of one card, by position.
struct JCardRecord: Sendable {
    var start: JSONPosition
    /// Offset after the last byte.
    var end: Int
}

/// Reads the bytes of one card.
struct JCardRecordCells: RecordCells {
    let settings: SourceSettings
    let beginLines = false

    func cell(_ field: String, in record: [UInt8]) -> CellLocation? {
        var assembler = JCardAssembler()
        var card = VCardContents()
        do throws(JSONError) {
            guard try read(record, at: .start, &assembler, into: &card) == nil else { return nil }
        } catch {
            // It could be read when the slice was decoded; otherwise the record's first column is close enough.
            return nil
        }
        guard let index = ContactFields(card).property(field, of: card) else { return nil }
        let position = assembler.positions[index]
        return CellLocation(
            line: position.line, column: position.column, value: card.text(of: card.properties[index].value))
    }

    /// The reason why it can't become a card, if any; throws if it isn't JSON.
    func read(
        _ record: [UInt8], at start: JSONPosition, _ assembler: inout JCardAssembler, into card: inout VCardContents
    ) throws(JSONError) -> ReadingProblem.Card? {
        let node = try JSONNode(
            record, start: start, depthLimit: settings.depthLimit + 1, tokenLimit: settings.recordLimit)
        return assembler.read(node, into: &card)
    }
}
