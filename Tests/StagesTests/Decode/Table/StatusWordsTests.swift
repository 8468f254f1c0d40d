import InnkeeperCore
import InnkeeperStages
import Testing

struct StatusWordsTests {
    private func statuses(_ words: [String], own: [String: BookingStatus] = [:]) -> [BookingStatus] {
        let text = "arrival,nights,status\n" + words.map { "2026-07-04,1,\($0)\n" }.joined()
        return ReadTable(text, .desk { $0.statuses = own }).bookings.status
    }

    @Test func `the words of the exports fold to statuses`() {
        #expect(
            statuses(["Confirmed", "ok", "OK", "Reserved", "New", "Modified", "APPROVED"])
                == Array(repeating: .confirmed, count: 7))
        #expect(statuses(["In-House", "checked_in", "Currently hosting"]) == Array(repeating: .inHouse, count: 3))
        #expect(
            statuses(["Check-Out", "Checked Out", "FULFILLED", "completed"]) == Array(repeating: .completed, count: 4))
        #expect(
            statuses(["Canceled", "Cancelled", "CANCEL", "cancelled_by_guest", "Cancelled by guest", "Canceled by you"])
                == Array(repeating: .cancelled, count: 6))
        #expect(statuses(["No-Show", "no_show", "NO_SHOW_PENALIZED"]) == Array(repeating: .noShow, count: 3))
        #expect(
            statuses(["Pending", "Inquiry", "REQUEST", "PENDING_MERCHANT_CONFIRMATION"])
                == Array(repeating: .pending, count: 4))
        #expect(
            statuses(["Declined", "REJECTED", "DECLINED_BY_MERCHANT", "failed"])
                == Array(repeating: .rejected, count: 4))
    }

    @Test func `common words of neighbouring languages fold too`() {
        #expect(statuses(["Bestätigt", "confirmée", "CONFIRMADA"]) == Array(repeating: .confirmed, count: 3))
        #expect(statuses(["storniert", "annulé", "Geannuleerd"]) == Array(repeating: .cancelled, count: 3))
        #expect(statuses(["nicht erschienen", "Angefragt", "abgelehnt"]) == [.noShow, .pending, .rejected])
    }

    @Test func `a stay that is over, and who cancelled it, are known as Airbnb writes them in seven languages`() {
        #expect(
            statuses([
                "Ehemaliger Gast", "Ancien voyageur", "Huésped anterior", "Ospite precedente", "Hóspede anterior",
                "Vorige gast", "Past guest",
            ]) == Array(repeating: .completed, count: 7))
        #expect(
            statuses([
                "Storniert vom Gast", "Annulée par le voyageur", "Cancelada por el huésped", "Cancellata dall'ospite",
                "Cancelada pelo hóspede", "Geannuleerd door gast", "Canceled by guest",
            ]) == Array(repeating: .cancelled, count: 7))
    }

    @Test func `the words of Asia fold too`() {
        let all: [(BookingStatus, [String])] = [
            (.confirmed, ["予約", "変更", "待入住", "已支付", "변경", "배정완료", "Đã xác nhận", "ยืนยัน", "مؤكد", "Dikonfirmasi"]),
            (.pending, ["待支付", "未支付", "Chờ xác nhận", "รอยืนยัน", "قيد الانتظار", "Menunggu"]),
            (.cancelled, ["ゲストによりキャンセル済み", "已退款", "Đã hủy", "ยกเลิก", "ملغي", "Dibatalkan"]),
            (.completed, ["Đã trả phòng", "เสร็จสิ้น", "مكتمل", "Selesai"]), (.noShow, ["Không đến", "لم يحضر"]),
        ]
        for (status, words) in all { #expect(statuses(words) == Array(repeating: status, count: words.count)) }
    }

    @Test func `rooms are taken, and bills are paid in part or not`() {
        #expect(
            statuses(["Забронирован", "Занят", "Не оплачено", "PARTIAL"])
                == [.confirmed, .inHouse, .pending, .confirmed])
    }

    @Test func `of an address its last part is the word`() {
        #expect(
            statuses([
                "http://schema.org/Confirmed", "https://schema.org/ReservationConfirmed",
                "https://schema.org/ReservationCancelled", "https://schema.org/ReservationPending",
                "https://example.org/",
            ]) == [.confirmed, .confirmed, .cancelled, .pending, .unknown])
    }

    @Test func `text after a status is ignored`() {
        #expect(statuses(["Gast bewerten – läuft bald ab"]) == [.completed])
        #expect(statuses(["Cancelación por parte del viajero", "Rezerwacja"]) == [.cancelled, .confirmed])
    }

    @Test func `a word in the other gender is the same word`() {
        #expect(statuses(["Cancellato", "Annullata", "Annulé"]) == Array(repeating: .cancelled, count: 3))
        #expect(statuses(["Rechazado", "Expirée"]) == [.rejected, .rejected])
    }

    @Test func `a word without its accents is the same word`() {
        #expect(statuses(["CONFIRMEE", "Annulee", "bestaetigt"]).prefix(2) == [.confirmed, .cancelled])
    }

    @Test func `an unknown word, and an empty one, is never confirmed`() {
        #expect(statuses(["maybe", "", "confirmedish", "cancel maybe"]) == Array(repeating: .unknown, count: 4))
    }

    @Test func `the source's own words come first`() {
        #expect(
            statuses(["bestätigt", "Bestätigt", "ok"], own: ["bestätigt": .confirmed, "ok": .pending]) == [
                .confirmed, .confirmed, .pending,
            ])
    }

    @Test func `without a status column every booking is confirmed`() {
        let file = ReadTable("arrival,nights\n2026-07-04,1\n", .desk())
        #expect(file.bookings.status == [.confirmed])
        #expect(!file.bookings.carried.contains(.status))
    }

    @Test func `a status may be a constant`() {
        let settings = SourceSettings.desk { $0.columns["status"] = .constant("Checked out") }
        #expect(ReadTable("arrival,nights\n2026-07-04,1\n", settings).bookings.status == [.completed])
    }

    @Test func `who did it is not what it means, wherever it stands`() {
        #expect(
            statuses(["Vom Gast storniert", "Cancelado por el anfitrión", "Host cancelled", "Booking cancelled"])
                == Array(repeating: .cancelled, count: 4))
        #expect(statuses(["Confirmed by host", "Reserva confirmada"]) == [.confirmed, .confirmed])
        #expect(statuses(["not confirmed by guest", "cancel request by guest"]) == [.unknown, .unknown])
    }

    @Test func `what is paid is confirmed, and what awaits a review is over`() {
        #expect(
            statuses(["Paid", "Bezahlt", "Pagada", "Active", "Amended", "Definitief"]).allSatisfy { $0 == .confirmed })
        #expect(statuses(["Awaiting guest review", "Evaluación pendiente"]) == [.completed, .completed])
        #expect(statuses(["Arriving in 3 days", "Voorlopig"]) == [.confirmed, .pending])
    }

    @Test(arguments: [
        BookingStatus.cancelled: [
            "Disdetta", "Avbruten", "Slettet", "Kansellert av gjesten", "Stornováno", "Аннулировано", "Отменено гостем",
            "Misafir iptal etti", "取消済み", "Void", "Refunded",
        ],
        .confirmed: [
            "Accettata", "Acceptée", "Aceptada", "Geaccepteerd", "Saldata", "Zaplaceno", "Megerősített", "Lefoglalva",
            "확정됨", "Tamam", "Новое",
        ],
        .pending: [
            "On request", "Waiting", "Opzionata", "Option posée", "En espera", "Bajo petición", "Offen",
            "Optionsbuchung", "Väntande", "Čeká na platbu", "Nezaplaceno", "Ожидание", "Ön rezervasyon",
        ],
        .inHouse: ["Staying", "Presente", "En casa", "Giriş yaptı", "宿泊中"],
        .completed: [
            "Utcheckad", "Afrejst", "Utsjekket", "Uloskirjautunut", "Távozott", "Çıkış yaptı", "Выселен",
            "Бывший гость",
            "Önceki misafir", "Korábbi vendég", "Prethodni gost", "过往房客",
        ],
        .noShow: [
            "NS", "Niet verschenen", "Mancato arrivo", "Non presentato", "Não compareceu", "Uteblev", "Nedolazak",
        ],
    ])
    func `everyday words of hotels and portals fold too`(status: BookingStatus, words: [String]) {
        for word in words { #expect(statuses([word]) == [status], "\(word)") }
    }

    @Test func `a word with a question mark is a question`() {
        #expect(statuses(["reserviert?", "confirmed?"]) == [.unknown, .unknown])
    }

    @Test func `expected guests are confirmed, and what lies in the trash is cancelled`() {
        #expect(statuses(["Expected", "erwartet", "attendue", "verwacht"]) == Array(repeating: .confirmed, count: 4))
        #expect(statuses(["trash", "in attesa", "attesa"]) == [.cancelled, .pending, .unknown])
    }
}
