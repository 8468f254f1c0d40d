import Core
import Stages
import Testing

struct TableHeadTests {
    private func head(_ text: String) -> TableHead? { TableHead(csv: Array(text.utf8)) }

    @Test func `the headers that say what the records are come with the kind`() {
        let bookings = head("Ref;Check-in;Nights\n")?.kind
        #expect(bookings?.kind == .bookings && bookings?.headers == ["Check-in", "Nights"])
        let sites = head("site,power,water\nA1,yes,no\n")?.kind
        #expect(sites?.kind == .campsites && sites?.headers == ["site", "power", "water"])
        #expect(head("a,b\n1,2\n")?.kind == nil)
        #expect(head("") == nil)
        #expect(CSVFormat.reason(Array("Ref;Check-in;Nights\n".utf8)) == "it has the headers Check-in, Nights")
    }

    @Test func `UTF-16 with and without a mark is looked into`() {
        let text = "Ref;Check-in;Nights\r\nR1;2026-07-04;2\r\n"
        #expect(TableHead(csv: text.utf16Bytes())?.kind?.kind == .bookings)
        #expect(TableHead(csv: [0xFE, 0xFF] + text.utf16Bytes(isBigEndian: true))?.kind?.kind == .bookings)
    }

    @Test func `headers that differ in case and marks only are equal`() {
        #expect(head("Check-in,NIGHTS\n")?.folded == head("check_in, nights\n")?.folded)
    }

    @Test(arguments: [
        ("Name,Given Name,Family Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Value", "Google"),
        ("First Name,Middle Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value", "Google"),
        ("Title,First Name,Last Name,Company,E-mail Address,Mobile Phone,Birthday", "Outlook"),
        ("First Name,Last Name,Display Name,Nickname,Primary Email,Home Phone", "Thunderbird"),
        ("First Name,Last Name,Email,Phone,Address,City,State,Zip,RV Type", ""),
        ("Vorname;Nachname;E-Mail;Telefon", ""),
    ])
    func `a table of people is told from a table of stays, with the program it is from`(header: String, program: String)
    {
        #expect(head(header + "\n")?.addressBook == program)
    }

    @Test(arguments: [
        "Guest name,Email,Arrival,Nights", "site_number,name,electricity,water", "city,region,country,population",
        "name,latitude,longitude",
    ])
    func `other tables are no address books`(header: String) { #expect(head(header + "\n")?.addressBook == nil) }
}
