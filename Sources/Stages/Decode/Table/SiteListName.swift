/// Whether the name of a file, or of a sheet, says that it lists sites: `campsites 2026.csv`, `Platzliste.csv`.
enum SiteListName {
    static func isOne(_ fileName: String) -> Bool {
        let stem = fileName.lastIndex(of: ".").map { fileName[..<$0] } ?? fileName[...]
        let words = HeadingWords.words(String(stem)) ?? []
        return words.contains(where: lists.contains)
            || words.contains(where: sites.contains) && words.contains(where: kinds.contains)
    }

    /// Lower case and without accents, as `HeadingWords` returns them.
    private static let lists: Set<String> = [
        "campsites", "sites", "pitches", "rooms", "sitelist", "pitchlist", "roomlist",
        "stellplatze", "stellplaetze", "standplatze", "standplaetze", "platze", "plaetze", "parzellen", "zimmer",
        "platzliste", "stellplatzliste", "parzellenliste", "zimmerliste",
        "emplacements", "parcelles", "chambres", "parcelas", "habitaciones", "piazzole", "camere",
        "plaatsen", "kampeerplaatsen", "staanplaatsen", "standplaatsen", "kamers", "plaatsenlijst", "plaatslijst",
    ]

    private static let sites: Set<String> = [
        "site", "campsite", "pitch", "room", "stellplatz", "platz", "parzelle", "emplacement", "parcelle", "parcela",
        "piazzola", "plaats",
    ]

    private static let kinds: Set<String> = ["list", "lists", "liste", "listado", "lista", "elenco", "lijst"]
}
