import InnkeeperCore
import InnkeeperStages
import Testing

struct TranslatedAliasesTests {
    /// The stay of one row: id, guest, arrival, departure, nights, guests, total and status.
    private func stay(_ header: String, _ row: String) -> [String] {
        let file = ReadTable(header + "\n" + row + "\n", .desk { $0.dates = .dayFirst })
        let table = file.bookings
        guard table.count == 1 else { return file.findings }
        let guest = file.slices[0].cell(row: 0, field: "camper_name")?.value ?? "-"
        return [
            table.id[0], guest, table.arrival[0].shown, table.departure[0].shown, "\(table.guests[0].value ?? -1)",
            "\(table.total[0].minorUnits ?? -1)", table.status[0].name,
        ]
    }

    private let expected = ["17", "Ada Kant", "2026-07-04", "2026-07-06", "3", "12050", "confirmed"]

    @Test func `a German, French, Spanish, Portuguese, Italian and Dutch table is read without a mapping`() {
        let row = "17;Ada Kant;04.07.2026;06.07.2026;2;2;1;120,50"
        #expect(
            stay(
                "Buchungsnummer;Name des Gastes;Anreise;Abreise;Nächte;Erwachsene;Kinder;Gesamtpreis;Status",
                row + ";bestätigt") == expected)
        #expect(
            stay(
                "Numéro de réservation;Nom du client;Date d'arrivée;Date de départ;Nuits;Adultes;Enfants;Prix total;Statut",
                row + ";confirmée") == expected)
        #expect(
            stay(
                "Número de reserva;Huésped;Llegada;Salida;Noches;Adultos;Niños;Importe total;Estado",
                row + ";confirmada")
                == expected)
        #expect(
            stay(
                "Código da reserva;Hóspede;Chegada;Partida;Noites;Adultos;Crianças;Valor total;Estado",
                row + ";confirmado")
                == expected)
        #expect(
            stay(
                "Numero prenotazione;Ospite;Arrivo;Partenza;Notti;Adulti;Bambini;Prezzo totale;Stato",
                row + ";confermata")
                == expected)
        #expect(
            stay(
                "Reserveringsnummer;Naam gast;Aankomst;Vertrek;Nachten;Volwassenen;Kinderen;Totaalprijs;Status",
                row + ";bevestigd") == expected)
    }

    @Test(arguments: [
        ("Broneeringu nr;Külaline;Saabumine;Lahkumine;Öid;Täiskasvanuid;Lapsi;Kokku;Staatus", "kinnitatud"),
        ("Rezervācijas nr.;Viesis;Ierašanās;Izbraukšana;Naktis;Pieaugušie;Bērni;Kopā;Statuss", "apstiprināts"),
        ("Rezervacijos nr.;Svečias;Atvykimas;Išvykimas;Naktys;Suaugę;Vaikai;Suma;Būsena", "patvirtinta"),
        ("№ бронювання;Гість;Заїзд;Виїзд;Ночей;Дорослих;Дітей;Сума;Статус", "підтверджено"),
        ("№ резервация;Гост;Пристигане;Заминаване;Нощувки;Възрастни;Деца;Сума;Статус", "потвърдена"),
        ("Број резервације;Гост;Долазак;Одлазак;Ноћења;Одрасли;Деца;Износ;Статус", "потврђено"),
        ("Núm. reserva;Hoste;Arribada;Sortida;Nits;Adults;Nens;Preu total;Estat", "confirmada"),
        ("Bókunarnúmer;Gestur;Koma;Brottför;Nætur;Fullorðnir;Börn;Upphæð;Staða", "staðfest"),
        ("Číslo rezervace;Host;Příjezd;Odjezd;Počet nocí;Dospělí;Děti;Cena celkem;Stav", "potvrzeno"),
        ("Foglalási szám;Vendég;Érkezés;Távozás;Éjszakák;Felnőtt;Gyermek;Összeg;Státusz", "visszaigazolt"),
        ("订单号;姓名;入住日期;离店日期;晚数;成人;儿童;总价;状态", "已确认"),
        ("予約番号;氏名;チェックイン;チェックアウト;泊数;大人;子供;合計金額;ステータス", "確定"),
        ("Référence;Client;Début;Fin;Nuits;Adultes;Enfants;Montant;Statut", "signé"),
        ("Referência;Cliente;Início;Fim;Noites;Adultos;Crianças;Valor;Estado", "confirmado"),
    ])
    func `a table in a further language is read without a mapping`(header: String, status: String) {
        #expect(stay(header, "17;Ada Kant;04.07.2026;06.07.2026;2;2;1;120,50;" + status) == expected)
    }

    @Test func `short headers for the number and the site are known, and a town is no site`() {
        for header in ["Buchungsnr;Platz", "Reservierungsnr.;Platz-Nr.", "Buchung;Zimmer", "Réservation;Chambre"] {
            let file = ReadTable(header + ";Anreise;Abreise\n17;B3;2026-07-04;2026-07-06\n", .desk())
            #expect(file.bookings.id[0] == "17", "\(header)")
            #expect(file.bookings.site[0] == "B3", "\(header)")
        }
        // Dutch: the guest's town
        let file = ReadTable("Boeking;Plaats;Aankomst;Vertrek\n17;Utrecht;2026-07-04;2026-07-06\n", .desk())
        #expect(!file.bookings.carried.contains(.siteNumber))
    }

    @Test func `a table of sites in German is recognised`() {
        let text = "Stellplatz;Kategorie;Strom;Wasser;Breitengrad;Längengrad\nA1;Zelt;ja;nein;48,1;11,5\n"
        #expect(CSVFormat.recognise(Array(text.utf8), fileName: "x") == .campsites)
        let file = ReadTable(text, SourceSettings(name: "s", kind: .campsites))
        #expect(file.campSites.rows.map(\.number) == ["A1"])
        #expect(file.campSites.rows[0].coordinate == Coordinate(latitude: 48.1, longitude: 11.5))
    }

    @Test func `letters that are put together of two scalars are the same letters`() {
        // Given "Nächte" with a combining diaeresis, as macOS writes it
        let file = ReadTable("Anreise;Na\u{308}chte\n04.07.2026;2\n", .desk { $0.dates = .dayFirst })
        #expect(file.bookings.nights.map(\.value) == [2])
    }

    @Test(arguments: [
        "Reservasjonsnummer;Gjestenavn;Innsjekking;Utsjekking;Netter;Voksne;Barn;Totalpris;Status|bekreftet",
        "Bokningsnummer;Gästnamn;Ankomst;Avresa;Nätter;Vuxna;Barn;Totalpris;Status|bekräftad",
        "Varausnumero;Vieraan nimi;Tulopäivä;Lähtöpäivä;Yöt;Aikuiset;Lapset;Kokonaishinta;Tila|vahvistettu",
        "Nr rezerwacji;Nazwisko gościa;Przyjazd;Wyjazd;Liczba nocy;Dorośli;Dzieci;Kwota;Status|potwierdzona",
        "Číslo rezervace;Jméno hosta;Příjezd;Odjezd;Počet nocí;Dospělí;Děti;Celková cena;Stav|potvrzeno",
        "Broj rezervacije;Ime gosta;Prijava;Odjava;Noćenja;Odrasli;Djeca;Cijena;Status|potvrđeno",
        "Številka rezervacije;Ime gosta;Datum prihoda;Datum odhoda;Število nočitev;Odrasli;Otroci;Znesek;Status|potrjeno",
        "Foglalási szám;Vendég neve;Érkezés;Távozás;Éjszakák;Felnőttek;Gyermekek;Ár;Állapot|visszaigazolva",
        "Număr rezervare;Nume oaspete;Sosire;Plecare;Nopți;Adulți;Copii;Preț;Stare|confirmată",
        "Номер бронирования;Имя гостя;Заезд;Выезд;Ночей;Взрослые;Дети;Стоимость;Статус|подтверждено",
        "Αριθμός κράτησης;Επισκέπτης;Άφιξη;Αναχώρηση;Διανυκτερεύσεις;Ενήλικες;Παιδιά;Τιμή;Κατάσταση|επιβεβαιωμένη",
    ])
    func `tables in the other languages of the portals are read without a mapping`(headerAndStatus: String) {
        let parts = headerAndStatus.split(separator: "|").map(String.init)
        #expect(stay(parts[0], "17;Ada Kant;04.07.2026;06.07.2026;2;2;1;120,50;" + parts[1]) == expected)
        #expect(CSVFormat.recognise(Array((parts[0] + "\n").utf8), fileName: "x") == .bookings)
    }

    @Test func `who comes to work and leaves is no guest`() {
        let text = "Ime;Prijava;Odjava\nAda;2026-07-04;2026-07-04\n"
        #expect(CSVFormat.recognise(Array(text.utf8), fileName: "x") == nil)
    }

    @Test(arguments: [
        "Ankunft;Abfahrt", "Anreise;Abfahrt", "Ankunftsdatum;Abfahrtsdatum", "An;Ab",
        "Fecha de ingreso;Fecha de egreso",
        "Arribo;Salida", "Arrivée;Sortie", "Entrée;Sortie", "Прибытие;Убытие", "抵达;离开", "Kezdete;Vége",
        "Kezdő dátum;Záró dátum", "Alkamispäivä;Päättymispäivä", "Datum zahájení;Datum ukončení", "Från;Till",
        "Move in;Move out",
    ])
    func `a first and a last day are known by everyday words`(days: String) {
        let text = "Nr;Name;\(days);Nr. of guests\n1;Ada Kant;2026-07-04;2026-07-06;2\n"
        #expect(CSVFormat.recognise(Array(text.utf8), fileName: "x") == .bookings)
        #expect(ReadTable(text, .desk()).bookings.nights.map(\.value) == [2])
    }

    @Test(arguments: [
        "Nr;Libellé;Entrée;Sortie;Solde\n1;Caisse;120;;120\n2;Achat;;40;80\n",
        "Paciente;Fecha de ingreso;Fecha de egreso;Cama\nAda;2026-07-04;2026-07-06;2\n",
        "Tenant;Unit;Move in;Move out\nAda;12;2026-01-01;2027-12-31\nBo;13;2025-01-01;2027-12-31\n",
        "Zug;Ankunft;Abfahrt;Gleis\nRE 4;2026-07-04 10:00;2026-07-04 10:05;2\n",
        "Nr;Från;Till;Belopp\n1;Ada;Bo;100\n",
    ])
    func `a cash book, patients, tenants, trains and transfers are no stays`(table: String) {
        #expect(CSVFormat.recognise(Array(table.utf8), fileName: "x") != .bookings)
    }

    @Test(arguments: [
        ("Your name", "camper_name"), ("Nom du client (ou des clients)", "camper_name"), ("Boeker", "camper_name"),
        ("Konuk adı (adları)", "camper_name"), ("투숙객 이름", "camper_name"), ("Stellpl.", "site_number"),
        ("FeWo", "site_number"), ("Rm. #", "site_number"), ("Rom", "site_number"), ("Huone", "site_number"),
        ("Chatka", "site_number"), ("Faház", "site_number"), ("客室", "site_number"), ("价格", "total"), ("总额", "total"),
        ("가격", "total"), ("요금", "total"), ("Costo", "total"), ("Coste", "total"), ("Coût", "total"),
        ("コミッション額", "commission"), ("佣金金额", "commission"), ("수수료 금액", "commission"), ("Em falta", "balance"),
        ("Återstår", "balance"), ("Boeknr", "reservation_id"), ("Ordrenr", "reservation_id"),
        ("Auftragsnr.", "reservation_id"), ("Rif.", "reservation_id"), ("予約コード", "reservation_id"),
        ("确认号", "reservation_id"), ("Zeitstempel", "booked_on"), ("Submission Date", "booked_on"),
    ])
    func `everyday headings are known`(heading: String, field: String) {
        #expect(ReadTable("\(heading);arrival;nights\n", .desk()).mapping[field] == heading)
    }

    @Test(arguments: [
        ("Пользователь", "camper_name"), ("Ad Soyad", "camper_name"), ("신청자", "camper_name"),
        ("联系人", "camper_name"), ("CRS订单号", "reservation_id"), ("Бронь", "reservation_id"), ("酒店", "property"),
        ("시설명", "property"), ("Villa", "site_number"), ("Кол-во гостей", "guests"), ("Сумма оплаты", "paid"),
        ("实付金额", "paid"), ("结算价", "net"), ("ユニットタイプ", "category"), ("部屋タイプ名称", "category"),
        ("料金合計額", "total"), ("申込日", "booked_on"), ("予約済み", "booked_on"), ("予約区分", "status"),
    ])
    func `headings of booking systems are known`(heading: String, field: String) {
        #expect(ReadTable("\(heading);arrival;nights\n", .desk()).mapping[field] == heading)
    }

    @Test func `Booking.com's guest comes before the booker in Japanese`() {
        let file = ReadTable(
            "予約番号,予約者名,宿泊者氏名,チェックイン,チェックアウト,滞在期間（泊数）\n1,Bo,Ada,2026-07-04,2026-07-06,2\n", .desk())
        #expect(file.mapping["camper_name"] == "宿泊者氏名" && file.mapping["nights"] == "滞在期間（泊数）")
    }

    @Test func `the channel comes before the source`() {
        let file = ReadTable(
            "Бронь;Источник;Канал;Заезд;Выезд\n1;Канал продаж;Booking.com;05.10.2026;08.10.2026\n", .desk())
        #expect(file.mapping["channel"] == "Канал")
    }

    @Test func `the guest comes before the booker in Finnish`() {
        let file = ReadTable("Varaaja;Vieraan nimi;Saapuminen;Lähtö\nBo;Ada;2026-07-04;2026-07-06\n", .desk())
        #expect(file.mapping["camper_name"] == "Vieraan nimi")
    }

    @Test func `a pitch may be blocked for some time`() {
        let map = ReadTable(
            "Stellplatz;gesperrt von;gesperrt bis\n", SourceSettings(name: "s", kind: .campsites)
        ).mapping
        #expect(map["closed_from"] == "gesperrt von" && map["closed_to"] == "gesperrt bis")
    }

    @Test(arguments: [
        ("Habitacion", "site_number", "A1"), ("Hebergement", "property", "Pin"), ("Cuarto", "site_number", "A1"),
        ("Cabaña", "site_number", "A1"),
        ("Chalé", "site_number", "A1"), ("배정호실", "site_number", "A1"), ("Physical Room ID", "site_number", "A1"),
        ("Listing ID", "property", "77"), ("PMS예약번호", "reservation_id", "R-1"), ("Total Bill", "total", "80.00"),
        ("TOTAL_REV", "total", "80.00"), ("tot_rate", "total", "80.00"), ("Bill Amount", "total", "80.00"),
        ("Room Total", "total", "80.00"), ("總費用", "total", "80.00"),
        ("料金合計", "total", "80.00"), ("Tiền phòng", "total", "80.00"),
        ("Room_Rate_Per_Night", "nightly_rate", "40.00"), ("Rate Amount", "nightly_rate", "40.00"),
        ("Nightly Price", "nightly_rate", "40.00"), ("每晚單價", "nightly_rate", "40.00"),
        ("Expected Payout Amount", "net", "40.00"), ("Taxa Turismo", "tax", "4.00"), ("Taxe", "tax", "4.00"),
        ("Guests #", "guests", "3"), ("Visitors", "guests", "3"), ("Number in Party", "guests", "3"),
        ("Ospiti Totali", "guests", "3"), ("Plazas", "guests", "3"), ("Pasajeros", "guests", "3"),
        ("Vendégek", "guests", "3"), ("Source Category", "channel", "Direct"), ("販売先", "channel", "Direct"),
        ("Hospedagem Nome", "property", "Loft"), ("Additional Needs", "notes", "cot"),
        ("创建时间", "booked_on", "2026-05-01"), ("房客电话", "phone", "+1 408 555 0100"),
        ("Telf.", "phone", "+1 408 555 0100"), ("Contact No", "phone", "+1 408 555 0100"),
        ("Nájemce", "camper_name", "Ada Kant"), ("Family Group", "camper_name", "Ada Kant"),
    ])
    func `words of further exports are known`(heading: String, field: String, cell: String) {
        let text = "Check-in,Check-out,\(heading)\n2026-07-04,2026-07-06,\(cell)\n"
        #expect(ReadTable(text, .desk()).mapping[field] == heading)
    }

    @Test func `a Spanish table has "Ingreso" and "Egreso", and a surname may be the second name`() {
        let spanish = ReadTable("Cliente,Ingreso,Egreso\nAda Kant,2026-07-04,2026-07-06\n", .desk()).mapping
        #expect(spanish["arrival"] == "Ingreso" && spanish["departure"] == "Egreso")
        let text = "name;secondname;check_in;check_out\nAda;Kant;2026-07-04;2026-07-06\n"
        #expect(ReadTable(text, .desk()).mapping["camper_name"] == "name and secondname, joined")
    }
}
