import InnkeeperCore
import InnkeeperStages
import Testing

struct XMLFramingTests {
    private let syntax = FramingSyntax.xmlEnvelope(around: ["gpx"], unread: ["trk", "name"])

    @Test(arguments: [
        ("<?xml version='1.0'?>\n<!-- <wpt> a > b -->\n<gpx a='>' b=\"/\">\n</gpx>", []),
        ("<gpx><trk><trkpt>1</trkpt><x/> text </trk><name/><name>Parks</name></gpx>", []),
        ("<gpx><![CDATA[ ]] > ]]></gpx>", []),
        ("<gpx><osm:poi>text <a/></osm:poi></gpx>", []),
        ("<g:gpx><g:way/></g:gpx>", ["<g:way/>"]),
        ("<gpx><wpu lat='1'/></gpx>", ["<wpu lat='1'/>"]),
        ("<gpx><wpu>within</wpu> after </gpx>", ["<wpu>", "after "]),
        ("<root><gpx/></root>", []),
        ("<gpx>oh\n</gpx>", ["oh\n"]),
        ("<gpx><x:wpt><name>the reading stops here", ["<x:wpt><name>the reading stops here"]),
    ])
    func `around records there are known elements, comments, and elements of others`(text: String, strays: [String]) {
        #expect(FramingScannerTests.strays(text, syntax) == strays)
    }

    @Test(arguments: [false, true]) func `a document in UTF-16 is read in its own letters`(isBigEndian: Bool) {
        let mark: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
        let bytes =
            mark
            + "<gpx>\u{13C}<wpu/></gpx>".utf16.flatMap { unit -> [UInt8] in
                let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
                return isBigEndian ? pair : pair.reversed()
            }
        #expect(FramingScannerTests.strays(bytes, syntax).count == 2)
    }
}
