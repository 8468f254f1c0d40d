import InnkeeperStages
import Testing

struct WorksheetLayoutTests {
    private let headings = ["Nr.", "Name", "Platz", "Anreise", "Abreise"]
    private let stays = [
        ["1", "Ada", "A1", "2026-07-04", "2026-07-06"], ["2", "Bo", "A2", "2026-07-05", "2026-07-07"],
        ["3", "Cy", "A1", "2026-07-09", "2026-07-11"], ["4", "Di", "A2", "2026-07-12", "2026-07-13"],
    ]
    private let prices = [["Kategorie", "Preis", "Strom"], ["Zelt", "12.5", "3"], ["Fass", "60", "0"]]

    /// Rows of two tables with an empty column between them.
    private func beside(_ left: [[String]], _ right: [[String]]) -> [[String]] {
        (0..<max(left.count, right.count)).map { index in
            let start = index < left.count ? left[index] : []
            let padded = start + [String](repeating: "", count: left[0].count + 1 - start.count)
            return index < right.count ? padded + right[index] : start
        }
    }

    // MARK: Side by side

    @Test func `two lists of bookings beside each other are two tables`() {
        #expect(WorksheetLayout.columns(beside([headings] + stays, [headings] + stays)) == [0, 6])
    }

    @Test func `a list of prices beside the bookings is a table of its own, on either side`() {
        #expect(WorksheetLayout.columns(beside([headings] + stays, prices)) == [0, 6])
        #expect(WorksheetLayout.columns(beside(prices, [headings] + stays)) == [0, 4])
    }

    @Test func `columns behind an empty one belong to the bookings where they go along with them`() {
        let notes = [["Bemerkung", "Hund"], ["spät", "ja"], ["", ""], ["Strom", "nein"], ["spät", "ja"]]
        #expect(WorksheetLayout.columns(beside([headings] + stays, notes)) == [0])
        let few = [["Bemerkung", "Hund"], ["spät", "ja"], ["", ""], ["", "nein"]]
        #expect(WorksheetLayout.columns(beside([headings] + stays, few)) == [0])
        let legend = [["grün = fest"], ["gelb = Option"]]
        #expect(WorksheetLayout.columns(beside([headings] + stays, legend)) == [0])
    }

    @Test func `a sheet without headings of ours is one table`() {
        #expect(WorksheetLayout.columns(beside(prices, prices)) == [0])
        #expect(WorksheetLayout.columns([headings] + stays) == [0])
        #expect(WorksheetLayout.columns([]) == [0])
    }

    // MARK: One below the other

    @Test func `other headings of ours begin another table, also below a title`() {
        let others = [["Warteliste"], ["Gast", "Anreise", "Nächte"], ["Ed", "2026-08-01", "2"]]
        #expect(WorksheetLayout.isTable(others, below: [headings] + stays))
        let guests = [
            ["Vorname", "Nachname", "E-Mail", "Telefon"], ["Ada", "Berg", "ada@example.org", "030 5550100"],
        ]
        #expect(WorksheetLayout.isTable(guests, below: [headings] + stays))
    }

    @Test func `the same headings once more, and more bookings, do not`() {
        #expect(!WorksheetLayout.isTable([["Fässer"], headings] + stays, below: [headings] + stays))
        #expect(!WorksheetLayout.isTable(stays, below: [headings] + stays))
    }

    @Test func `a list of prices below the bookings is another table`() {
        #expect(WorksheetLayout.isTable(prices, below: [headings] + stays))
        #expect(WorksheetLayout.isTable([["Preisliste"]] + prices, below: [headings] + stays))
    }

    @Test func `totals, remarks and bookings without dates stay with the bookings`() {
        let totals = [["Summe netto", "100"], ["Summe brutto", "119"]]
        #expect(!WorksheetLayout.isTable(totals, below: [headings] + stays))
        #expect(!WorksheetLayout.isTable([["Summe", "", "", "", "7"]], below: [headings] + stays))
        #expect(!WorksheetLayout.isTable([["Stand: Mai"]], below: [headings] + stays))
        #expect(
            !WorksheetLayout.isTable([["", "Ed", "A1"], ["", "Flo", "A2", "", "offen"]], below: [headings] + stays))
    }

    @Test func `below what has no headings of ours nothing begins`() {
        #expect(!WorksheetLayout.isTable(prices, below: [["Hausordnung"], ["Ruhe ab", "22 Uhr"]]))
    }
}
