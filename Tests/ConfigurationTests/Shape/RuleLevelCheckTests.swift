import InnkeeperConfiguration
import Testing

struct RuleLevelCheckTests {
    @Test(arguments: [
        (#"{»"place-close": "info"}"#, "no rule has the code or prefix `place-close`; did you mean `place-closed`?"),
        (#"{»"plac": "info"}"#, "no rule has the code or prefix `plac`"),
        (#"{»"": "info"}"#, "no rule has the code or prefix ``"),
        (
            #"{»"place-closed-": "info"}"#,
            "no rule has the code or prefix `place-closed-`; did you mean `place-closed`?"
        ),
        (#"{"place-closed": »"infos"}"#, "unknown level `infos`; did you mean `info`?"),
        (#"{"place-closed": »0}"#, "`place-closed` must be one of `error`, `warning`, `info`, `off`, not 0"),
        (#"{"contact-name-missing": »"off"}"#, "`contact-name-missing` rejects its record and can't be off"),
        (#"{"contact-": »"off"}"#, "`contact-name-missing` rejects its record and can't be off"),
        (#"{"reservation": »"off"}"#, "`reservation-date-invalid` rejects its record and can't be off"),
    ])
    func `a level that can not be is a fault, at the top and in a source`(rules: String, message: String) {
        for read in [ReadText(top: "\"rules\": \(rules)"), ReadText(source: "\"rules\": \(rules)")] {
            #expect(read.messages == [message])
            #expect(read.places == read.markedPlaces)
        }
    }

    @Test(arguments: [
        #"{"place-closed": "off"}"#, #"{"place": "off"}"#, #"{"place-": "off"}"#, #"{"contact-name-missing": "info"}"#,
        #"{"contact-": "off", "contact-name-missing": "error"}"#, #"{"contact": "off", "contact-name-": "warning"}"#,
        "{}",
    ])
    func `what marks may be off, and a longer entry keeps what rejects`(rules: String) {
        #expect(ReadText(top: "\"rules\": \(rules)").isFine)
    }
}
