import CInnkeeperLibXML2

// Invariant: the error that a callback gets is read only during the callback.

/// libxml2 as a whole.
@safe enum XMLLibrary {
    /// Initialises it once, before any parser is created. It would print errors that no parser handles, such as encoding
    /// failures.
    static let isReady: Bool = {
        let silence: xmlStructuredErrorFunc = { _, _ in }
        unsafe xmlThrDefSetStructuredErrorFunc(nil, silence)
        innkeeper_silence_libxml2()
        xmlInitParser()
        unsafe xmlSetStructuredErrorFunc(nil, silence)
        return true
    }()

    fileprivate static let undecodable = "bytes that are not text in its encoding"

    /// Whether a parser reads no further of its own accord.
    static func hasStopped(_ parser: xmlParserCtxtPtr) -> Bool {
        // It stops without an error where bytes can't be decoded.
        unsafe parser.pointee.wellFormed == 0 || parser.pointee.disableSAX != 0
    }

    /// Why it reads no further: its first fatal error, from which any others follow.
    static func fault(_ first: XMLFault?, _ parser: xmlParserCtxtPtr) -> XMLFault {
        if let first { return first }
        let input = unsafe parser.pointee.input
        return XMLFault(
            line: max(1, Int(unsafe input?.pointee.line ?? 1)), column: max(1, Int(unsafe input?.pointee.col ?? 1)),
            message: XMLLibrary.undecodable)
    }
}

extension XMLFault {
    /// An error that libxml2 reports in an element of that depth; nil for a warning, or for an error in spite of which it
    /// reads on.
    init?(_ error: xmlError, depth: Int) {
        guard unsafe error.level == XML_ERR_FATAL else { return nil }
        let message =
            switch xmlParserErrors(UInt32(clamping: unsafe error.code)) {
            // A character that is cut or damaged where a piece ends.
            case XML_ERR_INTERNAL_ERROR: XMLLibrary.undecodable
            // The same for elements that are still open and for more than one outermost element.
            case XML_ERR_DOCUMENT_END where depth > 0: "it ends before its last element does"
            default: unsafe error.message.map { unsafe String(cString: $0) } ?? "not well-formed"
            }
        self.init(
            line: max(1, Int(unsafe error.line)), column: max(1, Int(unsafe error.int2)),
            message: message.split(separator: "\n").joined(separator: " "))
    }
}
