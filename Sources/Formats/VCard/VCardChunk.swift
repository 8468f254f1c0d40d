/// One stretch of a vCard file: a card, or text that belongs to none.
public struct VCardChunk: Sendable, Equatable {
    public enum Form: Sendable, Equatable {
        /// From the BEGIN line to the END line, its line end included.
        case card
        /// A card whose END is missing: the file ends, or the next card begins.
        case unendedCard
        /// A card longer than the record limit; only that many of its bytes are kept.
        case oversizedCard
        /// Text outside of any card.
        case strayText
        /// As much of such text as a record may be long.
        case oversizedText
        /// A component that is not a card (BEGIN:VCALENDAR), outside of any card, to its own END.
        case foreignComponent
        /// An END:VCARD outside of any card.
        case strayEnd
    }

    public var form: Form
    /// In the bytes of the cut.
    public var start: Int
    public var end: Int
    /// Line of the first byte, from 1.
    public var line: Int
}

/// Whole chunks of a file, to be read on their own.
public struct VCardCut: Sendable {
    public var bytes: [UInt8]
    /// Bytes from the start of the file.
    public var offset: Int64
    public var chunks: [VCardChunk]
}
