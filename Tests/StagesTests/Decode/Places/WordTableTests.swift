import Core
import Stages
import Testing

struct WordTableTests {
    @Test func `a long name is told from one that only begins and ends alike`() {
        // Given a key of 19 letters, and one that differs in the middle
        let text = """
            [{"lat": 1, "fsq_category_labels": ["A"]}, {"lat": 1, "fsq_categoXy_labels": ["B"]},
             {"lat": 1, "operating_status": "permanently_closed"}, {"lat": 1, "operatinG_status": "permanently_closed"},
             {"lat": 1, "n\\u0061me": "C", "category": "D"}, {"lat": 1, "names": "", "catego": "E", "nam": "F"}]
            """
        // When
        let reading = PlaceReading(JSONArrayFormat.self, text)
        // Then
        #expect((0..<6).map { reading.places.category[$0] } == ["A", nil, nil, nil, "D", nil])
        #expect(reading.places.closed == [false, false, true, false, false, false])
        #expect(reading.names == ["", "", "", "", "C", ""])
    }
}
