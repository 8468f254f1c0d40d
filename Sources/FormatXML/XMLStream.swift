// The one file that talks to libxml2 (https://gitlab.gnome.org/GNOME/libxml2), through its SAX2 push interface.
//
// What must hold here: the context's user data is the stream itself, unretained, and callbacks come only from within
// `xmlParseChunk`, which only the stream's own methods call. No callback may let an error out. Names are interned in
// the context's dictionary, so that equal pointers mean equal names for as long as the context lives.

import CLibXML2

/// Reads an XML document as it arrives and calls a handler for its elements.
///
/// Nothing outside the document is ever touched. A document type declaration is refused where it begins, before any
/// entity can be declared or expanded; so there are only XML's five own entities and character references. Depth and
/// text are bounded here; names, attributes and markup by libxml2's own limits (50 kB, 10 MB), which stay on.
@safe package final class XMLStream {
    private let parser: xmlParserCtxtPtr
    private let vocabulary: [XMLName: Int]
    private let depthLimit: Int
    private let textLimit: Int
    private var names = [InternedName](repeating: InternedName(), count: 256)
    private var depth = 0
    private var wantsText = false
    private var text: [UInt8] = []
    private var fault: XMLFault?
    private var handler: (any XMLHandler)?

    /// `textLimit` is the most of one element's text that is kept, in bytes.
    package init(vocabulary: [XMLName], depthLimit: Int, textLimit: Int) {
        _ = XMLStream.isLibraryReady
        self.vocabulary = Dictionary(
            vocabulary.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
        self.depthLimit = depthLimit
        self.textLimit = textLimit
        var calls = unsafe xmlSAXHandler()
        unsafe calls.initialized = UInt32(XML_SAX2_MAGIC)
        unsafe calls.internalSubset = { context, _, _, _ in unsafe XMLStream.of(context)?.refuseDocumentType() }
        unsafe calls.startElementNs = { context, local, _, namespace, _, _, _, _, _ in
            unsafe XMLStream.of(context)?.start(local, namespace)
        }
        unsafe calls.endElementNs = { context, local, _, namespace in
            unsafe XMLStream.of(context)?.end(local, namespace)
        }
        // The same function three times: libxml2 then does not look whether white space could be ignored.
        let characters: charactersSAXFunc = { context, bytes, count in
            unsafe XMLStream.of(context)?.take(bytes, count)
        }
        unsafe calls.characters = characters
        unsafe calls.ignorableWhitespace = characters
        unsafe calls.cdataBlock = characters
        // Without error callbacks libxml2 keeps the last error and prints nothing.
        guard let parser = unsafe xmlCreatePushParserCtxt(&calls, nil, nil, 0, nil) else {
            fatalError("libxml2 has no memory for a parser")
        }
        unsafe self.parser = unsafe parser
        unsafe xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue))
        unsafe parser.pointee.userData = unsafe Unmanaged.passUnretained(self).toOpaque()
    }

    deinit {
        if let document = unsafe parser.pointee.myDoc { unsafe xmlFreeDoc(document) }
        unsafe xmlFreeParserCtxt(parser)
    }

    /// Bytes of the document up to the place of the event that is being delivered.
    package private(set) var offset = 0

    /// Takes the next bytes; the fault if the document can't be read on. After a fault nothing more is read.
    package func push(_ bytes: [UInt8], to handler: any XMLHandler) -> XMLFault? {
        self.handler = handler
        defer { self.handler = nil }
        var start = 0
        while start < bytes.count, fault == nil {
            let end = min(bytes.count, start + pieceSize)
            unsafe bytes[start..<end].withUnsafeBytes { piece in
                unsafe parse(piece.bindMemory(to: CChar.self), isLast: false)
            }
            start = end
        }
        return fault
    }

    /// After the last byte.
    package func finish(to handler: any XMLHandler) -> XMLFault? {
        self.handler = handler
        defer { self.handler = nil }
        if fault == nil { unsafe parse(UnsafeBufferPointer(start: nil, count: 0), isLast: true) }
        return fault
    }

    private func parse(_ piece: UnsafeBufferPointer<CChar>, isLast: Bool) {
        unsafe xmlParseChunk(parser, piece.baseAddress, Int32(piece.count), isLast ? 1 : 0)
        guard fault == nil, unsafe parser.pointee.wellFormed == 0 else { return }
        guard let error = unsafe xmlCtxtGetLastError(parser) else {
            fault = XMLFault(line: line, column: column, message: "not well-formed")
            return
        }
        let message = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "not well-formed"
        fault = XMLFault(
            line: max(1, Int(unsafe error.pointee.line)), column: max(1, Int(unsafe error.pointee.int2)),
            message: message.last == "\n" ? String(message.dropLast()) : message)
    }

    /// libxml2 copies what it has not read yet, and in another encoding than UTF-8 it converts that again for every
    /// offset that it is asked for; so pieces are small, and smaller there.
    private var pieceSize: Int {
        if offset == 0 { return 1024 }
        return unsafe parser.pointee.input?.pointee.buf?.pointee.encoder == nil ? 32_768 : 1024
    }

    /// Notes where the event stands; false when libxml2 can't tell, as in some encodings.
    private func updateOffset() -> Bool {
        let now = unsafe xmlByteConsumed(parser)
        guard now > offset else {
            stop("an encoding in which bytes can't be counted; save it as UTF-8")
            return false
        }
        offset = now
        return true
    }

    private func refuseDocumentType() {
        stop("a document type declaration, which is refused: it could name other files or grow without bound")
    }

    private func stop(_ message: String) {
        guard fault == nil else { return }
        fault = XMLFault(line: line, column: column, message: message)
        unsafe xmlStopParser(parser)
    }

    private var line: Int { max(1, Int(unsafe xmlSAX2GetLineNumber(UnsafeMutableRawPointer(parser)))) }
    private var column: Int { max(1, Int(unsafe xmlSAX2GetColumnNumber(UnsafeMutableRawPointer(parser)))) }

    private func start(_ local: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?) {
        guard fault == nil else { return }
        depth += 1
        if depth > depthLimit {
            stop("elements nested deeper than \(depthLimit)")
            return
        }
        guard updateOffset() else { return }
        text.removeAll(keepingCapacity: true)
        wantsText = handler?.startElement(unsafe name(local, namespace), in: self) ?? false
    }

    private func end(_ local: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?) {
        guard fault == nil else { return }
        depth -= 1
        guard updateOffset() else { return }
        handler?.endElement(unsafe name(local, namespace), text: text, in: self)
        text.removeAll(keepingCapacity: true)
        wantsText = false
    }

    private func take(_ bytes: UnsafePointer<xmlChar>?, _ count: Int32) {
        guard wantsText, text.count < textLimit else { return }
        unsafe text.append(
            contentsOf: UnsafeBufferPointer(start: bytes, count: min(Int(count), textLimit - text.count)))
    }

    /// The index of a name in the vocabulary, or -1. A small table by address keeps strings out of the common case.
    private func name(_ local: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?) -> Int {
        let key = (UInt(bitPattern: local), UInt(bitPattern: namespace))
        let slot = Int((key.0 >> 3 ^ key.0 >> 11 ^ key.1) & 255)
        if names[slot].local == key.0, names[slot].namespace == key.1 { return names[slot].index }
        let name = XMLName(
            unsafe namespace.map { unsafe String(cString: $0) } ?? "",
            unsafe local.map { unsafe String(cString: $0) } ?? "")
        let index = vocabulary[name] ?? -1
        names[slot] = InternedName(local: key.0, namespace: key.1, index: index)
        return index
    }

    private struct InternedName {
        /// Addresses in libxml2's dictionary; 0 for an empty slot.
        var local: UInt = 0
        var namespace: UInt = 0
        var index = -1
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> XMLStream? {
        unsafe context.map { unsafe Unmanaged<XMLStream>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The library is initialised once, before any parser is made.
    private static let isLibraryReady: Bool = {
        xmlInitParser()
        return true
    }()
}
