import Foundation
import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

#if canImport(FoundationXML)
    import FoundationXML
#endif

struct GPXDocumentTests {
    /// Names and positions of the waypoints, read by another's parser.
    private final class Reader: NSObject, XMLParserDelegate {
        var names: [String] = []
        var latitudes: [String] = []
        private var text = ""

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            if name == "wpt" { latitudes.append(attributes["lat"] ?? "") }
            text = ""
        }
        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            if name == "name" { names.append(text) }
        }
    }

    private func read(_ input: RunData) throws -> Reader {
        let folder = MemoryFolder()
        try MapReport(options: OptionValues()).render(input, to: folder)
        let parser = XMLParser(data: Data(try #require(folder.files["places.gpx"])))
        let reader = Reader()
        parser.delegate = reader
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        return reader
    }

    @Test func `the places near are there, nearest first, each once`() throws {
        let reader = try read(Campground.input())
        #expect(reader.names == ["Corner Shop", "Grant Ranch"])
        #expect(reader.latitudes == ["37.3300000", "37.3400000"])
    }

    @Test func `without distances all accepted places are there`() throws {
        var input = Campground.input()
        input.dataset.provided.remove(.distances)
        input.dataset.places.rejected[0] = true
        #expect(try read(input).names == ["Corner Shop"])
    }

    @Test func `names with markup and controls are text`() throws {
        var input = Campground.input()
        input.dataset.places.name = TextColumn(["<b>\"Lake\" & 'x'</b>", "A\u{1B}\u{0}\nB"])
        #expect(try read(input).names == ["A\u{FFFD}\u{FFFD} B", "<b>\"Lake\" & 'x'</b>"])
    }
}
