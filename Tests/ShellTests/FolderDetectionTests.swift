import Configuration
import Core
import Shell
import Stages
import TestSupport
import Testing

struct FolderDetectionTests {
    private let formats: [any Format.Type] = [
        CSVFormat.self, GeoJSONFormat.self, JSONArrayFormat.self, VCardFormat.self,
    ]

    @Test func `files are told by what is in them, whatever they are called`() throws {
        // Given
        let folder = try TemporaryFolder()
        try folder.write("one", "reservation_id,arrival,nights\nR1,2026-07-01,2\n")
        try folder.write("two", "{\"type\":\"FeatureCollection\",\"features\":[]}")
        try folder.write("three", "BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\n")
        try folder.write("four", "site_number,name,electricity,water,capacity\nA1,Oak,yes,no,4\n")
        try folder.write("five", "nothing that we know\n")
        // When
        let detected = FolderDetection.detect(
            ["one", "two", "three", "four", "five"], root: folder.path, formats: formats)
        // Then
        #expect(detected.sources.map(\.settings.name) == ["bookings", "campsites", "contacts", "places"])
        #expect(detected.sources.map(\.files) == [["one"], ["four"], ["three"], ["two"]])
        #expect(detected.unrecognised == ["five"])
    }

    @Test func `bookings with other headers are another channel`() throws {
        let folder = try TemporaryFolder()
        try folder.write("desk.csv", "reservation_id,arrival,nights\nR1,2026-07-01,2\n")
        try folder.write("desk2.csv", "reservation_id,arrival,nights\nR2,2026-07-01,2\n")
        try folder.write("web.csv", "Book number,Check-in,Check-out\n1,2026-07-01,2026-07-02\n")
        let detected = FolderDetection.detect(
            ["desk.csv", "desk2.csv", "web.csv"], root: folder.path, formats: formats)
        #expect(detected.sources.map(\.settings.name) == ["desk", "web"])
        #expect(detected.sources.map(\.files) == [["desk.csv", "desk2.csv"], ["web.csv"]])
    }
}
