import InnkeeperCore
import InnkeeperServices

/// What the name of a calendar file says, word by word.
///
/// Before: `Sea View_airbnb-2026-11-22 (1).ics`
/// After: `Sea View`, from Airbnb
package struct FeedFileName: Sendable {
    /// The folder or archive that contains it.
    package let folder: String
    /// The channels in the name, folded.
    package let channels: Set<String>
    /// Folded names that may be those of a known site, the longest first.
    package let candidates: [String]
    /// The remaining name, if it may be that of a site; nil if nothing remains, or only a number.
    package let own: String?
    /// The name without date and copy number: equal for copies of one calendar.
    package let series: String

    private struct Word {
        var text: Substring
        var folded: String
        var isNumber: Bool { folded.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
        var digits: Int { folded.utf8.count { $0 >= 0x30 && $0 <= 0x39 } }
    }

    /// Parses the path of a calendar: `feeds/Oak-airbnb.ics`, `feeds/all.zip!Oak-airbnb.ics.gz`.
    package init(path: String) {
        let file = path.split { $0 == "/" || $0 == "!" }.last.map(String.init) ?? path
        folder = String(path.dropLast(file.count))
        let name = ExportOrder.withoutCopyNumber(file).name
        let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 } ?? name.endIndex
        var stem = String(name[..<dot])
        for stamp in DateStamp.all(in: stem).reversed() { stem.replaceSubrange(stamp.range, with: " ") }
        series = stem
        let words = FeedFileName.words(stem)
        channels = Set(words.map(\.folded)).intersection(FeedFileName.channelWords)
        let left = words.filter { word in
            // `calendar2` says no more than `calendar`.
            [word.folded, String(word.folded.prefix { !$0.isNumber })].allSatisfy {
                !FeedFileName.channelWords.contains($0) && !FeedFileName.emptyWords.contains($0)
            }
        }
        let named = FeedFileName.withoutLinks(FeedFileName.withoutIdentifiers(left))
        let bare = named.filter { !FeedFileName.unitWords.contains($0.folded) }
        candidates = [left, named, bare, bare.filter { !$0.isNumber }].map(FeedFileName.joined)
            .filter { !$0.isEmpty }.map(foldedWord)
        // "Site 12" is a name, 12 alone may be anything.
        let isName = bare.contains { !$0.isNumber } || named.count > bare.count && !bare.isEmpty
        own = isName ? FeedFileName.joined(named) : nil
    }

    private static func joined(_ words: [Word]) -> String { words.map { String($0.text) }.joined(separator: " ") }

    private static func words(_ stem: String) -> [Word] {
        stem.split { $0.isWhitespace || "-_.,;()[]+".contains($0) }.compactMap { text in
            let folded = PersonName.words(String(text)).map { String(decoding: $0, as: UTF8.self) }.joined()
            return folded.isEmpty ? nil : Word(text: text, folded: folded)
        }
    }

    /// Removes linking words at either end, which have lost what they linked.
    private static func withoutLinks(_ words: [Word]) -> [Word] {
        func isLink(_ word: Word) -> Bool { linkWords.contains(word.folded) }
        guard let first = words.firstIndex(where: { !isLink($0) }), let last = words.lastIndex(where: { !isLink($0) })
        else { return [] }
        return Array(words[first...last])
    }

    /// Removes years, months after them, and channels' listing ids: long numbers and keys.
    private static func withoutIdentifiers(_ words: [Word]) -> [Word] {
        var kept: [Word] = []
        var isBehindYear = false
        for (index, word) in words.enumerated() {
            let isYear =
                word.isNumber && word.folded.utf8.count == 4 && ["19", "20", "21"].contains(word.folded.prefix(2))
            let isMonth = isBehindYear && word.isNumber && word.folded.utf8.count == 2
            let isKey = word.isNumber && word.digits > 4 || word.digits > 0 && word.folded.utf8.count > 7
            isBehindYear = isYear
            if !isYear, !isMonth, !isKey, !isPartOfUUID(index, words) { kept.append(word) }
        }
        return kept
    }

    /// RFC 9562, 4: five groups of hexadecimal digits.
    private static func isPartOfUUID(_ index: Int, _ words: [Word]) -> Bool {
        let lengths = [8, 4, 4, 4, 12]
        return (max(0, index - 4)...index).contains { first in
            first + 5 <= words.count
                && zip(words[first..<first + 5], lengths).allSatisfy { word, length in
                    word.folded.utf8.count == length && word.folded.allSatisfy(\.isHexDigit)
                }
        }
    }

    // MARK: Words, lower case and without accents

    private static func set(_ words: String) -> Set<String> { Set(words.split(separator: " ").map(String.init)) }

    private static let channelWords = set(
        """
        airbnb vrbo homeaway abritel fewo direkt fewodirekt stayz booking bookingcom expedia agoda tripadvisor google \
        hipcamp campspot pitchup holidu hometogo hostelworld traumferienwohnungen campinginfo gitesdefrance leboncoin \
        idealista smoobu beds24 lodgify guesty hostaway ownerrez outlook motopress avantio uplisting hospitable igms \
        hostfully tokeet rentalsunited siteminder cloudbeds newbook octorate krossbooking icnea bookingsync smily eviivo \
        freetobook littlehotelier icloud nextcloud teamup reachcalendar
        """)

    /// English, German, French, Spanish, Italian, Dutch and Portuguese words that may be in the name of any calendar.
    private static let emptyWords = set(
        """
        calendar calendars cal listing listings feed ical icalendar ics vcs export exports import sync url link com net \
        reservation reservations bookings availability availabilities unavailable blocked stay stays guests event events \
        basic public private download copy invite icalexport \
        kalender inserat inserate anzeige buchung buchungen reservierung reservierungen belegung belegungen \
        belegungsplan belegungskalender verfugbarkeit verfugbarkeiten termine kopie unterkunft \
        calendrier annonce disponibilite disponibilites indisponibilites sejours logement copie \
        calendario calendarios anuncio anuncios reserva reservas disponibilidad disponibilidades alojamiento estancias \
        copia annuncio prenotazione prenotazioni disponibilita alloggio soggiorni \
        kalenders advertentie boeking boekingen reservering reserveringen beschikbaarheid verblijven \
        disponibilidade alojamento estadias exportar exportacao esportazione exportation exportieren
        """)

    private static let linkWords = set(
        """
        of the my our new all from for a von mein meine unser unsere neu der die das de du la le les mon ma notre del mi \
        nuestro nuestra di il lo mio van het mijn do da meu minha
        """)

    /// Words for a site, which mean nothing without a name or a number.
    private static let unitWords = set(
        """
        site sites campsite pitch unit room rooms apartment apt cabin house lodge lot space spot property \
        platz stellplatz parzelle zimmer wohnung ferienwohnung einheit hutte haus objekt \
        emplacement parcelle chambre appartement gite unite maison parcela habitacion apartamento unidad casa \
        piazzola camera appartamento unita plaats kampeerplaats kamer eenheid huis lugar quarto unidade
        """)
}
