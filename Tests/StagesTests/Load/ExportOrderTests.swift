import InnkeeperCore
import InnkeeperStages
import Testing

struct ExportOrderTests {
    /// 24 November 2026.
    private let today = CalendarDate(dayNumber: 20_781)

    /// The files in the order in which they are read; a newer one stands before `>`, others are parted by `,`.
    private func order(_ paths: String..., newest: [String] = []) -> String {
        let order = ExportOrder(
            Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($0.offset, $0.element) }), newest: newest,
            today: today)
        let files = order.readingOrder(Array(paths.indices))
        var text = paths[files[0]]
        for (one, next) in zip(files, files.dropFirst()) {
            text += (order.isNewer(one, than: next) ? " > " : ", ") + paths[next]
        }
        return text
    }

    @Test func `a full date in names that are otherwise alike tells which is newer`() {
        #expect(order("desk-2026-11-22.csv", "desk-2026-11-23.csv") == "desk-2026-11-23.csv > desk-2026-11-22.csv")
        #expect(order("20261122 desk.csv", "20261123 desk.csv") == "20261123 desk.csv > 20261122 desk.csv")
        #expect(order("Liste 9.11.2026.csv", "Liste 10.11.2026.csv") == "Liste 10.11.2026.csv > Liste 9.11.2026.csv")
    }

    @Test func `a date in the name of a folder tells too`() {
        #expect(order("2026-11-22/desk.csv", "2026-11-23/desk.csv") == "2026-11-23/desk.csv > 2026-11-22/desk.csv")
    }

    @Test func `names that are not alike tell nothing`() {
        #expect(order("desk-2026-11-22.csv", "web-2026-11-23.csv") == "desk-2026-11-22.csv, web-2026-11-23.csv")
        #expect(order("desk.csv", "desk-2026-11-23.csv") == "desk.csv, desk-2026-11-23.csv")
    }

    @Test func `years, months and periods are no dates of an export`() {
        #expect(order("desk 2026.csv", "desk 2027.csv") == "desk 2026.csv, desk 2027.csv")
        #expect(order("desk-2026-10.csv", "desk-2026-11.csv") == "desk-2026-10.csv, desk-2026-11.csv")
        #expect(
            order("2026-01-01_2026-06-30.csv", "2026-07-01_2026-11-22.csv")
                == "2026-01-01_2026-06-30.csv, 2026-07-01_2026-11-22.csv")
        #expect(
            order("2026-01-01_2026-11-22.csv", "2026-02-01_2026-11-22.csv")
                == "2026-01-01_2026-11-22.csv, 2026-02-01_2026-11-22.csv")
    }

    @Test func `a date after today is no date of an export`() {
        #expect(order("a-2026-11-22.csv", "a-2026-12-24.csv") == "a-2026-11-22.csv, a-2026-12-24.csv")
    }

    @Test func `of one day the time tells, and without it nothing`() {
        #expect(
            order("a-2026-11-22_0815.csv", "a-2026-11-22_1730.csv") == "a-2026-11-22_1730.csv > a-2026-11-22_0815.csv")
        #expect(
            order("20261122081500.csv", "20261122081501.csv") == "20261122081501.csv > 20261122081500.csv")
        #expect(order("in/22.11.2026 a.csv", "in/2026-11-22 a.csv") == "in/22.11.2026 a.csv, in/2026-11-22 a.csv")
    }

    @Test func `a browser's copy numbers tell, by number and not by letter`() {
        #expect(order("x (10).csv", "x (2).csv", "x.csv") == "x (10).csv > x (2).csv > x.csv")
        #expect(order("x(1).csv", "x.csv") == "x(1).csv > x.csv")
        #expect(order("x (1).csv", "y.csv") == "x (1).csv, y.csv")
    }

    @Test func `what the configuration says holds before any name`() {
        #expect(
            order("a-2026-11-22.csv", "a-2026-11-23.csv", newest: ["*-23.csv", "*-22.csv"])
                == "a-2026-11-22.csv > a-2026-11-23.csv")
        #expect(order("new.csv", "old.csv", newest: ["new*"]) == "new.csv > old.csv")
    }

    @Test func `exports of different sources are never compared`() {
        var order = ExportOrder()
        order.add(ExportOrder([0: "a.csv", 1: "a (1).csv"], today: today), of: "desk")
        order.add(ExportOrder([2: "a.csv", 3: "a (2).csv"], today: today), of: "web")
        #expect(order.isNewer(1, than: 0) && order.isNewer(3, than: 2))
        #expect(!order.isNewer(3, than: 0) && order.newer(than: 0) == [1])
    }
}
