package import InnkeeperCore
package import InnkeeperFormatXML
import InnkeeperStages

/// Which elements of an XML format are its records, and how these are read.
package protocol XMLGrammar: Sendable {
    /// The relevant elements; the first one is a record.
    static var facts: [XMLName] { get }
    /// Whether everything inside elements outside `facts` can be ignored within a record.
    static var isClosed: Bool { get }
    /// What a record is called in messages.
    static var recordName: String { get }

    /// Whether the element at that index in `facts` is a record.
    static func isRecord(_ name: Int16) -> Bool
    static func slice(_ cut: XMLCut) -> any SourceSlice
    /// Finds the fields of a record; nil if that isn't supported.
    static func cells(framing: Framing, settings: SourceSettings) -> (any RecordCells)?
}

extension XMLGrammar {
    package static var isClosed: Bool { false }
    package static func isRecord(_ name: Int16) -> Bool { name == 0 }
}

/// One record of a cut.
package struct XMLRecord: Sendable {
    /// Why it can't be used.
    package struct Problem: Sendable {
        var facts: FindingArguments
        /// Where libxml2 found the error; 0 means the record's own position.
        var line = 0
        var column = 0
    }

    /// Offsets in the cut's bytes.
    var start: Int
    var end: Int
    /// Its tags in the cut, from start tag to end tag.
    var tags: Range<Int>
    var problem: Problem?
}

/// Some complete records of a document, with their tags.
package struct XMLCut: Sendable {
    var bytes: [UInt8]
    var offset: Int64
    /// Position of the first byte.
    var position: XMLPosition
    var encoding: XMLEncoding
    var tags: XMLBatch
    var records: [XMLRecord]
    /// The document's framing, for reading a single record again.
    var framing: Framing
    var settings: SourceSettings
    var file: Int
}
