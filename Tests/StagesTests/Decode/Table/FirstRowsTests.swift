import InnkeeperCore
@testable import InnkeeperStages
import Testing

struct FirstRowsTests {
    private func mapping(_ text: String) -> [String: String] { ReadTable(text, .desk()).mapping }

    @Test func `of two columns for a number the one that is filled is taken`() {
        #expect(
            mapping("res_id;numero_reservation;arrival;nights\n;R1;2026-07-04;1\n")["reservation_id"]
                == "numero_reservation")
        // Where both are filled, or none is, the better word counts
        #expect(mapping("numero_reservation;res_id;arrival;nights\nX;R1;2026-07-04;1\n")["reservation_id"] == "res_id")
        #expect(mapping("numero_reservation;res_id;arrival;nights\n;;2026-07-04;1\n")["reservation_id"] == "res_id")
    }

    @Test func `two columns of nights that agree are one`() {
        let same = mapping("arrival;NombreDeNuits;nights\n2026-07-04;1;1\n")
        #expect(same["nights"] == "the first filled of nights, NombreDeNuits")
        let other = mapping("arrival;NombreDeNuits;nights\n2026-07-04;2;1\n")
        #expect(other["nights"] == "nights")
    }

    @Test func `a time of day is no day of departure`() {
        #expect(
            mapping("arrival;checkout;check-out date\n2026-07-04;11:00;2026-07-05\n")["departure"] == "check-out date")
    }

    @Test func `a column of times is asked about once, and not in each row`() {
        // Given a table that is declared to be of bookings
        let text = "Ref,Guest,Start,End\n1,Ada,09:00,10:00\n2,Ben,11:00,12:00\n3,Cleo,13:00,14:00\n"
        // When
        let findings = ReadTable(text, .desk()).findings
        // Then
        #expect(!findings.isEmpty && findings.allSatisfy { $0.hasPrefix("csv-column-missing ") })
    }

    @Test func `what can't be the field is not read as it`() {
        // Given a rate that is a rate plan, a contact that is a person, and a day that is an amount
        let rows = [["Flex", "Mira Falkenrath", "£50.00"], ["Saver", "Jonas Tveit", "£60.00"]]
        let first = FirstRows(rows)
        // Then none of them is taken, but for the only row of a table, which may be wrong
        #expect(first.withoutMisfits([0], of: "nightly_rate").isEmpty)
        #expect(first.withoutMisfits([1], of: "phone").isEmpty)
        #expect(first.withoutMisfits([2], of: "departure").isEmpty)
        #expect(first.withoutMisfits([1], of: "notes") == [1])
        #expect(FirstRows([rows[0]]).withoutMisfits([0], of: "nightly_rate") == [0])
    }

    @Test func `references, money and rooms are not read as amounts, categories and telephones`() {
        let rows = [
            ["PAY-2027-05", "820,00", "Stanza 12", "€ 350,62"], ["PAY-2027-06", "412,00", "Roma 2", "-12.50"],
        ]
        let first = FirstRows(rows)
        #expect(first.withoutMisfits([0], of: "net").isEmpty)
        #expect(first.withoutMisfits([1], of: "category").isEmpty)
        #expect(first.withoutMisfits([2], of: "tel").isEmpty)
        #expect(first.withoutMisfits([3], of: "net") == [3])
    }

    @Test func `CEP is a mobile phone in Turkey and a postcode in Brazil`() {
        let first = FirstRows([["01310-100", "0532 555 01 23"], ["69003", ""]])
        #expect(first.isPostcode(0, below: "CEP") && !first.isPostcode(1, below: "Cep"))
        #expect(!first.isPostcode(0, below: "Telefon"))
    }

    @Test func `a column of positions is known by its cells`() {
        let first = FirstRows([["(40.75, -73.99)", "Pier 4"], ["(40.71, -74.01)", "Pier 5"]])
        #expect(first.holdsPositions(0) && !first.holdsPositions(1))
    }

    @Test func `a cancellation is a day, or it says yes or no`() {
        #expect(FirstRows([["Yes"], [""]]).withoutMisfits([0], of: "cancelled_on") == [0])
        #expect(FirstRows([["0.00"], ["85.50"]]).withoutMisfits([0], of: "cancelled_on").isEmpty)
        #expect(FirstRows([["2026-07-04"], [""]]).withoutMisfits([0], of: "cancelled_on") == [0])
    }

    @Test func `a "paid" column that says yes or no does not hold amounts, even if there is only one booking`() {
        #expect(mapping("arrival;nights;paid\n2026-07-04;1;No\n")["paid"] == nil)
        #expect(mapping("arrival;nights;paid\n2026-07-04;1;none\n")["paid"] == "paid")
    }

    @Test func `a day is no amount`() {
        let map = mapping("arrival;nights;Received\n2026-07-04;1;2026-05-01\n2026-07-05;1;2026-05-02\n")
        #expect(map["paid"] == nil && map["booked_on"] == "Received")
    }

    @Test func `a name that no row has gives way to its parts`() {
        let map = mapping("arrival;nights;Guest Name;First Name;Last Name\n2026-07-04;1;;Mira;Falkenrath\n")
        #expect(map["camper_name"] == "First Name and Last Name, joined")
    }
}
