/// The words that make up headings, in lower case without accents: English, German, French, Spanish, Italian, Dutch and
/// Portuguese, and the most frequent ones in Polish, Czech, Danish, Norwegian and Swedish exports; more are in
/// `FurtherHeadingWords`.
///
/// Only words for a single thing are in the singular here ("room", not "rooms"), as many plurals mean a count.
enum HeadingLexicon {
    /// The meanings of a word; empty if it is unknown.
    static func terms(_ word: String) -> [HeadingTerm] { meanings.values(of: word) }

    /// Words without a meaning of their own.
    static func isFiller(_ word: String) -> Bool { fillers.contains(word) }

    /// Linking elements between the parts of a compound: "Buchung-s-nummer".
    static let links: Set<String> = ["s", "n", "en", "es", "er", "of", "van", "des", "der", "de", "di"]

    /// Length of the longest word.
    static var longest: Int { meanings.longest }

    private static let fillers: WordIndex<Void> = {
        var fillers = WordIndex<Void>(roomFor: 128)
        fillers.add(
            (),
            forWords: """
                a al all am an and at att au aux d da das de degli dei del dela delle dell della des der di die do dos du e \
                ed einer el em en et for fur gli i il in l la las le legacy les lo los na o of on op per por pro s s' su \
                the to um und van vom von w y z zum zur
                """)
        fillers.add((), forWords: FurtherHeadingWords.fillers)
        return fillers
    }()

    private static let meanings: WordIndex<HeadingTerm> = {
        var meanings = WordIndex<HeadingTerm>(roomFor: 4096)
        for (term, words) in words { meanings.add(term, forWords: words) }
        for (term, words) in FurtherHeadingWords.all { meanings.add(term, forWords: words) }
        return meanings
    }()

    private static let words: KeyValuePairs<HeadingTerm, String> = [
        .arrival: """
        arrival arrive arrives arriving arr checkin anreise ankunft arrivee llegada entrada chegada arrivo \
        aankomst incheck inchecken ankomst zameldowanie zameldowania przyjazd przyjazdu prijezd prijezdu prijava \
        dolazak dolaska indtjekning incheckning tjekind innsjekking
        """,
        .departure: """
        departure depart departs departing checkout abreise abfahrt abfahrts salida partida saida partenza vertrek uitcheck \
        uitchecken afrejse avreise avresa wymeldowanie wymeldowania wyjazd wyjazdu odjezd odjezdu odjava odlazak \
        odlaska udtjekning utcheckning tjekud utsjekking
        """,
        .start:
            "start begin beginn beginning debut inicio inizio aanvang poczatek rozpoczecia zacatek starts begins first premier premiere erster erste primer primo primeiro eerste",
        .end: """
        end ende ending fin fine fim einde koniec zakonczenia konec termino finalizacion ends \
        slut slutt zakonczenie
        """,
        .from: "from von vom ab desde dal od van fra fran",
        .until: "to until till bis hasta ate tot do til",
        .stay: """
        stay aufenthalt aufenthalts sejour estancia estadia soggiorno verblijf pobyt pobytu ophold opphold \
        vistelse \
        duration dauer duree durata duur duracion duracao length dlugosc delka \
        sej
        """,
        .day: "date dates day datum fecha f data dato datetime timestamp tag jour dia giorno dag dt",
        .time: "time hour zeit uhrzeit heure hora ora orario tijd tid godzina cas",
        .expected: """
        expected estimated planned scheduled voraussichtliche geplante prevu prevue prevista previsto verwachte
        """,
        .guest: """
        guest guests gast gastes gaste gasten client clients customer customers huesped cliente clientes hospede \
        ospite voyageur voyageurs traveler traveller camper booker bookers bucher buchers kunde kunden klant \
        gosc goscia gaest gjest renter mieter huurder locataire viajero visitor occupant reservant reservataire \
        boeker hosta \
        gastens gaestens gjestens gaster gaesten guesten hospedes huespedes gasten \
        kund \
        intestatario titular ocupante occupante
        """,
        .main: "main primary lead haupt principal principale hoofd hovedgaest primario primaria primair primaire",
        .name: "name names nom noms nombre nombres nome nomes naam namen navn namn jmeno ime naziv",
        .given: """
        firstname forename given vorname vornamen prenom prenoms voornaam fornavn fornamn givenname \
        imie
        """,
        .family: """
        lastname surname family nachname familienname apellido apellidos cognome sobrenome achternaam efternavn \
        efternamn etternavn nazwisko prijmeni familyname \
        prezime
        """,
        .full: """
        full complete vollstandiger complet completo volledige fulde pelne cele \
        fullstandiga fullstandigt fulle kompletter
        """,
        .phone: """
        phone phones telephone telefon telefono telefone tel telefoon telefonu telephonenumber phonenumber \
        rufnummer \
        tfno tlf tfn telem tf
        """,
        .mobile: """
        mobile mobil cell cellphone handy movil movel celular cellulare portable mobiel mobiele gsm telemovel
        """,
        .home:
            "home private privat prive domicile casa thuis particular abitazione hem hjemme residencial ah fixe fijo fisso vast festnetz",
        .work: "work business geschaftlich dienstlich bureau professionnel trabajo ufficio werk trabalho arbeit bh",
        .email: "email emails mail courriel correo epost",
        .address:
            "address adresse adresses direccion indirizzo adres endereco electronico electronique elettronica eletronico",
        .country: """
        country land pays pais paese nazione kraj zeme nationality nationalitat nationalite nacionalidad \
        nazionalita
        """,
        .birth: """
        birth birthday geburt geburts geburtstag geb geboren born ne nee naissance nacimiento nascita nascimento \
        nato nata geboorte fodsels fodelse urodzenia narozeni \
        nasc nac naiss
        """,
        .value: "value wert valeur waarde",
        .count: """
        count anzahl anz antal antall aantal quantity cantidad cant quantita quantidade qtd nb nbr nbre nombre \
        zahl liczba ilosc pocet broj totaal
        """,
        .number: "number numbers no nr num n numero nummer # numer cislo nombre",
        .code: """
        id code ref reference referenz referencia riferimento referentie kennung codigo codice kod localizador \
        identifiant identifier \
        cod kod
        """,
        .adult: """
        adult adults erwachsene erwachsener erw adultes adulte adultos adulto adulti volwassenen volw voksne \
        vuxna doroslych dorosli dospelych dospeli \
        erwachsenen erwachsenenzahl
        """,
        .child: """
        child children kid kids kinder kind ki enfants enfant ninos nino criancas bambini kinderen born barn \
        dzieci deti menores minori
        """,
        .infant: """
        infant infants baby babies babys kleinkinder kleinkind bebes bebe neonati neonato toddlers niemowlat \
        zuigelingen \
        spadbarn spaedborn spedbarn niemowleta
        """,
        .person: """
        person persons people personen pers pax personnes personas pessoas persone osob osoby personer occupants \
        travellers travelers
        """,
        .night: """
        night nights nts nachte nacht ubernachtungen ubernachtung nuit nuits nuitees noche noches noite noites \
        notte notti nachten overnachtingen noc nocy noclegow noce noci natter naetter netter pernottamenti \
        dobe noclegi \
        diaria diarias pernoctaciones nuitee \
        dogn
        """,
        .most: "max maximum maximale maximal maxima massimo massima maximo",
        .total: "total totals totale totaal gesamt gesamte grand overall celkem razem totala totalen",
        .amount: """
        amount amounts price prices value betrag preis montant prix importe precio importo prezzo bedrag prijs \
        valor preco cost costs charge charges sum summe somma suma kosten cout pris belob belopp kwota cena \
        cenacastka revenue umsatz wert fare rent miete loyer \
        monto montos ingreso ingresos ganancias guadagni ganhos revenu revenus einnahmen ricavo ricavi \
        summa
        """,
        .rate: "rate tarif tarifs tariffa tarifa tarief",
        .gross:
            "gross brutto brut brute bruto lordo bruta brutas brutos brutes facture facturee facturado invoiced final",
        .net: "net netto nett neto nette liquido netas netos nets nettes",
        .paid: """
        paid bezahlt gezahlt paye payee payes regle encaisse pagado pagada cobrado pagato pago betaald voldaan \
        received betalt betald zaplacono zaplaceno bez verse versato \
        innbetalt indbetalt inbetalt
        """,
        .payment:
            "payment payments zahlung zahlungen paiement paiements pagamento pagamenti betaling betalingen payer betala betalen pagar zahlen pagare",
        .commission: """
        commission commissions kommission kommissions provision comision comisiones commissione commissioni \
        comissao commissie prowizja prowizji provize
        """,
        .tax:
            "tax taxes steuer steuern taxe impuesto impuestos imposta imposte impostos vat mwst iva tva btw tassa tasa taxa kurtaxe ortstaxe",
        .payout: "payout payouts auszahlung auszahlungs versement uitbetaling udbetaling",
        .currency: "currency wahrung devise moneda divisa moeda valuta waluta mena",
        .included: "incl including included inclusive inc inkl ttc compris iva collectee percue collected",
        .due: "due fallig falligkeit echeance vencimiento scadenza vervaldatum",
        .open: """
        outstanding remaining owing unpaid owed open offen offener balance saldo openstaand openstaande resterend \
        pendiente restante restant reste rest solde restbetrag restbelob kvar divida \
        pdte
        """,
        .brand: """
        airbnb vrbo homeaway abritel fewo expedia agoda hostelworld hipcamp outdoorsy pitchup campspot platform
        """,
        .fee: "fee fees gebuhr gebuhren frais",
        .average: "average avg durchschnitt moyen moyenne promedio medio media gemiddelde",
        .booking: """
        booking bookings reservation res buchung buchungs reservierung reservierungs reserva prenotazione \
        boeking boekings reservering reserverings rezerwacji rezervace rezervacije order dossier bestilling \
        bestillings bokning boknings resa folio \
        bokn resv
        """,
        .booked: """
        booked gebucht reserve reservee reservado reservada prenotato prenotata geboekt gereserveerd reserviert \
        bestilt \
        bokad bokade booket reserveret reservert bokat
        """,
        .confirmation: """
        confirmation confirm conf bestatigung bestatigungs confirmacion confirmacao conferma bevestiging \
        bevestigings potwierdzenia
        """,
        .created: """
        created creation made entered erstellt erstellungs angelegt anlage cree creado creada creacion criado \
        criacao creato creata creazione aangemaakt alta opprettet oprettet skapad utworzenia \
        placed vytvoreno vytvoreni \
        creee
        """,
        .cancelled: """
        cancelled canceled cancellation cancelation storniert stornierung stornierungs storno annulation annule \
        annulee cancelacion cancelada cancelado cancellazione cancellata cancelamento annulering annulerings \
        geannuleerd anulowania odwolania
        """,
        .status: "status statut etat estado stato zustand situacao stav",
        .channel: """
        channel kanal canal canale kanaal portal portale portail platform plattform plateforme plataforma \
        piattaforma ota source quelle origin origine herkunft origen fonte fuente bron agency agentur agence \
        agencia agenzia partner partenaire referrer referer herkomst \
        origem zdroj posrednik zrodlo kalla
        """,
        .type: """
        type types typ tipo tipologia tipologie art category class classe categorie categoria kategorie kategori \
        soort rodzaj typologie klasse \
        kat cat
        """,
        .site: """
        site pitch room unit spot space lot campsite stellplatz standplatz platz parzelle parz zimmer \
        emplacement chambre parcelle parcela habitacion quarto piazzola camera plaats kamer kampeerplaats \
        standplaats accommodation accomodation unterkunft unterkunfts wohneinheit wohneinheits einheit logement \
        hebergement alojamiento alojamento alloggio struttura accommodatie objekt object apartment appartement \
        apartamento appartamento cabin mietobjekt wohnung ferienwohnung mobilhome unidad unidade unita pokoju \
        indkvartering boende enhed jednostki \
        obiektu objektu \
        abitazione ubytovani ubytovanie smestaj suite domek \
        zi stpl hab emp empl hytte
        """,
        .notes: """
        notes note remark remarks comment comments notiz notizen notice bemerkung bemerkungen anmerkung \
        anmerkungen bem kommentar remarque remarques commentaire commentaires observaciones observations \
        comentarios observacoes osservazioni opmerking opmerkingen uwagi request requests wish wishes wunsch \
        wunsche demande demandes peticiones pedidos richieste verzoek verzoeken message nachricht licenseplate \
        rego immatriculation matricula kennzeichen kfz kenteken nummernschild \
        notitie notities anteckning anteckningar notat notater nota notas \
        opm anm obs \
        observac ovrigt sonstiges varios divers merknad merknader
        """,
        .special: "special internal interne interno sonder speciales speciali especiales especiais host staff admin",
        .power: """
        electricity electric electrical power amp amps ampere strom stromanschluss electricite corrente stroom \
        electricidad
        """,
        .latitude: "latitude lat latitud latitudine breite breitengrad breedtegraad latit",
        .longitude: "longitude lon long lng longitud longitudine lange langengrad lengtegraad longit",
        .position: """
        gps geo decimal dec dd wgs84 wgs coord coordinate coordinates coords point prim facility poi degrees map
        """,
    ]
}
