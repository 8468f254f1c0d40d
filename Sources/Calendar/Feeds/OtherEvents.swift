internal import InnkeeperCore
internal import InnkeeperServices
internal import InnkeeperStages

/// Whether a calendar is about something else than stays: public and school holidays, waste collection, birthdays.
///
/// What speaks against stays decides, not what speaks for them: people export calendars of their own, with a name on the
/// nights and nothing else. A single event that is a booking, or that a channel made, makes it a calendar of stays.
///
/// Before: `SUMMARY:Weihnachtsferien Nordrhein-Westfalen`, for 15 days.
/// After: No stay of someone called so.
enum OtherEvents {
    /// How many events are looked at.
    private static let limit = 100

    /// Whether most events of a calendar that starts with `head` are of that kind, or the calendar's own name is.
    static func fill(_ head: [UInt8], fileName: String) -> Bool {
        var splitter = FeedSplitter(limit: head.count)
        let cut = splitter.push(head)
        let chunks = cut.chunks.filter { $0.isWhole && $0.component == "VEVENT" }.prefix(limit)
        let texts = chunks.map { Array(cut.bytes[$0.start..<$0.end]) }
        let events = texts.compactMap { text in Libical.event(text).map { (text: text, event: $0) } }
        guard !events.isEmpty else { return false }
        let program = Libical.program(splitter.head)
        let others = events.filter { isOther($0.event.summary) || isOther(categories($0.text)) }
        let hasStays = events.contains { isOfStay($0.event, program) && !isOther($0.event.summary) }
        if hasStays { return false }
        let name = ContentLines([], of: splitter.head).value(of: "X-WR-CALNAME") ?? ""
        return others.count * 2 > events.count || isNameOfOthers(name) || isNameOfOthers(fileName)
    }

    private static func categories(_ event: [UInt8]) -> String {
        ContentLines([], of: event).value(of: "CATEGORIES") ?? ""
    }

    private static func isOfStay(_ event: FeedEvent, _ program: String) -> Bool {
        let words = FeedWords(event.summary)
        let details = FeedDetails(event.description)
        return words.status != nil || words.isBlocked || words.saysClosed || words.number != nil
            || details.number != nil || FeedMeaning(event, program: program).channel != nil
    }

    // MARK: Words, lower case and without accents

    private static func isOther(_ text: String) -> Bool {
        let words = words(text)
        return days.contains(words.joined(separator: " ")) || words.contains(where: isOtherWord)
            || zip(words, words.dropFirst()).contains { pairs.contains("\($0) \($1)") }
    }

    private static func isOtherWord(_ word: String) -> Bool {
        single.contains(word) || endings.contains { word.hasSuffix($0) && word.utf8.count > $0.utf8.count + 2 }
    }

    /// "Ferien" and "Holiday" are in the names of houses too.
    private static func isNameOfOthers(_ text: String) -> Bool {
        words(text).contains { word in names.contains { word.hasPrefix($0) } }
    }

    private static func words(_ text: String) -> [String] {
        PersonName.words(text).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func set(_ words: String) -> Set<String> {
        Set(words.split(separator: ",").map { String($0.drop { $0 == " " }) })
    }

    private static let single = set(
        """
        ferien, feiertag, feiertage, restmull, biomull, sperrmull, altpapier, geburtstag, \
        holidays, birthday, birthdays, recycling, \
        vacances, ferie, feries, dechets, ordures, encombrants, anniversaire, \
        vacaciones, festivo, basura, cumpleanos, \
        vacanze, festivita, rifiuti, compleanno, \
        vakantie, feestdag, gft, verjaardag, ferias, feriado, aniversario
        """)

    private static let endings = [
        "ferien", "feiertag", "mull", "abfall", "tonne", "abfuhr", "geburtstag", "vakantie", "feestdag", "afval",
    ]

    private static let pairs = set(
        """
        public holiday, bank holiday, school holiday, national holiday, half term, bin collection, waste collection, \
        garbage collection, refuse collection, general waste, food waste, garden waste, gelber sack, gelbe tonne, \
        gelbe sacke, conge scolaire, dia festivo
        """)

    /// What public holidays are called, as the whole of a summary: a guest may be called Noel Gallagher.
    private static let days = set(
        """
        neujahr, neujahrstag, heilige drei konige, karfreitag, ostersonntag, ostermontag, tag der arbeit, maifeiertag, \
        christi himmelfahrt, pfingstsonntag, pfingstmontag, fronleichnam, maria himmelfahrt, nationalfeiertag, \
        tag der deutschen einheit, reformationstag, allerheiligen, buss und bettag, heiligabend, weihnachten, \
        1 weihnachtstag, 2 weihnachtstag, erster weihnachtstag, zweiter weihnachtstag, silvester, ostern, pfingsten, \
        new years day, good friday, easter sunday, easter monday, christmas eve, christmas day, boxing day, \
        new years eve, labor day, labour day, memorial day, independence day, thanksgiving, thanksgiving day, \
        veterans day, columbus day, presidents day, \
        jour de lan, nouvel an, lundi de paques, fete du travail, ascension, lundi de pentecote, fete nationale, \
        assomption, toussaint, armistice, noel, \
        ano nuevo, viernes santo, dia del trabajador, navidad, todos los santos, \
        capodanno, epifania, pasqua, pasquetta, festa della liberazione, festa dei lavoratori, ferragosto, ognissanti, \
        natale, santo stefano, \
        nieuwjaar, nieuwjaarsdag, goede vrijdag, tweede paasdag, koningsdag, bevrijdingsdag, hemelvaartsdag, \
        tweede pinksterdag, eerste kerstdag, tweede kerstdag
        """)

    /// What names of whole calendars begin with.
    private static let names = [
        "feiertag", "schulferien", "abfall", "abfuhr", "mullabfuhr", "entsorgung", "geburtstag", "birthday", "feestdag",
        "afvalkalender", "anniversaire", "cumpleanos", "complean",
    ]
}
