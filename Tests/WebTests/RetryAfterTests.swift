import InnkeeperWeb
import Testing

struct RetryAfterTests {
    @Test(arguments: [
        // The moment of RFC 9110, 5.6.7; `date -u -d @784111777` says the same
        ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
        ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
        ("Tue, 29 Feb 2028 23:59:60 GMT", 1_835_481_600),
    ])
    func `a moment is read as its second`(text: String, seconds: Int64) {
        #expect(RetryAfter.moment(text) == seconds)
    }

    @Test(arguments: [
        "", "soon", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:00:00 GMT",
        "1.5", "-1", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT",
    ])
    func `what is neither seconds nor a moment is not taken`(text: String) {
        #expect(RetryAfter.duration(text, now: 0) == nil)
    }

    @Test func `a moment that is over means now`() {
        #expect(RetryAfter.duration("Sun, 06 Nov 1994 08:49:37 GMT", now: 784_111_778) == .zero)
        #expect(RetryAfter.duration(" 120", now: 5) == .seconds(120))
    }
}
