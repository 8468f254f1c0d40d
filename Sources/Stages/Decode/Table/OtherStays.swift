internal import InnkeeperCore

/// Tables with the first and the last days of something that isn't a guest's stay, shown by two columns together, as a
/// campground's list may have either of them.
///
/// Before: the headings `Paciente`, `Medico`, `Data de Entrada`, `Data de Saida`, `Quarto`.
/// After: the days of patients.
struct OtherStays {
    private let table: TableHead
    private let folded: Set<String>
    private let words: Set<String>

    init(_ table: TableHead) {
        self.table = table
        folded = Set(table.folded)
        // Only the first of a table with thousands of columns.
        let headings = table.headings.prefix(HeaderMatcher.composedLimit)
        words = Set(
            headings.filter { $0.utf8.count <= HeaderSearch.lengthLimit }.flatMap { HeadingWords.words($0) ?? [] })
    }

    var areFound: Bool { areOfPatients || areOfBlood || areTrades || areRepairs || areOffers || areItinerary }

    private var areOfPatients: Bool { has(OtherStays.patients) && has(OtherStays.doctors) }

    /// Forms for a summer camp ask for the blood group, too.
    private var areOfBlood: Bool { !folded.isDisjoint(with: OtherStays.bloodGroups) && !namesAnyone }

    private var areTrades: Bool {
        OtherStays.entryPrices.contains(where: folded.contains)
            && OtherStays.exitPrices.contains(where: folded.contains)
    }

    /// Campers have cars with plates, and campgrounds number orders.
    private var areRepairs: Bool {
        !folded.isDisjoint(with: OtherStays.orders) && has(OtherStays.vehicles) && has(OtherStays.plates)
            && !has([.nights, .guests, .adults, .siteNumber, .property])
    }

    /// What a search for hotels finds.
    private var areOffers: Bool {
        !folded.isDisjoint(with: ["星级", "星級", "stars", "starrating"]) && !namesAnyone
            && !folded.isDisjoint(with: ["最低价", "最低價", "lowestprice", "minprice", "userrating", "用户评分"])
    }

    /// Where somebody goes himself: a country and a city, and nothing that a bookings' list tells of a guest.
    private var areItinerary: Bool {
        !folded.isDisjoint(with: OtherStays.cities) && !folded.isDisjoint(with: OtherStays.countries) && !namesAnyone
            && !has([
                .reservationID, .siteNumber, .property, .category, .nights, .guests, .adults, .total, .paid, .status,
                .channel, .bookedOn, .notes,
            ])
    }

    private var namesAnyone: Bool {
        has([.camperName, .phone, .email])
            || [ContactColumn.givenName, .familyName].contains { table.header(.contacts, $0) != nil }
    }

    private func has(_ words: Set<String>) -> Bool { !self.words.isDisjoint(with: words) }

    private func has(_ fields: [BookingField]) -> Bool { fields.contains { table.header(.bookings, $0) != nil } }

    private static let patients: Set<String> = ["patient", "patients", "paciente", "pacientes", "paziente", "患者", "환자"]
    private static let doctors: Set<String> = [
        "doctor", "physician", "medico", "medecin", "arzt", "arts", "crm", "diagnosis", "diagnostico", "ward", "医师",
        "医生",
        "病区", "의사",
    ]
    private static let bloodGroups: Set<String> = [
        "tiposanguíneo", "tiposanguineo", "gruposanguíneo", "gruposanguineo", "bloodtype", "bloodgroup", "blutgruppe",
        "groupesanguin", "grupposanguigno",
    ]
    private static let entryPrices = ["precioentrada", "entryprice", "buyprice", "prixentrée", "einstiegskurs"]
    private static let exitPrices = ["preciosalida", "exitprice", "sellprice", "prixsortie", "ausstiegskurs"]
    private static let orders: Set<String> = [
        "no.orden", "noorden", "n°orden", "nºorden", "orden", "ordendetrabajo", "numerodeorden", "númerodeorden",
        "workorder", "workorderno", "repairorder", "ordredetravail", "ordinedilavoro", "werkstattauftrag", "werkorder",
    ]
    private static let vehicles: Set<String> = [
        "vehicle", "vehiculo", "car", "coche", "fahrzeug", "vehicule", "veicolo", "voertuig",
    ]
    private static let plates: Set<String> = [
        "placa", "matricula", "plate", "kennzeichen", "immatriculation", "targa", "kenteken",
    ]
    private static let cities: Set<String> = [
        "city", "ville", "stadt", "ciudad", "cidade", "città", "stad", "şehir", "город", "都市", "城市", "도시",
    ]
    private static let countries: Set<String> = [
        "country", "pays", "land", "país", "paese", "ülke", "страна", "国", "国家", "國家", "국가",
    ]
}
