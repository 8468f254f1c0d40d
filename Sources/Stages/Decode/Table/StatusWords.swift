package import InnkeeperCore

/// The meanings of the status words in real exports.
package struct StatusWords: Sendable {
    private let own: [String: BookingStatus]

    /// `own` are the source's words, folded; they take precedence.
    package init(own: [String: BookingStatus]) { self.own = own }

    /// The status for a word; `unknown` for a word in no list, and for an empty one.
    package func status(_ word: String) -> BookingStatus {
        let folded = foldedWord(word)
        if let status = own[folded] ?? StatusWords.known(folded) { return status }
        if let status = StatusWords.otherGender(of: folded).flatMap({ StatusWords.known($0) }) { return status }
        // "cancelled by guest", "canceled_by_hotel", "Storniert vom Gast"
        if StatusWords.cancelledBy.contains(where: folded.hasPrefix) { return .cancelled }
        if let (begin, status) = StatusWords.beginnings.first(where: { folded.hasPrefix($0.0) }), folded != begin {
            return status
        }
        return StatusWords.known(bare: NearHeadings.bare(folded)) ?? withoutParties(word)
    }

    /// "Cancellato" for "cancellata", "annulé" for "annulée", and vice versa.
    private static func otherGender(of word: String) -> String? {
        if word.hasSuffix("ée") { return String(word.dropLast()) }
        return switch word.last {
        case "é": word + "e"
        case "o": word.dropLast() + "a"
        case "a": word.dropLast() + "o"
        default: nil
        }
    }

    /// "Vom Gast storniert", "Confirmed (by host)": the one word that doesn't say who did it.
    private func withoutParties(_ word: String) -> BookingStatus {
        guard let all = HeadingWords.words(word), all.count > 1 else { return .unknown }
        let words = all.filter { !StatusWords.parties.contains($0) }
        guard words.count == 1, words.count < all.count else { return .unknown }
        return own[words[0]] ?? StatusWords.known(bare: words[0]) ?? .unknown
    }

    private static let parties: Set<String> = [
        "by", "the", "guest", "host", "property", "hotel", "owner", "admin", "system", "customer", "client", "you",
        "us",
        "vom", "von", "durch", "der", "den", "dem", "gast", "gastgeber", "kunde", "kunden", "unterkunft", "betrieb",
        "par", "le", "la", "l", "client", "hote", "voyageur", "etablissement", "por", "el", "huesped", "anfitrion",
        "cliente", "hospede", "anfitriao", "pelo", "pela", "da", "dal", "dall", "ospite", "struttura", "door", "de",
        "gastheer", "accommodatie", "gaest", "gjest", "gjesten", "гостем", "хозяином", "hosta", "przez", "goscia", "af",
        "av", "gaesten", "gasten",
        "booking", "reservation",
        "buchung", "reserva", "prenotazione", "boeking",
    ]

    /// Statuses followed by a number or a day: "Arriving in 3 days".
    private static let beginnings: [(String, BookingStatus)] = [
        ("arrivingin", .confirmed), ("arrivestomorrow", .confirmed), ("anreisein", .confirmed),
        ("arrivedans", .confirmed), ("gastbewerten", .completed), ("przyjazd", .confirmed), ("wyjazd", .inHouse),
        ("zakończony", .completed), ("reviewguest", .completed),
        ("llegaen", .confirmed), ("arrivotra", .confirmed),
    ]

    private static func known(_ folded: String) -> BookingStatus? { exactWords.values(of: folded).first }

    /// The status for a word without accents; unknown for one that accents would tell apart.
    private static func known(bare word: String) -> BookingStatus? {
        let found = bareWords.values(of: word)
        return found.first.map { first in found.allSatisfy { $0 == first } ? first : .unknown }
    }

    private static let bareWords: WordIndex<BookingStatus> = {
        var bare = WordIndex<BookingStatus>(roomFor: 1024)
        for (status, words) in words {
            for word in words { bare.add(status, for: NearHeadings.bare(word)) }
        }
        return bare
    }()

    private static let exactWords: WordIndex<BookingStatus> = {
        var known = WordIndex<BookingStatus>(roomFor: 1024)
        for (status, words) in words {
            for word in words { known.add(status, for: word) }
        }
        return known
    }()

    private static let cancelledBy = [
        "cancelledby", "canceledby", "storniertvo", "storniertdurch", "annuléepar", "annulépar", "canceladapor",
        "cancelaciónpor", "cancelamentopor", "annulationpar",
        "canceladopor", "canceladapel", "canceladopel", "cancellatada", "annullatada", "geannuleerddoor",
    ]

    // English as the portals write it; then German, Spanish, French, Italian, Portuguese and Dutch, only unambiguous
    // words.
    private static let words: KeyValuePairs<BookingStatus, [String]> = [
        .confirmed: [
            "確定", "予約確定", "確認済み", "予約済み", "已确认", "已预订", "已確認", "已接单", "예약확정", "확정", "예약완료", "jóváhagyva",
            "foglalt", "rezervat", "zarezervováno", "rezervované", "rezervováno", "varattu", "maksettu",
            "betalt", "betald", "optaget", "potwierdzony", "rezervirano", "rezervisano", "забронировано",
            "оплачено", "επιβεβαιωμένο", "rezerveedildi", "onaylandi", "kesin",
            "confirmed", "confirm", "ok", "reserved", "booked", "new", "modified", "approved", "accepted",
            "bestätigt", "gebucht", "confirmada", "confirmado", "confirmée", "confirmé", "confermata", "confermato",
            "bevestigd", "reserve", "notcanceled", "notcancelled", "angezahlt", "anzahlungerhalten", "depositpaid",
            "guaranteed", "garantiert",
            "fest", "festgebucht", "fix", "definitiv", "réservé", "réservée", "reservada", "reservado", "prenotata",
            "prenotato",
            "gereserveerd", "geboekt", "bekræftet", "bekräftad", "potvrzeno", "potvrzená", "zarezerwowana",
            "validée", "validé", "przyjęta", "potwierdzona",
            "upcoming", "confirmedbooking", "confirmedreservation", "duein", "arrivingtoday", "arrivingsoon",
            "definite", "confirmedandpaid", "fullypaid", "paidinfull", "finalised",
            "bestätigtebuchung", "potvrđeno", "potvrđena", "potrjeno", "potrjena", "potvrdené",
            "megerősítve", "visszaigazolt", "visszaigazolva", "vahvistettu", "bekreftet", "bekräftat", "confirmat",
            "confirmată", "подтверждено", "подтверждена", "подтвержден", "επιβεβαιωμένη", "επιβεβαιώθηκε",
            "onaylandı", "onaylı", "boekingbevestigd", "potwierdzone", "potwierdzono", "zarezerwowano",
            "paid", "bezahlt", "payé", "payée", "pagado", "pagada", "pagato", "pagata", "paga", "betaald", "active",
            "aktiv", "actif", "active(confirmed)", "activa", "activo", "attiva", "attivo", "actief", "amended",
            "changed",
            "updated", "geändert", "modifiée", "modifié", "modificada", "modificado", "modificata", "modificato",
            "gewijzigd", "alterada", "alterado", "reserviert", "definitief", "définitif", "définitive",
            "definitivo",
            "definitiva", "partiallypaid", "partpaid", "partlypaid", "teilbezahlt", "teilweisebezahlt",
            "arrivingtomorrow", "arrivestoday", "arrivessoon", "kommtheutean", "reistheutean", "anreiseheute",
            "reserverad", "reserveret", "reservert", "bokad", "booket", "bestilt", "opłacona", "opłacone",
            "accontoversato", "acomptereçu", "acompteversé", "rezerwacja", "reservation", "modificationofbooking",
            "teyit", "teyitli", "onay",
            "підтверджено", "підтверджене", "підтверджена", "заброньовано", "kinnitatud", "broneeritud", "apstiprināts",
            "apstiprināta", "rezervēts", "patvirtinta", "patvirtintas", "rezervuota", "signed", "signé", "signée",
            "unterschrieben", "firmado", "firmada", "firmato", "getekend", "потвърдена", "потвърдено",
            "потврђено", "потврђена", "staðfest", "staðfestur", "bókað", "accettata", "acceptée", "aceptada",
            "geaccepteerd", "saldata", "zaplaceno", "megerősített", "lefoglalva", "확정됨", "tamam", "новое",
        ],
        .inHouse: [
            "チェックイン済み", "滞在中", "已入住", "入住中", "在住", "투숙중", "체크인완료", "kirjautunutsisään", "megérkezett",
            "bejelentkezett", "ubytován", "ubytovaný", "zameldowany", "whotelu", "wtrakciepobytu", "cazat", "проживает",
            "заселен", "заселён", "άφιξηολοκληρώθηκε", "girişyapıldı", "konaklıyor",
            "inhouse", "checkedin", "arrived", "anwesend", "imhaus", "checkin", "currentlyhosting", "eingecheckt",
            "inresidence", "stayingover", "stayover", "dueout", "derzeitigergast", "aktuellergast",
            "voyageuractuel",
            "huéspedactual", "ospiteattuale", "hóspedeatual", "huidigegast", "ingecheckt",
            "angereist", "encurso", "ankommet", "anlänt", "incheckad", "indtjekket", "innsjekket",
            "checkingouttoday", "checksouttoday", "reistheuteab", "abreiseheute", "arrivé", "arrivée",
            "présent", "surplace", "llegado", "ingresado", "enestancia", "arrivato", "arrivata", "aangekomen",
            "aanwezig", "hospedado",
            "заселено", "настанен", "registreeritud", "staying", "presente", "encasa", "girişyaptı", "宿泊中",
        ],
        .completed: [
            "チェックアウト済み", "過去のゲスト", "以往房客", "往期房客", "이전게스트", "宿泊済み", "已离店", "已完成", "已退房", "퇴실", "체크아웃완료", "이용완료",
            "päättynyt", "kijelentkezett",
            "elutazott", "zakończony", "wymeldowany", "zrealizowana", "odhlášen", "ukončená", "ukončené", "finalizat",
            "finalizată", "выехал", "завершена", "завершен", "ολοκληρώθηκε", "ολοκληρωμένη", "çıkışyapıldı",
            "tamamlandı", "afsluttet", "avsluttet", "avslutad", "završeno", "zaključeno",
            "completed", "complete", "departed", "stayed", "checkout", "checkedout", "fulfilled", "pastguest", "past",
            "ausgecheckt", "abgereist",
            "ehemaligergast", "ancienvoyageur", "huéspedanterior", "ospiteprecedente", "hóspedeanterior",
            "vorigegast", "terminée", "terminé", "abgeschlossen",
            "uitgecheckt", "vertrokken", "partito", "partita", "completada", "completado", "concluída", "concluído",
            "completata", "completato", "zakończona", "dokončeno", "завершено",
            "viajeroanterior", "exhóspede", "exhuésped", "exospite", "früherergast", "vormaligergast",
            "voormaligegast", "eerderegast", "poprzednigość", "tidligeregæst",
            "tidligeregjest", "tidigaregäst", "anciensvoyageurs", "awaitingguestreview", "awaitingreview",
            "reviewguest", "leaveareview", "bewertungausstehend", "bewertungdesgastesausstehend", "gastbewerten",
            "évaluationenattente", "enattented'évaluation", "évaluerlevoyageur", "evaluaciónpendiente",
            "evaluaralhuésped", "recensioneinsospeso", "recensioneinattesa", "valutal'ospite", "avaliaçãopendente",
            "avaliarhóspede", "beoordelingvereist", "beoordeelgast", "parti", "partie", "sorti", "sortie",
            "finalizada",
            "finalizado", "finished", "closedout", "beendet", "voltooid", "afgerond",
            "lõpetatud", "pabeigts", "baigta", "приключена", "завршено", "lokið", "utcheckad", "afrejst", "utsjekket",
            "uloskirjautunut", "távozott", "çıkışyaptı", "выселен", "бывшийгость", "öncekimisafir", "korábbivendég",
            "prethodnigost", "过往房客",
        ],
        .cancelled: [
            "キャンセル", "ゲストによるキャンセル", "ホストによるキャンセル", "房客已取消", "房东已取消", "게스트가취소", "게스트가취소함", "キャンセル済み", "取消", "已取消",
            "취소", "취소됨", "예약취소", "peruttu", "lemondott", "visszamondva",
            "stornovaná", "anulowano", "odwołana", "odwołane", "anulirano", "stornirano", "iptal",
            "i\u{307}ptal", "отмена", "άκυρη", "ακυρωμένο", "aflyst", "avbokat", "avlyst",
            "cancelled", "canceled", "cancel", "cxl", "cxld", "cxcl", "cnx", "canx", "cancellation", "storniert",
            "storno",
            "abgesagt", "annulleret", "avbokad", "zrušeno", "zrušená", "anulowane", "cancelada", "cancelado",
            "annulée", "annulé",
            "annullata", "annullato", "cancellata", "geannuleerd", "anulowana",
            "cancelledbooking", "cancelledreservation", "peruutettu", "avbestilt", "kansellert", "otkazano",
            "otkazana",
            "preklicano", "odpovedano", "lemondva", "törölt", "törölve", "anulat", "anulată", "отменено",
            "отменена",
            "отменен", "ακυρώθηκε", "ακυρωμένη", "iptaledildi", "i\u{307}ptaledildi", "stornované", "zrušené",
            "annulliert", "annulé(e)", "anulada", "anulado", "gestrichen", "gelöscht", "deleted", "withdrawn",
            "cancelado(a)",
            "cancelada(o)", "annullamento", "cancelación", "cancelamento", "annulering", "annulation",
            "stornierung",
            "скасовано", "скасоване", "скасована", "tühistatud", "atcelts", "atcelta", "atšaukta", "atšauktas",
            "анулирана", "анулирано", "отказана", "отказано", "afbókað", "cancel·lada", "cancel·lat", "disdetta",
            "avbruten", "slettet", "stornováno", "аннулировано", "misafiriptaletti", "取消済み", "void", "refunded",
        ],
        .noShow: [
            "ノーショー", "不泊", "未入住", "노쇼", "nemérkezettmeg", "nieprzyjechał", "neprezentare", "незаезд",
            "δενεμφανίστηκε", "gelmedi", "udeblevet", "ikkemøtt", "utebliven", "eisaapunut", "nedorazil",
            "noshow", "noshowpenalized", "didnotarrive", "nonprésenté", "nopresentado", "nichterschienen",
            "nichtangereist", "ns", "nietverschenen", "mancatoarrivo", "nonpresentato", "nãocompareceu", "uteblev",
            "nedolazak",
        ],
        .pending: [
            "仮予約", "確認待ち", "保留中", "待确认", "待付款", "待確認", "대기", "예약대기", "vahvistamatta", "varattualustavasti",
            "függő", "előfoglalás", "čekánapotvrzení", "predbežná", "nezáväzná", "opcja", "opțiune", "опция",
            "вожидании", "неподтверждено", "σεαναμονή", "εκκρεμεί", "beklemede", "opsiyon", "opcija", "načekanju",
            "talep",
            "načakanju", "čakánapotvrdenie", "forespørsel", "förfrågan", "forespørgsel", "avventer", "prereserva",
            "reserveretoption",
            "pending", "inquiry", "enquiry", "option", "optional", "tentative", "provisional", "onhold", "hold",
            "waitlist", "warteliste", "listed'attente", "listadeespera", "listad'attesa", "wachtlijst",
            "waitlisted", "unconfirmed", "quote", "anfrage", "vorgemerkt", "angebot", "reserviertoption",
            "unbestätigt", "opción", "opzione", "optie", "provisoire", "provisorio", "provisorisch",
            "demande", "consulta", "richiesta", "aanvraag", "afventer", "oczekująca", "čeká", "request",
            "requested", "pendingmerchantconfirmation", "angefragt", "pendiente",
            "pendente", "enattente", "inattesa", "inafwachting",
            "awaitingpayment", "pendingpayment", "confirmationpending", "pendingconfirmation", "notconfirmed",
            "pendingadmin", "pendinguser", "awaitingconfirmation", "inquirypreapproved", "pencil", "pencilled",
            "pencilledin", "preapproved", "offer", "quotation", "proposal", "wachtopbevestiging", "niepotwierdzona",
            "odottaa", "standby", "opce", "függőben", "înașteptare", "ожидает", "nevyřízeno", "voorlopig",
            "beantragt", "vorläufig",
            "nichtbestätigt", "nonconfirmé", "nonconfirmée",
            "noconfirmada", "nonconfermata", "nietbevestigd", "enoption", "inopzione", "enopción", "inoptie",
            "preventivo", "devis", "presupuesto", "offerte", "offerta", "richiestainviata", "wstępna",
            "wstępnarezerwacja",
            "preliminär", "foreløpig", "foreløbig", "awaitingapproval", "toconfirm", "daconfermare", "àconfirmer",
            "porconfirmar", "triprequested", "changerequested", "invitationtobook",
            "очікується", "очікує", "непідтверджено", "ootel", "kinnitamata", "gaida", "laukiama", "nepatvirtinta",
            "чакаща", "чакащо", "начекању", "ábið", "óstaðfest", "pendent", "onrequest", "waiting", "opzionata",
            "optionposée", "enespera", "bajopetición", "offen", "optionsbuchung", "väntande", "čekánaplatbu",
            "nezaplaceno", "ожидание", "önrezervasyon",
        ],
        .rejected: [
            "拒否", "已拒绝", "拒绝", "已拒絕", "거절", "거절됨", "hylätty", "elutasítva", "zamietnuté", "zamítnuto",
            "zamítnutá", "odrzucone", "respins", "respinsă", "отклонено", "отклонена", "απορρίφθηκε",
            "reddedildi", "afvist", "avvist", "avslagen", "odbijeno", "zavrnjeno",
            "rejected", "declined", "déclinée", "declinedbymerchant", "failed", "abgelehnt", "rechazada", "refusée",
            "denied", "expired", "inquirydenied", "inquirytimedout", "inquirynotpossible", "abandoned", "voided",
            "afgewezen", "rifiutata", "recusada", "odrzucona", "abgelaufen", "expirée", "scaduta", "caducada",
            "requestwithdrawn", "requestexpired", "requestdeclined", "refusé", "refused",
            "denegada", "negada", "afgekeurd", "verlopen", "scaduto", "expirado", "expirada", "timedout",
        ],
    ]
}
