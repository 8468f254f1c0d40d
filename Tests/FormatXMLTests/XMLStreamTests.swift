import FormatXML
import Testing

/// `name@offset` of every start, `/name@offset=text` of every end.
private struct Recorder {
    var events: [String] = []
    let vocabulary: [XMLName]

    init(_ vocabulary: [XMLName]) { self.vocabulary = vocabulary }

    mutating func take(_ batch: XMLBatch) {
        for event in batch.events {
            let name = event.name < 0 ? "?" : vocabulary[event.name].local
            let text = String(decoding: batch.text[event.text], as: UTF8.self)
            events.append(event.isStart ? "\(name)@\(event.offset)" : "/\(name)@\(event.offset)=\(text)")
        }
    }
}

@Suite struct XMLStreamTests {
    private static let vocabulary = [XMLName("", "a"), XMLName("urn:x", "b"), XMLName("", "c")]

    private func read(_ bytes: [UInt8], chunk: Int = .max, depth: Int = 512, text: Int = 1 << 20) -> (
        events: [String], fault: XMLFault?
    ) {
        let stream = XMLStream(vocabulary: Self.vocabulary, depthLimit: depth, textLimit: text)
        var recorder = Recorder(Self.vocabulary)
        var start = 0
        while start < bytes.count {
            let end = chunk < bytes.count - start ? start + chunk : bytes.count
            if let fault = stream.push(Array(bytes[start..<end]), { recorder.take($0) }) {
                return (recorder.events, fault)
            }
            start = end
        }
        let fault = stream.finish { recorder.take($0) }
        return (recorder.events, fault)
    }

    private func read(_ text: String, chunk: Int = .max) -> (events: [String], fault: XMLFault?) {
        read(Array(text.utf8), chunk: chunk)
    }

    @Test func `elements come with their offsets, namespaces and joined text`() {
        // given every way to write text, an empty element, a prefix, a default namespace and a foreign name
        let text = """
            <?xml version="1.0"?><!-- é --><a x="1 > 0"><p:b xmlns:p="urn:x">1 &amp; <![CDATA[<2>]]>&#x33;<!-- no --> 4</p:b\
            ><b xmlns="urn:x"/><b>é</b ><c
            /></a>
            """

        // then the offsets are those of the bytes
        let bytes = Array(text.utf8)
        func after(_ part: String, _ nth: Int = 1) -> Int {
            var found = 0
            let wanted = Array(part.utf8)
            for index in bytes.indices where bytes[index...].starts(with: wanted) {
                found += 1
                if found == nth { return index + wanted.count }
            }
            return -1
        }
        let expected = [
            "a@\(after("<a x=\"1 > 0\""))", "b@\(after("urn:x\""))", "/b@\(after("</p:b>"))=1 & <2>3 4",
            "b@\(after("<b xmlns=\"urn:x\""))", "/b@\(after("<b xmlns=\"urn:x\"/>"))=",
            "?@\(after("/><b"))", "/?@\(after("</b >"))=", "c@\(after("<c\n"))", "/c@\(after("/>", 2))=",
            "/a@\(after("</a>"))=",
        ]
        let whole = read(text)
        #expect(whole.fault == nil)
        #expect(whole.events == expected)

        // and do not depend on how the bytes came
        for chunk in [1, 2, 3, 5, 17] {
            #expect(read(text, chunk: chunk).events == expected, "chunk \(chunk)")
        }
    }

    @Test func `offsets stay exact far into a document`() {
        // given 200,000 elements in 3 MB
        let text = "<a>" + String(repeating: "<c>é text</c>\n", count: 200_000) + "</a>"
        let events = read(text).events

        // then
        let last = events[events.count - 2]
        #expect(last == "/c@\(text.utf8.count - 5)=é text")
    }

    @Test func `offsets are of the file's bytes in another encoding too`() {
        // given ISO 8859-1
        let head = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>".utf8)
        let bytes = head + Array("<c>".utf8) + [0xE9, 0xE9] + Array("</c></a>".utf8)
        #expect(
            read(bytes).events == [
                "a@\(head.count - 1)", "c@\(head.count + 2)", "/c@\(head.count + 9)=éé", "/a@\(bytes.count)=",
            ])
    }

    @Test func `a document that is not well-formed is a fault with its place`() {
        let fault = read("<a>\n  <c>x</a>\n").fault
        #expect(fault?.line == 2)
        #expect(fault?.message.contains("mismatch") == true)
        #expect(read("<a><c/>").fault != nil)
        #expect(read("<a/><a/>").fault != nil)
        #expect(read("<a>&nbsp;</a>").fault?.message.contains("nbsp") == true)
        #expect(read("").fault != nil)
        #expect(read("<?xml version=\"1.0\" encoding=\"klingon\"?><a/>").fault?.message.contains("klingon") == true)
        #expect(read([0x3C, 0x61, 0x3E, 0xFF, 0x3C, 0x2F, 0x61, 0x3E]).fault != nil)
    }

    @Test func `nothing is told after a fault`() {
        let events = read("<a><c>1</c></b><c>2</c></a>").events
        #expect(!events.contains { $0.hasSuffix("=2") })
    }

    @Test(arguments: [
        "<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a/>",
        "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a><c>&x;</c></a>",
        "<!DOCTYPE a [<!ENTITY % p SYSTEM \"http://127.0.0.1:1/x\"> %p;]><a/>",
        "<!DOCTYPE a [<!ENTITY x \"aaaaaaaaaa\"><!ENTITY y \"&x;&x;&x;&x;&x;&x;&x;&x;&x;&x;\">]><a><c>&y;</c></a>",
    ])
    func `a document type declaration is refused before anything of it is used`(text: String) {
        for chunk in [Int.max, 1] {
            let (events, fault) = read(text, chunk: chunk)
            #expect(fault?.message.hasPrefix("a document type declaration") == true)
            #expect(fault?.line == 1)
            #expect(events.isEmpty)
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `attacks by size end at once or stay bounded`() {
        // given 100,000 open elements
        let deep = read(Array(String(repeating: "<a>", count: 100_000).utf8))
        #expect(deep.fault?.message == "elements nested deeper than 512")
        #expect(deep.events.count == 512)

        // given a billion laughs, in its usual size
        var entities = "<!ENTITY a0 \"lol\">"
        for level in 1..<30 {
            entities += "<!ENTITY a\(level) \"\(String(repeating: "&a\(level - 1);", count: 10))\">"
        }
        #expect(read("<!DOCTYPE a [\(entities)]><a>&a29;</a>").fault?.message.hasPrefix("a document type") == true)

        // given 64 MiB of text in one element
        let giant = read(
            Array("<a><c>".utf8) + [UInt8](repeating: 0x78, count: 64 << 20) + Array("</c></a>".utf8), text: 1000)
        #expect(giant.fault == nil)
        #expect(giant.events.count == 4)
        #expect(giant.events.first { $0.hasPrefix("/c") }?.hasSuffix(String(repeating: "x", count: 1000)) == true)
        #expect(giant.events.allSatisfy { $0.utf8.count < 1100 })

        // given a name and an attribute without end
        let name = read(Array("<".utf8) + [UInt8](repeating: 0x61, count: 20 << 20), chunk: 65_536)
        #expect(name.fault != nil)
        let attribute = read(Array("<a x=\"".utf8) + [UInt8](repeating: 0x61, count: 20 << 20), chunk: 65_536)
        #expect(attribute.fault != nil)
    }
}
