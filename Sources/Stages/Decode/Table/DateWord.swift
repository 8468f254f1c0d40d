internal import InnkeeperCore

/// A word in a date.
///
/// Before: `Sa`, `of`, `Juli` and `th` in `Sa, 4. Juli 2026` and `the 4th of July 2026`.
/// After: a month, or a word that adds nothing to the numbers.
enum DateWord: Equatable {
    case month(Int)
    case filler

    /// nil for a word that doesn't belong in a date. `digits` is the length of the number before it, if any; `isFirst`
    /// means that nothing of the date precedes it.
    init?(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, of cellEnd: Int, after digits: Int, isFirst: Bool) {
        let word = String(decoding: (start..<end).map { bytes[$0] }, as: UTF8.self).lowercased()
        // "mar." is also Tuesday in French, Spanish and Italian, so before a number it is ambiguous.
        let isFollowed = (end..<cellEnd).contains { bytes[$0] >= 0x80 || (bytes[$0] | 0x20) &- 0x61 < 26 }
        let month = MonthName.month(word)
        if isFirst, month == nil || word == "mar" && isFollowed, DateWord.isWeekday(word) {
            self = .filler
        } else if let month {
            self = .month(month)
        } else if digits > 0 && DateWord.ordinals.contains(word) || DateWord.fillers.contains(word) {
            self = .filler
        } else {
            return nil
        }
    }

    /// Where what ends a date in some languages ends: `2027年5月14日`, `14 мая 2027 г.`, `2026/12/05(土)`.
    static func behind(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
        guard start < end, bytes[start] >= 0x80 || bytes[start] == 0x20 || bytes[start] == 0x28 else { return start }
        let ending = endings.first { ending in
            ending.count <= end - start && ending.indices.allSatisfy { bytes[start + $0] == ending[$0] }
        }
        return behindWeekday(bytes, start + (ending?.count ?? 0), end)
    }

    /// Where a day of the week ends that is in brackets behind a date.
    private static func behindWeekday(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
        // A full-width bracket begins with 0xEF.
        guard let first = (start..<end).first(where: { bytes[$0] != 0x20 }),
            bytes[first] == 0x28 || bytes[first] == 0xEF,
            end - start <= 32
        else { return start }
        let rest = String(decoding: (start..<end).map { bytes[$0] }, as: UTF8.self)
        let text = rest.drop { $0 == " " }
        guard let open = text.first, open == "(" || open == "（",
            let close = text.firstIndex(where: { $0 == ")" || $0 == "）" })
        else { return start }
        let word = text[..<close].dropFirst().filter { $0 != "." && $0 != " " }.lowercased()
        guard isWeekday(word) || eastAsianWeekdays.contains(word.first ?? " ") && word.count <= 3 else { return start }
        return end - text[close...].dropFirst().utf8.count
    }

    /// Their first characters in Japanese, Korean and Chinese.
    private static let eastAsianWeekdays: Set<Character> = [
        "月", "火", "水", "木", "金", "土", "日", "월", "화", "수", "목", "금", "토", "일", "周", "週", "星",
    ]

    private static let endings = ["日", "일", " г.", " г", "г.", " р.", " р", "р.", " d.", " d"].map { Array($0.utf8) }

    private static let ordinals: Set<String> = ["st", "nd", "rd", "th", "er", "e", "º", "ª", "o", "a"]
    private static let fillers: Set<String> = [
        "of", "the", "de", "del", "di", "den", "der", "am", "le", "el", "il", "van", "年", "月", "日", "년", "월", "일", "m",
        "gada",
    ]

    /// A day of the week, or its first letters.
    private static func isWeekday(_ word: String) -> Bool {
        word.count >= 2 && weekdays.contains { $0.hasPrefix(word) }
    }

    private static let weekdays = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "montag", "dienstag", "mittwoch",
        "donnerstag", "freitag", "samstag", "sonnabend", "sonntag", "lundi", "mardi", "mercredi", "jeudi", "vendredi",
        "samedi", "dimanche", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo", "lunedì",
        "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica", "maandag", "dinsdag", "woensdag",
        "donderdag", "vrijdag", "zaterdag", "zondag", "segunda", "terça", "quarta", "quinta", "sexta", "feira",
        "poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota", "niedziela", "mandag", "tirsdag", "onsdag",
        "torsdag", "fredag", "lørdag", "søndag", "måndag", "tisdag", "lördag", "söndag",
        "maanantai", "tiistai", "keskiviikko", "torstai", "perjantai", "lauantai", "sunnuntai", "hétfő", "kedd",
        "szerda", "csütörtök", "péntek", "szombat", "vasárnap", "пн", "вт", "ср", "чт", "пт", "сб", "вс",
        "понедельник", "вторник", "среда", "четверг", "пятница", "суббота", "воскресенье", "δευτέρα", "τρίτη",
        "τετάρτη", "πέμπτη", "παρασκευή", "σάββατο", "κυριακή", "pazartesi", "salı", "çarşamba", "perşembe", "cuma",
        "cumartesi", "pazar", "esmaspäev", "teisipäev", "kolmapäev", "neljapäev", "reede", "laupäev", "pühapäev",
        "pirmdiena", "otrdiena", "trešdiena", "ceturtdiena", "piektdiena", "sestdiena", "svētdiena", "pirmadienis",
        "antradienis", "trečiadienis", "ketvirtadienis", "penktadienis", "šeštadienis", "sekmadienis", "понеділок",
        "вівторок", "середа", "четвер", "субота", "неділя", "понеделник", "сряда", "четвъртък", "петък", "събота",
        "неделя", "понедељак", "уторак", "четвртак", "петак", "недеља", "dilluns", "dimarts", "dimecres", "dijous",
        "divendres", "dissabte", "diumenge", "mánudagur", "þriðjudagur", "miðvikudagur", "fimmtudagur", "föstudagur",
        "laugardagur", "sunnudagur",
    ]
}

/// The names of months in English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Czech, Danish and
/// Swedish, in full or abbreviated to at least three letters, if that is unambiguous; and in other languages as they
/// are written in dates. Not in Croatian, whose October is the November of Poles and Czechs.
enum MonthName {
    static func month(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
        guard end - start >= 3, end - start <= 16 else { return nil }
        return month(String(decoding: (start..<end).map { bytes[$0] }, as: UTF8.self).lowercased())
    }

    /// The word must be in lower case.
    static func month(_ word: String) -> Int? { months[word] }

    /// The month in a cell: a name, or a number from 1 to 12.
    static func month(_ bytes: Span<UInt8>, cell start: Int, _ end: Int) -> Int? {
        if let month = month(bytes, start, end) { return month }
        guard let number = CountText.read(bytes, start, end).value, 1...12 ~= number else { return nil }
        return number
    }

    /// Every name and every prefix of one, except those that two months share.
    private static let months: [String: Int] = {
        var months: [String: Int] = [:]
        var doubtful: Set<String> = []
        for (index, names) in names.enumerated() {
            for name in names {
                for length in 3...max(3, name.count) {
                    let word = String(name.prefix(length))
                    if let other = months[word], other != index + 1 { doubtful.insert(word) }
                    months[word] = index + 1
                }
            }
        }
        for word in doubtful { months[word] = nil }
        for (index, words) in further.enumerated() {
            for word in words where months[word] == nil && !doubtful.contains(word) { months[word] = index + 1 }
        }
        return months
    }()

    private static let names = [
        [
            "january", "januar", "jänner", "janvier", "enero", "gennaio", "janeiro", "januari", "styczeń", "stycznia",
            "leden", "ledna",
        ],
        [
            "february", "februar", "feber", "février", "fevrier", "febrero", "febbraio", "fevereiro", "februari",
            "luty", "lutego", "únor", "února",
        ],
        [
            "march", "märz", "maerz", "mrz", "mars", "marzo", "março", "maart", "mrt", "marzec", "marca", "marts",
            "březen", "března",
        ],
        ["april", "avril", "abril", "aprile", "kwiecień", "kwietnia", "duben", "dubna"],
        ["may", "mai", "mayo", "maggio", "maio", "mei", "maj", "maja", "květen", "května"],
        ["june", "juni", "juin", "junio", "giugno", "junho", "czerwiec", "czerwca", "červen", "června"],
        [
            "july", "juli", "juillet", "julio", "luglio", "julho", "lipiec", "lipca", "červenec", "července",
        ],
        ["august", "août", "aout", "agosto", "augustus", "sierpień", "sierpnia", "augusti", "srpen", "srpna"],
        ["september", "septembre", "septiembre", "settembre", "setembro", "wrzesień", "września", "září"],
        [
            "october", "oktober", "octobre", "octubre", "ottobre", "outubro", "październik", "października", "říjen",
            "října",
        ],
        ["november", "novembre", "noviembre", "novembro", "listopad", "listopada", "listopadu"],
        [
            "december", "dezember", "décembre", "decembre", "diciembre", "dicembre", "dezembro", "grudzień", "grudnia",
            "prosinec", "prosince",
        ],
    ]

    /// Norwegian, Icelandic, Finnish, Estonian, Latvian, Lithuanian, Slovak, Slovenian, Serbian, Bulgarian, Hungarian,
    /// Romanian, Russian, Ukrainian, Catalan, Greek and Turkish, as far as they differ.
    private static let further: [[String]] = [
        [
            "tammikuu", "tammikuuta", "január", "januára", "ianuarie", "ian", "января", "январь", "янв", "січня", "січ",
            "ιανουαρίου", "ιανουάριος", "ιαν", "ocak", "oca",
            "jaanuar", "janvāris", "janvārī", "sausio", "sausis", "януари", "јануар", "gener", "janúar",
        ],
        [
            "helmikuu", "helmikuuta", "február", "februára", "februarie", "февраля", "февраль", "фев", "февр", "лютого",
            "лют", "φεβρουαρίου", "φεβρουάριος", "φεβ", "şubat", "şub",
            "veebruar", "februāris", "februārī", "vasario", "vasaris", "февруари", "фебруар", "febrer", "febrúar",
        ],
        [
            "maaliskuu", "maaliskuuta", "marec", "március", "márc", "martie", "марта", "март", "мар", "березня", "бер",
            "μαρτίου", "μάρτιος", "μαρ", "mart",
            "märts", "kovo", "kovas", "març",
        ],
        [
            "huhtikuu", "huhtikuuta", "apríl", "apríla", "április", "ápr", "aprilie", "апреля", "апрель", "апр",
            "квітня",
            "квіт", "απριλίου", "απρίλιος", "απρ", "nisan", "nis",
            "aprill", "aprīlis", "aprīlī", "balandžio", "balandis", "април",
        ],
        [
            "toukokuu", "toukokuuta", "máj", "mája", "május", "мая", "май", "травня", "трав", "μαΐου", "μαϊου", "μάιος",
            "μαΐ", "μάι", "mayıs",
            "maijs", "maijā", "gegužės", "gegužė", "мај", "maig", "maí",
        ],
        [
            "kesäkuu", "kesäkuuta", "jún", "júna", "junij", "június", "iunie", "iun", "июня", "июнь", "июн", "червня",
            "черв", "ιουνίου", "ιούνιος", "ιουν", "haziran", "haz",
            "juuni", "jūnijs", "jūnijā", "birželio", "birželis", "юни", "јун", "juny", "júní", "jun",
        ],
        [
            "heinäkuu", "heinäkuuta", "júl", "júla", "julij", "július", "iulie", "iul", "июля", "июль", "июл", "липня",
            "лип", "ιουλίου", "ιούλιος", "ιουλ", "temmuz", "tem",
            "juuli", "jūlijs", "jūlijā", "liepos", "liepa", "юли", "јул", "juliol", "júlí",
        ],
        [
            "elokuu", "elokuuta", "augusta", "avgust", "avg", "augusztus", "августа", "август", "авг", "серпня", "серп",
            "αυγούστου", "αύγουστος", "αυγ", "ağustos", "ağu",
            "augusts", "augustā", "rugpjūčio", "rugpjūtis", "agost", "ágúst",
        ],
        [
            "syyskuu", "syyskuuta", "septembra", "szeptember", "szept", "septembrie", "сентября", "сентябрь", "сен",
            "сент", "вересня", "вер", "σεπτεμβρίου", "σεπτέμβριος", "σεπ", "σεπτ", "eylül", "eyl",
            "septembris", "septembrī", "rugsėjo", "rugsėjis", "септември", "септембар", "septembar", "setembre",
        ],
        [
            "lokakuu", "lokakuuta", "október", "októbra", "okt", "octombrie", "октября", "октябрь", "окт", "жовтня",
            "жовт", "οκτωβρίου", "οκτώβριος", "οκτ", "ekim", "eki",
            "oktoober", "oktobris", "oktobrī", "spalio", "spalis", "октомври", "октобар", "oktobar",
        ],
        [
            "marraskuu", "marraskuuta", "novembra", "noiembrie", "noi", "ноября", "ноябрь", "ноя", "нояб", "листопада",
            "лист", "νοεμβρίου", "νοέμβριος", "νοε", "kasım", "kas",
            "novembris", "novembrī", "lapkričio", "lapkritis", "ноември", "новембар", "novembar", "nóvember",
        ],
        [
            "joulukuu", "joulukuuta", "desember", "des", "decembra", "decembrie", "декабря", "декабрь", "дек", "грудня",
            "груд", "δεκεμβρίου", "δεκέμβριος", "δεκ", "aralık", "ara",
            "detsember", "decembris", "decembrī", "gruodžio", "gruodis", "декември", "децембар", "decembar",
            "desembre",
        ],
    ]
}
