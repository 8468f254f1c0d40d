/// The indexes of the database, and the questions that its views answer.
enum DatabaseSchema {
    struct Index {
        var name: String
        var table: String
        var columns: String
    }

    /// A view, the question it answers, and the tables it needs.
    struct Question {
        var view: String
        var asks: String
        var tables: [String]
        var sql: String
    }

    static let indexes = [
        Index(name: "index_bookings_id", table: "bookings", columns: "reservation_id"),
        Index(name: "index_bookings_site", table: "bookings", columns: "site_number, arrival"),
        Index(name: "index_bookings_arrival", table: "bookings", columns: "arrival"),
        Index(name: "index_bookings_departure", table: "bookings", columns: "departure"),
        Index(name: "index_contacts_name", table: "contacts", columns: "last_name, first_name"),
        Index(name: "index_distances_site", table: "distances", columns: "site_number, distance_m"),
        Index(name: "index_findings_code", table: "findings", columns: "code"),
        Index(name: "index_occupancy_night", table: "occupancy", columns: "night"),
        Index(name: "index_payments_id", table: "payments", columns: "reservation_id"),
        Index(name: "index_places_category", table: "places", columns: "category"),
    ]

    /// Bookings with these statuses hold their site.
    private static let holds = "status IN ('confirmed', 'inHouse', 'completed', 'pending')"
    private static let today = "(SELECT value FROM about WHERE name = 'as_of')"
    private static let stay = "site_number, reservation_id, camper_name, phone, arrival, departure, guests, status"

    static let questions = [
        Question(
            view: "arrivals_today", asks: "Who arrives today, and what is still to pay?", tables: ["bookings"],
            sql: "SELECT \(stay), round(total - paid, 2) AS balance, currency FROM bookings "
                + "WHERE arrival = \(today) AND \(holds) ORDER BY site_number, reservation_id"),
        Question(
            view: "departures_today", asks: "Who leaves today?", tables: ["bookings"],
            sql: "SELECT \(stay) FROM bookings WHERE departure = \(today) AND \(holds) AND status <> 'pending' "
                + "ORDER BY site_number, reservation_id"),
        Question(
            view: "in_house", asks: "Who sleeps here tonight?", tables: ["bookings"],
            sql: "SELECT \(stay) FROM bookings WHERE arrival <= \(today) AND departure > \(today) AND \(holds) "
                + "AND status <> 'pending' ORDER BY site_number, reservation_id"),
        Question(
            view: "balances_due", asks: "Who still owes something, the longest overdue first?", tables: ["payments"],
            sql: "SELECT * FROM payments WHERE balance > 0 ORDER BY arrival, reservation_id"),
        Question(
            view: "conflicts_to_solve", asks: "Which sites are promised twice, and where could the second stay go?",
            tables: ["conflicts"],
            sql: "SELECT * FROM conflicts WHERE min(first_departure, second_departure) > \(today) "
                + "ORDER BY second_arrival, site_number"),
        Question(
            view: "birthdays_in_stays", asks: "Who has a birthday while staying here?", tables: ["birthdays"],
            sql: "SELECT * FROM birthdays WHERE in_stay = 'yes' ORDER BY date, name"),
        Question(
            view: "occupancy_by_month", asks: "How full was each month, and what did it earn?", tables: ["occupancy"],
            sql: "SELECT substr(night, 1, 7) AS month, currency, sum(sold) AS nights_sold, "
                + "round(1.0 * sum(sold) / sum(sites), 4) AS occupancy, round(sum(revenue), 2) AS revenue "
                + "FROM occupancy GROUP BY month, currency ORDER BY month, currency"),
        Question(
            view: "nearest_places", asks: "What is nearest to the property?", tables: ["distances"],
            sql: "SELECT place_name, category, distance_m, bearing_deg FROM distances "
                + "WHERE site_number IS NULL ORDER BY distance_m"),
        Question(
            view: "findings_by_code", asks: "What is wrong with the data, and how often?", tables: ["findings"],
            sql: "SELECT code, severity, source, count(*) AS findings FROM findings "
                + "GROUP BY code, severity, source ORDER BY findings DESC, code, source"),
        Question(
            view: "guests_by_stays", asks: "Who comes most often?", tables: ["bookings"],
            sql: "SELECT camper_name, count(*) AS stays, sum(nights) AS nights FROM bookings "
                + "WHERE \(holds) AND camper_name IS NOT NULL GROUP BY camper_name ORDER BY stays DESC, camper_name"),
    ]
}
