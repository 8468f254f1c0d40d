// Calls libxml2 (https://gitlab.gnome.org/GNOME/libxml2) through its SAX interfaces for XML and HTML.
//
// Invariants: the context's user data points to the stream itself, which outlives the context; callbacks are made only
// from within `push` and `finish`; and the attributes of a tag are read only during its callback.

import CInnkeeperLibXML2

/// Reads an XML or HTML document as it arrives, and passes its elements, their attributes and text to a listener.
///
/// `XMLStream` cuts records out of documents at exact byte positions; this one has attributes instead of positions.
/// Nothing outside the document is accessed, a document type declaration in XML is refused, and depth and text are
/// bounded.
@safe package final class ElementStream {
    /// For XML the limits of libxml2 apply too: names of 50 kB, texts and attributes of 10 MB.
    package struct Limits: Sendable {
        package var depth = 256
        /// How many bytes of text are collected at once.
        package var text = 1 << 20

        package init() {}
    }

    /// While set, the document's text is appended to `text`.
    package var collects = false
    package var text: [UInt8] = []
    /// Why reading the document stopped.
    package private(set) var fault: XMLFault?
    /// Whether the `fault` is an exceeded limit, so that the document may be valid.
    package private(set) var isOverLimit = false

    private let parser: xmlParserCtxtPtr
    private let isHTML: Bool
    private let limits: Limits
    private unowned let listener: any ElementListener
    private let elements: [String: [(namespace: String?, index: Int)]]
    private var attributes: ElementAttributes
    private var knownElements = unsafe KnownNames<Int>(none: -1)
    private var depth = 0
    /// What libxml2 reported first.
    private var firstError: XMLFault?
    private var openTags = 0
    private static let openTagsLimit = 256

    package init(
        html: Bool = false, elements: [ElementName], attributes: [ElementName], limits: Limits = Limits(),
        listener: any ElementListener
    ) {
        isHTML = html
        self.limits = limits
        self.listener = listener
        self.elements = Dictionary(grouping: elements.enumerated(), by: { $0.element.local })
            .mapValues { $0.map { ($0.element.namespace, $0.offset) } }
        self.attributes = ElementAttributes(attributes)
        _ = XMLLibrary.isReady
        var calls = unsafe xmlSAXHandler()
        let characters: charactersSAXFunc = { context, bytes, count in
            unsafe streamOf(context)?.take(bytes, Int(count))
        }
        unsafe calls.characters = characters
        unsafe calls.ignorableWhitespace = characters
        unsafe calls.cdataBlock = characters
        if html {
            unsafe calls.startElement = { context, name, attributes in
                unsafe streamOf(context)?.startHTML(name, attributes)
            }
            unsafe calls.endElement = { context, name in unsafe streamOf(context)?.end(name, nil) }
            guard let parser = unsafe htmlCreatePushParserCtxt(&calls, nil, nil, 0, nil, XML_CHAR_ENCODING_UTF8) else {
                preconditionFailure("no memory for a parser of HTML")
            }
            unsafe self.parser = unsafe parser
            let options = HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
            unsafe htmlCtxtUseOptions(parser, Int32(options))
        } else {
            unsafe calls.initialized = UInt32(XML_SAX2_MAGIC)
            unsafe calls.internalSubset = { context, _, _, _ in
                unsafe streamOf(context)?.stop(
                    "it declares a document type, which could name other files or grow without bound")
            }
            unsafe calls.startElementNs = { context, local, _, namespace, _, _, count, _, attributes in
                unsafe streamOf(context)?.start(local, namespace, attributes, Int(count))
            }
            unsafe calls.endElementNs = { context, local, _, namespace in
                unsafe streamOf(context)?.end(local, namespace)
            }
            unsafe calls.serror = { context, error in
                if let error = unsafe error { unsafe streamOf(context)?.note(error.pointee) }
            }
            guard let parser = unsafe xmlCreatePushParserCtxt(&calls, nil, nil, 0, nil) else {
                preconditionFailure("no memory for a parser of XML")
            }
            unsafe self.parser = unsafe parser
            // Without the first option, XML's own `&amp;` in an attribute is reported as an entity; there are no
            // others.
            unsafe xmlCtxtUseOptions(parser, Int32(XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue))
        }
        unsafe parser.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    }

    deinit {
        if let document = unsafe parser.pointee.myDoc { unsafe xmlFreeDoc(document) }
        if isHTML { unsafe htmlFreeParserCtxt(parser) } else { unsafe xmlFreeParserCtxt(parser) }
    }

    /// Takes the next bytes; false if nothing more is read. HTML must be UTF-8.
    package func push(_ bytes: [UInt8]) -> Bool {
        var position = 0
        let readable = isHTML ? countBeforeUnclosedTags(bytes) : bytes.count
        // libxml2 determines the encoding from the first four bytes, and copies what it hasn't read yet.
        while position < readable, fault == nil {
            let end = min(readable, position + 32_768)
            unsafe bytes[position..<end].withUnsafeBytes { piece in
                unsafe parse(piece.bindMemory(to: CChar.self).baseAddress, piece.count, isLast: false)
            }
            position = end
        }
        if readable < bytes.count { stop("too many of its tags are not closed", isOverLimit: true) }
        return fault == nil
    }

    /// How many of the bytes come before there are too many `<` in a row without a `>`. For each of them libxml2 looks
    /// for a `>` in all that follows, which takes quadratic time.
    private func countBeforeUnclosedTags(_ bytes: [UInt8]) -> Int {
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "<") { openTags += 1 } else if byte == UInt8(ascii: ">") { openTags = 0 }
            if openTags > ElementStream.openTagsLimit { return index }
        }
        return bytes.count
    }

    /// Call after the last byte.
    package func finish() {
        if fault == nil { unsafe parse(nil, 0, isLast: true) }
    }

    /// The value of an attribute in the current start tag, by its index in the vocabulary.
    package func attribute(_ index: Int) -> String? {
        attributeBytes(index).map { String(decoding: $0, as: UTF8.self) }
    }

    package func attributeBytes(_ index: Int) -> ArraySlice<UInt8>? { attributes[index] }

    /// The same as an integer.
    package func number(_ index: Int) -> Int? { attribute(index).flatMap { Int($0) } }

    package func takeText() -> String {
        defer { text.removeAll(keepingCapacity: true) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Stops reading: the listener has seen enough, or too much.
    package func stop(_ message: String, isOverLimit: Bool = false) {
        guard fault == nil else { return }
        let line = unsafe parser.pointee.input.map { unsafe Int($0.pointee.line) } ?? 1
        let column = unsafe parser.pointee.input.map { unsafe Int($0.pointee.col) } ?? 1
        fault = XMLFault(line: max(1, line), column: max(1, column), message: message)
        self.isOverLimit = isOverLimit
        unsafe xmlStopParser(parser)
    }

    // MARK: What libxml2 calls

    private func start(
        _ local: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?,
        _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
    ) {
        unsafe self.attributes.take(attributes, count: count)
        unsafe begin(index(local, namespace))
    }

    private func startHTML(
        _ local: UnsafePointer<xmlChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    ) {
        unsafe self.attributes.takeHTML(attributes)
        unsafe begin(index(local, nil))
    }

    private func begin(_ index: Int) {
        guard fault == nil else { return }
        depth += 1
        if depth > limits.depth { return stop("its elements nest deeper than \(limits.depth)", isOverLimit: true) }
        listener.begin(index, self)
    }

    private func end(_ local: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?) {
        guard fault == nil else { return }
        depth -= 1
        unsafe listener.end(index(local, namespace), self)
    }

    private func take(_ bytes: UnsafePointer<xmlChar>?, _ count: Int) {
        guard collects, fault == nil else { return }
        if text.count + count > limits.text {
            return stop("a text is longer than \(limits.text) bytes", isOverLimit: true)
        }
        unsafe text.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    }

    /// The index of a name in the vocabulary, or -1.
    private func index(_ local: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?) -> Int {
        guard let local = unsafe local else { return -1 }
        let find: (String, String) -> Int = { [elements] name, namespace in
            elements[name]?.first { $0.namespace.map { $0 == namespace } ?? true }?.index
                ?? elements["*"]?.first { $0.namespace == namespace }?.index ?? -1
        }
        // Only XML names are interned in a dictionary, so that equal addresses mean equal names.
        return isHTML ? find(unsafe String(cString: local), "") : unsafe knownElements.find(local, namespace, find)
    }

    private func parse(_ bytes: UnsafePointer<CChar>?, _ count: Int, isLast: Bool) {
        if isHTML {
            unsafe htmlParseChunk(parser, bytes, Int32(count), isLast ? 1 : 0)
            return
        }
        unsafe xmlParseChunk(parser, bytes, Int32(count), isLast ? 1 : 0)
        guard fault == nil, unsafe XMLLibrary.hasStopped(parser) else {
            // A push parser has no limit of its own for names.
            if unsafe xmlDictGetUsage(parser.pointee.dict) > ElementStream.nameBytesLimit {
                stop("it has more different names than any workbook", isOverLimit: true)
            }
            return
        }
        var found = unsafe XMLLibrary.fault(firstError, parser)
        found.message = "it is not well-formed XML: " + found.message
        fault = found
    }

    private func note(_ error: xmlError) {
        if firstError == nil { firstError = unsafe XMLFault(error, depth: depth) }
    }

    private static let nameBytesLimit = 10_000_000
}

private func streamOf(_ context: UnsafeMutableRawPointer?) -> ElementStream? {
    unsafe context.map { unsafe Unmanaged<ElementStream>.fromOpaque($0).takeUnretainedValue() }
}
