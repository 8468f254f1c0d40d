import Foundation
import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

/// Telephones and e-mails of real cards, counted by a parser of the test's own that knows lines and nothing else.
struct ContactValuesTests {
    private struct Card {
        var phones: [String] = []
        var emails: [String] = []
    }

    private static let corpora = ["vcard-ez-vcard", "vcard-ical4j", "vcard-folkerkinzel", "vcard-vinnie-inline"]

    /// The cards of a text, without those within others.
    private func cards(_ text: String) -> [Card] {
        var cards: [Card] = []
        var card: Card?
        var depth = 0
        for line in unfolded(text) {
            let colon = line.firstIndex(of: ":") ?? line.endIndex
            let head = line[..<colon].uppercased()
            let value = colon == line.endIndex ? "" : String(line[line.index(after: colon)...])
            let isCard = value.trimmingCharacters(in: .whitespaces).uppercased() == "VCARD"
            let name = head.split(separator: ";").first.map { String($0.split(separator: ".").last ?? "") } ?? ""
            if name == "BEGIN" && isCard || name == "AGENT" && value.uppercased().hasPrefix("BEGIN:VCARD") {
                depth += 1
                if depth == 1 { card = Card() }
            } else if name == "END", isCard {
                depth -= 1
                if depth == 0, let whole = card { cards.append(whole) }
            } else if depth == 1, name == "TEL" || name == "EMAIL" {
                let isQuoted = head.contains("QUOTED-PRINTABLE")
                let plain = (isQuoted ? decoded(value) : value).replacing("\\", with: "")
                let text = plain.trimmingCharacters(in: .whitespacesAndNewlines)
                if text.isEmpty { continue }
                if name == "TEL" { card?.phones.append(text) } else { card?.emails.append(text) }
            }
        }
        return cards
    }

    private func unfolded(_ text: String) -> [String] {
        let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").components(separatedBy: "\n")
        return lines.reduce(into: []) { whole, line in
            let isFold = line.hasPrefix(" ") || line.hasPrefix("\t")
            let isSoft = whole.last.map { $0.hasSuffix("=") && $0.uppercased().contains("QUOTED-PRINTABLE") } ?? false
            if isSoft {
                whole[whole.count - 1].removeLast()
                whole[whole.count - 1] += line
            } else if isFold, !whole.isEmpty {
                whole[whole.count - 1] += line.dropFirst()
            } else {
                whole.append(line)
            }
        }
    }

    private func decoded(_ value: String) -> String {
        var bytes: [UInt8] = []
        var rest = Substring(value)
        while let first = rest.first {
            if first == "=", let byte = UInt8(rest.dropFirst().prefix(2), radix: 16) {
                bytes.append(byte)
                rest = rest.dropFirst(3)
            } else {
                bytes.append(contentsOf: String(first).utf8)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What a value says, however it is written: the digits of a number, the letters of an address.
    private func bare(_ text: String) -> String {
        let text = text.lowercased().replacing("tel:", with: "").replacing("mailto:", with: "")
        return text.filter { $0.isLetter || $0.isNumber || $0 == "@" }
    }

    @Test(.enabled(if: Corpora.has("vcard-ez-vcard")), arguments: ContactValuesTests.corpora)
    func `every telephone and every e-mail of real cards is in the table`(corpus: String) throws {
        var counts = (cards: 0, phones: 0, emails: 0)
        for (path, bytes) in try Corpora.files(corpus, suffixes: [".vcf"]) {
            guard let text = String(bytes: bytes, encoding: .utf8) else { continue }
            // Given what the test's own parser finds in the cards of a file
            let cards = cards(text)
            let contacts = DecodedFile(VCardFormat.self, bytes).contacts
            guard cards.count == contacts.count else { continue }
            for (row, card) in cards.enumerated() {
                let phones = contacts.phones(row).map { bare(String(decoding: $0, as: UTF8.self)) }
                let emails = contacts.emails(row).map { bare(String(decoding: $0, as: UTF8.self)) }
                // Then each of them is a value of the contact
                #expect(Set(card.phones.map(bare)).subtracting([""]).isSubset(of: phones), "\(path), card \(row)")
                #expect(Set(card.emails.map(bare)).subtracting([""]).isSubset(of: emails), "\(path), card \(row)")
                counts.cards += 1
                counts.phones += card.phones.count
                counts.emails += card.emails.count
            }
        }
        print("\(corpus): \(counts.cards) cards, \(counts.phones) telephones, \(counts.emails) e-mails")
        #expect(counts.cards > 0)
    }
}
