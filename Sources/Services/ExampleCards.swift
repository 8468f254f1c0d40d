/// vCards of these lines, a list a card, for the examples of rules.
func vCards(version: String = "3.0", _ cards: [String]...) -> String {
    cards.map { lines in
        (["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD"]).joined(separator: "\n")
    }.joined(separator: "\n")
}
