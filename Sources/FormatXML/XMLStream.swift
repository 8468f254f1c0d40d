// Calls libxml2 (https://gitlab.gnome.org/GNOME/libxml2) through its SAX2 push interface; its callbacks work on
// `XMLStreamState`. No other file uses that interface.
//
// Invariants: the context's user data points to the stream's state, which lives as long as the context, and callbacks
// are made only from within `xmlParseChunk`, while nothing else accesses the state. Names are interned in the context's
// dictionary, so that equal pointers mean equal names as long as the context lives.

import CInnkeeperLibXML2

/// The character encoding of a document.
package enum XMLEncoding: Sendable {
    case utf8
    case utf16LittleEndian, utf16BigEndian
    /// Any other; ASCII bytes stand for themselves.
    case other
}

/// Reads an XML document as it arrives and returns its tags.
///
/// Nothing outside the document is ever accessed. A document type declaration is refused where it begins, before any
/// entity can be declared or expanded; so there are only XML's own five entities and character references. Depth, text,
/// markup, attributes and namespaces are bounded here, since libxml2 compares attributes pairwise and looks up
/// namespaces linearly. Its own limits (names of 50 kB, 10 MB of names in all) remain in force.
@safe package final class XMLStream {
    private let parser: xmlParserCtxtPtr
    private let state: UnsafeMutablePointer<XMLStreamState>
    private let markupLimit: Int
    private var start: [UInt8] = []
    private var isStarted = false
    /// Bytes that don't fill a piece yet. What libxml2 says about a fault depends on where its pieces end, so that must
    /// not depend on how the bytes arrive.
    private var held: [UInt8] = []
    private let fixedPieceSize: Int?
    /// Bytes passed to libxml2.
    private var pushed = 0

    /// The maximum length of a start tag in bytes, and limits for its content.
    private static let tagLimit = 64 << 10
    static let attributeLimit = 256
    /// Memory in bytes for all the different names of a document; libxml2 quadruples it whenever it is full.
    private static let nameBytesLimit = 10_000_000
    /// The number of namespaces that may be declared on all open elements.
    static let namespaceLimit = 1000

    /// `textLimit` is the most text of one element that is kept, in bytes; a longer comment or processing instruction
    /// is refused. `pieceSize` is how many bytes libxml2 gets at once, unless it is chosen here. Within an element
    /// named `record`, an index in the vocabulary, elements outside the vocabulary are skipped with their content; text
    /// split by such an element is dropped.
    package init(
        facts: [XMLName], depthLimit: Int, textLimit: Int, pieceSize: Int? = nil, record: Int? = nil
    ) {
        fixedPieceSize = pieceSize
        _ = XMLLibrary.isReady
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
        // The same function three times: libxml2 then doesn't check whether white space could be ignored.
        let characters: charactersSAXFunc = { context, bytes, count in
            unsafe stateOf(context)?.pointee.take(bytes, count)
        }
        unsafe calls.characters = characters
        unsafe calls.ignorableWhitespace = characters
        unsafe calls.cdataBlock = characters
        unsafe calls.serror = { context, error in
            if let error = unsafe error { unsafe stateOf(context)?.pointee.note(error.pointee) }
        }
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

    /// How many of the pushed bytes haven't been parsed yet.
    package var heldCount: Int { start.count + held.count }

    /// Takes the next bytes and appends the tags completed in the pieces passed to libxml2 to `batch`, the same one
    /// each time. Returns the fault if the document can't be read any further; nothing more is read then.
    package func push(_ bytes: [UInt8], into batch: inout XMLBatch) -> XMLFault? {
        // The first four bytes determine the encoding.
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

    /// Call after the last byte.
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
        guard unsafe XMLLibrary.hasStopped(parser) else {
            if !isLast { refuseLongMarkup() }
            // A push parser has no limit of its own; file parsers have one.
            if unsafe xmlDictGetUsage(parser.pointee.dict) > XMLStream.nameBytesLimit {
                unsafe state.pointee.stop("more different names than any export has")
            }
            return
        }
        unsafe state.pointee.fault = unsafe XMLLibrary.fault(state.pointee.firstError, parser)
    }

    /// Needed because libxml2 reads a tag, a comment or a processing instruction only once it is complete.
    private func refuseLongMarkup() {
        let waiting = unsafe pushed - state.pointee.consumed
        let limit = unsafe parser.pointee.instate == XML_PARSER_START_TAG ? XMLStream.tagLimit : markupLimit
        if waiting > max(limit, XMLStream.tagLimit) {
            unsafe state.pointee.stop(
                "a tag, comment or instruction longer than \(max(limit, XMLStream.tagLimit)) bytes")
        }
    }

    /// libxml2 copies what it hasn't read yet, and in encodings other than UTF-8 it converts that again for every
    /// offset requested; so pieces are small, and smaller there.
    private var pieceSize: Int {
        if let fixedPieceSize { return fixedPieceSize }
        if unsafe state.pointee.offset == 0 { return 1024 }
        return encoding == .utf8 ? 32_768 : 1024
    }
}
