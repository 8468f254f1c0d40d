import InnkeeperCore
import InnkeeperStages
import Testing

struct AmountColumnsTests {
    @Test func `the currency in a cell wins over the column's, and that over the property's`() {
        // Given rows with a currency column, some cells with their own
        let text = """
            arrival,nights,nightly_rate,total,currency
            2026-07-04,1,10.00,20.00,EUR
            2026-07-04,1,10.00,£20.00,EUR
            2026-07-04,1,10.00,20.00,
            """
        // When they are read at a property in dollars
        let table = ReadTable(text, .desk { $0.currency = Currency("USD") ?? .none }).bookings
        // Then each row has one currency
        #expect(table.currency.map(\.code) == ["EUR", "GBP", "USD"])
        #expect(table.total.map(\.minorUnits) == [2000, 2000, 2000])
    }

    @Test func `amounts read before the row's currency was known are moved to its digits`() {
        // Given yen, told by the second amount only
        let text = "arrival,nights,nightly_rate,total\n2026-07-04,1,1250,JPY 2500\n"
        let table = ReadTable(text, .desk { $0.currency = Currency("USD") ?? .none }).bookings
        #expect(table.currency[0].code == "JPY")
        #expect(table.rate[0].minorUnits == 1250)
        #expect(table.total[0].minorUnits == 2500)
    }

    @Test func `sums of columns take a missing part for nothing`() {
        // Given a total made of two columns
        let settings = SourceSettings.desk { $0.columns["total"] = .sum(["Room", "Extras"]) }
        let text =
            "arrival,nights,Room,Extras\n2026-07-04,1,10.5,2\n2026-07-04,1,10.5,\n2026-07-04,1,,\n2026-07-04,1,1,x\n"
        let table = ReadTable(text, settings).bookings
        #expect(table.total.map(\.minorUnits) == [1250, 1050, nil, nil])
        #expect(table.total.map(\.state) == [.present, .present, .missing, .unreadable])
    }

    @Test func `a currency may be a constant`() {
        let settings = SourceSettings.desk { $0.columns["currency"] = .constant("EUR") }
        let table = ReadTable("arrival,nights,total\n2026-07-04,1,10\n", settings).bookings
        #expect(table.currency.map(\.code) == ["EUR"])
    }
}
