import InnkeeperCore
import InnkeeperLanguages
import InnkeeperReports
import Testing

struct MessagesTests {
    private let english = Messages.english

    @Test func `one is one, and many are many`() {
        #expect(english.say(.nights, 1) == "1 night" && english.say(.nights, 0) == "0 nights")
        #expect(english.say(.records, 12_345) == "12,345 records")
        #expect(english.say(.moreCodes, 1) == "and 1 more code")
        #expect(english.count(1, of: .info) == "1 note" && english.count(2, of: .error) == "2 errors")
        #expect(Messages(.fr).say(.nights, 0) == "0 nuit")
    }

    @Test func `days from now have words`() {
        #expect([0, 1, 9].map(english.daysUntil) == ["today", "tomorrow", "in 9 days"])
        #expect([0, 1, 9].map(Messages(.de).daysUntil) == ["heute", "morgen", "in 9 Tagen"])
    }

    @Test func `a run is written in its property's language and country`() {
        // Given
        var property = Property()
        property.language = .de
        property.country = "CH"
        // When
        let words = Messages(property)
        // Then
        #expect(words.language == .de && words.conventions.groupMark == "’")
    }

    @Test func `why something was not done is said in the language, and fields stay as they are written`() {
        let words = Messages(.de)
        #expect(words.reason(.noCampSites) == "es gibt keine Quelle mit Stellplätzen")
        #expect(words.reason(.fieldsMissing(["total", "paid"])) == "der Quelle fehlen total und paid")
        for fields in [["total"], ["total", "paid"]] {
            #expect(english.reason(.fieldsMissing(fields)) == UncheckedReason.fieldsMissing(fields).text)
        }
        #expect(words.reason(.anyFieldMissing(["nights", "departure"])) == "der Quelle fehlt nights oder departure")
        #expect(words.reason(.noEarlierRun(.damaged("run.json:1:1"))).contains("run.json:1:1"))
        for absence: EarlierRunAbsence in [
            .none, .unknown, .damaged("x"), .redacted, .fileMissing("x"), .fileUnreadable("x", why: "y"),
        ] { #expect(english.reason(absence) == absence.text) }
    }

    @Test func `a kind of place has the language's word, or the source's`() {
        #expect(Messages(.nl).kind("fire_station") == "brandweer" && english.kind("fire_station") == "fire station")
        #expect(Messages(.nl).kind("rv_dump") == "rv dump")
        #expect(Messages(.it).field("site_number") == "piazzola" && english.field("x") == "x")
    }
}
