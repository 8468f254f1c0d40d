package import InnkeeperCore
package import InnkeeperFormatXML

/// Which elements of an XML format are its records, and who makes something of them.
package protocol XMLGrammar: Sendable {
    /// The elements that mean something, first one that is a record.
    static var facts: [XMLName] { get }
    /// Whether nothing in a record means anything that is within an element outside `facts`.
    static var isClosed: Bool { get }
    /// What a record is called in a message.
    static var recordName: String { get }

    /// Whether the element of that index in `facts` is a record.
    static func isRecord(_ name: Int16) -> Bool
    static func slice(_ cut: XMLCut) -> any SourceSlice
    /// Finds the fields of a record; nil where nobody does.
    static func cells(framing: Framing, settings: SourceSettings) -> (any RecordCells)?
}

extension XMLGrammar {
    package static var isClosed: Bool { false }
    package static func isRecord(_ name: Int16) -> Bool { name == 0 }
}

/// One record of a cut.
package struct XMLRecord: Sendable {
    /// Why nothing can be made of it.
    package struct Problem: Sendable {
        var facts: FindingArguments
        /// Where libxml2 met the fault; the record's own place when 0.
        var line = 0
        var column = 0
    }

    /// In the cut's bytes.
    var start: Int
    var end: Int
    /// In the cut's tags, from its own start tag to its end tag.
    var tags: Range<Int>
    var problem: Problem?
}

/// Some whole records of a document, with their tags.
package struct XMLCut: Sendable {
    var bytes: [UInt8]
    var offset: Int64
    /// Of the first byte.
    var position: XMLPosition
    var encoding: XMLEncoding
    var tags: XMLBatch
    var records: [XMLRecord]
    /// Of the document, for a record that is read once more.
    var framing: Framing
    var settings: SourceSettings
    var file: Int
}
