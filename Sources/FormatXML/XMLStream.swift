// Talks to libxml2 (https://gitlab.gnome.org/GNOME/libxml2) through its SAX2 push interface; its callbacks work on
// `XMLStreamState`. No other file does.
//
// What must hold here: the context's user data points to the stream's state, which lives as long as the context, and
// callbacks come only from within `xmlParseChunk`, while nothing else touches the state. Names are interned in the
// context's dictionary, so that equal pointers mean equal names for as long as the context lives.

import CInnkeeperLibXML2

/// How the bytes of a document make characters.
package enum XMLEncoding: Sendable {
    case utf8
    case utf16LittleEndian, utf16BigEndian
    /// Any other; ASCII represents itself.
    case other
}

/// Reads an XML document as it arrives and hands over its tags.
///
/// Nothing outside the document is ever touched. A document type declaration is refused where it begins, before any
/// entity can be declared or expanded; so there are only XML's five own entities and character references. Depth,
/// text, markup, attributes and namespaces are bounded here, since libxml2 compares attributes each with each other
/// and looks namespaces up one by one. Its own limits (names of 50 kB, 10 MB of names in all) stay on.
@safe package final class XMLStream {
    private let parser: xmlParserCtxtPtr
    private let state: UnsafeMutablePointer<XMLStreamState>
    private let markupLimit: Int
    private var start: [UInt8] = []
    private var isStarted = false
    /// Bytes that do not fill a piece yet. What libxml2 says of a fault depends on where its pieces end, so that must
    /// not depend on how the bytes came.
    private var held: [UInt8] = []
    private let fixedPieceSize: Int?
    /// Bytes given to libxml2.
    private var pushed = 0

    /// The most that a start tag may be long, in bytes, and what it may hold.
    private static let tagLimit = 64 << 10
    static let attributeLimit = 256
    /// Bytes of memory for all the different names of a document; libxml2 takes four times as much whenever it is full.
    private static let nameBytesLimit = 10_000_000
    /// Namespaces that may be declared on all open elements.
    static let namespaceLimit = 1000

    /// `textLimit` is the most of one element's text that is kept, in bytes; a comment or a processing instruction
    /// that is longer is refused. `pieceSize` is how many bytes libxml2 gets at once, when it is not to be chosen here.
    /// Within an element of the name `record`, an index in the vocabulary, elements outside the vocabulary are passed
    /// over with all that is in them; text that such an element parts is none.
    package init(
        facts: [XMLName], depthLimit: Int, textLimit: Int, pieceSize: Int? = nil, record: Int? = nil
    ) {
        fixedPieceSize = pieceSize
        _ = XMLStream.isLibraryReady
        var calls = unsafe xmlSAXHandler()
        unsafe calls.initialized = UInt32(XML_SAX2_MAGIC)
        unsafe calls.internalSubset = { context, _, _, _ in
            unsafe stateOf(context)?.pointee.stop(
                "a document type declaration, which is rejected: it could name other files or grow without bound")
        }
        unsafe calls.startElementNs = { context, local, _, namespace, _, _, count, _, attributes in
            unsafe stateOf(context)?.pointee.start(local, namespace, attributes, count)
        }
        unsafe calls.endElementNs = { context, local, _, namespace in
            unsafe stateOf(context)?.pointee.end(local, namespace)
        }
        // The same function three times: libxml2 then does not look whether white space could be ignored.
        let characters: charactersSAXFunc = { context, bytes, count in
            unsafe stateOf(context)?.pointee.take(bytes, count)
        }
        unsafe calls.characters = characters
        unsafe calls.ignorableWhitespace = characters
        unsafe calls.cdataBlock = characters
        // Without error callbacks libxml2 keeps the last error and prints nothing.
        guard let parser = unsafe xmlCreatePushParserCtxt(&calls, nil, nil, 0, nil) else {
            preconditionFailure("no memory for a parser of XML")
        }
        unsafe self.parser = unsafe parser
        unsafe state = .allocate(capacity: 1)
        unsafe state.initialize(
            to: XMLStreamState(
                parser: parser, facts: facts, depthLimit: depthLimit, textLimit: textLimit,
                record: record ?? .min))
        markupLimit = textLimit
        unsafe xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue))
        unsafe parser.pointee.userData = unsafe UnsafeMutableRawPointer(state)
    }

    deinit {
        if let document = unsafe parser.pointee.myDoc { unsafe xmlFreeDoc(document) }
        unsafe xmlFreeParserCtxt(parser)
        unsafe state.deinitialize(count: 1)
        unsafe state.deallocate()
    }

    /// Known once the first tag is.
    package private(set) var encoding = XMLEncoding.utf8

    /// Of the bytes that were pushed, those whose tags are still to come.
    package var heldCount: Int { start.count + held.count }

    /// Takes the next bytes and appends the tags that are complete in the pieces that libxml2 has been given to
    /// `batch`, the same one each time. The result is the fault if the document can't be read on; nothing more is read
    /// then.
    package func push(_ bytes: [UInt8], into batch: inout XMLBatch) -> XMLFault? {
        // Four bytes tell the encoding.
        guard isStarted else {
            start += bytes
            guard start.count >= 4 else { return nil }
            begin()
            defer { start = [] }
            return push(start, into: &batch)
        }
        unsafe swap(&state.pointee.batch, &batch)
        defer { unsafe swap(&state.pointee.batch, &batch) }
        var position = 0
        if !held.isEmpty {
            position = min(bytes.count, pieceSize - held.count)
            held += bytes[..<position]
            guard held.count == pieceSize else { return unsafe state.pointee.fault }
            parse(held[...])
            held.removeAll(keepingCapacity: true)
        }
        while bytes.count - position >= pieceSize, unsafe state.pointee.fault == nil {
            let end = position + pieceSize
            parse(bytes[position..<end])
            position = end
        }
        held += bytes[position...]
        return unsafe state.pointee.fault
    }

    /// After the last byte.
    package func finish(into batch: inout XMLBatch) -> XMLFault? {
        if !isStarted {
            begin()
            _ = push(start, into: &batch)
        }
        if unsafe state.pointee.fault == nil {
            unsafe swap(&state.pointee.batch, &batch)
            defer { unsafe swap(&state.pointee.batch, &batch) }
            while !held.isEmpty, unsafe state.pointee.fault == nil {
                let count = min(held.count, pieceSize)
                parse(held[..<count])
                held.removeFirst(count)
            }
            if unsafe state.pointee.fault == nil {
                unsafe parse(UnsafeBufferPointer(start: nil, count: 0), isLast: true)
            }
        }
        return unsafe state.pointee.fault
    }

    private func begin() {
        isStarted = true
        if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0x3C, 0]) { encoding = .utf16LittleEndian }
        if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0, 0x3C]) { encoding = .utf16BigEndian }
        if start.starts(with: [0, 0, 0xFE, 0xFF]) || start.starts(with: [0, 0, 0, 0x3C])
            || start.starts(with: [0xFF, 0xFE, 0, 0]) || start.starts(with: [0x3C, 0, 0, 0])
        {
            unsafe state.pointee.stop("UTF-32, which no program exports; save it as UTF-8")
        }
    }

    private func parse(_ piece: ArraySlice<UInt8>) {
        unsafe piece.withUnsafeBytes { piece in
            unsafe parse(piece.bindMemory(to: CChar.self), isLast: false)
        }
        if encoding == .utf8, unsafe state.pointee.isTranscoding { encoding = .other }
    }

    private func parse(_ piece: UnsafeBufferPointer<CChar>, isLast: Bool) {
        unsafe xmlParseChunk(parser, piece.baseAddress, Int32(piece.count), isLast ? 1 : 0)
        pushed += piece.count
        guard unsafe state.pointee.fault == nil else { return }
        if unsafe parser.pointee.wellFormed != 0 {
            if !isLast { refuseLongMarkup() }
            // A push parser has no limit of its own; parsers of files have one.
            if unsafe xmlDictGetUsage(parser.pointee.dict) > XMLStream.nameBytesLimit {
                unsafe state.pointee.stop("more different names than any export has")
            }
            return
        }
        guard let error = unsafe xmlCtxtGetLastError(parser) else {
            unsafe state.pointee.stop("not well-formed")
            return
        }
        let message = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "not well-formed"
        unsafe state.pointee.fault = XMLFault(
            line: max(1, Int(unsafe error.pointee.line)), column: max(1, Int(unsafe error.pointee.int2)),
            message: message.last == "\n" ? String(message.dropLast()) : message)
    }

    /// libxml2 reads a tag, a comment or a processing instruction once all of it is there.
    private func refuseLongMarkup() {
        let waiting = unsafe pushed - state.pointee.consumed
        let limit = unsafe parser.pointee.instate == XML_PARSER_START_TAG ? XMLStream.tagLimit : markupLimit
        if waiting > max(limit, XMLStream.tagLimit) {
            unsafe state.pointee.stop(
                "a tag, comment or instruction longer than \(max(limit, XMLStream.tagLimit)) bytes")
        }
    }

    /// libxml2 copies what it has not read yet, and in another encoding than UTF-8 it converts that again for every
    /// offset that it is asked for; so pieces are small, and smaller there.
    private var pieceSize: Int {
        if let fixedPieceSize { return fixedPieceSize }
        if unsafe state.pointee.offset == 0 { return 1024 }
        return encoding == .utf8 ? 32_768 : 1024
    }

    /// The library is initialised once, before any parser is made.
    private static let isLibraryReady: Bool = {
        // What no parser asked to hear (an encoding's failures), libxml2 prints; nobody listens there.
        let silence: xmlStructuredErrorFunc = { _, _ in }
        unsafe xmlThrDefSetStructuredErrorFunc(nil, silence)
        xmlInitParser()
        unsafe xmlSetStructuredErrorFunc(nil, silence)
        return true
    }()
}
