/// vCards made from lists of lines, one list per card, for rule examples.
func vCards(version: String = "3.0", _ cards: [String]...) -> String {
    cards.map { lines in
        (["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD"]).joined(separator: "\n")
    }.joined(separator: "\n")
}
