internal import InnkeeperCore

/// What a table of bookings may hold in a column that is not read.
///
/// Before: the headings `Ref`, `Who`, `Arrival`, `Departure`, `Deposit`.
/// After: `Who` may be the guests' names. The deposit may be what was paid, or what is to be paid first: as nothing shows
/// which, the balance isn't known, rather than wrong.
struct UnreadColumn {
    /// What the column may be.
    let field: BookingField
    /// nil if it may be any of those that are not read.
    var column: Int?
    let facts: FindingArguments
}

extension TablePlan {
    /// None where a preset or the configuration says what the columns are.
    var unreadColumns: [UnreadColumn] {
        guard kind == .bookings, preset == nil, settings.columns.isEmpty, problems.isEmpty else { return [] }
        return [unreadNames, unreadDeposit].compactMap(\.self)
    }

    private var unreadNames: UnreadColumn? {
        guard bindings[BookingField.camperName.rawValue] == nil else { return nil }
        // What has the heading of a column that is read is reported as its double.
        let read = Set(bindings.values.flatMap(\.columns).map { foldedWord(header[$0]) })
        let headings = unread.filter { !read.contains(foldedWord($0)) }
        guard !headings.isEmpty else { return nil }
        let shown = headings.prefix(40).map { String($0.prefix(60)) }
        return UnreadColumn(
            field: .camperName,
            facts: [
                .problem: .key(ReadingProblem.UnreadColumn.guests),
                .headers: .texts(headings.count > shown.count ? shown + ["…"] : shown),
            ])
    }

    private var unreadDeposit: UnreadColumn? {
        guard !carried.contains(BookingField.paid.rawValue) else { return nil }
        let read = Set(bindings.values.flatMap(\.columns))
        guard let column = header.indices.first(where: { !read.contains($0) && isDeposit(header[$0]) }) else {
            return nil
        }
        return UnreadColumn(
            field: .paid, column: column,
            facts: [
                .problem: .key(ReadingProblem.UnreadColumn.deposit), .header: .text(String(header[column].prefix(60))),
            ])
    }

    private func isDeposit(_ heading: String) -> Bool {
        heading.utf8.count <= HeaderSearch.lengthLimit
            && depositHeadings.contains(foldedWord(HeadingMarks.without(heading)))
    }
}

/// Deposits in eight languages. Where the heading says that they were paid, they are `paid`.
private let depositHeadings: Set<String> = [
    "deposit", "deposits", "depositamount", "downpayment", "prepayment", "advance", "advancepayment", "anzahlung",
    "anzahlungen", "anzahlungsbetrag", "vorauszahlung", "acompte", "acomptes", "arrhes", "montantacompte",
    "montantdel'acompte", "acconto", "caparra", "anticipo", "señal", "depósito", "sinal", "aanbetaling", "voorschot",
    "zaliczka", "zadatek", "przedpłata", "záloha", "forskud", "handpenning", "förskott", "depositum",
]
