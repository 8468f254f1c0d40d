import InnkeeperCore
import InnkeeperStages
import Testing

struct TextRangesTests {
    @Test func `texts come from the source and from what lies behind it`() {
        // given
        var places = TextRanges()
        places.reserveCapacity(4)
        let source = Array("Ada Alder".utf8)
        let more = Array("Birch".utf8)

        // when
        for place in [4..<9, 0..<0, 9..<14, 0..<3] { places.append(place) }

        // then
        #expect(places.column(source, more) == TextColumn(["Alder", "", "Birch", "Ada"]))
        #expect(TextRanges().column(source, more) == TextColumn())
    }

    @Test func `rows of eight columns give each column its own texts`() {
        // given two rows, one with an empty text and one from behind the source
        var places = TextRanges(columns: 8)
        let source = Array("Ada Alder".utf8)
        let more = Array("Birch".utf8)
        places.append(0..<3, 4..<9, 0..<0, 0..<9, 3..<4, 9..<14, 5..<7, 0..<0)
        places.append(0..<1, 1..<2, 2..<3, 4..<5, 5..<6, 10..<12, 0..<0, 12..<14)

        // then
        let columns = (0..<8).map { places.column(source, more, $0) }
        #expect(
            columns == [
                TextColumn(["Ada", "A"]), TextColumn(["Alder", "d"]), TextColumn(["", "a"]),
                TextColumn(["Ada Alder", "A"]), TextColumn([" ", "l"]), TextColumn(["Birch", "ir"]),
                TextColumn(["ld", ""]), TextColumn(["", "ch"]),
            ])
        #expect(TextRanges(columns: 8).column(source, more, 7) == TextColumn())
    }
}
