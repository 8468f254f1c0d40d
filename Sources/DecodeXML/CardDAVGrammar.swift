package import InnkeeperCore
package import InnkeeperFormats
package import InnkeeperFormatXML
import InnkeeperStages

/// Reads one row of a CardDAV server's response (RFC 4918, 14.24; RFC 6352, 8.6 and 10.4; RFC 6578, 3.6).
///
/// Before: `<response><propstat><prop><address-data>BEGIN:VCARD…</address-data></prop></propstat></response>`
/// After: the properties of that vCard
///
/// A part without a status counts as successful. A row without a card is skipped, with the reason.
package struct CardDAVGrammar: XMLContactGrammar {
    private enum Element: Int {
        case response, propstat, prop, status, collection, addressData
    }

    package static let dav = "DAV:"
    package static let cardDAV = "urn:ietf:params:xml:ns:carddav"
    package static let facts = [
        XMLName(dav, "response"), XMLName(dav, "propstat"), XMLName(dav, "prop"), XMLName(dav, "status"),
        XMLName(dav, "collection"), XMLName(cardDAV, "address-data"),
    ]
    package static let recordName = "response"

    package private(set) var problems: [XMLProblem] = []
    private let reader = VCardReader()
    private let recordLimit: Int
    /// Offset of the `>` before the row's address-data.
    private var dataOffset = 0
    /// Number of line ends in the whitespace before the card, and of columns after the last one.
    private var lead = (lines: 0, columns: 0)

    package init(settings: SourceSettings) { recordLimit = settings.recordLimit }

    package mutating func read(_ batch: XMLBatch, _ events: Range<Int>, into card: inout VCardContents) -> XMLVerdict {
        problems.removeAll(keepingCapacity: true)
        card.beginCard()
        let row = Row(batch, events)
        guard let data = row.data else { return .skipped(.contactUnavailable, row.reason) }
        dataOffset = data.offset
        let start = batch.text[data.text].firstIndex { $0 > 0x20 } ?? data.text.upperBound
        let blanks = TextExtent(batch.text, data.text.lowerBound..<start)
        lead = (blanks.lines, blanks.scalars)
        return readCard(Array(batch.text[start..<data.text.upperBound]), into: &card)
    }

    package func place(of property: Int, in card: borrowing VCardContents) -> XMLSourcePosition? {
        let property = card.properties[property]
        return place(line: property.line, column: card.column(of: property))
    }

    /// The document position for a position in the card, both counted from 1.
    private func place(line: Int, column: Int) -> XMLSourcePosition {
        XMLSourcePosition(
            offset: dataOffset, line: lead.lines + line, column: line == 1 ? lead.columns + column : column)
    }

    private mutating func readCard(_ text: [UInt8], into card: inout VCardContents) -> XMLVerdict {
        var splitter = VCardSplitter(recordLimit: recordLimit)
        let cuts = splitter.push(text) + splitter.finish()
        let chunks = cuts.flatMap(\.chunks)
        guard let chunk = chunks.first, let cut = cuts.first else {
            return .skipped(.contactUnavailable, [.problem: .key(ReadingProblem.NoContact.emptyData)])
        }
        guard chunks.count == 1, chunk.form == .card || chunk.form == .unendedCard else {
            let cards = chunks.count { $0.form == .card || $0.form == .unendedCard }
            let problem = cards == 0 ? ReadingProblem.Card.noCard : cards == 1 ? .textOutside : .several
            return .malformed(.vcardMalformed, [.problem: .key(problem), .count: .count(cards)])
        }
        card = VCardContents(source: cut.bytes)
        reader.read(chunk.start..<chunk.end, line: chunk.line, into: &card)
        guard let oddities = card.oddities(of: chunk) else {
            return .malformed(.vcardMalformed, [.problem: .key(ReadingProblem.Card.empty)])
        }
        problems = oddities.map {
            XMLProblem(code: $0.code, place: place(line: $0.line, column: $0.column), facts: $0.facts)
        }
        return .contact
    }

    /// The content of a row, before its card is read.
    private struct Row {
        /// The text of the first address-data that was returned, and the offset of the `>` before it.
        var data: (text: Range<Int>, offset: Int)?
        private var refusedData: String?
        private var isCollection = false
        /// The status of the row itself.
        private var status: String?

        init(_ batch: XMLBatch, _ events: Range<Int>) {
            var level = -1
            var found: (text: Range<Int>, offset: Int)?
            var partStatus: String?
            var start = 0
            for index in events {
                let event = batch.events[index]
                let element = Element(rawValue: Int(event.name))
                if event.isStart {
                    level += 1
                    start = event.offset
                    if element == .collection { isCollection = true }
                    if element == .propstat, level == 1 { (found, partStatus) = (nil, nil) }
                    continue
                }
                switch (element, level) {
                case (.status, 1): status = String(decoding: batch.text[event.text], as: UTF8.self)
                case (.status, 2): partStatus = String(decoding: batch.text[event.text], as: UTF8.self)
                case (.addressData, 3): found = (event.text, start)
                case (.propstat, 1):
                    if let part = partStatus, !Row.isGood(part) {
                        refusedData = part
                    } else if data == nil {
                        data = found
                    }
                default: break
                }
                level -= 1
            }
            if let status, !Row.isGood(status) { data = nil }
        }

        var reason: FindingArguments {
            if let status, !Row.isGood(status) {
                let code = Row.code(status)
                return code == 404 || code == 410 ? Row.reason(.deleted, code) : Row.refusal(code)
            }
            if isCollection { return Row.reason(.collection) }
            if let refusedData { return Row.refusal(Row.code(refusedData)) }
            return Row.reason(.noData)
        }

        private static func refusal(_ code: Int) -> FindingArguments { reason(code == 0 ? .noStatus : .refused, code) }

        private static func reason(_ problem: ReadingProblem.NoContact, _ code: Int = 0) -> FindingArguments {
            code == 0 ? [.problem: .key(problem)] : [.problem: .key(problem), .status: .count(code)]
        }

        private static func isGood(_ status: String) -> Bool { 200...299 ~= code(status) }

        /// The number in `HTTP/1.1 404 Not Found`; 0 if there is none.
        private static func code(_ status: String) -> Int {
            let words = status.split { $0.isWhitespace }
            guard words.count >= 2, words[0].hasPrefix("HTTP/"), words[1].count == 3 else { return 0 }
            return Int(words[1]) ?? 0
        }
    }
}
