import InnkeeperCalendar
import InnkeeperCore
import Testing

struct FeedMeaningTests {
    private func meaning(
        _ summary: String, uid: String = "1@airbnb.com", _ change: (inout FeedEvent) -> Void = { _ in }
    )
        -> FeedMeaning
    {
        var event = FeedEvent()
        event.summary = summary
        event.uid = uid
        change(&event)
        return FeedMeaning(event, program: "")
    }

    @Test(arguments: [
        ("Reserved", "1@airbnb.com", BookingStatus.confirmed), ("Airbnb (Not available)", "1@airbnb.com", nil),
        ("Blocked", "1", nil), ("Reserved - Ada", "1", .confirmed),
        ("CLOSED - Not available", "1@booking.com", .closed),
        ("CLOSED - Not available", "1", nil), ("Ada Alder", "1", .confirmed), ("", "1", .confirmed),
    ])
    func `reserved and blocked are told apart`(summary: String, uid: String, status: BookingStatus?) {
        let found = meaning(summary, uid: uid)
        #expect(found.status == status)
        #expect((status == nil) == (found.reason != nil))
    }

    @Test func `an event that is cancelled, tentative, free or repeated is not a stay like others`() {
        #expect(meaning("Reserved") { $0.statusText = "CANCELLED" }.status == .cancelled)
        #expect(meaning("Reserved") { $0.statusText = "TENTATIVE" }.status == .pending)
        #expect(meaning("Reserved") { $0.isTransparent = true }.status == nil)
        #expect(meaning("Reserved") { $0.isRepeating = true }.status == nil)
    }

    @Test(arguments: [
        ("CONFIRMED", BookingStatus.confirmed), ("canceled", .cancelled), (" Cancelled ", .cancelled),
        ("DECLINED", .rejected), ("no-show", .noShow), ("Checked in", .inHouse), ("On hold", .pending),
        ("", .confirmed), ("BLOCKED", nil), ("Not available", nil),
    ])
    func `the status of an event may be any word of exports`(text: String, status: BookingStatus?) {
        #expect(meaning("Reserved") { $0.statusText = text }.status == status)
    }

    @Test(arguments: ["Reserved", "Option - Ada", "Ada Alder"])
    func `a status in no list is unknown, whatever the summary says`(summary: String) {
        #expect(meaning(summary) { $0.statusText = "NEEDS-ACTION" }.status == .unknown)
    }

    @Test func `a source says what its own words mean`() {
        var event = FeedEvent()
        event.summary = "Reserved"
        event.statusText = "Wartelist"
        #expect(FeedMeaning(event, program: "", statuses: ["wartelist": .pending]).status == .pending)
    }

    @Test func `hours of one day are an appointment, unless they are called a booking`() {
        func found(_ summary: String) -> FeedMeaning { meaning(summary, uid: "1") { $0.isPartOfDay = true } }
        // A cleaning of two hours blocks no night.
        for summary in ["Plumber", "Dora Falk", "Cleaning", ""] { #expect(found(summary).reason == .appointment) }
        #expect(found("Reserved - Ada").status == .confirmed && found("Option - Ada").status == .pending)
    }

    @Test func `numbers and guests are taken where the channel gives them`() {
        let code = meaning("Reserved") {
            $0.description = "https://www.airbnb.com/hosting/reservations/details/HMX1\nPhone"
        }
        #expect(code.id == "HMX1")
        #expect(meaning("Reserved", uid: "u-7").id == "u-7")
        #expect(meaning("Reserved - Ada Alder", uid: "u").guest == "Ada Alder" && meaning("Ada - A1").guest.isEmpty)
    }

    @Test(arguments: [
        "Blocked", "Owner stay", "Owner stay - Miller", "Maintenance", "Not available", "No longer available",
        "Gesperrt", "Nicht verfügbar", "NICHT VERFUEGBAR, gesperrt", "Eigenbelegung", "Geschlossen - Wartung",
        "Indisponible", "Airbnb (Indisponible)", "Non disponible", "Bloqué", "Séjour du propriétaire",
        "No disponible", "Bloqueado", "Mantenimiento", "Non disponibile", "Bloccato", "Manutenzione",
        "Niet beschikbaar", "Geblokkeerd", "Onderhoud", "Indisponível", "Não disponível", "Manutenção",
    ])
    func `nights that are closed are no stay, in seven languages`(summary: String) {
        #expect(meaning(summary, uid: "1").status == nil)
    }

    @Test(arguments: [
        "Tentative", "Option", "Provisional", "Vorläufig", "Provisorisch", "Anfrage", "Provisoire", "En attente",
        "Pendiente", "Provvisoria", "In attesa", "Voorlopig", "Optie", "Provisória", "Pendente",
    ])
    func `what is not certain yet is pending, and its guest is kept`(word: String) {
        let found = meaning("\(word) - Melanie", uid: "1")
        #expect(found.status == .pending && found.guest == "Melanie")
        #expect(meaning(word.uppercased(), uid: "1").status == .pending)
    }

    @Test(arguments: [
        "Reserved", "Booked", "Reserviert", "Gebucht", "Belegt", "Réservée", "Réservé", "Reservado", "Reserva",
        "Prenotato", "Prenotazione", "Gereserveerd", "Geboekt", "Reservada",
    ])
    func `what is reserved is confirmed, and its guest is kept`(word: String) {
        let found = meaning("\(word) - Melanie", uid: "1")
        #expect(found.status == .confirmed && found.guest == "Melanie")
        #expect(meaning("\(word): Melanie Closed", uid: "1").guest == "Melanie Closed")
    }

    @Test func `a guest whose name is a word of closed nights has a stay`() {
        #expect(meaning("Reserved - Onderhoud Maintenance", uid: "1").status == .confirmed)
        #expect(meaning("Blockman", uid: "1").status == .confirmed)
    }

    @Test(arguments: ["CLOSED - Not available", "Geschlossen - Nicht verfügbar", "FERMÉ - Indisponible", "Cerrado"])
    func `what Booking.com calls closed may be a stay`(summary: String) {
        #expect(meaning(summary, uid: "1@booking.com").status == .closed)
        #expect(meaning(summary, uid: "1").status == nil)
    }

    @Test(arguments: [
        ("Petra Klein (4711)", "Petra Klein", "1"), ("Nina Faure", "Nina Faure", "1"),
        ("Sarah Johnson (VRBO)", "Sarah Johnson", "1"), ("Airbnb - Dora Falk", "Dora Falk", "1"),
        ("Booking.com - Karl Sommer", "Karl Sommer", "1"),
        ("Reserved - John Doe (HMABC12399)", "John Doe", "HMABC12399"),
        ("Buchung Familie Meier", "Familie Meier", "1"), ("Option M\u{FC}ller", "M\u{FC}ller", "1"),
    ])
    func `the guest is kept in the forms of many systems`(summary: String, guest: String, number: String) {
        let found = meaning(summary, uid: "1")
        #expect(found.guest == guest && found.id == number)
    }

    @Test(arguments: ["Reserved - Vrbo", "Reserved - HomeAway", "Belegt - Direktbuchung", "Reserved - Direct Booking"])
    func `the name of a channel is not taken for a guest`(summary: String) {
        let found = meaning(summary, uid: "1")
        #expect(found.status == .confirmed && found.guest.isEmpty)
    }

    @Test func `what is closed or pending in a remark is so`() {
        #expect(meaning("Reserved - Not available").status == nil)
        #expect(meaning("Reservado (solicitud pendiente)").status == .pending)
        #expect(meaning("Option M\u{FC}ller").status == .pending && meaning("Cleaning (Cinderella)").status == nil)
    }

    @Test func `the description names the guest, and Airbnb's number`() {
        let found = meaning("Reserved - Direct Booking", uid: "u") {
            $0.description = "Guest: Tina Turner (2 guests)\nConfirmation code: HMABC12399\nEmail: t@example.org"
        }
        #expect(found.guest == "Tina Turner" && found.id == "HMABC12399")
    }
}
