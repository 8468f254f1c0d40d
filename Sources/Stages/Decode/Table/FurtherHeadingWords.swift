/// The words of headings in the languages that `HeadingLexicon` leaves to this table: Danish, Norwegian, Swedish and
/// Finnish; Polish, Czech and Slovak; Hungarian and Romanian; Croatian and Slovene; Greek, Russian and Ukrainian;
/// Turkish. In lower case and without accents, as `NearHeadings.bare` writes them.
enum FurtherHeadingWords {
    /// Words without a meaning of their own.
    static let fillers = """
        az icin ile ja ob och og pri si u ve və za για και με σε τα την τησ το τον του των в для и из к на эл
        """

    static let all: KeyValuePairs<HeadingTerm, String> = [
        .home: "koti kodin privat priv otthoni domu domov domowy residencia casa hjem hjemme acasa kucni",
        .work:
            "tyo tyon hivatali munkahelyi arb arbejde arbeid arbete zam zamestnani empresa praci prace pracovni praca sluzbowy serviciu poslovni is",
        .value:
            "secundario secundaria secondario secundar sekundarni sekundarny sekundarna sekundaer sekundar masodlagos toissijainen ikincil dodatkowy дополнительный muu egyeb masik annen anden andra annan outro outra jiny dalsi druhy prvni inny drugi alt toinen autre altro andere anderes sonstiges otro ovriga",
        .most: "maks maksimi enintaan hogst maximalni maksymalna legfeljebb najvise najvec μεγιστοσ максимум azami",
        .latitude: "breddegrad breddgrad leveysaste szerokosc sirka szelesseg sirina πλατοσ широта enlem",
        .longitude:
            "lengdegrad laengdegrad longitud pituusaste dlugosc delka hosszusag duzina dolzina μηκοσ долгота boylam",
        .power: "strom sahko prad elektrina elektrika aram curent struja ρευμα электричество elektrik stromtilkobling",
        .arrival: """
        saapuminen saapumis tulo sisaankirjautuminen innsjekk indtjek prichod prichodu nastup nastupu erkezes erkezesi \
        erkezese bejelentkezes bejelentkezesi sosire sosirii cazare cazarii intrare prihod prihoda dolaskom dolazka \
        αφιξη αφιξησ заезд заезда прибытие прибытия приезд приезда заїзд заїзду прибуття giris girisi gelis varis \
        tulopaiva przyjazdy
        """,
        .departure: """
        lahto lahdon uloskirjautuminen poistuminen poistumis utsjekk udtjek odchod odchodu tavozas tavozasi tavozasa \
        elutazas elutazasi kijelentkezes kijelentkezesi plecare plecarii iesire eliberare odhod odhoda odlazka \
        αναχωρηση αναχωρησησ выезд выезда отъезд отъезда виїзд виїзду cikis cikisi ayrilis
        """,
        .start: """
        alku aloitus starter borjan borjar zaciatok poczatku kezdet kezdete kezdo inceput incepere pocetak pocetka \
        zacetek zacetka εναρξη εναρξησ начало начала baslangic первый alkamis zahajeni
        """,
        .end: """
        loppu paattyminen paattymis avslut koncu vege befejezes befejezo sfarsit kraj kraja konca ληξη ληξησ τελοσ \
        конец конца окончание окончания bitis zaro ukonceni
        """,
        .from: """
        alkaen din
        """,
        .until: """
        asti paattyen pana εωσ ωσ μεχρι по до
        """,
        .stay: """
        продолжительность \
        oleskelu oleskelun yopyminen kesto pobyte varighed varighet langd tartozkodas idotartam tartozkodasi sedere \
        sejur boravak boravka bivanje bivanja διαμονη διαμονησ διαρκεια проживание проживания пребывание пребывания \
        konaklama sure suresi dlzka
        """,
        .day: """
        dne \
        paiva paivamaara pvm pv pp datuma dan den nap napja zi ziua ημερομηνια ημερ ημερα дата день tarih tarihi gun \
        gunu
        """,
        .time: """
        aika klo kello kellonaika klokkeslett klokkeslaet hodina godz idopont idopontja ido ideje vrijeme vreme ura ωρα \
        время час saat saati utc gmt
        """,
        .expected: """
        arvioitu odotettu forventet beregnet forvantad beraknad planerad planlagt planovany predpokladany planowana \
        przewidywana varhato tervezett estimata estimat ocekivano ocekivani predviden predvideni αναμενομενη εκτιμωμενη \
        ожидаемое планируемое tahmini
        """,
        .guest: """
        vieras vieraan vieraiden asiakas asiakkaan majoittuja vuokralainen vuokraajan matkustaja \
        gaester leietaker lejer lejers hyresgast klient klienta klienti goscie gosci hostia hostu hosti \
        zakaznik zakaznika ubytovany vendeg vendegek vendegenek ugyfel megrendelo szallovendeg \
        oaspete oaspeti oaspetelui oaspetilor turist turisti gost gosta gosti gostiju gostov stranka \
        πελατησ πελατη πελατων πελατεσ επισκεπτησ επισκεπτη επισκεπτων ενοικοσ ενοικου φιλοξενουμενοσ φιλοξενουμενου \
        гость гостя гости гостей клиент клиента заказчик постоялец арендатор гість misafir misafirin misafirler konuk \
        konugun musteri musterinin yolcu
        """,
        .main: """
        paa paavaraaja huvud hoved hlavni hlavny glowny fo glavni κυριοσ κυριο основной ana primarna primarni primarny primar \
        ensisijainen elsodleges birincil primaer podstawowy
        """,
        .name: """
        nimi nimet meno nazwa nev neve nevei nume numele imena ονομα ονοματα имя имени фио імя adi ismi isim isimleri
        """,
        .given: """
        etunimi etunimen krestni krstne keresztnev keresztneve utonev prenume prenumele 
        """,
        .family: """
        sukunimi sukunimen priezvisko vezeteknev vezetekneve csaladnev priimek επωνυμο επιθετο фамилия прізвище soyadi \
        soyad soyismi
        """,
        .full: """
        koko kokonimi fuldt fullt uplne teljes celotno puno ονοματεπωνυμο полное tam
        """,
        .phone: """
        puhelin puhelimen puh puhelinnumero telefonne telefonni telefonski telefonska telefonul telefonszama τηλεφωνο \
        τηλεφωνου τηλ телефон телефона
        """,
        .mobile: """
        iphone \
        matkapuhelin kannykka mobilni mobilny komorka komorkowy mobilszam mobitel κινητο мобильный cep
        """,
        .email: """
        sahkoposti sahkopostiosoite epostadresse epostadress eposta posta почта почты имейл epostasi
        """,
        .address: """
        osoite adresa adresu cim cime naslov διευθυνση адрес adresi
        """,
        .country: """
        maa kotimaa kansalaisuus hjemland nasjonalitet nationalitet krajina stat statni kraju narodowosc panstwo orszag \
        orszaga nemzetiseg nemzetisege allampolgarsag tara nationalitate drzava zemlja drzavljanstvo χωρα χωρασ \
        εθνικοτητα υπηκοοτητα страна страны гражданство країна ulke ulkesi uyruk uyrugu
        """,
        .birth: """
        syntyma syntymaaika fodsel fodelsedag bursdag narodenia szuletesi szuletes nasterii rodenja rojstva γεννησησ \
        рождения dogum
        """,
        .count: """
        maara lukumaara lkm szama db darab darabszam numar numarul nr stevilo st αριθμοσ πληθοσ количество кол число \
        sayisi adet adedi sayi
        """,
        .number: """
        nro szam szama sorszam sorszama numar numarul broj stevilka st αριθμοσ αρ номер numarasi numara c br
        """,
        .code: """
        koodi tunnus viite viitenumero kode kodja azonosito azonositoja sifra oznaka codul κωδικοσ αναφορα код kodu \
        kimlik referans
        """,
        .adult: """
        aikuinen aikuiset aikuisia aikuista vuxen felnott felnottek odrasli odraslih odrasle ενηλικεσ ενηλικοι ενηλικων \
        взрослые взрослых взр дорослі yetiskin yetiskinler
        """,
        .child: """
        lapsi lapset lapsia lasta dite dziecko gyermek gyermekek gyerek gyerekek copii copil djeca djece deca dece \
        otroci otrok otroka παιδια παιδιων παιδι дети детей діти cocuk cocuklar
        """,
        .infant: """
        vauva vauvat vauvoja bebisar babyer kojenec kojenci csecsemo csecsemok baba babak bebelusi sugari dojencki \
        dojenckov βρεφη βρεφων μωρα младенцы младенцев bebek bebekler
        """,
        .person: """
        henkilo henkilot henkiloa henkiloita hlo hloa henk osobe osoba oseb fo szemely szemelyek vendegszam persoane \
        persoana ατομα ατομων человек чел персон людей kisi kisiler
        """,
        .night: """
        yo yot yota oita oiden yopymiset yopymista dygn noclahy ej ejszaka ejszakak ejek vendegejszaka nopti noapte \
        innoptari nocenja nocenje nocitve nocitev νυχτεσ νυχτα διανυκτερευσεισ διανυκτερευση βραδια ночей ночи ночь \
        сутки суток ночі gece geceler geceleme
        """,
        .total: """
        yhteensa yht kokonais kokonaishinta totalt sum samlet sammenlagt sammanlagt celkom celkova celkovy spolu \
        calkowita calkowity lacznie suma osszesen osszes teljes vegosszeg ukupno ukupna ukupan ukupni skupaj skupna \
        skupni συνολικη συνολικο συνολικα συνολο итого общая общий общее всего toplam genel
        """,
        .amount: """
        hinta loppusumma vuokra belop leie leiesum leje hyra cenu ceny castka ar ara osszeg osszege dij dija berleti \
        pret pretul valoare tarif iznos cijena cijene cene znesek vrednost zarobki intakter inkomst inkomster indtjening inntekter inntjening τιμη ποσο αξια κοστοσ сумма цена стоимость \
        вартість tutar tutari fiyat fiyati ucret ucreti bedel bedeli
        """,
        .rate: """
        hinta taxa sazba sadzba stawka
        """,
        .gross: """
        hruba hruby μεικτο μικτο брутто
        """,
        .net: """
        cista cisty καθαρο чистая нетто
        """,
        .paid: """
        maksettu zaplatene zaplateny uhrazeno uhradene zaplacone wplacono oplacono fizetett kifizetve befizetett \
        befizetve fizetve platit achitat incasat placeno uplaceno placano πληρωμενο πληρωθεν πληρωθηκε \
        εξοφλημενο оплачено внесено предоплата odenen odendi tahsilat
        """,
        .payment: """
        zaplatit \
        maksu maksut maksettava betalning platba platby platnosc zaplaty fizetes fizetesi plata plati placanje uplata \
        placilo placila πληρωμη πληρωμεσ оплата оплаты платеж odeme odemesi
        """,
        .commission: """
        komissio provisio palkkio valityspalkkio provisjon provizia provizie jutalek jutaleka comisionul provizija \
        provizije προμηθεια προμηθειασ комиссия комиссии komisyon komisyonu
        """,
        .tax: """
        vero verot alv moms avgift skat dan dane dph podatek oplata ado idegenforgalmi afa ifa porez pdv pristojba \
        boravisna taksa davek ddv φοροσ φοροι φορου φπα налог налоги ндс vergi vergisi kdv
        """,
        .payout: """
        utbetalnings udbetalings utbetalings \
        tilitys maksuera utbetaling utbetalning vyplata wyplata kifizetes isplata izplacilo εκταμιευση выплата
        """,
        .currency: """
        valuutta penznem deviza νομισμα валюта doviz parabirimi
        """,
        .included: """
        sis sisaltaa vcetne vratane lacznie wlacznie beleertve inclusiv ukljuceno vkljucno dahil
        """,
        .due: """
        erapaiva forfall forfalds forfallo splatnost splatnosti termin esedekesseg scadenta dospijece zapadlost
        """,
        .open: """
        maksamatta jaljella avoin avoinna loppumaksu utestaende restbelop resterende restbelopp zbyva zostatok zostava \
        doplatek doplatok doplatit uhradit nedoplatek pozostalo doplaty doplata naleznosc hatralek fizetendo egyenleg \
        maradek fennmarado datorat preostalo ostatak dug preostanek dolg υπολοιπο οφειλη остаток долг задолженность \
        kalan bakiye bakiyesi
        """,
        .fee: """
        palkkio kulu gebyr avgift poplatek oplata dij taxa pristojba naknada χρεωση сбор
        """,
        .average: """
        keskihinta keskimaarainen gjennomsnitt gennemsnit snitt prumerna priemerna srednia atlag atlagos medie \
        prosjecna povprecna μεση средняя ortalama
        """,
        .booking: """
        бронирующего бронирующий \
        foglalo varaaja varaajan rezerwujacy rezerwujacego \
        varaus varauksen varausten bokningens reservasjon rezervaci rezervacia rezervacie objednavka objednavky \
        rezerwacja zamowienie zamowienia foglalas foglalasi foglalasanak rezervare rezervarii rezervarea rezervacija \
        rezervaciji κρατηση κρατησησ κρατησεισ бронирование бронирования бронь брони заказ заказа заявка бронювання \
        rezervasyon rezervasyonu rez
        """,
        .booked: """
        varattu rezervovano rezervovane zarezerwowano foglalva lefoglalva rezervat rezervirano забронировано
        """,
        .confirmation: """
        vahvistus vahvistuskoodi bekraeftelse bekreftelse bekraftelse potvrzeni potvrdenie potwierdzenie visszaigazolas \
        visszaigazolasi confirmare confirmarii potvrda potvrde potrditev επιβεβαιωση επιβεβαιωσησ подтверждение \
        подтверждения onay
        """,
        .created: """
        luotu luonti skapades vytvorene utworzono dodano letrehozva letrehozas rogzitve creat creare kreirano kreiranja \
        stvoreno ustvarjeno δημιουργια δημιουργηθηκε καταχωρηση создано создан создания olusturma olusturulma kayit
        """,
        .cancelled: """
        peruttu peruutettu peruutus peruutuspaiva annulleret aflyst avbestilt kansellert avbokad avbokat avbokning \
        stornovano zruseno zruseni stornovane zrusene anulowano anulowane torolve torles lemondva lemondas anulat \
        anulare anularii otkazano otkazivanja otkaz odpovedano odpovedi ακυρωση ακυρωσησ ακυρωθηκε отменено отмена \
        отмены iptal
        """,
        .status: """
        tila tilanne stan allapot allapota statusz stare stanje κατασταση статус состояние durum durumu
        """,
        .channel: """
        kanava lahde valittaja varauskanava kilde zdroje sprostredkovatel zprostredkovatel csatorna forras kozvetito \
        ugynokseg sursa agentie izvor izvora agencija vir καναλι πηγη πρακτορειο источник канал площадка агент kaynak \
        acente acenta acentasi
        """,
        .type: """
        tyyppi luokka kategoria typen typu druh tipus tipusa fajta tip tipul vrsta kategorija τυποσ κατηγορια тип \
        категория tipi turu sinifi
        """,
        .site: """
        объекта размещения жилья жилье \
        huone huoneen paikka mokki mokin asunto majoitus majoituksen kohde kohteen rum rummet stuga stugan tomt rom \
        rommet vaerelse enhet enheten plass plads hytta pokoj pokoje chata chatka izba izby miejsce domku szoba szobak \
        apartman haz fahaz parcella egyseg egysegek szallas camere casuta unitate unitatea unitatii soba sobe \
        smjestajna jedinica jedinice smjestaj kucica enota enote nastanitev nastanitve hisica δωματιο δωματιου δωματια \
        καταλυμα καταλυματοσ μοναδα μοναδασ θεση διαμερισμα комната комнаты домик участок место объект oda odanin unite \
        daire
        """,
        .notes: """
        pedido pedidos megjegyzese \
        lisatiedot lisatietoja huomautus huomautukset huomiot muistiinpanot viesti toiveet kommentti kommentit \
        bemaerkning bemaerkninger besked meddelelse kommentarer melding meddelande onskemal ovriga poznamka poznamky \
        uwaga komentarz wiadomosc megjegyzes megjegyzesek jegyzet jegyzetek keresek kivansagok observatie observatii \
        mentiuni comentarii napomena napomene biljeska biljeske opomba opombe σημειωση σημειωσεισ παρατηρησεισ σχολια \
        αιτηματα примечание примечания комментарий комментарии пожелания notlar notu aciklama aciklamalar
        """,
        .special: """
        erityis sarskilda spesielle saerlige specialni specialne specjalne specialis speciale posebni posebne ειδικα \
        особые ozel
        """,
    ]
}
