import InnkeeperCore
import InnkeeperFormats
import InnkeeperFormatXML
import InnkeeperStages

/// Finds the position of a value by reading its record again, as a document with only that record.
struct XMLRecordCells<Grammar: XMLContactGrammar>: RecordCells {
    let framing: Framing
    let settings: SourceSettings
    let beginLines = false

    func cell(_ field: String, in record: [UInt8]) -> CellLocation? {
        let document = framing.head + record + framing.tail
        let stream = XMLStream(
            facts: Grammar.facts, depthLimit: settings.depthLimit, textLimit: settings.recordLimit,
            record: Grammar.isClosed ? 0 : nil)
        var tags = XMLBatch()
        // Errors around the record were found when the file was read.
        _ = stream.push(document, into: &tags)
        _ = stream.finish(into: &tags)
        guard let range = range(of: tags) else { return nil }
        var grammar = Grammar(settings: settings)
        var card = VCardContents()
        _ = grammar.read(tags, range, into: &card)
        guard let property = ContactFields(card).property(field, of: card),
            let place = grammar.place(of: property, in: card)
        else { return nil }
        var walk = XMLTextWalk(
            bytes: document, from: framing.head.count, at: XMLPosition(), to: place.offset + stream.encoding.width,
            encoding: stream.encoding)
        let position = walk.position(ofLine: place.line, column: place.column)
        return CellLocation(
            line: position.line, column: position.column, value: card.text(of: card.properties[property].value))
    }

    /// The record's tags, from its start tag to its end tag.
    private func range(of tags: XMLBatch) -> Range<Int>? {
        let start = tags.events.firstIndex {
            $0.isStart && Grammar.isRecord($0.name) && $0.offset >= framing.head.count
        }
        guard let start else { return nil }
        var level = 0
        for index in start..<tags.events.count {
            level += tags.events[index].isStart ? 1 : -1
            if level == 0 { return start..<index + 1 }
        }
        return nil
    }
}
