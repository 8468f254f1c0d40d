import Foundation
import InnkeeperCore
import InnkeeperReports
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

struct JUnitDocumentTests {
    /// The elements of a document in order, as another parser reads them.
    private final class Elements: NSObject, XMLParserDelegate {
        var all: [(name: String, attributes: [String: String])] = []
        var texts: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            all.append((name, attributes))
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) { texts.append(text) }
    }

    private func elements(_ shown: ShownFindings) throws -> Elements {
        let elements = Elements()
        let parser = XMLParser(data: Data(JUnitDocument.xml(shown)))
        parser.delegate = elements
        try #require(parser.parse())
        return elements
    }

    @Test func `a source is a suite, a finding a case, and only errors fail`() throws {
        let input = FindingsFixture.input(rates: 1) { findings in
            findings.add(code: SiteRule().code, file: 0, line: 9, column: 2, field: "site_number", value: "Z9")
        }
        let found = try elements(ShownFindings([input])).all
        #expect(
            found.map(\.name) == [
                "testsuites", "testsuite", "properties", "property", "property", "testcase", "system-out", "testcase",
                "failure", "testsuite", "testcase",
            ])
        #expect(found[0].attributes["tests"] == "3" && found[0].attributes["failures"] == "1")
        #expect(found[1].attributes["name"] == "desk" && found[1].attributes["tests"] == "2")
        #expect(found[7].attributes["name"] == "reservation-site-unknown, line 9, column 2")
        #expect(found[8].attributes["type"] == "reservation-site-unknown")
        #expect(found[10].attributes == ["classname": "p.vcf", "name": "no findings"])
    }

    @Test func `totals are exact where not all are shown, and findings about no file have a suite`() throws {
        let input = FindingsFixture.input(rates: 150) { $0.add(code: SiteRule().code, file: -1) }
        let found = try elements(ShownFindings([input])).all
        let properties = found.filter { $0.name == "property" }.map(\.attributes)
        #expect(properties.contains(["name": "total.reservation-rate-negative", "value": "150"]))
        #expect(found.count { $0.name == "testcase" } == 102)
        #expect(found.last { $0.name == "testsuite" }?.attributes["name"] == "innkeeper")
    }

    @Test func `whatever stands in the data, the document is XML`() throws {
        let value = "<a href=\"x\">&\u{0}\u{1B}\u{FFFE}]]>"
        let input = FindingsFixture.input { $0.add(code: SiteRule().code, file: 0, line: 1, field: "x", value: value) }
        let found = try elements(ShownFindings([input]))
        let message = try #require(found.all.first { $0.name == "failure" }?.attributes["message"])
        #expect(message.contains("<a href=\"x\">&\\u{0}\\u{1B}"))
    }

    @Test func `nothing checked is a document too`() throws {
        #expect(try elements(ShownFindings([])).all.map(\.name) == ["testsuites", "testsuite"])
    }
}
