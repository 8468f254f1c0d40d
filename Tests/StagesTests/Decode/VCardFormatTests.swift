import Foundation
import InnkeeperCore
import InnkeeperFormats
import InnkeeperStages
import Testing
import TestSupport

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

    @Test(arguments: [
        (String.Encoding.windowsCP1252, ["Jörg Müller", "Zoë Gärtner"]),
        (.windowsCP1251, ["Иван Петров", "Анна Смирнова"]), (.windowsCP1250, ["Łukasz Wiśniewski", "Željko Šimić"]),
    ])
    func `bytes that are not UTF-8 are read in the code page that gives names`(
        encoding: String.Encoding, names: [String]
    ) throws {
        // Given a file that declares no CHARSET
        let text = names.map { "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\($0)\r\nEND:VCARD\r\n" }.joined()
        let bytes = try #require(text.data(using: encoding))
        // When it is read
        let file = DecodedFile(VCardFormat.self, Array(bytes))
        // Then
        #expect(file.names == names)
    }

    @Test func `letters reveal Macintosh`() {
        // Given ö, ü, ë and ä as MacRoman has them
        let letters: [Character: UInt8] = ["ö": 0x9A, "ü": 0x9F, "ë": 0x91, "ä": 0x8A]
        let text = ["Jörg Müller", "Zoë Gärtner"].map { "BEGIN:VCARD\nVERSION:3.0\nFN:\($0)\nEND:VCARD\n" }.joined()
        let bytes = text.flatMap { letters[$0].map { [$0] } ?? Array(String($0).utf8) }
        // Then
        #expect(DecodedFile(VCardFormat.self, bytes).names == ["Jörg Müller", "Zoë Gärtner"])
    }

    @Test func `damaged lines of a file in UTF-8 decide for themselves`() {
        let utf8 = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Łukasz Żółć\r\nEND:VCARD\r\nBEGIN:VCARD\r\nVERSION:3.0\r\nFN:J"
        let bytes = Array(utf8.utf8) + [0xF6] + Array("rg\r\nEND:VCARD\r\n".utf8)
        #expect(DecodedFile(VCardFormat.self, bytes).names == ["Łukasz Żółć", "Jörg"])
    }

    @Test func `UTF-16 is read as its UTF-8 twin is, with and without a byte order mark`() {
        // given
        let text = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Zoë 😀\r\nBDAY:19800605\r\nEND:VCARD\r\njunk\r\n"
        let twin = DecodedFile(VCardFormat.self, text)
        let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }

        for bytes in [[0xFF, 0xFE] + little, little, [0xFE, 0xFF] + big, big] {
            for chunk in [1, 3, 1000] {
                // when
                let file = DecodedFile(VCardFormat.self, bytes, chunk: chunk)

                // then
                #expect(file.names == ["Zoë 😀"])
                #expect(file.birthdays == ["1980-06-05"])
                #expect(file.contacts == twin.contacts)
                #expect(file.said == ["vcard-malformed 6:1 stray-text"])
            }
        }
    }

    @Test func `the reader says that it transcodes, and which encoding it reads`() {
        func reader(_ bytes: [UInt8], encoding: String? = nil) -> any SourceReader {
            var settings = SourceSettings(name: "x", kind: .contacts)
            settings.encoding = encoding
            return RecordPipeline(VCardFormat.self, settings, bytes: bytes).reader
        }
        let text = Array("BEGIN:VCARD".utf8)
        #expect(reader(text).isTranscoded == false)
        #expect(reader(text).reading.map(\.value) == ["UTF-8"])
        #expect(reader([0xEF, 0xBB, 0xBF] + text).isTranscoded == false)
        #expect(reader(text.flatMap { [$0, 0] }).isTranscoded)
        #expect(reader(text.flatMap { [0, $0] }).reading.map(\.value) == ["UTF-16BE"])
        #expect(reader(text, encoding: "windows-1251").reading.map(\.value) == ["Windows-1251"])
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
        let files = try Corpora.files(corpus, suffixes: [".vcf", ".ics"])
        #expect(files.count >= 8)
        for (path, bytes) in files {
            let whole = DecodedFile(VCardFormat.self, bytes)
            // Offsets in UTF-16 count the transcoded text.
            var text = bytes
            if bytes.starts(with: [0xFF, 0xFE]) {
                var transcoder = UTF16Transcoder(isBigEndian: false)
                text = transcoder.push(bytes) + transcoder.finish()
            }
            let isSound = whole.isSound(text)
            #expect(isSound, "\(path)")

            // then one byte at a time gives the same
            if bytes.count < 5000 {
                let chunked = DecodedFile(VCardFormat.self, bytes, chunk: 1)
                #expect(chunked.contacts == whole.contacts, "\(path)")
                #expect(chunked.said == whole.said, "\(path)")
            }
        }
    }
}
