/// A text with arguments that people read in the reports: the key of its template (`Template`), whose named arguments
/// are the same in every language.
package enum Sentence: String, CaseIterable, Sendable {
    // Dates, times and ages.
    case longDate, shortDate, dayOfMonth, dayOfYear, laterDay, monthOfYear, made, hoursOld, daysOld, inDays
    // Counts.
    case records, nights, people, stays, errors, warnings, notes, more, moreCodes, pendingCount, knownFindings
    case readSummary, recordsInFiles, countRejected, knownNotShown, soldOf, soldOfSeen, onlyClosed
    case perhapsSold
    case acceptedCount, rejectedCount, skippedCount
    case changeNew, changeGone, changeMoved, changeChanged, changeResolved, changeNone, changeUncompared
    // Sections.
    case since, notCompared, bookingsNotCompared, findingsNotCompared, noEarlierRun, unknownEarlierRun
    case damagedEarlierRun, redactedEarlierRun, earlierFileMissing, earlierFileUnreadable, fieldsMissing
    case severalFieldsMissing
    case campSitesMissing, originMissing, stageMissing, mostChanged, mostChangedField, nextNights, nextDays
    case siteNights, firstRows, allIn, crowded, conflictsUnknown, echoesFound, overFull, moreCrowds, fromSite, shortage,
        balanceTotal, sleepHere
    case straightLine, moreSites, turns, lineOfFile, madeBy, doubleBooked, bookedTwice, moreConflicts
    case sameGuestAdvice, move, confirmArrivals, collect, birthdayOf, onSite, recordsRejected, firstConflict
    case notRead, moreNotRead, notNeeded, freeSitesFor, staysHere, staysWithoutSite, nearest, nearestPlaces,
        nearestStays
    // Pictures in words.
    case chart, siteNightsPicture, clashes, monthsPicture, mapPicture
    // Check and explain.
    case notCheckedIn, moreOf, moreOfField, moreOfFiles, atLines, seeOther, severityAndEffect, needsFields
    case needsAnyField, freeSites, noFreeSites, blockedSites
    // Notices.
    case noticeConflict, noticeConflicts, noticeMissing, noticeMissingFile, noticeMissingAdvice
    case noticeErrors, noticeBirthdays
    case noticeFailure, failedWith, oldReports, detailsIn, noticeParty, noticeVia, moveNotice, callNotice
}
