import InnkeeperConfiguration
import InnkeeperCore
import Testing

struct SourceKeysTests {
    @Test(arguments: [
        (#""columns": {»"arival": "In"}"#, "unknown field of bookings `arival`; did you mean `arrival`?"),
        (#""columns": {»"capacity": "In"}"#, "unknown field of bookings `capacity`"),
        (
            #""columns": {"arrival": »5}"#,
            "`arrival` must be the name of a mapping of `arrival` or an object with one, not 5"
        ),
        (
            #""columns": {"arrival": {»"sum": ["a"]}}"#,
            "unknown mapping of `arrival` `sum`; there are `date`, `constant`"
        ),
        (#""columns": {"nights": {»"sums": ["a"]}}"#, "unknown mapping of `nights` `sums`; did you mean `sum`?"),
        (#""columns": {"arrival": {"date": »["a", "b"]}}"#, "`date` must be an array of 3, not an array of 2"),
        (#""columns": {"nights": {"sum": »[]}}"#, "`sum` must be an array of at least 1, not an empty array"),
        (#""columns": {"nights": {"sum": ["a", »""]}}"#, "`sum` must not be empty"),
        (#""columns": {"status": {"constant": »""}}"#, "`constant` must not be empty"),
        (
            #""encoding": »"ebcdic""#,
            "`encoding` must be `utf-8`, `utf-16`, or a code page such as `windows-1252`, `iso-8859-2`, `macroman` and `cp850`, not \"ebcdic\""
        ),
        (#""statuses": {"ok": »"Confirmed"}"#, "unknown status `Confirmed`; did you mean `confirmed`?"),
        (#""statuses": {"ok": »"invalid"}"#, nil),
        (
            #""row": »"night""#,
            "unknown meaning of a row `night`; there are `booking`, `unit`, `payment`, `guest`"
        ),
        (#""missing": »[]"#, "`missing` must be an array of at least 1, not an empty array"),
        (#""format": »"vcard""#, "unknown format of bookings `vcard`; there are `csv`"),
        (#""preset": »"air-bnb""#, "unknown preset of bookings `air-bnb`; did you mean `airbnb`?"),
        (#""preset": »["airbnb"]"#, "`preset` must be one of `airbnb`, `booking.com`, `none`, not an array"),
        (
            #""maxAge": »"two days""#,
            "`maxAge` must be a length of time such as \"26 h\", \"2 d\", \"10 min\" or \"30 s\", not \"two days\""
        ),
        (
            #""minAge": »"0 s""#,
            "`minAge` must be a length of time such as \"26 h\", \"2 d\", \"10 min\" or \"30 s\", not \"0 s\""
        ),
        (#""minRecords": »0"#, "`minRecords` must be a whole number from 1, not 0"),
        (#""maxDropPercent": »100"#, "`maxDropPercent` must be a whole number from 0 to 99, not 100"),
        (#"»"file": "x""#, "unknown key `file`; did you mean `files`?"),
    ])
    func `a source's keys are checked`(members: String, message: String?) {
        let read = ReadText(source: members)
        #expect(read.messages.count == 1)
        if let message { #expect(read.messages == [message]) }
        #expect(read.places == read.markedPlaces)
    }

    @Test(arguments: [
        ("contacts", #"»"row": "guest""#, "`row` says nothing about contacts"),
        ("contacts", #"»"statuses": {}"#, "`statuses` says nothing about contacts"),
        ("places", #"»"property": "Lake""#, "`property` says nothing about places"),
        ("contacts", #""columns": {»"arrival": "n"}"#, "unknown field of contacts `arrival`"),
        ("campsites", #"»"statuses": {}"#, "`statuses` says nothing about campsites"),
        ("campsites", #"»"preset": "airbnb""#, "`preset` says nothing about campsites"),
        ("campsites", #"»"site": "1""#, "`site` says nothing about campsites"),
        ("contacts", #"»"property": "Lake""#, "`property` says nothing about contacts"),
        ("campsites", #""columns": {»"nights": "n"}"#, "unknown field of campsites `nights`"),
    ])
    func `a key that says nothing about the kind is a fault, never ignored`(
        kind: String, members: String, message: String
    ) {
        let read = ReadText(kind: kind, source: members)
        #expect(read.messages == [message])
        #expect(read.places == read.markedPlaces)
    }

    @Test(arguments: [
        (#"{"sources": {"a": {"kind": »"plces", "files": "x"}}}"#, "unknown kind `plces`; did you mean `places`?"),
        (
            #"{"sources": {"a": {"kind": »7, "files": "x"}}}"#,
            "`kind` must be one of `places`, `contacts`, `campsites`, `bookings`, not 7"
        ),
        (
            #"{"sources": {"a": »{"files": "x"}}}"#,
            "`kind` is missing here: one of `places`, `contacts`, `campsites`, `bookings`"
        ),
        (#"{"sources": {"a": »"x.csv"}}"#, "`a` must be an object, not \"x.csv\""),
    ])
    func `a source without a known kind has one fault`(text: String, message: String) {
        let read = ReadText(text)
        #expect(read.messages == [message])
        #expect(read.places == read.markedPlaces)
    }

    @Test(arguments: [
        ("booking", RepeatedID.duplicate), ("unit", .unit), ("payment", .instalment), ("guest", .guest),
    ])
    func `a source may say what a row is`(word: String, meaning: RepeatedID) throws {
        let read = ReadText(source: "\"row\": \"\(word)\"")
        #expect(try #require(read.configuration?.sources.first).settings.repeatedID == meaning)
    }

    @Test func `every field of a table can be mapped`() {
        for field in BookingField.allCases {
            #expect(ReadText(source: #""columns": {"\#(field.rawValue)": "x"}"#).isFine)
        }
        for field in CampSiteField.allCases {
            #expect(ReadText(kind: "campsites", source: #""columns": {"\#(field.rawValue)": "x"}"#).isFine)
        }
    }

    @Test(arguments: ["utf-8", "UTF-16", "utf-16le", "utf-16be", "windows-1252", "iso-8859-1", "Latin-1"])
    func `an encoding may be spelled in the usual ways`(name: String) throws {
        let read = ReadText(source: "\"encoding\": \"\(name)\"")
        #expect(try #require(read.configuration?.sources.first).settings.encoding == name)
    }

    @Test func `a source of bookings or campsites may have a property`() throws {
        for kind in ["bookings", "campsites"] {
            let read = ReadText(kind: kind, source: #""property": "Lake""#)
            #expect(try #require(read.configuration?.sources.first).settings.property == "Lake")
        }
    }

    @Test func `one value may stand for an array of one`() throws {
        let read = ReadText(source: #""missing": "NA", "key": "Room", "exclude": "*.bak""#)
        let source = try #require(read.configuration?.sources.first)
        #expect(source.settings.missing == ["NA"])
        #expect(source.settings.key == ["Room"])
        #expect(source.exclude == ["*.bak"])
        #expect(source.files == ["a"])
    }
}
