import InnkeeperCore
import InnkeeperFormats
import InnkeeperStages
import Testing
import TestSupport

/// Every vCard and jCard of the corpora, and the twins that stand beside some of them.
@Suite struct ContactCorporaTests {
    /// The bounds of cards as one would count them by hand: BEGIN lines, but for those that an AGENT opens.
    private func cards(_ bytes: [UInt8]) -> Int {
        var text = String(decoding: bytes, as: UTF8.self)
        if bytes.starts(with: [0xFF, 0xFE]) {
            text = String(decoding: bytes.filter { $0 > 0 && $0 < 0x80 }, as: UTF8.self)
        }
        var isAgent = false
        var count = 0
        for line in text.split(whereSeparator: \.isNewline) {
            let word = line.filter { $0 != " " && $0 != "\t" && $0 != "\u{FEFF}" && $0 != "\u{FFFD}" }.uppercased()
            if word == "BEGIN:VCARD", !isAgent { count += 1 }
            isAgent = word.hasPrefix("AGENT") && word.hasSuffix(":")
        }
        return count
    }

    @Test(
        .enabled(if: Corpora.has("vcard-ez-vcard")),
        arguments: [
            "vcard-ez-vcard", "vcard-ical4j", "vcard-folkerkinzel", "vcard-vinnie-inline", "ical-jcal-expected-icaljs",
        ])
    func `no vCard is lost`(corpus: String) throws {
        for (path, bytes) in try Corpora.files(corpus, suffixes: [".vcf"]) where cards(bytes) > 0 {
            let file = DecodedFile(VCardFormat.self, bytes)
            let stray = file.said.count {
                $0.contains("stray-text") || $0.contains("skipped") && $0.contains("no card")
            }
            #expect(VCardFormat.recognise(Array(bytes.prefix(1 << 16)), fileName: path) == .contacts, "\(path)")
            #expect(file.records.count - stray == cards(bytes), "\(path): \(file.said)")
            #expect(!file.records.contains(.malformed) || stray > 0, "\(path): \(file.said)")
        }
    }

    /// Numbers and addresses as one would count them line by line: TEL and EMAIL with something behind the colon, outside
    /// of cards within cards.
    private func ways(_ bytes: [UInt8]) -> Int {
        var text = String(decoding: bytes, as: UTF8.self)
        if bytes.starts(with: [0xFF, 0xFE]) {
            text = String(decoding: bytes.filter { $0 > 0 && $0 < 0x80 }, as: UTF8.self)
        }
        var count = 0
        var depth = 0
        for line in text.split(whereSeparator: \.isNewline) {
            let word = line.filter { $0 != " " && $0 != "\t" }.uppercased()
            if word.hasSuffix("BEGIN:VCARD") { depth += 1 }
            if word == "END:VCARD" { depth -= 1 }
            guard depth == 1, line.first?.isWhitespace == false else { continue }
            let name = word.prefix { $0 != ":" && $0 != ";" }.split(separator: ".").last
            guard name == "TEL" || name == "EMAIL" else { continue }
            var isQuoted = false
            let colon = word.firstIndex { character in
                if character == "\"" { isQuoted.toggle() }
                return character == ":" && !isQuoted
            }
            if let colon, word[word.index(after: colon)...].contains(where: { $0 != ";" && $0 != "=" }) { count += 1 }
        }
        return count
    }

    @Test(
        .enabled(if: Corpora.has("vcard-ez-vcard")),
        arguments: [
            "vcard-ez-vcard", "vcard-ical4j", "vcard-folkerkinzel", "vcard-vinnie-inline", "ical-jcal-expected-icaljs",
        ])
    func `every number and address of every card is kept`(corpus: String) throws {
        var all = 0
        for (path, bytes) in try Corpora.files(corpus, suffixes: [".vcf"]) where cards(bytes) > 0 {
            let contacts = DecodedFile(VCardFormat.self, bytes).contacts
            let kept = (0..<contacts.count).map { contacts.phones($0).count + contacts.emails($0).count }.reduce(0, +)
            #expect(kept == ways(bytes), "\(path)")
            all += kept
        }
        print("\(corpus): \(all) numbers and addresses")
    }

    /// Exports whose owners are invented, as their parser's own tests assert them: full name | first | last | preferred
    /// or first phone | e-mail | birthday, of the first card.
    static let known: [(file: String, contact: String)] = [
        ("John_Doe_BLACK_BERRY.vcf", "John Doe|john|Doe|+96123456789||"),
        ("John_Doe_GMAIL.vcf", "Mr. John Richter, James Doe Sr.|John|Doe|905-555-1234|john.doe@ibm.com|1980-03-22"),
        ("John_Doe_IPHONE.vcf", "Mr. John Richter James Doe Sr.|John|Doe|905-555-1234|john.doe@ibm.com|2012-06-06"),
        ("John_Doe_LOTUS_NOTES.vcf", "Mr. Doe John I Johny|John|Doe|+1 (212) 204-34456|john.doe@ibm.com|1980-05-21"),
        (
            "John_Doe_MAC_ADDRESS_BOOK.vcf",
            "Mr. John Richter,James Doe Sr.|John|Doe|905-777-1234|john.doe@ibm.com|2012-06-06"
        ),
        (
            "John_Doe_MS_OUTLOOK.vcf",
            "Mr. John Richter James Doe Sr.|John|Doe|(905) 555-1234|john.doe@ibm.cm|1980-03-22"
        ),
        ("gmail-single.vcf", "Greg Dartmouth|Greg|Dartmouth|555 555 1111|gdartmouth@hotmail.com|1960-09-10"),
        ("gmail-single2.vcf", "VCard Test|VCard|Test|5555551111|email@example.com|1912-06-23"),
        ("outlook-2003.vcf", "John Doe III|John|Doe|BusinessPhone|jdoe@hotmail.com|1980-03-21"),
        (
            "fullcontact.vcf",
            "Prefix FirstName MiddleName LastName Suffix|FirstName|LastName|555-555-1111|home@example.com|2016-08-01"
        ),
        (
            "thunderbird-MoreFunctionsForAddressBook-extension.vcf",
            "John Doe|John|Doe|555-555-1111|doe.john@hotmail.com|1970-09-21"
        ),
    ]

    @Test(.enabled(if: Corpora.has("vcard-ez-vcard")), arguments: known)
    func `known exports say what their parser's tests assert`(file: String, contact: String) throws {
        let bytes = try #require(Corpora.files("vcard-ez-vcard", suffixes: ["/" + file]).first?.bytes)
        #expect(DecodedFile(VCardFormat.self, bytes).described.first == contact)
    }

    @Test(.enabled(if: Corpora.has("xcard-jcard-ezvcard-inline")))
    func `every jCard is recognised and none is lost`() throws {
        let files = try Corpora.files("xcard-jcard-ezvcard-inline", suffixes: [".json"]).filter {
            $0.path != "manifest.json"
        }
        #expect(files.count == 39)
        for (path, bytes) in files {
            let text = String(decoding: bytes, as: UTF8.self)
            let file = DecodedFile(JCardFormat.self, bytes)
            #expect(JCardFormat.recognise(bytes, fileName: path) == .contacts, "\(path)")
            #expect(file.records.count == text.ranges(of: "\"vcard\"").count, "\(path)")
            #expect(file.malformed == 0, "\(path): \(file.said)")
            #expect(file.isSound(bytes), "\(path)")
            // What stands as FN in the text is the name.
            let names = text.matches(of: /\[\s*"fn",\s*\{\s*\},\s*"text",\s*"([^"]*)"/).map { String($0.output.1) }
            #expect(file.names.filter { !$0.isEmpty } == names, "\(path)")
        }
    }

    /// A vCard and the jCard that its authors hold for the same. `deviations` says where and why they differ here.
    static let twins: [(corpus: String, vCard: String, jCard: String, deviations: [String: String])] = [
        ("ical-jcal-expected-icaljs", "test/parser/vcard.vcf", "test/parser/vcard.json", [:]),
        ("ical-jcal-expected-icaljs", "test/parser/vcard3.vcf", "test/parser/vcard3.json", [:]),
        ("ical-jcal-expected-icaljs", "test/parser/vcard_author.vcf", "test/parser/vcard_author.json", [:]),
        ("ical-jcal-expected-icaljs", "test/parser/vcard_grouped.vcf", "test/parser/vcard_grouped.json", [:]),
        ("ical-jcal-expected-icaljs", "test/parser/escape_semicolon.vcf", "test/parser/escape_semicolon.json", [:]),
        ("vcard-ez-vcard", "io/text/rfc6350-example.vcf", "io/json/jcard-example.json", [:]),
    ]

    @Test(.enabled(if: Corpora.has("ical-jcal-expected-icaljs")), arguments: twins.indices)
    func `twins agree on names, birthday, phones and e-mails`(index: Int) throws {
        // given
        let twin = Self.twins[index]
        let vCard = try #require(Corpora.files(twin.corpus, suffixes: [twin.vCard]).first?.bytes)
        let jCard = try #require(Corpora.files(twin.corpus, suffixes: [twin.jCard]).first?.bytes)

        // when both are read property by property
        var text = VCardContents(source: vCard)
        VCardReader().read(0..<vCard.count, line: 1, into: &text)
        var assembler = JCardAssembler()
        var json = VCardContents()
        let reason = assembler.read(try JSONNode(jCard), into: &json)
        #expect(reason == nil)

        // then all their values are the same, but for those that the table explains
        for (name, label) in [
            (VCardName.formattedName, "fn"), (.name, "n"), (.telephone, "tel"), (.email, "email"), (.uid, "uid"),
            (.organization, "org"), (.nickname, "nickname"), (.kind, "kind"),
        ] {
            let isSame = values(name, text) == values(name, json)
            #expect(isSame == (twin.deviations[label] == nil), "\(label): \(twin.deviations[label] ?? "")")
        }
        let fields = (ContactFields(text), ContactFields(json))
        #expect(fields.0.birthdayReading.date == fields.1.birthdayReading.date)

        // and so are the rows
        #expect(DecodedFile(VCardFormat.self, vCard).described == DecodedFile(JCardFormat.self, jCard).described)
    }

    /// Escapes resolved: which characters a writer escapes is his own business.
    private func values(_ name: VCardName, _ card: borrowing VCardContents) -> [String] {
        card.properties.filter { $0.name == name }.map { property in
            var text: [UInt8] = []
            card.appendUnescaped(property.value, to: &text)
            return String(decoding: text, as: UTF8.self)
        }
    }
}
