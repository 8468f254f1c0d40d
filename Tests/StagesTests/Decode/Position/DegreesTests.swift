@testable import InnkeeperStages
import Testing

struct DegreesTests {
    @Test(
        arguments: [
            ("47.5", 47.5), ("47,5", 47.5), (" -47.5 ", -47.5), ("+8", 8), ("47.5°", 47.5), ("47° 30'", 47.5),
            ("47°30'18\"", 47.505), ("47°30''", nil), ("47:30:18", 47.505), ("-122 30' 0\"", -122.5), ("−8.5°", -8.5),
        ] as [(String, Double?)])
    func `an angle without a letter may be either`(text: String, value: Double?) {
        let degrees = Degrees(text)
        #expect(degrees?.value == value)
        #expect(degrees?.isLatitude == nil)
    }

    @Test(
        arguments: [
            ("47.5 N", 47.5), ("S 33.9", -33.9), ("33°54'S", -33.9), ("Nord 47,5°", 47.5), ("latitude: 47.5", 47.5),
            ("Lat. 47.5", nil), ("33.9 Süd", -33.9),
        ] as [(String, Double?)])
    func `a latitude may say that it is one`(text: String, value: Double?) {
        #expect(Degrees(text)?.value == value)
        #expect(Degrees(text)?.isLatitude == value.map { _ in true })
        #expect(Degrees.read(text, isLatitude: false) == nil)
    }

    @Test(arguments: [("8.7E", 8.7), ("W 122 30.0", -122.5), ("8°42′ Est", 8.7), ("lng=8.7", 8.7)])
    func `so may a longitude`(text: String, value: Double) {
        #expect(Degrees.read(text, isLatitude: false) == value)
        #expect(Degrees.read(text, isLatitude: true) == nil)
    }

    @Test(arguments: [
        "", "abc", "47.5.1", "-47.5 S", "47 30", "47°61'", "47.5°30'", "47°30'60\"", "8.7 O", "N E 8", "47'30°", "12a",
        "nan",
        "1 2 3 4 N", "4-7",
    ])
    func `anything else is none`(text: String) { #expect(Degrees(text) == nil) }
}
