import InnkeeperFormatXML
import Testing

/// `name@offset` of every start (`name!` if it is nil), `/name@offset=text` of every end.
private struct Recorder {
    var events: [String] = []
    let facts: [XMLName]

    init(_ facts: [XMLName]) { self.facts = facts }

    mutating func take(_ batch: XMLBatch) {
        for event in batch.events {
            let name = (event.name < 0 ? "?" : facts[Int(event.name)].local) + (event.isNil ? "!" : "")
            let text = String(decoding: batch.text[event.text], as: UTF8.self)
            events.append(event.isStart ? "\(name)@\(event.offset)" : "/\(name)@\(event.offset)=\(text)")
        }
    }
}

@Suite struct XMLStreamTests {
    private static let facts = [XMLName("", "a"), XMLName("urn:x", "b"), XMLName("", "c")]

    private func read(
        _ bytes: [UInt8], chunk: Int = .max, depth: Int = 512, text: Int = 1 << 20, record: Int? = nil
    ) -> (events: [String], fault: XMLFault?) {
        let stream = XMLStream(
            facts: Self.facts, depthLimit: depth, textLimit: text, pieceSize: chunk == .max ? nil : chunk,
            record: record)
        var recorder = Recorder(Self.facts)
        var batch = XMLBatch()
        var start = 0
        while start < bytes.count {
            let end = chunk < bytes.count - start ? start + chunk : bytes.count
            let fault = stream.push(Array(bytes[start..<end]), into: &batch)
            recorder.take(batch)
            batch.removeAll()
            if let fault { return (recorder.events, fault) }
            start = end
        }
        let fault = stream.finish(into: &batch)
        recorder.take(batch)
        return (recorder.events, fault)
    }

    @Test func `unknown elements within a record are passed over with all that is in them`() {
        // given unknown elements before, in and behind a record, and one that parts a text
        let text =
            "<r><x><c>0</c></x><a><x><c>1</c><a>2</a></x><c>3<y>4</y>5</c><c>6</c><a><z/><c>7</c></a></a><x>8</x></r>"
        let bytes = Array(text.utf8)
        let kept = [
            "?@2", "?@5", "c@8", "/c@14=0", "/?@18=", "a@20", "c@46", "/c@61=", "c@63", "/c@69=6", "a@71", "c@78",
            "/c@84=7", "/a@88=", "/a@92=", "?@94", "/?@100=", "/?@104=",
        ]

        // then those in the record are gone, and what stays is what it is without passing over any
        for chunk in [1, 3, .max] {
            let passed = read(bytes, chunk: chunk, record: 0)
            #expect(passed.fault == nil)
            #expect(passed.events == kept)
        }
        let all = read(bytes).events
        #expect(all.count == kept.count + 10)
        #expect(kept.allSatisfy(all.contains))
    }

    @Test func `how the bytes come changes nothing, not even what is said of a fault`() {
        let start = "<?xml version=\"1.0\"?><a>" + String(repeating: "<c>é</c>", count: 9000)
        for fault in ["<b>", "<b></c>", "\u{1}", "</a><a>", "<!DOCTYPE a>"] {
            let bytes = Array((start + fault).utf8) + [0xC3, 0x28]
            func told(_ size: Int) -> [String] {
                let stream = XMLStream(facts: Self.facts, depthLimit: 512, textLimit: 1 << 20)
                var recorder = Recorder(Self.facts)
                var found: XMLFault?
                var batch = XMLBatch()
                for position in stride(from: 0, to: bytes.count, by: size) where found == nil {
                    found = stream.push(Array(bytes[position..<min(bytes.count, position + size)]), into: &batch)
                    recorder.take(batch)
                    batch.removeAll()
                }
                if found == nil { found = stream.finish(into: &batch) }
                recorder.take(batch)
                return recorder.events + ["\(found?.line ?? 0):\(found?.column ?? 0) \(found?.message ?? "none")"]
            }
            let whole = told(1 << 20)
            #expect(whole.count >= 18_002 && whole.last?.hasSuffix("none") == false)
            for size in [1, 1000, 32_768, 40_000] { #expect(told(size) == whole, "\(fault) in pieces of \(size)") }
        }
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

    @Test(arguments: ["UTF-16", "UTF-16LE", "UTF-16BE"])
    func `offsets are exact in UTF-16 too, with a mark or by the declaration alone`(name: String) {
        // given 3,000 elements with text in and beyond the basic plane
        let text =
            (name == "UTF-16" ? "\u{FEFF}" : "") + "<?xml version=\"1.0\" encoding=\"\(name)\"?><a>"
            + String(repeating: "<c x='1'>é Ł 😀 &amp; text</c>\n", count: 3000) + "</a>"
        let bytes = text.utf16.flatMap { unit in
            name == "UTF-16BE" ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        }
        for chunk in [Int.max, 4099] {
            // when
            let (events, fault) = read(bytes, chunk: chunk)

            // then
            #expect(fault == nil)
            #expect(events.count == 6002)
            let before = bytes.count - 2 * "\n</a>".utf16.count
            #expect(events[events.count - 2] == "/c@\(before)=é Ł 😀 & text")
            let last = before - 2 * "é Ł 😀 &amp; text</c>".utf16.count - 2
            #expect(events[events.count - 3] == "c@\(last)")
        }
    }

    @Test func `xsi:nil is seen, whatever its prefix`() {
        let schema = "http://www.w3.org/2001/XMLSchema-instance"
        let events = read(
            "<a xmlns:x='\(schema)' xmlns:y='urn:y'><c x:nil='true'/><c x:nil='1'/><c x:nil='false'/><c nil='true'/>"
                + "<c y:nil='true'/><c y:nil='true' x:nil='true'/><c/></a>"
        ).events
        #expect(
            events.filter { $0.hasPrefix("c") }.map { $0.prefix(2) == "c!" } == [
                true, true, false, false, false, true, false,
            ])
    }

    @Test func `a document that is not well-formed is a fault with its place`() {
        let fault = read("<a>\n  <c>x</a>\n").fault
        #expect(fault?.line == 2)
        #expect(fault?.message.contains("mismatch") == true)
        #expect(read("<a><c/>").fault?.message == "it ends before its last element does")
        #expect(read("<a/><a/>").fault?.message.hasPrefix("Extra content") == true)
        #expect(read("<a>&nbsp;</a>").fault?.message.contains("nbsp") == true)
        #expect(read("").fault != nil)
        #expect(read("<?xml version=\"1.0\" encoding=\"klingon\"?><a/>").fault?.message.contains("klingon") == true)
        #expect(read([0x3C, 0x61, 0x3E, 0xFF, 0x3C, 0x2F, 0x61, 0x3E]).fault != nil)
    }

    @Test(arguments: [[0x8F, 0xFF], [0x8F, 0xFF, 0xFF, 0x80]] as [[UInt8]])
    func `bytes that the declared encoding does not have are a fault, of which libxml2 says nothing`(damage: [UInt8]) {
        let head = Array("<?xml version=\"1.0\" encoding=\"EUC-JP\"?><a><c>".utf8)
        let fault = read(head + damage + Array("</c></a>".utf8)).fault
        #expect(fault?.line == 1)
        #expect(fault?.message.contains("encoding") == true)
    }

    @Test func `the first of several errors is the one that is told`() {
        // Given a byte that is not UTF-8, which libxml2 follows with errors of its own
        let bytes = Array("<a><c>x</c><c>".utf8) + [0xEB] + Array("</c></a>".utf8)
        // Then it is named; also where a piece ends behind it
        #expect(read(bytes).fault?.message.hasPrefix("Input is not proper UTF-8") == true)
        #expect(read(bytes, chunk: 1).fault?.message == "bytes that are not text in its encoding")
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

    @Test(.timeLimit(.minutes(30)))
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

        // given a name, an attribute, a comment and an instruction without end
        for start in ["<", "<a x=\"", "<a><c/><!-- ", "<a><?x "] {
            let endless = read(Array(start.utf8) + [UInt8](repeating: 0x61, count: 4 << 20), chunk: 65_536)
            #expect(endless.fault != nil, "\(start)")
        }

        // given attributes and namespaces by the thousand, which libxml2 compares each with each other
        let attributes = (0..<200_000).map { " a\($0)=''" }.joined()
        #expect(read("<a\(attributes)/>").fault?.message.hasPrefix("a tag, comment or instruction longer") == true)
        let several = (0..<1000).map { " a\($0)=''" }.joined()
        #expect(read("<a><c\(several)/></a>").fault?.message.hasPrefix("more than 256 attributes") == true)
        let spaces = (0..<200).map { " xmlns:n\($0)='urn:x'" }.joined()
        let nested = read(Array(String(repeating: "<a\(spaces)>", count: 500).utf8))
        #expect(nested.fault?.message.hasSuffix("1000 namespaces") == true)
        #expect(nested.events.count == 5)

        // given ever new names, more of them than may be kept
        let long = String(repeating: "n", count: 100)
        let distinct = read("<a>" + (0..<150_000).map { "<\(long)\($0)/>" }.joined() + "</a>")
        #expect(distinct.fault?.message == "more different names than any export has")
        #expect(distinct.events.count > 100_000 && distinct.events.count < 200_000)
    }

    @Test func `comments and instructions of a sensible length are passed over, in one piece or many`() {
        let comment = "<!-- \(String(repeating: "x", count: 100_000)) -->"
        let text = "<a>\(comment)<?x \(String(repeating: "y", count: 100_000))?><c>1</c></a>"
        for chunk in [Int.max, 1000] { #expect(read(text, chunk: chunk).events.count == 4) }
    }

    @Test func `UTF-32 is refused by name`() {
        let bytes = "<a/>".utf8.flatMap { [$0, 0, 0, 0] as [UInt8] }
        #expect(read(bytes).fault?.message.hasPrefix("UTF-32") == true)
        #expect(read([0, 0, 0xFE, 0xFF] + bytes).fault?.message.hasPrefix("UTF-32") == true)
    }
}
