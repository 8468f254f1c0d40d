import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct JSONSurroundingsTests {
    private static let booking = #"{"id": 1, "guest": "Ada", "checkin": "2026-12-10", "checkout": "2026-12-12"}"#

    /// What is said of a list with one booking; `#` is its array. The same, however its bytes arrive.
    private func said(_ text: String) -> [String] {
        let bytes = Array(text.replacing("#", with: "[\(JSONSurroundingsTests.booking)]").utf8)
        let said = [1, 1 << 20].map { chunk in
            let reading = ReadTable(bytes: bytes, .desk(), chunk: chunk, format: JSONTableFormat.self)
            #expect(reading.bookings.count == 1)
            return reading.findings
        }
        #expect(said[0] == said[1])
        return said[0]
    }

    @Test(arguments: [
        (#"{"data": #, "has_more": true}"#, "has_more"), (#"{"hasMore": true, "data": #}"#, "hasMore"),
        (#"{"data": #, "next": "https://x/?page=2"}"#, "next"), (#"{"results": #, "next_page": 2}"#, "next_page"),
        (#"{"nextPageToken": "abc", "items": #}"#, "nextPageToken"),
        (#"{"@odata.nextLink": "https://x/?$skip=1", "value": #}"#, "@odata.nextLink"),
        (#"{"data": #, "links": {"prev": null, "next": "/bookings?page=2"}}"#, "links.next"),
        (#"{"data": #, "_links": {"next": {"href": "/bookings?page=2"}}}"#, "_links.next.href"),
        (#"{"data": #, "links": [{"rel": "self", "href": "/1"}, {"rel": "next", "href": "/2"}]}"#, "links.rel"),
        (#"{"results": #, "paging": {"next": {"after": "7"}}}"#, "paging.next.after"),
        (#"{"pages": {"nextPageExists": true, "nextPageLink": "https://x"}, "data": #}"#, "pages.nextPageExists"),
        (
            #"{"data": {"bookings": {"nodes": #, "pageInfo": {"hasNextPage": true}}}}"#,
            "data.bookings.pageInfo.hasNextPage"
        ),
        (#"{"page": 1, "total_pages": 3, "data": #}"#, "total_pages"),
        (#"{"data": #, "meta": {"pagination": {"current_page": 2, "last_page": 3}}}"#, "meta.pagination.last_page"),
        (#"{"content": #, "last": false, "totalPages": 3, "number": 0}"#, "last"),
        (#"{"total": 250, "data": #}"#, "total"), (#"{"count": 250, "results": #}"#, "count"),
        (
            #"{"data": #, "METADATA": {"RESULTS": {"CURRENT_COUNT": 1, "TOTAL_COUNT": 9}}}"#,
            "METADATA.RESULTS.TOTAL_COUNT"
        ),
        (#"{"total": "250", "data": #, "limit": "1"}"#, "total"),
        (#"{"hits": {"total": {"value": 12}, "hits": #}}"#, "hits.total.value"),
    ])
    func `one page of a list is not the whole, and the file says so`(text: String, field: String) {
        // Given an answer with one booking and what stands around it; when
        let said = said(text)
        // Then
        #expect(said.count == 1 && said.allSatisfy { $0.hasPrefix("source-partial 1:") && $0.contains(" \(field) ") })
    }

    @Test(arguments: [
        #"{"data": #, "has_more": false, "total": 250}"#, #"{"data": #, "next": null}"#,
        #"{"data": #, "links": {"next": ""}}"#, #"{"next": false, "data": #}"#, #"{"data": #, "total": 1}"#,
        #"{"data": #, "count": 1, "total": 1, "has_more": true}"#, #"{"page": 1, "total_pages": 1, "data": #}"#,
        #"{"page": 0, "totalPages": 1, "data": #}"#, #"{"page": 3, "total_pages": 3, "data": #}"#,
        #"{"content": #, "last": true, "number": 2}"#, #"{"data": #, "total": 250.50}"#,
        #"{"data": #, "currency": "EUR", "total": 250}"#, #"{"data": #, "summary": {"total": 250}}"#,
        #"{"data": #, "settings": {"next": "https://x"}}"#,
        #"{"data": #, "rooms": [{"next": "x", "total": 7, "links": [{"rel": "next"}]}]}"#,
        #"{"data": #, "pageInfo": {"hasNextPage": false, "endCursor": "abc"}}"#,
    ])
    func `a whole list is whole, whatever stands around it`(text: String) {
        // Given, when
        let said = said(text)
        // Then
        #expect(said == [])
    }

    @Test func `keys of a record say nothing of the list`() {
        // Given a booking with such keys
        let text = #"""
            [{"id": 1, "guest": "Ada", "checkin": "2026-12-10", "checkout": "2026-12-12", "next": "x", "has_more": true,
              "total": 250, "links": {"next": "/7"}}]
            """#
        // When
        let reading = ReadTable(bytes: Array(text.utf8), .desk(), format: JSONTableFormat.self)
        // Then
        #expect(!reading.findings.contains { $0.hasPrefix("source-partial") })
    }

    @Test func `the number of records is named, and the address of a page, which may have a key in it, is not`() {
        // Given, when
        let said = [#"{"total": 250, "data": #}"#, #"{"data": #, "next": "https://x/?key=secret"}"#].map(said)
        // Then
        #expect(said[0].allSatisfy { $0.contains("250") })
        #expect(said[1].count == 1 && !said[1].contains { $0.contains("secret") })
    }

    @Test func `a page of places is one too`() {
        // Given an answer of ArcGIS that stopped at its limit
        let text = """
            {"geometryType": "esriGeometryPoint", "exceededTransferLimit": true,
             "features": [{"attributes": {"NAME": "Lake"}, "geometry": {"x": 7.1, "y": 50.7}}]}
            """
        // When
        let reading = PlaceReading(EsriJSONFormat.self, text, chunk: 1)
        // Then
        #expect(reading.names == ["Lake"] && reading.said.contains { $0.hasPrefix("source-partial 1:") })
    }

    @Test(arguments: [
        (#"{"Customers": [{"Id": 1, "LastName": "Kant"}], "Reservations": #}"#, "Customers"),
        (#"{"bookings": #, "guests": [{"id": 1}, {"id": 2}]}"#, "guests"),
        (#"{"reservations": #, "campsites": [{"siteNumber": "12"}]}"#, "campsites"),
    ])
    func `another list that is not read is named, once`(text: String, list: String) {
        // Given an answer with one booking and a list of guests; when
        let said = said(text)
        // Then
        #expect(said.count == 1 && said.allSatisfy { $0.hasPrefix("archive-member-unused 1:") && $0.contains(list) })
    }

    @Test(arguments: [
        #"{"data": #, "guests": []}"#, #"{"data": #, "guests": 2}"#, #"{"data": #, "guests": {"id": 1}}"#,
        #"{"data": #, "rates": [{"id": 1}]}"#, #"{"data": #, "meta": {"guests": ["a"]}}"#,
    ])
    func `what isn't a list of records isn't named`(text: String) { #expect(said(text).isEmpty) }
}
