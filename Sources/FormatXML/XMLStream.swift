// The one file that talks to libxml2 (https://gitlab.gnome.org/GNOME/libxml2), through its SAX2 push interface.
//
// What must hold here: the context's user data points to the stream's state, which lives as long as the context, and
// callbacks come only from within `xmlParseChunk`, while nothing else touches the state. Names are interned in the
// context's dictionary, so that equal pointers mean equal names for as long as the context lives.

import CLibXML2

/// Reads an XML document as it arrives and hands over its tags.
///
/// Nothing outside the document is ever touched. A document type declaration is refused where it begins, before any
/// entity can be declared or expanded; so there are only XML's five own entities and character references. Depth and
/// text are bounded here; names, attributes and markup by libxml2's own limits (50 kB, 10 MB), which stay on.
@safe package final class XMLStream {
    private let parser: xmlParserCtxtPtr
    private let state: UnsafeMutablePointer<XMLStreamState>

    /// `textLimit` is the most of one element's text that is kept, in bytes.
    package init(vocabulary: [XMLName], depthLimit: Int, textLimit: Int) {
        _ = XMLStream.isLibraryReady
        var calls = unsafe xmlSAXHandler()
        unsafe calls.initialized = UInt32(XML_SAX2_MAGIC)
        unsafe calls.internalSubset = { context, _, _, _ in
            unsafe stateOf(context)?.pointee.stop(
                "a document type declaration, which is refused: it could name other files or grow without bound")
        }
        unsafe calls.startElementNs = { context, local, _, namespace, _, _, _, _, _ in
            unsafe stateOf(context)?.pointee.start(local, namespace)
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
                parser: parser, vocabulary: vocabulary, depthLimit: depthLimit, textLimit: textLimit))
        unsafe xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue))
        unsafe parser.pointee.userData = unsafe UnsafeMutableRawPointer(state)
    }

    deinit {
        if let document = unsafe parser.pointee.myDoc { unsafe xmlFreeDoc(document) }
        unsafe xmlFreeParserCtxt(parser)
        unsafe state.deinitialize(count: 1)
        unsafe state.deallocate()
    }

    /// Takes the next bytes and hands over the tags that are complete; the fault if the document can't be read on.
    /// After a fault nothing more is read.
    package func push(_ bytes: [UInt8], _ take: (XMLBatch) -> Void) -> XMLFault? {
        var start = 0
        while start < bytes.count, unsafe state.pointee.fault == nil {
            let end = min(bytes.count, start + pieceSize)
            unsafe bytes[start..<end].withUnsafeBytes { piece in
                unsafe parse(piece.bindMemory(to: CChar.self), isLast: false)
            }
            handOver(take)
            start = end
        }
        return unsafe state.pointee.fault
    }

    /// After the last byte.
    package func finish(_ take: (XMLBatch) -> Void) -> XMLFault? {
        if unsafe state.pointee.fault == nil {
            unsafe parse(UnsafeBufferPointer(start: nil, count: 0), isLast: true)
            handOver(take)
        }
        return unsafe state.pointee.fault
    }

    private func parse(_ piece: UnsafeBufferPointer<CChar>, isLast: Bool) {
        unsafe xmlParseChunk(parser, piece.baseAddress, Int32(piece.count), isLast ? 1 : 0)
        guard unsafe state.pointee.fault == nil, unsafe parser.pointee.wellFormed == 0 else { return }
        guard let error = unsafe xmlCtxtGetLastError(parser) else {
            unsafe state.pointee.stop("not well-formed")
            return
        }
        let message = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "not well-formed"
        unsafe state.pointee.fault = XMLFault(
            line: max(1, Int(unsafe error.pointee.line)), column: max(1, Int(unsafe error.pointee.int2)),
            message: message.last == "\n" ? String(message.dropLast()) : message)
    }

    private func handOver(_ take: (XMLBatch) -> Void) {
        if unsafe !state.pointee.batch.events.isEmpty { unsafe take(state.pointee.batch) }
        unsafe state.pointee.beginBatch()
    }

    /// libxml2 copies what it has not read yet, and in another encoding than UTF-8 it converts that again for every
    /// offset that it is asked for; so pieces are small, and smaller there.
    private var pieceSize: Int {
        if unsafe state.pointee.offset == 0 { return 1024 }
        return unsafe parser.pointee.input?.pointee.buf?.pointee.encoder == nil ? 32_768 : 1024
    }

    /// The library is initialised once, before any parser is made.
    private static let isLibraryReady: Bool = {
        xmlInitParser()
        return true
    }()
}

private func stateOf(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLStreamState>? {
    unsafe context?.assumingMemoryBound(to: XMLStreamState.self)
}

/// What the callbacks work on: a struct behind a pointer, since they are called for every tag.
@unsafe private struct XMLStreamState {
    private struct InternedName {
        /// Addresses in libxml2's dictionary; 0 for an empty slot.
        var local: UInt = 0
        var namespace: UInt = 0
        var index = -1
    }

    let parser: xmlParserCtxtPtr
    let vocabulary: [XMLName: Int]
    let depthLimit: Int
    let textLimit: Int
    var batch = XMLBatch()
    var fault: XMLFault?
    private(set) var offset = 0
    private var names = [InternedName](repeating: InternedName(), count: 256)
    private var depth = 0
    /// The tag before is a start tag of the vocabulary.
    private var keepsText = false
    /// Where the text since the tag before starts in the batch's text.
    private var textStart = 0

    init(parser: xmlParserCtxtPtr, vocabulary: [XMLName], depthLimit: Int, textLimit: Int) {
        unsafe self.parser = unsafe parser
        unsafe self.vocabulary = Dictionary(
            vocabulary.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
        unsafe self.depthLimit = depthLimit
        unsafe self.textLimit = textLimit
    }

    /// Forgets the events; the text of an element that is still open stays.
    mutating func beginBatch() {
        unsafe batch.events.removeAll(keepingCapacity: true)
        unsafe batch.text.removeFirst(textStart)
        unsafe textStart = 0
    }

    mutating func stop(_ message: String) {
        guard unsafe fault == nil else { return }
        let context = unsafe UnsafeMutableRawPointer(parser)
        unsafe fault = XMLFault(
            line: max(1, Int(unsafe xmlSAX2GetLineNumber(context))),
            column: max(1, Int(unsafe xmlSAX2GetColumnNumber(context))), message: message)
        unsafe xmlStopParser(parser)
    }

    mutating func start(_ local: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?) {
        guard unsafe fault == nil else { return }
        unsafe depth += 1
        if unsafe depth > depthLimit {
            unsafe stop("elements nested deeper than \(depthLimit)")
            return
        }
        let index = unsafe name(local, namespace)
        unsafe append(index, isStart: true)
        unsafe keepsText = index >= 0
    }

    mutating func end(_ local: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?) {
        guard unsafe fault == nil else { return }
        unsafe depth -= 1
        unsafe append(name(local, namespace), isStart: false)
        unsafe keepsText = false
    }

    mutating func take(_ bytes: UnsafePointer<xmlChar>?, _ count: Int32) {
        let room = unsafe textLimit - (batch.text.count - textStart)
        guard unsafe keepsText, room > 0 else { return }
        unsafe batch.text.append(contentsOf: UnsafeBufferPointer(start: bytes, count: min(Int(count), room)))
    }

    private mutating func append(_ name: Int, isStart: Bool) {
        let now = unsafe xmlByteConsumed(parser)
        guard unsafe now > offset else {
            unsafe stop("an encoding in which bytes can't be counted; save it as UTF-8")
            return
        }
        unsafe offset = now
        let textEnd = unsafe batch.text.count
        unsafe batch.events.append(XMLEvent(name: name, isStart: isStart, offset: now, text: textStart..<textEnd))
        unsafe textStart = textEnd
    }

    /// The index of a name in the vocabulary, or -1. A small table by address keeps strings out of the common case.
    private mutating func name(_ local: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?) -> Int {
        let key = (UInt(bitPattern: local), UInt(bitPattern: namespace))
        // Fibonacci hashing: names lie side by side in the dictionary.
        let slot = Int(((key.0 ^ key.1 &* 31) &* 0x9E37_79B9_7F4A_7C15) >> 56)
        let known = unsafe names[slot]
        if known.local == key.0, known.namespace == key.1 { return known.index }
        let name = XMLName(
            unsafe namespace.map { unsafe String(cString: $0) } ?? "",
            unsafe local.map { unsafe String(cString: $0) } ?? "")
        let index = unsafe vocabulary[name] ?? -1
        unsafe names[slot] = InternedName(local: key.0, namespace: key.1, index: index)
        return index
    }
}
