package import InnkeeperCore
package import InnkeeperFormats
package import InnkeeperFormatXML

/// What one XML format says of contacts: which element is a record, and how its tags become properties of a card.
///
/// Before: the tags of `<vcard><fn><text>Ada</text></fn></vcard>`
/// After: a card with a property FN whose value is `Ada`
package protocol XMLContactGrammar: XMLGrammar {
    init(settings: SourceSettings)

    /// Fills `card` from one record: `events` of `batch`, from its own start tag to its end tag.
    mutating func read(_ batch: XMLBatch, _ events: Range<Int>, into card: inout VCardContents) -> XMLVerdict
    /// What is odd about the record that was read last.
    var problems: [XMLProblem] { get }
    /// Where the value of one of the properties of its card is; nil for one that has no place of its own.
    func place(of property: Int, in card: borrowing VCardContents) -> XMLSourcePosition?
}

extension XMLContactGrammar {
    package static func slice(_ cut: XMLCut) -> any SourceSlice { XMLContactSlice<Self>(cut: cut) }

    package static func cells(framing: Framing, settings: SourceSettings) -> (any RecordCells)? {
        XMLRecordCells<Self>(framing: framing, settings: settings)
    }

    package var problems: [XMLProblem] { [] }
}

/// What came of a record.
package enum XMLVerdict: Sendable, Equatable {
    case contact
    case skipped(ReadingCode, FindingArguments)
    case malformed(ReadingCode, FindingArguments)
}

/// Something odd within a record that stands.
package struct XMLProblem: Sendable, Equatable {
    package var code: ReadingCode
    package var place: XMLSourcePosition
    package var facts: FindingArguments
}

/// A place in the text of an element, in the terms of that text: its character references are read, CDATA is opened.
package struct XMLSourcePosition: Sendable, Equatable {
    /// Of the `>` of the element's start tag, in the document.
    package var offset: Int
    /// From 1, in the text.
    package var line = 1
    package var column = 1
}
