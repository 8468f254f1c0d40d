package import InnkeeperCore

/// Findings with every fact that a message may name.
package enum SampleFindings {
    /// The closed lists of words in the facts of reading, with the codes that have them.
    package static let words: [(codes: [ReadingCode], words: [String])] = [
        ([.calendarMalformed], all(ReadingProblem.Calendar.self)),
        ([.calendarSiteUnknown], all(ReadingProblem.FeedSite.self)),
        ([.csvColumnMissing], all(ReadingProblem.Column.self)),
        ([.csvMalformed], all(ReadingProblem.Row.self)),
        ([.csvQuoteStray], all(ReadingProblem.Quote.self)),
        ([.encodingInvalid], all(ReadingProblem.Encoding.self)),
        ([.placeMalformed], all(ReadingProblem.Place.self)),
        ([.placeMalformed], all(ReadingProblem.Found.self)),
        ([.placeLeftOut], all(ReadingProblem.NoPlace.self)),
        ([.recordNotAStay], all(ReadingProblem.NoStay.self)),
        ([.contactUnavailable], all(ReadingProblem.NoContact.self)),
        ([.vcardLineMalformed], all(ReadingProblem.CardLine.self)),
        ([.vcardMalformed], all(ReadingProblem.Card.self)),
        ([.vcardVersionUnknown], all(ReadingProblem.CardVersion.self)),
        ([.xmlMalformed], all(ReadingProblem.Markup.self)),
        ([.sourcePartial], all(ReadingProblem.Partial.self)),
        ([.sourceMissing], all(ReadingProblem.Missing.self)),
        ([.sourceUnreadable], all(ReadingProblem.Unreadable.self)),
        ([.sourceEmpty], all(ReadingProblem.Empty.self)),
        ([.sourceUnrecognised, .sourceNotExport, .archiveMemberUnused], all(UnreadFile.Content.self)),
        ([.sourceUnrecognised, .sourceNotExport, .archiveMemberUnused], all(UnreadFile.Need.self)),
        ([.sourceUnrecognised, .sourceNotExport, .archiveMemberUnused], all(RecordKind.self)),
        ([.sourceAmbiguous], all(ReadingProblem.Ambiguity.self)),
        ([.reservationSuperseded], [BookingField.status, .arrival, .departure, .siteNumber].map(\.rawValue)),
        ([.tableColumnUnread], all(ReadingProblem.UnreadColumn.self)),
        ([.tableRowSkipped], all(ReadingProblem.NoRecord.self)),
        ([.sourceChanged], all(ReadingProblem.Changed.self)),
        ([.sourceShrunk], all(ReadingProblem.Shrunk.self)),
    ]

    private static func all<Words: CaseIterable & RawRepresentable<String>>(_ words: Words.Type) -> [String] {
        words.allCases.map(\.rawValue)
    }

    /// A finding of `rule` for each of its phrases, or one where it has none, with all facts: numbers are `count`, texts
    /// are `text`.
    package static func all(
        of rule: any Rule, count: Int, text: String = "text"
    ) -> [(word: String, finding: Finding)] {
        // Those words stand within the phrases of others.
        let inner = Set(
            all(ReadingProblem.Found.self) + all(UnreadFile.Need.self) + all(RecordKind.self)
                + all(BookingField.self))
        let words = rule.phrases.isEmpty ? [""] : rule.phrases.keys.filter { !inner.contains($0) }.sorted()
        return words.map { word in
            var facts = FindingArguments()
            for name in FindingArguments.Name.allCases { facts[name] = fact(name, word, count, text) }
            return (
                word,
                Finding(
                    code: rule.code, severity: rule.severity, source: text, file: text, line: 1, record: text,
                    field: text, value: text, arguments: facts,
                    related: RelatedRecord(file: text, line: 2, record: text))
            )
        }
    }

    private static func fact(
        _ name: FindingArguments.Name, _ word: String, _ count: Int, _ text: String
    ) -> FindingArgument? {
        let day = CalendarDate(dayNumber: 20_700)
        return switch name {
        case .problem: word.isEmpty ? nil : .word(word)
        case .found: .word(ReadingProblem.Found.number.rawValue)
        case .kind: .key(RecordKind.bookings)
        case .needs: .keys([UnreadFile.Need.arrival, .departure])
        case .changes: .keys([BookingField.status, .siteNumber])
        case .from, .to, .arrival, .last, .asOf: .date(day)
        case .moment: .moment(1_800_000_000)
        case .age: .duration(97_201)
        case .total: .money(Money(minorUnits: 4550, currency: .none))
        case .headers: .texts([text, text])
        case .reason, .site, .header, .word, .encoding, .member, .code, .entrySource, .otherFile: .text(text)
        case .count, .limit, .capacity, .nights, .days, .years, .guests, .stays, .pairs, .digits, .column,
            .otherColumn, .status, .before, .missing, .line, .otherLine:
            .count(count)
        }
    }
}
