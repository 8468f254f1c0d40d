import InnkeeperCore
import InnkeeperStages
import Testing

struct FieldColumnsTests {
    @Test func `a date may stand in three columns, its month as number or name`() {
        let settings = SourceSettings.desk { $0.columns["arrival"] = .date(["Year", "Month", "Day"]) }
        let text =
            "Year,Month,Day,nights\n2015,July,1,2\n2016,2,29,1\n2015,Feb,29,1\n,,,1\n2015,Juli,1,1\n2015,13,1,1\n"
        let table = ReadTable(text, settings).bookings
        #expect(
            table.arrival.map(\.shown) == [
                "2015-07-01", "2016-02-29", "unreadable", "missing", "2015-07-01", "unreadable",
            ])
        #expect(table.departure[0].shown == "2015-07-03")
    }

    @Test func `nights and guests may be sums of columns`() {
        let settings = SourceSettings.desk {
            $0.columns = ["nights": .sum(["Weekend", "Week"]), "guests": .sum(["adults", "children"])]
        }
        let text =
            "arrival,Weekend,Week,adults,children\n2026-07-04,2,3,2,\n2026-07-04,,,,\n2026-07-04,0,0,0,0\n2026-07-04,1,1,1999999999,9\n"
        let table = ReadTable(text, settings).bookings
        #expect(table.nights.map(\.value) == [5, nil, 0, 2])
        // And a sum is held to the limit of a count
        #expect(table.guests.map(\.value) == [2, nil, 0, nil] && table.guests[3].state == .unreadable)
    }

    @Test func `dates, counts and texts may be constants`() {
        let settings = SourceSettings.desk {
            $0.columns = ["arrival": .constant("2026-07-04"), "nights": .constant("2"), "channel": .constant("web")]
        }
        let table = ReadTable("reservation_id\nR1\nR2\n", settings).bookings
        #expect(table.departure.map(\.shown) == ["2026-07-06", "2026-07-06"])
        #expect(table.channel[1] == "web")
    }
}
