import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperSpools
import InnkeeperStages
import Testing
import TestSupport

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
            ["one", "two", "three", "four", "five"], root: folder.path, formats: formats,
            ArchiveUnpacking())
        // Then
        #expect(detected.sources.map(\.settings.name) == ["bookings", "campsites", "contacts", "places"])
        #expect(detected.sources.map(\.files) == [["one"], ["four"], ["three"], ["two"]])
        #expect(detected.unread == ["five"])
    }

    @Test func `exports of one system are one source, whatever their language, and its name is the preset's`() throws {
        let folder = try TemporaryFolder()
        try folder.write("a b.csv", "arrival,nights\n2026-07-01,2\n")
        try folder.write("en.csv", "Type,Confirmation code,Start date,Nights,Details,Amount\n")
        try folder.write("pt.csv", "Tipo,Código de Confirmação,Data de início,Noites,Informações,Valor\n")
        let detected = FolderDetection.detect(
            ["a b.csv", "en.csv", "pt.csv"], root: folder.path, formats: formats, ArchiveUnpacking())
        #expect(detected.sources.map(\.settings.name) == ["a-b", "airbnb-transactions"])
        #expect(detected.sources.map(\.files) == [["a b.csv"], ["en.csv", "pt.csv"]])
        #expect(detected.reasons["a-b"] == "it has the headers arrival, nights")
        #expect(detected.formats["a-b"] == "csv")
    }

    @Test func `Innkeeper's own files are no exports`() throws {
        let folder = try TemporaryFolder()
        for name in ["pipeline.json", "pipeline.schema.json", "all.cases.json"] { try folder.write(name, "{}") }
        let detected = FolderDetection.detect(
            ["all.cases.json", "pipeline.json", "pipeline.schema.json"], root: folder.path, formats: formats,
            ArchiveUnpacking())
        #expect(detected.unread.isEmpty)
    }

    @Test func `bookings with other headers are another channel`() throws {
        let folder = try TemporaryFolder()
        try folder.write("desk.csv", "reservation_id,arrival,nights\nR1,2026-07-01,2\n")
        try folder.write("desk2.csv", "reservation_id,arrival,nights\nR2,2026-07-01,2\n")
        try folder.write("web.csv", "Book number,Check-in,Check-out\n1,2026-07-01,2026-07-02\n")
        let detected = FolderDetection.detect(
            ["desk.csv", "desk2.csv", "web.csv"], root: folder.path, formats: formats, ArchiveUnpacking())
        #expect(detected.sources.map(\.settings.name) == ["desk", "web"])
        #expect(detected.sources.map(\.files) == [["desk.csv", "desk2.csv"], ["web.csv"]])
    }

    @Test func `packed files are told by what is in them`() throws {
        // given an archive of one kind, one of several with a refused member, and a compressed file
        let folder = try TemporaryFolder()
        let desk = "reservation_id,arrival,nights\nR1,2026-07-01,2\n"
        let card = "BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\n"
        try folder.write("one.zip", bytes: TinyZip.archive([("a.csv", desk), ("b.csv", desk), ("readme", "x")]))
        try folder.write(
            "two.zip", bytes: TinyZip.archive([("a.csv", desk), ("c.vcf", card), ("../x", "x"), ("n", "x")]))
        try folder.write("desk.csv.gz", bytes: TinyGzip.stored(desk))
        try folder.write("notes.gz", bytes: TinyGzip.stored("nothing"))
        let detected = FolderDetection.detect(
            ["desk.csv.gz", "notes.gz", "one.zip", "two.zip", "two.zip!c.vcf"], root: folder.path, formats: formats,
            ArchiveUnpacking())

        // then
        #expect(detected.sources.map(\.settings.name) == ["bookings", "contacts"])
        #expect(
            detected.sources.map(\.files) == [
                ["desk.csv.gz", "one.zip", "two.zip!a.csv", "two.zip!../x"], ["two.zip!c.vcf", "two.zip!c.vcf"],
            ])
        #expect(detected.unread == ["notes.gz", "two.zip!n"])
    }
}
