import InnkeeperCore

/// Reports a place whose name has lost a character.
///
/// ## Before
/// `"Caf\ud800"`: an unpaired surrogate, which is not a character, or a replacement character left by some other
/// program.
///
/// ## After
/// The place is kept, with U+FFFD in place of the lost character.
struct PlaceNameDamaged: PlaceRule {
    let code = "place-name-damaged"
    let summary = "A character of the place's name is lost."
    let advice = "Correct the name where it was exported; half a character can't be guessed."
    let message = "A character of the name is lost; correct it where the name was exported."
    let severity = Severity.info
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    [{"name": "Caf\\u00e9 \\ud83d\\ude00", "latitude": 37.33, "longitude": -121.89}]
                    """),
            RuleExample(
                fails: """
                    [
                    {"name": »"Caf\\ud800", "latitude": 37.33, "longitude": -121.89}]
                    """),
        ]
    }

    func check(_ places: Places, in context: RuleContext, report: inout RowFindings) {
        // Nearly all names lack its first byte.
        guard places.name.bytes.contains(0xEF) else { return }
        for row in 0..<places.count where PlaceNameDamaged.holdsReplacement(places.name.bytes, places.name.range(row)) {
            report.report(code, row: row, field: PlaceField.name.rawValue)
        }
    }

    /// U+FFFD is EF BF BD in UTF-8.
    private static func holdsReplacement(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        guard range.count >= 3 else { return false }
        for start in range.lowerBound...(range.upperBound - 3)
        where bytes[start] == 0xEF && bytes[start + 1] == 0xBF && bytes[start + 2] == 0xBD { return true }
        return false
    }
}
