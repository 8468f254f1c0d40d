import Core
import Formats

/// Some whole cards of a jCard file.
struct JCardSlice: SourceSlice {
    var bytes: [UInt8]
    var offset: Int
    /// Sound JSON, in file order.
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
        var rows: [JCardRecord] = []
        for record in records {
            let disposition = take(record, &assembler, &card, &builder, &findings)
            if case .row = disposition { rows.append(record) }
            spans.append(
                RecordSpan(start: record.start.offset - offset, end: record.end - offset, disposition: disposition))
        }
        if let damage {
            if !bytes.isEmpty { spans.append(RecordSpan(start: 0, end: bytes.count, disposition: .malformed)) }
            report(
                damage.kind == .encoding ? "encoding-invalid" : "json-malformed", damage.position, damage.message,
                bytes[...], &findings)
        }
        return DecodedSlice(
            batch: .contacts(builder.contacts), bytes: bytes, offset: Int64(offset), records: spans,
            findings: findings, locator: JCardLocator(slice: self, rows: rows))
    }

    /// Reads one card; throws when it is no JSON, which the file's reader has ruled out.
    func read(
        _ record: JCardRecord, _ assembler: inout JCardAssembler, into card: inout VCardContents
    ) throws(JSONError) -> String? {
        let node = try JSONNode(
            Array(recordBytes(record)), start: record.start, depthLimit: settings.depthLimit + 1,
            tokenLimit: settings.recordLimit)
        return assembler.read(node, into: &card)
    }

    private func recordBytes(_ record: JCardRecord) -> ArraySlice<UInt8> {
        bytes[(record.start.offset - offset)..<(record.end - offset)]
    }

    private func take(
        _ record: JCardRecord, _ assembler: inout JCardAssembler, _ card: inout VCardContents,
        _ builder: inout ContactBuilder, _ findings: inout Findings
    ) -> RecordSpan.Disposition {
        let text = recordBytes(record)
        do throws(JSONError) {
            if let reason = try read(record, &assembler, into: &card) {
                report("vcard-malformed", record.start, reason, text, &findings)
                return .malformed
            }
        } catch {
            report("json-malformed", error.position, error.message, text, &findings)
            return .malformed
        }
        let fields = ContactFields(card)
        let key = ContactFields.uid(of: card)
        if assembler.version != "4.0" {
            let detail = assembler.version.isEmpty ? "it names none" : "it names another than 4.0, the one of jCards"
            report("vcard-version-unknown", assembler.versionPosition ?? record.start, detail, text, &findings, key)
        }
        for problem in assembler.problems {
            report("vcard-line-malformed", problem.position, problem.detail, text, &findings, key)
        }
        if let reason = ContactBuilder.reasonToSkip(fields) {
            report("contact-group", record.start, reason, text, &findings, key)
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
        _ code: String, _ position: JSONPosition, _ detail: String, _ record: ArraySlice<UInt8>,
        _ findings: inout Findings, _ key: String = ""
    ) {
        findings.add(
            code: code, file: file, line: position.line, column: position.column, record: key, detail: detail,
            recordDigest: key.isEmpty ? Hash64.digest(record) : 0)
    }
}

/// Finds a field of a contact by reading its card once more: findings are few, contacts many.
private struct JCardLocator: CellLocator {
    let slice: JCardSlice
    /// One a row.
    let rows: [JCardRecord]

    func locate(row: Int, field: String) -> CellLocation? {
        guard rows.indices.contains(row) else { return nil }
        var assembler = JCardAssembler()
        var card = VCardContents()
        do throws(JSONError) {
            guard try slice.read(rows[row], &assembler, into: &card) == nil else { return nil }
        } catch {
            // It was read when the slice was decoded; the record's first column is then as near as can be.
            return nil
        }
        guard let index = ContactFields(card).property(field, of: card) else { return nil }
        var text: [UInt8] = []
        card.appendUnescaped(card.trimmed(card.properties[index].value), to: &text)
        let position = assembler.positions[index]
        return CellLocation(line: position.line, column: position.column, value: String(decoding: text, as: UTF8.self))
    }

    func naturalKey(row: Int) -> String { "" }
}
