import InnkeeperCore
import InnkeeperLanguages
import Testing

struct RuleMessageTests {
    private func text(
        _ message: String, _ facts: FindingArguments = [:], value: String = "", phrases: [String: String] = [:],
        related: RelatedRecord? = nil, language: Language = .en
    ) -> String {
        let finding = Finding(
            code: "c", severity: .info, source: "desk \"1\"", file: "a.csv", record: "R1", field: "nights",
            value: "hidden", arguments: facts, related: related)
        let rule = RuleText(summary: "", advice: "", message: message, phrases: phrases)
        return RuleMessage(rule, FactFormat(language)).text(finding, shownValue: value)
    }

    @Test func `places take what the finding is about, and the value as it may be shown`() {
        #expect(text("{field} of {record} is \"{value}\".", value: "•••") == "nights of R1 is \"•••\".")
        #expect(text("put {value:json} into {source:json}", value: "a\n") == #"put "a\n" into "desk \"1\"""#)
    }

    @Test func `facts are said as their kind is`() throws {
        let facts: FindingArguments = [
            .site: .text("{value}"), .from: .date(CalendarDate(dayNumber: 0)), .moment: .moment(60),
            .age: .duration(97_201), .total: .money(Money(minorUnits: 4550, currency: try #require(Currency("EUR")))),
        ]
        #expect(
            text("{site} {from} {moment} {age} {total}", facts)
                == "{value} 1970-01-01 1970-01-01T00:01:00Z 1 d 3 h 45.50 EUR")
    }

    @Test(arguments: [(0, "0 nuit"), (1, "1 nuit"), (2, "2 nuits"), (5, "5 nuits")])
    func `a plural has the form that the language gives the number`(number: Int, expected: String) {
        #expect(text("{nights:# nuit|# nuits}", [.nights: .count(number)], language: .fr) == expected)
    }

    @Test func `a number that is masked has the form of several`() {
        #expect(text("{nights:# night|# nights}", [.nights: .text(Finding.mask)]) == "••• nights")
    }

    @Test func `a part is said where its fact is there, else what takes its place`() {
        let other = RelatedRecord(file: "b.csv", line: 3, record: "")
        let message =
            "With {relatedFile?{relatedRecord?booking {relatedRecord}|one} in {relatedFile}|another}{from?, {from}}."
        #expect(text(message) == "With another.")
        #expect(
            text(message, [.from: .date(CalendarDate(dayNumber: 1))], related: other)
                == "With one in b.csv, 1970-01-02.")
    }

    @Test func `a word of a closed list is said by its phrase, with the same facts`() {
        let phrases = ["cells": "{count:# field|# fields}, not {limit}"]
        let facts: FindingArguments = [.problem: .word("cells"), .count: .count(3), .limit: .count(4)]
        #expect(text("It has {problem}.", facts, phrases: phrases) == "It has 3 fields, not 4.")
        #expect(text("{problem}", facts) == "cells")
    }

    @Test func `texts are quoted as the language quotes`() {
        let facts: FindingArguments = [.headers: .texts(["a", "b"])]
        #expect(text("{headers}", facts) == "“a”, “b”")
        #expect(text("{headers}", facts, language: .de) == "„a“, „b“")
    }
}
