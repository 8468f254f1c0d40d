internal import InnkeeperCore
internal import InnkeeperServices

/// The states of sites in a list of them: what is out of order isn't on sale, and nothing says until when.
///
/// Before: the heading `Status` above `Available`, `Occupied`, `Maintenance`.
/// After: the third site is closed from an unknown day, so it is not offered, and a finding says so.
enum SiteStates {
    /// The binding of the first closed night to a column of states; nil where the table has a column with a day, and
    /// where none of the first sites is out of order.
    static func binding(
        in header: [String], _ firstRows: FirstRows, _ bindings: [String: ColumnBinding]
    ) -> ColumnBinding? {
        let fields = [CampSiteField.closedFrom, .closedTo]
        guard fields.allSatisfy({ bindings[$0.rawValue] == nil }) else { return nil }
        let taken = Set(bindings.values.flatMap(\.columns))
        let column = header.indices.first { column in
            !taken.contains(column) && isOne(header[column]) && firstRows.cells(column).contains(where: isClosed)
        }
        return column.map { .column($0) }
    }

    /// Whether the heading is one of states.
    static func isOne(_ heading: String) -> Bool {
        heading.utf8.count <= HeaderSearch.lengthLimit && headings.contains(foldedWord(heading))
    }

    /// Whether a state says that the site can't be let for now. Cleaning and an occupied site say nothing of coming
    /// nights.
    static func isClosed(_ text: String) -> Bool {
        let words = PersonName.words(text).map { String(decoding: $0, as: UTF8.self) }
        return closed.contains(words.joined(separator: " "))
    }

    private static let headings: Set<String> = [
        "status", "roomstatus", "sitestatus", "unitstatus", "pitchstatus", "spotstatus", "currentstatus", "state",
        "zustand", "zimmerstatus", "statut", "état", "estado", "stato", "toestand", "situação",
    ]

    /// Without accents.
    private static let closed: Set<String> = [
        "maintenance", "under maintenance", "in maintenance", "out of order", "out of service", "ooo", "oos", "closed",
        "temporarily closed", "closed for season", "inactive", "not in service", "blocked", "under repair", "in repair",
        "renovation", "under renovation", "decommissioned",
        "wartung", "in wartung", "ausser betrieb", "gesperrt", "geschlossen", "defekt", "in reparatur", "renovierung",
        "in renovierung", "inaktiv", "stillgelegt",
        "en maintenance", "hors service", "ferme", "fermee", "en travaux", "inactif", "bloque", "en reparation",
        "mantenimiento", "en mantenimiento", "fuera de servicio", "cerrado", "cerrada", "inactivo", "bloqueado",
        "bloqueada", "en reparacion",
        "manutenzione", "in manutenzione", "fuori servizio", "chiuso", "chiusa", "inattivo", "bloccato", "bloccata",
        "onderhoud", "in onderhoud", "buiten gebruik", "buiten dienst", "gesloten", "inactief", "geblokkeerd",
        "manutencao", "em manutencao", "fora de servico", "fechado", "fechada", "inativo",
    ]
}
