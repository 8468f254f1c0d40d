import InnkeeperFormatXML
import Testing

/// `name(attribute)` of every start, `/name=text` of every end.
private final class Listener: ElementListener {
    var events: [String] = []
    var stopsAt: Int?
    private static let names = [
        ElementName("a"), ElementName("b", in: "urn:x"), ElementName("c"), ElementName("*", in: "urn:all"),
    ]

    func begin(_ name: Int, _ stream: ElementStream) {
        events.append("\(label(name))(\(stream.attribute(0) ?? "-"),\(stream.number(1).map(String.init) ?? "-"))")
        stream.collects = true
        if events.count == stopsAt { stream.stop("enough") }
    }

    func end(_ name: Int, _ stream: ElementStream) { events.append("/\(label(name))=\(stream.takeText())") }

    private func label(_ name: Int) -> String { name < 0 ? "?" : Self.names[name].local }

    func read(
        _ text: String, piece: Int = .max, html: Bool = false, limits: ElementStream.Limits = .init()
    ) -> ElementStream {
        read(bytes: Array(text.utf8), piece: piece, html: html, limits: limits)
    }

    func read(
        bytes: [UInt8], piece: Int = .max, html: Bool = false, limits: ElementStream.Limits = .init()
    ) -> ElementStream {
        let stream = ElementStream(
            html: html, elements: Self.names, attributes: [ElementName("x"), ElementName("n", in: "urn:x")],
            limits: limits, listener: self)
        var rest = bytes[...]
        while !rest.isEmpty, stream.push(Array(rest.prefix(piece))) { rest = rest.dropFirst(piece) }
        if stream.fault == nil { stream.finish() }
        return stream
    }
}

@Suite struct ElementStreamTests {
    @Test(arguments: [1, 3, .max])
    func `elements come with their attributes and text, however the bytes come`(piece: Int) {
        let listener = Listener()
        let stream = listener.read(
            "<a x='1 &amp; &#228;'>t&lt;<y:b xmlns:y='urn:x' y:n='7' n='8'>u</y:b><b/>v<![CDATA[<]]></a>", piece: piece)
        #expect(stream.fault == nil)
        #expect(listener.events == ["a(1 & ä,-)", "b(-,7)", "/b=t<u", "?(-,-)", "/?=", "/a=v<"])
    }

    @Test func `a whole namespace may be meant`() {
        let listener = Listener()
        _ = listener.read("<r><z:a xmlns:z='urn:all'/><z:d xmlns:z='urn:all'/><d/></r>")
        #expect(listener.events.filter { !$0.hasPrefix("/") } == ["?(-,-)", "a(-,-)", "*(-,-)", "?(-,-)"])
    }

    @Test func `a document in UTF-16 is the same`() {
        let listener = Listener()
        let stream = listener.read(
            bytes: "<a>ä</a>".utf16.reduce(into: [0xFF, 0xFE]) { $0 += [UInt8($1 & 0xFF), UInt8($1 >> 8)] })
        #expect(stream.fault == nil)
        #expect(listener.events.last == "/a=ä")
    }

    @Test func `what is not well-formed ends with a line`() {
        let listener = Listener()
        let stream = listener.read("<a>\n<b></a>")
        #expect(stream.fault?.line == 2)
        #expect(!stream.isOverLimit)
    }

    @Test func `a document type is refused before it can declare anything`() {
        let listener = Listener()
        let stream = listener.read("<!DOCTYPE a [<!ENTITY e 'x'>]><a>&e;</a>")
        #expect(stream.fault?.message.contains("document type") ?? false)
        #expect(listener.events == [])
    }

    @Test func `depth and text have limits`() {
        var limits = ElementStream.Limits()
        limits.depth = 10
        #expect(Listener().read(String(repeating: "<a>", count: 11), limits: limits).isOverLimit)
        limits.text = 100
        #expect(Listener().read("<a>" + String(repeating: "x", count: 101), limits: limits).isOverLimit)
    }

    @Test func `a listener that has enough hears no more`() {
        let listener = Listener()
        listener.stopsAt = 2
        let stream = listener.read("<a><a><a/></a></a>")
        #expect(stream.fault?.message == "enough")
        #expect(listener.events.count == 2)
    }

    @Test(arguments: [200, 300]) func `tags that do not end have a limit in a page, in which they cost most`(count: Int)
    {
        // Given a text, then starts of end tags, in any number of which nothing ends
        let page = "<a>x</a>" + String(repeating: "</", count: count)
        // When
        let listener = Listener()
        let stream = listener.read(page, html: true)
        // Then what comes before is read
        #expect(stream.isOverLimit == (count > 256))
        #expect(listener.events.contains("/a=x"))
    }

    @Test func `a page is read as browsers do`() {
        let listener = Listener()
        let stream = listener.read("<!DOCTYPE html><A X=1>&uuml;<c>open<C x>", html: true)
        #expect(stream.fault == nil)
        #expect(listener.events.contains("a(1,-)"))
        #expect(listener.events.contains { $0.hasPrefix("/c=") })
    }
}
