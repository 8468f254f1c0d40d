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
}
