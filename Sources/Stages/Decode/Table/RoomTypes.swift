internal import InnkeeperCore

/// Tells a column of rooms from one of room types, as portals call both "Room".
///
/// Before: the heading `Room` above `Double Room with View`, `6 Bed Mixed Dorm`.
/// After: a category, and no site on which two stays could meet.
enum RoomTypes {
    /// Whether at least half of the cells under a heading for rooms have a word for a type of room.
    static func areNamed(by heading: String, above cells: [String]) -> Bool {
        guard headings.contains(foldedWord(heading)), !cells.isEmpty else { return false }
        let types = cells.count { cell in (HeadingWords.words(cell) ?? []).contains(where: words.contains) }
        return types * 2 >= cells.count
    }

    private static let headings: Set<String> = [
        "room", "rooms", "roomname", "unitname", "zimmer", "zimmername", "chambre", "habitación", "habitacion",
        "camera", "quarto",
        "kamer",
        "rum", "rom", "værelse", "pokój", "pokoj", "szoba", "soba", "huone",
    ]

    /// Without accents. No word that is part of a room's own name, such as "suite" or "garden".
    private static let words: Set<String> = [
        "double", "twin", "single", "triple", "quadruple", "deluxe", "superior", "standard", "king", "queen", "dorm",
        "dormitory", "bunk", "economy", "ensuite", "doppelzimmer", "einzelzimmer", "dreibettzimmer", "zweibettzimmer",
        "mehrbettzimmer", "vierbettzimmer", "familienzimmer", "dz", "ez", "dortoir", "superieure", "familiale", "doble",
        "individual", "doppia", "singola", "matrimoniale", "tripla", "quadrupla", "duplo", "casal", "solteiro",
        "tweepersoonskamer", "eenpersoonskamer", "familiekamer", "slaapzaal", "dobbeltvaerelse", "enkeltvaerelse",
        "dobbeltrom", "enkeltrom", "dubbelrum", "enkelrum", "dwuosobowy", "jednoosobowy", "dvouluzkovy", "jednoluzkovy",
    ]
}
