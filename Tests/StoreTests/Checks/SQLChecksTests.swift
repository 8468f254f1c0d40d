import InnkeeperCore
import InnkeeperStore
import Synchronization
import Testing
import TestSupport

struct SQLChecksTests {
    private let engine = SQLChecks(secondsEach: 10)
    private let context = RunContext(today: CalendarDate(dayNumber: 20_778), now: 0)  // 2026-11-21

    /// Texts of bookings that count how often they are asked.
    private final class CountingTexts: BookingTexts {
        let asked = Mutex<[String: Int]>([:])

        func text(_ row: Int, _ field: BookingField) -> String {
            asked.withLock { $0[field.rawValue, default: 0] += 1 }
            return "\(field.rawValue) \(row)"
        }
    }

    /// Four bookings from 2026-11-21 on, the last one refused.
    private func dataset() -> Dataset {
        var dataset = datasetOf([
            TestBooking(site: "A1", arrival: 20_778, departure: 20_780, guests: 2, total: 41_250, currency: "USD"),
            TestBooking(site: "A2", arrival: 20_778, departure: 20_818, guests: 4, total: 41_250, currency: "JPY"),
            TestBooking(site: nil, arrival: 20_788, departure: 20_789, status: .pending),
            TestBooking(site: "A1", arrival: 20_800, departure: 20_840, status: .invalid),
        ])
        dataset.campSites.rows = [CampSite(number: "A1"), CampSite(number: "A2")]
        dataset.campSites.rows[1].capacity = CountCell(3)
        return dataset
    }

    private func run(
        _ sql: String..., over dataset: Dataset? = nil, texts: CountingTexts = CountingTexts(),
        ticks: @escaping @Sendable () -> UInt64 = { 0 }
    ) -> [CheckOutcome] {
        let checks = sql.map { CustomCheck(code: "house-check", severity: .warning, message: "", sql: $0) }
        return engine.run(checks, over: dataset ?? self.dataset(), texts: texts, context: context, ticks: ticks)
    }

    private func bookings(_ rows: Int...) -> [CheckedRow] {
        rows.map { CheckedRow(kind: .bookings, row: $0, field: "") }
    }

    @Test func `a query finds the rows that it gives, each once, with the column that it names`() {
        // When
        let outcomes = run(
            "SELECT ROW_ID FROM Bookings WHERE Nights > 28 ORDER BY row_id",
            "SELECT row_id, 'nights' FROM bookings WHERE nights > 28 AND status <> 'Invalid'",
            "SELECT max(row_id) FROM bookings GROUP BY site_number ORDER BY 1",
            "SELECT b.row_id FROM bookings b, bookings other WHERE b.status = 'pending'",
            "SELECT c.row_id, 'capacity' FROM campsites c JOIN bookings b USING (site_number) WHERE guests > capacity;  "
        )
        // Then
        #expect(outcomes.map(\.failure) == [nil, nil, nil, nil, nil])
        #expect(outcomes[0].rows == bookings(1, 3))
        #expect(outcomes[1].rows == [CheckedRow(kind: .bookings, row: 1, field: "nights")])
        #expect(outcomes[2].rows == bookings(1, 2, 3))
        #expect(outcomes[3].rows == bookings(2))
        #expect(outcomes[4].rows == [CheckedRow(kind: .campsites, row: 1, field: "capacity")])
    }

    @Test func `dates count in days, and today is the day of the run`() {
        let outcomes = run(
            "SELECT row_id FROM bookings WHERE days(arrival) - days(today()) = 10",
            "SELECT row_id FROM bookings WHERE days(departure) - days(arrival) <> nights",
            "SELECT row_id FROM bookings WHERE arrival = '2026-11-21' AND today() = '2026-11-21' ORDER BY 1",
            "SELECT row_id FROM bookings WHERE days('2026-02-30') IS NULL AND days(NULL) IS NULL AND row_id = 1")
        #expect(outcomes.map(\.rows) == [bookings(2), [], bookings(0, 1), bookings(0)])
    }

    @Test(arguments: [
        ("ATTACH 'other.sqlite' AS other", "ATTACH is not allowed: a check may only read"),
        ("DETACH main", "DETACH is not allowed: a check may only read"),
        ("DELETE FROM bookings", "DELETE is not allowed: a check may only read"),
        ("INSERT INTO bookings (nights) VALUES (1)", "INSERT is not allowed: a check may only read"),
        ("UPDATE bookings SET nights = 1", "UPDATE is not allowed: a check may only read"),
        ("DROP TABLE bookings", "DELETE is not allowed: a check may only read"),
        ("CREATE TABLE mine (x)", "INSERT is not allowed: a check may only read"),
        ("PRAGMA journal_mode", "PRAGMA is not allowed: a check may only read"),
        ("SELECT * FROM pragma_database_list", "UPDATE is not allowed: a check may only read"),
        ("BEGIN", "a transaction is not allowed: a check may only read"),
        ("VACUUM INTO 'copy.sqlite'", "it is not allowed: a check may only read"),
        ("SELECT load_extension('evil.so')", "the function load_extension is not allowed"),
        ("SELECT row_id FROM bookings WHERE LOAD_EXTENSION('x') = 1", "the function load_extension is not allowed"),
        ("SELECT randomblob(1000000000)", "the function randomblob is not allowed"),
        ("SELECT date('now')", "the function date is not allowed; there are today() and days(date)"),
        ("SELECT CURRENT_TIMESTAMP", "the function current_timestamp is not allowed; there are today() and days(date)"),
        (
            "SELECT rootpage FROM sqlite_schema",
            "there is no table sqlite_master; there are bookings, campsites, contacts, places"
        ),
        (
            "SELECT count(*) FROM sqlite_schema",
            "there is no table sqlite_schema; there are bookings, campsites, contacts, places"
        ),
        ("SELECT row_id FROM bookings; DELETE FROM bookings", "there is more than one statement"),
        ("EXPLAIN SELECT row_id FROM bookings", "it must give row_id, and at most a column's name beside it"),
        ("SELECT * FROM bookings", "it must give row_id, and at most a column's name beside it"),
        ("SELECT row_id FROM bookings WHERE nightss > 1", "no such column: nightss"),
        ("SELECT row_id FORM bookings", "near \"bookings\": syntax error"),
        ("SELECT row_id FROM guests", "no such table: guests"),
        ("-- nothing", "there is no statement"),
    ])
    func `a query that does more than read is refused before there are data, and again with them`(
        sql: String, problem: String
    ) {
        #expect(engine.problem(of: sql) == problem)
        let outcome = run(sql)[0]
        #expect(outcome.rows.isEmpty && outcome.failure != nil)
    }

    @Test func `a query that reads is none to refuse`() {
        for sql in [
            "SELECT row_id FROM bookings", "select max(row_id), 'email' from contacts group by lower(trim(email))",
            "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 5) SELECT row_id FROM places, n",
            "SELECT row_id FROM (SELECT row_id, lag(arrival) OVER (ORDER BY arrival) AS before FROM bookings)",
        ] {
            #expect(engine.problem(of: sql) == nil, "\(sql)")
        }
    }

    @Test(arguments: [
        "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c WHERE x < 0",
        "WITH RECURSIVE c(x) AS (SELECT 1 UNION SELECT (x + 1) % 7000000 FROM c) SELECT max(d.x) - max(c.x) FROM c, c AS d",
    ])
    func `a query that never ends is stopped when its time is over`(sql: String) {
        // Given a clock that goes on by a second whenever it is read, and the same query between two good ones
        let clock = Clock()
        let good = "SELECT row_id FROM bookings WHERE row_id = 1"
        // When
        let outcomes = run(good, sql, good, ticks: { clock.next() })
        // Then
        #expect(outcomes.map(\.failure) == [nil, "it was stopped after 10 s", nil])
        #expect(outcomes.map(\.rows) == [bookings(0), [], bookings(0)])
    }

    /// Goes on by a second whenever it is read.
    private final class Clock: Sendable {
        private let seconds = Mutex<UInt64>(0)

        func next() -> UInt64 {
            seconds.withLock { seconds in
                seconds += 1
                return seconds * 1_000_000_000
            }
        }
    }

    @Test(arguments: [
        ("SELECT 5000 FROM bookings", "it returned the row_id 5000, which no row has"),
        ("SELECT 9000000000001 FROM bookings", "it returned the row_id 9000000000001, which no row has"),
        ("SELECT NULL FROM bookings", "it returned NULL where row_id should be"),
        ("SELECT site_number FROM bookings WHERE site_number IS NOT NULL", "it returned A1 where row_id should be"),
        ("SELECT -1 FROM bookings", "it returned -1 where row_id should be"),
        (
            "SELECT row_id, 'colour' FROM bookings",
            "it returned colour where the name of a column of bookings should be"
        ),
        ("SELECT row_id FROM bookings WHERE abs(-9223372036854775807 - 1) > 0", "integer overflow"),
    ])
    func `what is not a row of the tables fails the check`(sql: String, problem: String) {
        #expect(engine.problem(of: sql) == nil)
        #expect(run(sql) == [CheckOutcome(failure: problem)])
    }

    // MARK: In another process

    private let good = "SELECT row_id, 'nights' FROM bookings WHERE nights > 28"

    @Test func `what another process replies is what this one finds`() {
        // Given one that is asked, and checks that find, fail, name nothing and do not begin
        let other = SQLChecks { question, _ in
            (try? SQLChecks.reply(to: question, ticks: { 0 }) { _ in }).map { .given($0) } ?? .failed("no reply")
        }
        let checks = [good, "SELECT 5000 FROM bookings", "SELECT 1 WHERE 0", "SELECT row_id FORM bookings"].map {
            CustomCheck(code: "house-check", severity: .warning, message: "", sql: $0)
        }
        func outcomes(_ engine: SQLChecks) -> [CheckOutcome] {
            engine.run(checks, over: dataset(), texts: CountingTexts(), context: context, ticks: { 0 })
        }
        // Then
        #expect(outcomes(other) == outcomes(engine))
        #expect(outcomes(other)[0].rows.count == 2 && outcomes(other)[1].failure != nil)
    }

    @Test func `a process that has to be ended costs only the check that it was for`() {
        // Given a process that comes to no end with one of two queries
        let other = SQLChecks { question, _ in
            if String(decoding: question, as: UTF8.self).contains("instr") { return .stopped }
            return (try? SQLChecks.reply(to: question, ticks: { 0 }) { _ in }).map { .given($0) } ?? .failed("no reply")
        }
        let checks = [good, "SELECT row_id FROM bookings WHERE instr(1, 2)", good].map {
            CustomCheck(code: "house-check", severity: .warning, message: "", sql: $0)
        }
        // When
        let outcomes = other.run(checks, over: dataset(), texts: CountingTexts(), context: context, ticks: { 0 })
        // Then
        #expect(outcomes.map(\.failure) == [nil, "it was stopped after 10 s", nil])
        #expect(outcomes.map(\.rows.count) == [2, 0, 2])
    }

    @Test func `each query gets its time anew, and half a reply is none`() throws {
        // Given
        let told = Mutex<[Int]>([])
        let halved = SQLChecks(secondsEach: 3) { question, _ in
            let reply = try? SQLChecks.reply(to: question, ticks: { 0 }) { seconds in
                told.withLock { $0.append(seconds) }
            }
            return .given((reply ?? []).dropLast(9))
        }
        let check = CustomCheck(code: "house-check", severity: .warning, message: "", sql: good)
        // When
        let outcomes = halved.run([check], over: dataset(), texts: CountingTexts(), context: context, ticks: { 0 })
        // Then
        #expect(outcomes == [CheckOutcome(failure: "its process sent an incomplete reply")])
        #expect(told.withLock { $0.first } == 4)
    }

    @Test func `only the tables and columns that the queries name are loaded`() {
        // Given texts that must be fetched from their files
        let texts = CountingTexts()
        // When no query names one of them
        _ = run(
            "SELECT row_id FROM bookings WHERE nights > 1", "SELECT count(*) - count(*) FROM contacts", texts: texts)
        // Then none is fetched
        #expect(texts.asked.withLock { $0 } == [:])
        // When one does
        let outcome = run("SELECT row_id FROM bookings WHERE email = 'email 2'", texts: texts)[0]
        // Then that one is, once a row
        #expect(outcome.rows == bookings(2))
        #expect(texts.asked.withLock { $0 } == ["email": 4])
    }
}
