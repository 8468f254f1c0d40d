/// A word or a text without arguments that people read in the reports: its key in every language.
package enum Label: String, CaseIterable, Sendable {
    // Dates and directions.
    case months, shortMonths, weekdays, shortWeekdays, firstDay, compass, morning, afternoon
    // Sections.
    case today, whatWasRead, needsAttention, arrivals, departures, inHouse, conflicts, whatChanged, birthdays
    case birthdaysInStays, balances, shortages, keyFigures, nearby, featured, dataQuality, notChecked, todo
    case occupancyCalendar, monthByMonth, skip, sections
    // Nothing to show.
    case nothingRead, filesNotRead, nothingNeedsAttention, noArrivals, noDepartures, noConflicts, noBalances,
        noPayments, noBirthdays
    case noOccupancy, nothingSold, noPlaces, everythingChecked, noFigures, nothingToDo, nothingElseToDo, noFreeSite
    case nothingToReport
    // Columns and marks.
    case source, kind, files, newestFile, read, accepted, rejected, skipped, site, sites, guest, guests, booking
    case bookings, stay, stays, balance, status, night, sold, occupancy, occupancyOfSeen, revenue, place, category
    case distance, direction, fromHere, wholeWindow, noSite, noName, noSource, none, theDay, occupancyTonight
    case findings, firstStay, secondStay, sharedNights, echoes, state, openAmount, knownBy, unassigned, stillMissing
    case allSites, solution, arrive, leave, notable, freeNights, onTheMap, day, when, turnsAge, what, why, field
    case before, after, rules, period, bySource, asTable, freeForSecond, name, electricity, water, nightlyRate, yes
    case no, howToFix, nightsSold, adr, revpar, averageStay, cancelled, noShow, invalid, leadDays
    // Changes.
    case refusedNow, emptyValue
    // Words in lines.
    case and, or, seeAll, orMove, alsoFree, seeWhy, birthdayToday, birthdayTomorrow, isToday, isTomorrow, youngAge,
        dayUnit, sitesSeemFree, nearestPlace, colon, semicolon
    case whatToDo, failing, passing, needsCampSites, needsOrigin, needsConflicts, effectRejects, effectMarks,
        effectSkips, effectNone
    case theseRejected, theseMarked, theseSkipped, comparedWithStays, comparedAlone
    // Pictures.
    case weekendsAreDarker, fromEachSite, pause, featuredStrip, alsoNearby, taken, pending, closed, heatNone
    case heatQuarter, heatHalf, heatMost, heatFull, heatOver, here, nearestOfKinds, mapExplained, monthsWithSites
    case monthsWithoutSites, noClash, figuresExplained, bornOnLeapDay28, bornOnLeapDay1, bornOnLeapDay
}
