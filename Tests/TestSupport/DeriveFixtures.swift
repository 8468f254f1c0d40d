package import InnkeeperCore

/// The day that tests call today: 2026-11-21, a Saturday.
package let testToday = CalendarDate(dayNumber: 20_778)

package func day(_ iso: String) -> CalendarDate {
    guard let date = CalendarDate(iso: iso) else { fatalError("\(iso) is no date") }
    return date
}

package func testWorld(today: CalendarDate = testToday) -> RunContext { RunContext(today: today, now: 0) }

package func runStage(
    _ stage: some TableStage, on dataset: Dataset, in context: RunContext = testWorld()
) async -> Dataset {
    var result = dataset
    await stage.run(&result, in: context, jobs: 1)
    return result
}
