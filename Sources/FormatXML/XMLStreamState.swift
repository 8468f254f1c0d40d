import CInnkeeperLibXML2

/// The state that the user data of an `XMLStream`'s parser points to.
func stateOf(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLStreamState>? {
    unsafe context?.assumingMemoryBound(to: XMLStreamState.self)
}

/// The data of the callbacks: a struct behind a pointer, since they are called for every tag.
@unsafe struct XMLStreamState {
    private struct InternedName {
        /// Addresses in libxml2's dictionary; 0 for an empty slot.
        var local: UInt = 0
        var namespace: UInt = 0
        var index = -1
    }

    let parser: xmlParserCtxtPtr
    let facts: [XMLName: Int]
    let depthLimit: Int
    let textLimit: Int
    /// The name within which unknown elements are skipped; if none, a number that no name has.
    let record: Int
    /// The depth of the outermost element with that name, and of an unknown one in it; 0 if there is none.
    private var recordDepth = 0
    private var passedDepth = 0
    var batch = XMLBatch()
    var fault: XMLFault?
    /// What libxml2 reported first.
    private(set) var firstError: XMLFault?
    private(set) var offset = 0
    private var names = [InternedName](repeating: InternedName(), count: 256)
    private var depth = 0
    /// The previous tag is a start tag in the vocabulary.
    private var keepsText = false

    init(parser: xmlParserCtxtPtr, facts: [XMLName], depthLimit: Int, textLimit: Int, record: Int) {
        unsafe self.parser = unsafe parser
        unsafe self.facts = Dictionary(
            facts.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
        unsafe self.depthLimit = depthLimit
        unsafe self.textLimit = textLimit
        unsafe self.record = record
    }

    mutating func note(_ error: xmlError) {
        if unsafe firstError == nil { unsafe firstError = unsafe XMLFault(error, depth: depth) }
    }

    mutating func stop(_ message: String) {
        guard unsafe fault == nil else { return }
        let context = unsafe UnsafeMutableRawPointer(parser)
        unsafe fault = XMLFault(
            line: max(1, Int(unsafe xmlSAX2GetLineNumber(context))),
            column: max(1, Int(unsafe xmlSAX2GetColumnNumber(context))), message: message)
        unsafe xmlStopParser(parser)
    }

    mutating func start(
        _ local: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?,
        _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ attributeCount: Int32
    ) {
        guard unsafe fault == nil else { return }
        unsafe depth += 1
        if unsafe depth > depthLimit {
            unsafe stop("elements nested deeper than \(depthLimit)")
            return
        }
        if unsafe attributeCount > XMLStream.attributeLimit || parser.pointee.nsNr > 2 * XMLStream.namespaceLimit {
            unsafe stop(
                "more than \(XMLStream.attributeLimit) attributes or \(XMLStream.namespaceLimit) namespaces")
            return
        }
        if unsafe passedDepth > 0 { return }
        let index = unsafe name(local, namespace)
        if unsafe recordDepth > 0 {
            if index < 0 {
                unsafe passedDepth = depth
                unsafe keepsText = false
                unsafe batch.dropOpenText()
                return
            }
        } else if unsafe index == record {
            unsafe recordDepth = depth
        }
        unsafe append(index, isStart: true, isNil: attributeCount > 0 && isNil(attributes, Int(attributeCount)))
        unsafe keepsText = index >= 0
    }

    mutating func end(_ local: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?) {
        guard unsafe fault == nil else { return }
        unsafe depth -= 1
        if unsafe passedDepth > 0 {
            if unsafe depth < passedDepth { unsafe passedDepth = 0 }
            return
        }
        if unsafe depth < recordDepth { unsafe recordDepth = 0 }
        unsafe append(name(local, namespace), isStart: false, isNil: false)
        unsafe keepsText = false
    }

    mutating func take(_ bytes: UnsafePointer<xmlChar>?, _ count: Int32) {
        let room = unsafe textLimit - batch.openTextCount
        guard unsafe keepsText, room > 0 else { return }
        unsafe batch.text.append(contentsOf: UnsafeBufferPointer(start: bytes, count: min(Int(count), room)))
    }

    /// How many bytes of the document have been read.
    @inline(__always) var consumed: Int {
        guard let input = unsafe parser.pointee.input else { return unsafe offset }
        if unsafe input.pointee.buf?.pointee.encoder != nil { return unsafe xmlByteConsumed(parser) }
        // The same as `xmlByteConsumed`, without the call.
        return unsafe Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
    }

    /// Whether libxml2 converts the bytes to UTF-8.
    var isTranscoding: Bool { unsafe parser.pointee.input?.pointee.buf?.pointee.encoder != nil }

    private mutating func append(_ name: Int, isStart: Bool, isNil: Bool) {
        let now = unsafe consumed
        guard unsafe now > offset else {
            unsafe stop("an encoding in which bytes can't be counted; save it as UTF-8")
            return
        }
        unsafe offset = now
        unsafe batch.append(name: name, isStart: isStart, isNil: isNil, offset: now)
    }

    /// Whether `xsi:nil` is true (XML Schema 1.0, part 1, 2.6.2). An attribute is five pointers: name, prefix,
    /// namespace, start and end of the value.
    private func isNil(_ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int) -> Bool {
        guard let attributes = unsafe attributes else { return false }
        for index in 0..<count {
            guard let local = unsafe attributes[5 * index], let namespace = unsafe attributes[5 * index + 2],
                let start = unsafe attributes[5 * index + 3], let end = unsafe attributes[5 * index + 4],
                unsafe xmlStrEqual(local, "nil") != 0
            else { continue }
            let isSchema = unsafe String(cString: namespace) == "http://www.w3.org/2001/XMLSchema-instance"
            let value = unsafe String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
            if isSchema { return value == "true" || value == "1" }
        }
        return false
    }

    /// The index of a name in the vocabulary, or -1. A small table by address avoids strings in the common case.
    private mutating func name(_ local: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?) -> Int {
        let key = (UInt(bitPattern: local), UInt(bitPattern: namespace))
        // Fibonacci hashing: names are adjacent in the dictionary.
        let slot = Int(((key.0 ^ key.1 &* 31) &* 0x9E37_79B9_7F4A_7C15) >> 56)
        let known = unsafe names[slot]
        if known.local == key.0, known.namespace == key.1 { return known.index }
        let name = XMLName(
            unsafe namespace.map { unsafe String(cString: $0) } ?? "",
            unsafe local.map { unsafe String(cString: $0) } ?? "")
        let index = unsafe facts[name] ?? -1
        unsafe names[slot] = InternedName(local: key.0, namespace: key.1, index: index)
        return index
    }
}
