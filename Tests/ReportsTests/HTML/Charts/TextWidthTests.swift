import InnkeeperReports
import Testing

struct TextWidthTests {
    @Test func `widths are those of Arial at twelve units`() {
        // By Adobe's metrics of Helvetica: 722 + 333 + 556 thousandths, times 12
        #expect(abs(TextWidth.of("Nr0") - 19.332) < 0.001)
        #expect(TextWidth.of("") == 0)
        #expect(TextWidth.of("iii") < TextWidth.of("MMM"))
        #expect(TextWidth.of("山田") > 2 * TextWidth.size)
    }

    @Test(arguments: ["Regional Medical Center of San José", "山田太郎の宿", "W", "", "a\nb"], [0.0, 9, 30, 80, 400])
    func `what is cut fits, and says that it was cut`(text: String, width: Double) {
        let shown = TextWidth.cut(text, to: width)
        #expect(TextWidth.of(shown) <= max(width, 0))
        let line = text.replacing("\n", with: " ")
        #expect(shown == line || shown.isEmpty || shown.hasSuffix("…"))
        if TextWidth.of(line) <= width { #expect(shown == line) }
    }
}
