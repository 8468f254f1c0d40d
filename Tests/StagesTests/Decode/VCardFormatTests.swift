import Core
import Foundation
import Stages
import TestSupport
import Testing

@Suite struct VCardFormatTests {
    private func recognise(_ text: String, _ name: String = "x.vcf") -> RecordKind? {
        VCardFormat.recognise(Array(text.utf8), fileName: name)
    }

    @Test func `a vCard is known by its first card`() {
        #expect(recognise("BEGIN:VCARD\n", "export") == .contacts)
        #expect(recognise("\u{FEFF}\r\n\n begin : vcard\n", "export.txt") == .contacts)
        #expect(recognise("BEGIN:VCALENDAR\nEND:VCALENDAR\nBEGIN:VCARD\n", "x.VCF") == .contacts)
        #expect(recognise("BEGIN:VCALENDAR\nEND:VCALENDAR\nBEGIN:VCARD\n", "x.ics") == nil)
        #expect(recognise("name,phone\n") == nil)
        #expect(recognise("") == nil)
        #expect(
            VCardFormat.recognise([0xFF, 0xFE] + Array("BEGIN:VCARD".utf16).flatMap { [UInt8($0), 0] }, fileName: "x")
                == .contacts)
    }

    @Test func `the slices are the same however the bytes come`() {
        let text = "\u{FEFF}BEGIN:VCARD\r\nFN:Ada\r\nEND:VCARD\r\njunk\r\nBEGIN:VCARD\r\nFN:Bo\r\n"
        let whole = DecodedFile(VCardFormat.self, text)
        #expect(whole.names == ["Ada", "Bo"])
        for chunk in 1...9 {
            let chunked = DecodedFile(VCardFormat.self, text, chunk: chunk)
            #expect(chunked.contacts == whole.contacts)
            #expect(chunked.said == whole.said)
        }
    }

    @Test func `UTF-16 is refused with a finding and nothing is misread`() {
        let bytes: [UInt8] = [0xFF, 0xFE] + Array("BEGIN:VCARD\nEND:VCARD\n".utf16).flatMap { [UInt8($0), 0] }
        for chunk in [1, 1000] {
            let file = DecodedFile(VCardFormat.self, bytes, chunk: chunk)
            #expect(file.records == [.malformed])
            #expect(file.said == ["encoding-invalid 1:1 UTF-16; save it as UTF-8"])
        }
    }

    @Test func `an empty file has no records`() {
        #expect(DecodedFile(VCardFormat.self, "").records.isEmpty)
        #expect(DecodedFile(VCardFormat.self, "B").records == [.malformed])
    }

    @Test(
        .enabled(if: Corpora.has("vcard-ez-vcard")),
        arguments: [
            ("John_Doe_GMAIL.vcf", ["Mr. John Richter, James Doe Sr."], ["1980-03-22"]),
            ("rfc6350-example.vcf", ["Simon Perreault"], ["--02-03"]),
            ("gmail-single.vcf", ["Greg Dartmouth"], ["1960-09-10"]),
            ("outlook-2003.vcf", ["John Doe III"], ["1980-03-21"]),
        ])
    func `known exports give the names and birthdays that their parser asserts`(
        file: String, names: [String], birthdays: [String]
    ) throws {
        let folder = try #require(Corpora.folder("vcard-ez-vcard"))
        let bytes = try [UInt8](Data(contentsOf: folder.appendingPathComponent("io/text/\(file)")))
        let decoded = DecodedFile(VCardFormat.self, bytes)
        #expect(decoded.names == names)
        #expect(decoded.birthdays == birthdays)
    }

    @Test(
        .enabled(if: Corpora.has("vcard-ez-vcard")),
        arguments: ["vcard-ez-vcard", "vcard-ical4j", "vcard-folkerkinzel", "vcard-vinnie-inline"])
    func `real and broken cards are all accounted for`(corpus: String) throws {
        let folder = try #require(Corpora.folder(corpus))
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var count = 0
        for case let url as URL in files where ["vcf", "ics"].contains(url.pathExtension) {
            let bytes = try [UInt8](Data(contentsOf: url))
            let whole = DecodedFile(VCardFormat.self, bytes)
            #expect(whole.isSound(bytes), "\(url.lastPathComponent)")

            // then one byte at a time gives the same
            if bytes.count < 5000 {
                let chunked = DecodedFile(VCardFormat.self, bytes, chunk: 1)
                #expect(chunked.contacts == whole.contacts, "\(url.lastPathComponent)")
                #expect(chunked.said == whole.said, "\(url.lastPathComponent)")
            }
            count += 1
        }
        #expect(count >= 8)
    }
}
