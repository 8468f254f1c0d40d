/// Words of headings, without accents and in lower case, and headings, folded, that stays of guests don't have together.
extension OtherStays {
    static let patients: Set<String> = ["patient", "patients", "paciente", "pacientes", "paziente", "患者", "환자"]
    static let doctors: Set<String> = [
        "doctor", "physician", "medico", "medecin", "arzt", "arts", "crm", "diagnosis", "diagnostico", "ward", "医师",
        "医生",
        "病区", "의사",
    ]
    static let bloodGroups: Set<String> = [
        "tiposanguíneo", "tiposanguineo", "gruposanguíneo", "gruposanguineo", "bloodtype", "bloodgroup", "blutgruppe",
        "groupesanguin", "grupposanguigno",
    ]
    static let devices: Set<String> = [
        "equipo", "equipment", "device", "gerat", "appareil", "apparecchio", "dispositivo", "aparelho", "equipamento",
        "toestel", "modelo", "modell", "modele",
    ]
    static let serialNumbers: Set<String> = [
        "serie", "serial", "serialnumber", "seriennummer", "serienr", "imei", "serienummer", "seriale", "matricola",
    ]
    static let consultants: Set<String> = ["consultant", "consultants", "consultor", "consulente", "berater"]
    static let skills: Set<String> = ["competence", "competences", "skill", "skills", "mission", "missions"]
    static let parking: Set<String> = [
        "parking", "parken", "parkgebuhr", "stationnement", "aparcamiento", "estacionamiento", "estacionamento",
        "parcheggio", "parkeren", "parkering",
    ]
    static let ways: Set<String> = [
        "transport", "flight", "flug", "vol", "vuelo", "volo", "activity", "distance",
    ]
    static let employees: Set<String> = [
        "employee", "mitarbeiter", "personalnummer", "salarie", "empleado", "dipendente", "medewerker", "funcionario",
    ]
    static let costCentres: Set<String> = [
        "costcenter", "costcentre", "kostenstelle", "centredecoût", "centredecoûts", "centrodecosto", "centrodecoste",
        "centrodecostos", "centrodicosto", "kostenplaats", "centrodecusto",
    ]
    static let cleaners: Set<String> = [
        "cleaner", "cleaners", "reinigungskraft", "putzkraft", "putzfrau", "limpiadora", "faxineira", "schoonmaker",
        "schoonmaakster", "уборщица", "горничная", "sprzataczka", "uklizecka",
    ]
    /// Of hospitals, schools, gyms, offices and aircraft.
    static let others: Set<String> = patients.union(serialNumbers).union([
        "locker", "desk", "tool", "seat", "flight", "glider", "voile",
    ])
    static let breeds: Set<String> = ["breed", "rasse", "raza", "razza", "ras", "raca"]
    static let stores: Set<String> = [
        "storage", "warehouse", "goods", "pallet", "pallets", "paletten", "entrepot", "almacen", "magazzino",
        "magazijn",
        "lagerort", "lagerart",
    ]
    static let ratings: Set<String> = [
        "bew", "bewertung", "rating", "ratings", "score", "stars", "sterne", "avis", "valoracion", "puntuacion",
        "valutazione", "voto", "beoordeling", "avaliacao",
    ]
    static let refunds: Set<String> = ["refund", "chargeback", "adjustment"]
    static let payments: Set<String> = ["payment", "refund", "charge", "deposit", "chargeback", "adjustment"]
    static let free: Set<String> = [
        "available", "vacant", "frei", "libre", "libero", "libera", "livre", "vrij",
    ]
    static let states: Set<String> = free.union([
        "occupied", "reserved", "booked", "dirty", "clean", "cleaning", "maintenance", "outoforder", "belegt",
        "besetzt",
        "reserviert", "gesperrt", "occupé", "occupée", "ocupada", "ocupado", "occupata", "occupato", "bezet",
    ])
    static let entryPrices: Set<String> = [
        "precioentrada", "entryprice", "buyprice", "prixentrée", "einstiegskurs",
    ]
    static let exitPrices: Set<String> = [
        "preciosalida", "exitprice", "sellprice", "prixsortie", "ausstiegskurs",
    ]
    static let orders: Set<String> = [
        "no.orden", "noorden", "n°orden", "nºorden", "orden", "ordendetrabajo", "numerodeorden", "númerodeorden",
        "workorder", "workorderno", "repairorder", "ordredetravail", "ordinedilavoro", "werkstattauftrag", "werkorder",
    ]
    static let vehicles: Set<String> = [
        "vehicle", "vehiculo", "car", "coche", "fahrzeug", "vehicule", "veicolo", "voertuig",
    ]
    static let plates: Set<String> = [
        "placa", "matricula", "plate", "kennzeichen", "immatriculation", "targa", "kenteken",
    ]
    static let stars: Set<String> = ["星级", "星級", "stars", "starrating"]
    static let offerings: Set<String> = [
        "最低价", "最低價", "lowestprice", "minprice", "userrating", "用户评分",
    ]
    static let cities: Set<String> = [
        "city", "ville", "stadt", "ciudad", "cidade", "città", "stad", "şehir", "город", "都市", "城市", "도시",
    ]
    static let countries: Set<String> = [
        "country", "pays", "land", "país", "paese", "ülke", "страна", "国", "国家", "國家", "국가",
    ]
}
