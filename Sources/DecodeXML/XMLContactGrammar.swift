package import InnkeeperCore
package import InnkeeperFormats
package import InnkeeperFormatXML
import InnkeeperStages

/// How an XML format represents contacts: which element is a record, and how its tags become properties of a card.
///
/// Before: the tags of `<vcard><fn><text>Ada</text></fn></vcard>`
/// After: a card with a property FN whose value is `Ada`
package protocol XMLContactGrammar: XMLGrammar {
    init(settings: SourceSettings)

    /// Fills `card` from one record: `events` of `batch`, from its start tag to its end tag.
    mutating func read(_ batch: XMLBatch, _ events: Range<Int>, into card: inout VCardContents) -> XMLVerdict
    /// Anomalies of the record that was read last.
    var problems: [XMLProblem] { get }
    /// The position of the value of a property of the last card; nil for one without a position of its own.
    func place(of property: Int, in card: borrowing VCardContents) -> XMLSourcePosition?
}

extension XMLContactGrammar {
    package static func slice(_ cut: XMLCut) -> any SourceSlice { XMLContactSlice<Self>(cut: cut) }

    package static func cells(framing: Framing, settings: SourceSettings) -> (any RecordCells)? {
        XMLRecordCells<Self>(framing: framing, settings: settings)
    }

    package var problems: [XMLProblem] { [] }
}

/// The result of reading a record.
package enum XMLVerdict: Sendable, Equatable {
    case contact
    case skipped(ReadingCode, FindingArguments)
    case malformed(ReadingCode, FindingArguments)
}

/// An anomaly within a valid record.
package struct XMLProblem: Sendable, Equatable {
    package var code: ReadingCode
    package var place: XMLSourcePosition
    package var facts: FindingArguments
}

/// A position in the text of an element, counted with character references resolved and CDATA unwrapped.
package struct XMLSourcePosition: Sendable, Equatable {
    /// Offset in the document of the `>` of the element's start tag.
    package var offset: Int
    /// From 1, in the text.
    package var line = 1
    package var column = 1
}
