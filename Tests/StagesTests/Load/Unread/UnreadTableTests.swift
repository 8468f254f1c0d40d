import InnkeeperCore
import InnkeeperStages
import Testing

struct UnreadTableTests {
    private func unread(_ text: String, _ name: String = "a.csv", kind: RecordKind? = nil) -> UnreadFile {
        ContentSniffer.unread(Array(text.utf8), fileName: name, kind: kind)
    }

    @Test func `a table says which kind it is near, what it has and what it lacks`() {
        let file = unread("Guest name,Room,Status\nAda,1,ok\nBo,2,ok\n")
        #expect(file.content == .table && file.nearest == .bookings)
        #expect(file.missing == [.arrival, .departure])
        #expect(file.headings == ["Guest name", "Room", "Status"])
    }

    @Test func `a column of times isn't a column of days`() {
        // Given
        let file = unread("Booking ID,Room,Organizer,Date,Start Time,End Time\n1,Room 1,Ada,2026-07-04,09:00,09:15\n")
        // When, then
        #expect(file.nearest == .bookings && file.missing == [.arrival, .departure])
    }

    @Test func `the kind that a source has is the one that is asked for`() {
        let file = unread("Guest name,Room,Status\nAda,1,ok\n", kind: .places)
        #expect(file.nearest == .places && file.missing == [.name, .position])
    }

    @Test func `a table without known headings is near nothing`() {
        #expect(unread("alpha,beta,gamma\nx,y,z\n").nearest == nil)
    }

    @Test func `the first person of a list without headings is not shown as headings`() {
        #expect(unread("Müller,Hans,Köln\nKant,Ada,Bonn\n").headings.isEmpty)
        #expect(unread("Ada Kant,ada@example.org,A1\nBo Hill,bo@example.org,B1\n").headings.isEmpty)
        #expect(unread("Kant,01.07.2026,3\nHill,02.07.2026,4\n").headings.isEmpty)
        #expect(unread("Kant,Oak 7,3\nHill,Elm 8,4\nFox,Ash 9,5\n").headings.isEmpty)
    }

    @Test(arguments: [
        "R1,A1,Ada,2026-12-05,2026-12-07\nR2,A2,Ben,2026-12-06,2026-12-09\n",
        "Ada;Alder;ada@example.org\nBen;Birch;ben@example.org\n", "Oak,+49 30 1234567,12.50\nElm,+49 30 1234568,9.00\n",
    ])
    func `a table that begins with a record has no headings`(text: String) {
        #expect(unread(text).content == .valuesOnly)
    }

    @Test func `a heading that is a day is one where no row has a day there`() {
        #expect(unread("Guest,2026-12-05,2026-12-06\nAda,x,\nBen,,x\n").content == .table)
    }

    @Test func `words above columns of numbers are headings, known or not`() {
        #expect(unread("alpha,beta\nx,1\ny,2\nz,3\n").headings == ["alpha", "beta"])
    }

    @Test func `where its rows lie in a sheet is not among the headings`() {
        #expect(unread("sheet,row,alpha,beta\nS,2,x,1\nS,3,y,2\nS,4,z,3\n").headings == ["alpha", "beta"])
    }

    @Test func `a text is a table only when its rows are as wide as its first`() {
        #expect(unread("alpha\tbeta\tgamma\nx\ty\tz\na\tb\tc\nd\te\tf\n", "a.txt").content == .table)
        #expect(unread("Dear all, hello, friends\nwe are closed\n", "a.txt").content == .text)
    }

    @Test func `a list of saved places lacks their positions`() {
        #expect(unread("\u{FEFF}Title,Note,URL,Comment\r\nA,,https://example.org,\r\n").content == .savedPlaces)
    }

    @Test func `days of stays below headings that are not known are named`() {
        let file = unread("Ngày đến,Khách,Ngày đi,Tổng\n2026-07-04,Ada,2026-07-06,9\n2026-07-05,Ben,2026-07-06,9\n")
        #expect(file.content == .stays && file.days == UnreadFile.Days(arrival: "Ngày đến", departure: "Ngày đi"))
        // Nor is the day on which a booking was made one of the stay
        let booked = unread(
            "Guest,Alpha,Booked on,Beta\nAda,2026-07-04,2026-07-01,2026-07-06\nBen,2026-07-05,2026-07-02,2026-07-06\n")
        #expect(booked.content == .stays && booked.days == UnreadFile.Days(arrival: "Alpha", departure: "Beta"))
    }

    @Test func `a list with a single property of sites lacks a second one, and says which it has`() {
        let file = unread("Site,Capacity\nA1,4\nA2,6\n")
        #expect(file.content == .table && file.nearest == .campsites)
        #expect(file.missing == [.furtherSiteFact] && file.onlyFact == "Capacity")
    }

    @Test func `a list with a number of sites and none of their properties lacks these`() {
        let file = unread("Site,Remark\nA1,by the lake\n", kind: .campsites)
        #expect(file.missing == [.siteFacts] && file.onlyFact == nil)
    }

    @Test func `a table of other stays says which headings show it, and isn't called unknown`() {
        // Given a list of loans
        let file = unread(
            "Booking ID,Name,Start date,End date,Custodian\nb1,Kit,2026-11-02,2026-11-04,Ann\nb2,Kit,2026-11-05,2026-11-06,Bo\n"
        )
        // When, then
        #expect(file.content == .otherStays && file.signs == ["Custodian"] && file.isExport)
        #expect(file.facts[.headers] == .texts(["Custodian"]))
    }

    @Test func `a list of other stays in JSON is named, too`() {
        let text =
            #"{"data":[{"species":"Parus major","site":"Bonn","arrival":"2026-03-01","departure":"2026-08-03"}]}"#
        let file = unread(text, "a.json")
        #expect(file.content == .otherStays && file.signs == ["species"])
        #expect(unread(#"[{"alpha":1},{"alpha":2}]"#, "a.json").content == .jsonRecords)
    }

    @Test func `of JSON that nobody knows, the keys are shown`() {
        let file = unread(#"{"a":[{"x":1}],"list":[{"guest":{"name":"Ada"},"phone":"1","a@b.example":2}]}"#, "a.json")
        #expect(file.content == .jsonRecords && file.headings == ["guest.name", "phone"])
        let many = (0..<50).map { "\"k\($0)\":1" }.joined(separator: ",")
        #expect(unread("[{\(many)}]", "a.json").headings.suffix(2) == ["k39", "…"])
    }

    @Test func `objects under ids are a list if their keys are known`() {
        #expect(
            unread(#"{"l":{"1":{"arrival":"?","nights":"?"},"2":{"arrival":"?","nights":"?"}}}"#, "a.json").content
                == .jsonRecords)
        #expect(unread(#"{"l":{"v1":{"main":"x","bin":"y"},"v2":{"main":"x","bin":"y"}}}"#, "a.json").content == .json)
    }

    @Test(arguments: [
        #"[{"code":"R1","checkIn":1782864000,"checkOut":1783123200,"guestName":"Ada"}]"#,
        #"{"list":{"r1":{"code":"R1","checkIn":"1782864000000","checkOut":1783123200000,"guestName":"Ada"}}}"#,
    ])
    func `moments are no days`(text: String) {
        let file = unread(text, "a.json")
        #expect(file.content == .moments && file.signs == ["checkIn", "checkOut"] && file.isExport)
        #expect(unread(text.replacing("17", with: "57"), "a.json").content == .jsonRecords)
    }

    @Test(arguments: [
        "FID,SHAPE,BEZIRK,STRASSE,KATEGORIE,KONTAKT\n1,POINT (16.3725 48.2089),1,Graben,WC,01 4000\n",
        "date,latitude,longitude,name,description\n2021-01-15,40.7128,-74.0060,New York,An event here\n",
    ])
    func `what lies on a map is nearest to places`(text: String) { #expect(unread(text).nearest == .places) }
}
