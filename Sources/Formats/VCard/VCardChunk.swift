/// One stretch of a vCard file: a card, or text outside any card.
public struct VCardChunk: Sendable, Equatable {
    public enum Form: Sendable, Equatable {
        /// From the BEGIN line to the END line, its line end included.
        case card
        /// A card whose END is missing: the file ends, or the next card begins.
        case unendedCard
        /// A card longer than the record limit; only that many bytes of it are kept.
        case oversizedCard
        /// Text outside any card.
        case strayText
        /// Text outside any card that is longer than the record limit; only that many bytes of it are kept.
        case oversizedText
        /// A component that isn't a card (BEGIN:VCALENDAR), outside any card, up to its own END.
        case foreignComponent
        /// An END:VCARD outside any card.
        case strayEnd
    }

    public var form: Form
    /// Offsets in the bytes of the cut.
    public var start: Int
    public var end: Int
    /// Line of the first byte, from 1.
    public var line: Int
}

/// Whole chunks of a file, to be read independently.
public struct VCardCut: Sendable {
    public var bytes: [UInt8]
    /// Bytes from the start of the file.
    public var offset: Int64
    public var chunks: [VCardChunk]
}
