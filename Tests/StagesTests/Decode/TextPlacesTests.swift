import Core
import Stages
import Testing

struct TextPlacesTests {
    @Test func `texts come from the source and from what lies behind it`() {
        // given
        var places = TextPlaces()
        places.reserveCapacity(4)
        let source = Array("Ada Alder".utf8)
        let more = Array("Birch".utf8)

        // when
        for place in [4..<9, 0..<0, 9..<14, 0..<3] { places.append(place) }

        // then
        #expect(places.column(source, more) == TextColumn(["Alder", "", "Birch", "Ada"]))
        #expect(TextPlaces().column(source, more) == TextColumn())
    }
}
