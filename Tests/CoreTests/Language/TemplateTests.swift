import InnkeeperCore
import InnkeeperLanguages
import Testing

@Suite struct TemplateTests {
    @Test func `a place takes its argument`() {
        // Given
        let template = Template("Move {booking} to {site}.")
        // When
        let text = template.text(["booking": .text("R-1"), "site": .text("A1")], in: .en) { "\($0)" }
        // Then
        #expect(text == "Move R-1 to A1.")
    }

    @Test(arguments: [(0, "[0] nights"), (1, "one night"), (2, "[2] nights"), (5, "[5] nights")])
    func `a count chooses its form`(count: Int, expected: String) {
        #expect(Template("{n:one night|# nights}").text(["n": .count(count)], in: .en) { "[\($0)]" } == expected)
    }

    @Test func `French has no plural for none`() {
        #expect(Template("{n:# nuit|# nuits}").text(["n": .count(0)], in: .fr) { "\($0)" } == "0 nuit")
    }

    @Test func `arguments are data, whatever they hold`() {
        // Given
        let hostile = "{site} #|# {n:a|b}"
        // When
        let text = Template("{site}: {n:# night|# nights}").text(
            ["site": .text(hostile), "n": .count(2)], in: .de
        ) { "\($0)" }
        // Then
        #expect(text == "\(hostile): 2 nights")
    }

    @Test func `an argument that ends with a full stop ends a sentence as well`() {
        let template = Template("Arrivée le {day}. Départ {day}, {day}")
        let text = template.text(["day": .text("3 juil.")], in: .fr) { "\($0)" }
        #expect(text == "Arrivée le 3 juil. Départ 3 juil., 3 juil.")
    }

    @Test func `a place without an argument is seen`() {
        #expect(Template("{site} and {n:a|b}").text([:], in: .en) { "\($0)" } == "{site} and {n}")
        #expect(Template("{site} and {n:a|b}").names == ["site", "n"])
    }

    @Test func `a part is there when its argument is`() {
        let template = Template("Closed{from? from {from}|, always}.")
        #expect(template.text(["from": .text("May")], in: .en) { "\($0)" } == "Closed from May.")
        #expect(template.text([:], in: .en) { "\($0)" } == "Closed, always.")
    }

    @Test func `doubled braces are braces, and a text can be a JSON string`() {
        let template = Template("add {{ {word:json}: 1 }}")
        #expect(template.text(["word": .text("a\"b")], in: .en) { "\($0)" } == "add { \"a\\\"b\": 1 }")
    }

    @Test func `placeholders are filled in within the parts of others`() {
        let template = Template("{n:# night in {site}|# nights{site? in {site}}}")
        #expect(template.text(["n": .count(2), "site": .text("A1")], in: .en) { "\($0)" } == "2 nights in A1")
        #expect(template.names == ["n", "site"])
    }
}
