import Foundation
import InnkeeperCore
import InnkeeperDecodeXML
import InnkeeperStages
import Testing
import TestSupport

/// The sample campground, file by file: what each must come to is in `Samples/README.md`.
struct SampleFilesTests {
    private static let formats: [any Format.Type] = [
        GeoJSONFormat.self, JSONArrayFormat.self, VCardFormat.self, XCardFormat.self, CSVFormat.self,
    ]

    struct Sample: Sendable, CustomTestStringConvertible {
        var path: String
        var kind: RecordKind
        var rows: Int
        var malformed = 0
        var skipped = 0
        var codes: [String: Int] = [:]

        var testDescription: String { path }
    }

    private static let samples = [
        Sample(path: "places/landmarks.geojson", kind: .places, rows: 33),
        Sample(path: "places/services.geojson", kind: .places, rows: 23),
        Sample(path: "places/favourites.json", kind: .places, rows: 10),
        Sample(path: "contacts/guests-2026.vcf", kind: .contacts, rows: 16),
        Sample(path: "contacts/regulars.vcf", kind: .contacts, rows: 10, skipped: 1, codes: ["contact-group": 1]),
        Sample(path: "contacts/old-phone.vcf", kind: .contacts, rows: 2, codes: ["vcard-end-missing": 1]),
        Sample(path: "contacts/sim-card.vcf", kind: .contacts, rows: 1, malformed: 1, codes: ["vcard-malformed": 1]),
        Sample(path: "contacts/partners.xml", kind: .contacts, rows: 3),
        Sample(path: "campsites.csv", kind: .campsites, rows: 25),
        Sample(
            path: "bookings/desk-2026.csv", kind: .bookings, rows: 81, malformed: 1,
            codes: ["csv-malformed": 1, "csv-quote-stray": 2]),
        Sample(path: "bookings/desk-2027.csv", kind: .bookings, rows: 8),
        Sample(path: "bookings/channel-2026.csv", kind: .bookings, rows: 59),
    ]

    @Test(arguments: samples)
    func `a sample is recognised by its content and accounted for`(_ sample: Sample) throws {
        // Given
        let file = Corpora.packageRoot.appendingPathComponent("Samples/" + sample.path)
        let bytes = Array(try Data(contentsOf: file))
        // When the first format that knows it reads it
        let format = try #require(
            Self.formats.first { $0.recognise(Array(bytes.prefix(1 << 16)), fileName: file.lastPathComponent) != nil })
        let kind = format.recognise(Array(bytes.prefix(1 << 16)), fileName: file.lastPathComponent)
        var settings = SourceSettings(name: "sample", kind: sample.kind)
        settings.dates = sample.path.contains("channel") ? .dayFirst : nil
        var pipeline = RecordPipeline(format, settings, bytes: bytes)
        let decoded = pipeline.slices(of: bytes).map { $0.decode() }
        // Then
        #expect(kind == sample.kind)
        let fates = decoded.flatMap(\.records).map(\.disposition)
        #expect(decoded.reduce(0) { $0 + $1.batch.count } == sample.rows)
        #expect(fates.count { $0 == .malformed } == sample.malformed)
        #expect(fates.count { $0 == .skipped } == sample.skipped)
        #expect(fates.count == sample.rows + sample.malformed + sample.skipped)
        var findings = Findings()
        decoded.forEach { findings.append(contentsOf: $0.findings) }
        #expect(findings.totals == sample.codes)
    }
}
