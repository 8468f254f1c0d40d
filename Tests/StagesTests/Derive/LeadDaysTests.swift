import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

/// Medians, seen through the key figures that they are made for.
struct LeadDaysTests {
    @Test(
        arguments: [
            ([5], 5.0), ([9, 1, 5], 5), ([1, 2, 3, 10], 2.5), ([7, 7, 7, 7], 7), ([-4, 3], -0.5), ([0, 0, 900_000], 0),
        ] as [([Int], Double)])
    func `the median is the middle value, or the mean of the two in the middle`(days: [Int], median: Double) async {
        let total = await kpis(days).first
        #expect(total?.leadDaysMedian == median)
        #expect(total?.leadDaysCount == days.count)
        #expect(total?.leadDaysSum == days.reduce(0, +))
    }

    @Test func `bookings whose lead is not known do not move it`() async {
        #expect(await kpis([nil, 4, nil, 8, nil]).first?.leadDaysMedian == 6)
        #expect(await kpis([nil, nil]).first?.leadDaysMedian == .some(nil))
    }

    private func kpis(_ days: [Int?]) async -> [KPIRow] {
        let rows = days.map {
            TestBooking(arrival: testToday.dayNumber, departure: testToday.dayNumber + 1, leadDays: $0)
        }
        return await runStage(OccupancyStage(options: OptionValues()), on: datasetOf(rows)).kpis
    }
}
