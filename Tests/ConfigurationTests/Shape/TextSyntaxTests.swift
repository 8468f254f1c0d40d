import InnkeeperConfiguration
import InnkeeperCore
import Testing

struct TextSyntaxTests {
    private func within(_ text: String) -> Double? {
        ReadText(top: #""stages": [{"distances": {"within": \#(text)}}]"#)
            .configuration?.stages.first?.options.distance("within")
    }

    @Test func `distances are held in metres`() {
        #expect(within(#""50 km""#) == 50_000)
        #expect(within(#""0.5km""#) == 500)
        #expect(within(#""800 m""#) == 800)
        #expect(within(#""1 mi""#) == 1609.344)
        #expect(within(#""500 ft""#) == 152.4)
        #expect(within("750.5") == 750.5)
        for text in ["50", "km", "-5 km", "5 KM", "5  km", "5 km ", ".5 km", "5. km", "1e3 m", "1.2.3 m", "", "五 km"] {
            #expect(within("\"\(text)\"") == nil, "\(text)")
        }
    }

    @Test(arguments: [
        (#""property": {"currency": "EUR"}"#, true), (#""property": {"currency": "EURO"}"#, false),
        (#""property": {"country": "DE"}"#, true), (#""property": {"country": "de"}"#, false),
        (#""property": {"country": "UK"}"#, false), (#""property": {"country": "XX"}"#, false),
        (#""property": {"currency": "ZZZ"}"#, false), (#""property": {"currency": "eur"}"#, true),
        (#""property": {"country": "DEU"}"#, false), (#""property": {"timeZone": "UTC"}"#, true),
        (#""property": {"timeZone": "America/Argentina/Buenos_Aires"}"#, true),
        (#""property": {"timeZone": "Etc/GMT+5"}"#, true), (#""property": {"timeZone": "../etc/passwd"}"#, false),
        (#""property": {"timeZone": "/UTC"}"#, false), (#""property": {"timeZone": ""}"#, false),
        (#""outputMode": "0600""#, true), (#""outputMode": "640""#, true), (#""outputMode": "0777""#, true),
        (#""outputMode": "0400""#, false), (#""outputMode": "0680""#, false), (#""outputMode": "1600""#, false),
        (#""outputMode": "06000""#, false), (#""outputMode": "60""#, false), (#""outputMode": 600"#, false),
        (#""outputGroup": "reception""#, true), (#""outputGroup": "front_desk-2.eu""#, true),
        (#""outputGroup": """#, false), (#""outputGroup": "-x""#, false), (#""outputGroup": "a:b""#, false),
        (#""stages": [{"occupancy": {"from": "2026-02-28"}}]"#, true),
        (#""stages": [{"occupancy": {"from": "2026-02-29"}}]"#, false),
    ])
    func `a text has its syntax or is refused`(members: String, isFine: Bool) {
        #expect(ReadText(top: members).isFine == isFine)
    }

    @Test(arguments: [
        (#""delimiter": ";""#, true), (#""delimiter": "\t""#, true), (#""delimiter": ":""#, false),
        (#""delimiter": """#, false), (#""dates": "day-first""#, true), (#""dates": "d.M.yyyy""#, true),
        (#""dates": "DD.MM.YYYY""#, false), (#""statuses": {" - ": "confirmed"}"#, false),
    ])
    func `a source's text has its syntax or is refused`(members: String, isFine: Bool) {
        #expect(ReadText(source: members).isFine == isFine)
    }

    @Test(arguments: [
        ("desk", true), ("Büro_1", true), ("a.b-c", true), (".hidden", false), ("..", false), ("a/b", false),
        ("a b", false), ("", false), ("a\\\\b", false), ("a\\u0007", false),
    ])
    func `a source's name can be a folder's name`(name: String, isFine: Bool) {
        #expect(ReadText(#"{"sources": {"\#(name)": {"kind": "places", "files": "a"}}}"#).isFine == isFine)
    }

    @Test func `a message shows an example`() {
        #expect(
            ReadText(top: #""property": {"timeZone": »"PST 8"}"#).messages
                == ["`timeZone` must be a time zone such as \"America/Los_Angeles\", not \"PST 8\""])
        #expect(
            ReadText(top: #""property": {"country": »"UK"}"#).messages
                == [
                    "`country` must be a country of ISO 3166 such as \"US\" (\"GB\" for the United Kingdom), not \"UK\""
                ])
    }
}
