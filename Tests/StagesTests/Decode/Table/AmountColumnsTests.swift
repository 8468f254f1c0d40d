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

    @Test func `the total's currency is the booking's, and what is in another one is no amount of it`() {
        let text = """
            arrival,nights,nightly_rate,total,paid,commission
            2026-07-04,1,300 EUR,1200 PLN,280 EUR,15.00
            2026-07-04,1,,1200 PLN,280,15 PLN
            """
        let table = ReadTable(text, .desk { $0.currency = Currency("EUR") ?? .none }).bookings
        #expect(table.currency.map(\.code) == ["PLN", "PLN"])
        #expect(table.total.map(\.minorUnits) == [120_000, 120_000])
        #expect(table.rate[0] == .otherCurrency && table.paid[0] == .otherCurrency)
        #expect(table.paid[1].minorUnits == 28_000)
        #expect(table.commission.map(\.minorUnits) == [1500, 1500])
        #expect(table.balance(0) == nil && table.balance(1) == 92_000)
    }

    @Test func `amounts read before the row's currency was known are moved to its digits`() {
        // Given yen, told by the second amount only
        let text = "arrival,nights,nightly_rate,total\n2026-07-04,1,1250,JPY 2500\n"
        let table = ReadTable(text, .desk { $0.currency = Currency("USD") ?? .none }).bookings
        #expect(table.currency[0].code == "JPY")
        #expect(table.rate[0].minorUnits == 1250)
        #expect(table.total[0].minorUnits == 2500)
    }

    @Test func `amounts read after the row's currency was told have its digits`() {
        // Given yen, told by the first amount only, in one of two rows
        let text = "arrival,nights,nightly_rate,total\n2026-07-04,1,JPY 1250,2500\n2026-07-04,1,12.50,25.00\n"
        // When they are read at a property in dollars
        let table = ReadTable(text, .desk { $0.currency = Currency("USD") ?? .none }).bookings
        // Then
        #expect(table.currency.map(\.code) == ["JPY", "USD"])
        #expect(table.total.map(\.minorUnits) == [2500, 2500])
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

    @Test func `what is left to pay says what is paid, where no column does`() {
        // Given a table with a balance, which some rows do not have
        let text = """
            arrival,nights,Total,Balance due
            2026-07-04,1,210.00,147.00
            2026-07-04,1,90.00,0
            2026-07-04,1,90.00,
            2026-07-04,1,90.00,ask
            """
        // When it is read
        let table = ReadTable(text, .desk()).bookings
        // Then the rest of the total is paid
        #expect(table.paid.map(\.minorUnits) == [6300, 9000, nil, nil])
        #expect(table.paid.map(\.state) == [.present, .present, .missing, .unreadable])
        #expect(table.carried.contains(.paid))
    }

    @Test func `a balance below zero or beyond the total says nothing of what is paid`() {
        let text = "arrival,nights,Total,Saldo\n2026-07-04,1,90.00,-90.00\n2026-07-04,1,90.00,120.00\n"
        #expect(ReadTable(text, .desk()).bookings.paid.map(\.state) == [.missing, .missing])
    }

    @Test func `what a column says is paid counts, whatever the balance is`() {
        let text = "arrival,nights,Total,Paid,Balance\n2026-07-04,1,90.00,20.00,50.00\n2026-07-04,1,90.00,,50.00\n"
        #expect(ReadTable(text, .desk()).bookings.paid.map(\.minorUnits) == [2000, 4000])
    }

    @Test func `a currency may be a constant`() {
        let settings = SourceSettings.desk { $0.columns["currency"] = .constant("EUR") }
        let table = ReadTable("arrival,nights,total\n2026-07-04,1,10\n", settings).bookings
        #expect(table.currency.map(\.code) == ["EUR"])
    }
}
