import Foundation
import Testing
import TestSupport

/// Folders as people have them, without any configuration: a title row, three dated exports, a spreadsheet, two feeds, a
/// guest list, an address book, and what the system leaves lying about.
struct RealFoldersTests {
    private struct House {
        var exports: [(name: String, text: String)]
        var latin = false
        var sheet: (name: String, title: String, header: [String], row: [String])
        var sites: (name: String, text: String)
        var guests: (name: String, text: String)
        var language: String
        /// The guest who is double-booked with a channel, and the one whose birthday comes.
        var booked: String
        var birthday: String
    }

    private static let houses = [
        House(
            exports: [
                ("Buchungen 2026-06-01.csv", german("1002;05.07.2026;08.07.2026;Anna Weiß;A2;4;120,50 €;Option")),
                ("Buchungen 2026-06-08.csv", german("1002;05.07.2026;09.07.2026;Anna Weiß;A3;4;160,50 €;bestätigt")),
                (
                    "Buchungen 2026-06-15.csv",
                    german(
                        "1002;05.07.2026;09.07.2026;Anna Weiß;A3;4;160,50 €;bestätigt",
                        "1003;13.07.2026;17.07.2026;Jean-Luc Petit;A2;1;96,00 €;bestätigt")
                ),
            ],
            latin: true,
            sheet: (
                "Vorreservierungen.xls", "Vorreservierungen Stand Juni",
                ["Nr.", "Anreise", "Abreise", "Gast", "Stellplatz", "Personen", "Gesamt"],
                ["2001", "01.08.2026", "05.08.2026", "Ida Groß", "A1", "2", "80,00"]
            ),
            sites: (
                "Stellplätze.csv",
                "Stellplatz;Strom;Wasser;Personen\nA1;ja;ja;4\nA2;ja;nein;4\nA3;nein;nein;6\n"
            ),
            guests: (
                "Gästeliste.csv",
                "Name;Geburtstag;Telefon;E-Mail\nJörg Müller;04.07.1980;+49 170 5550101;joerg@example.org\n"
            ),
            language: "de", booked: "Anna Weiß", birthday: "Jörg Müller"),
        House(
            exports: [
                ("bookings-2026-06-01.csv", english("1002,07/05/2026,07/08/2026,Anna White,A2,4,$120.50,on hold")),
                ("bookings-2026-06-08.csv", english("1002,07/05/2026,07/09/2026,Anna White,A3,4,$160.50,confirmed")),
                (
                    "bookings-2026-06-15.csv",
                    english(
                        "1002,07/05/2026,07/09/2026,Anna White,A3,4,$160.50,confirmed",
                        "1003,07/13/2026,07/17/2026,Jean-Luc Petit,A2,1,$96.00,confirmed")
                ),
            ],
            sheet: (
                "Phone bookings.xls", "Phone bookings, June",
                ["Booking no.", "Check-in", "Check-out", "Guest", "Site", "People", "Total"],
                ["2001", "2026-08-01", "2026-08-05", "Ida Grove", "A1", "2", "80.00"]
            ),
            sites: ("Sites.csv", "Site,Electricity,Water,Sleeps\nA1,yes,yes,4\nA2,yes,no,4\nA3,no,no,6\n"),
            guests: (
                "Guest list.csv",
                "Name,Birthday,Phone,Email\nGeorge Miller,1980-07-04,+1 408 555 0101,george@example.org\n"
            ),
            language: "en", booked: "Anna White", birthday: "George Miller"),
    ]

    private static func german(_ rows: String...) -> String {
        "Campingplatz Seeblick - Buchungen\n\nNr.;Anreise;Abreise;Gast;Stellplatz;Personen;Gesamt;Status\n"
            + "1001;03.07.2026;10.07.2026;Müller, Jörg;A1;2;210,00 €;bestätigt\n" + rows.joined(separator: "\n")
            + "\nSumme;;;;;;1.000,00 €;\n"
    }

    private static func english(_ rows: String...) -> String {
        "Lakeview Campground - bookings\n\nBooking no.,Arrival,Departure,Guest,Site,People,Total,Status\n"
            + "1001,07/03/2026,07/10/2026,\"Miller, George\",A1,2,$210.00,confirmed\n" + rows.joined(separator: "\n")
            + "\nTotal,,,,,,\"$1,000.00\",\n"
    }

    private func feed(_ program: String, _ uid: String, _ summary: String) -> String {
        """
        BEGIN:VCALENDAR\r
        VERSION:2.0\r
        PRODID:\(program)\r
        BEGIN:VEVENT\r
        UID:\(uid)\r
        DTSTART;VALUE=DATE:20260708\r
        DTEND;VALUE=DATE:20260711\r
        SUMMARY:\(summary)\r
        END:VEVENT\r
        END:VCALENDAR\r

        """
    }

    @Test(arguments: [0, 1]) func `a folder is read right without a configuration`(house: Int) async throws {
        // Given
        let house = Self.houses[house]
        let folder = try TemporaryFolder()
        for (name, text) in house.exports {
            let bytes = house.latin ? text.data(using: .windowsCP1252) : Data(text.utf8)
            try folder.write("in/\(name)", bytes: Array(#require(bytes)))
        }
        try folder.write(
            "in/\(house.sheet.name)",
            TinyWorkbook.text([("2026", [[house.sheet.title], [], house.sheet.header, house.sheet.row])]))
        try folder.write(
            "in/A3 airbnb.ics", feed("-//Airbnb Inc//Hosting Calendar 1.0//EN", "u1@airbnb.com", "Reserved"))
        try folder.write("in/A3 booking.ics", feed("-//Booking.com//EN", "b1", "CLOSED - Not available"))
        try folder.write("in/\(house.sites.name)", house.sites.text)
        try folder.write("in/\(house.guests.name)", house.guests.text)
        try folder.write(
            "in/address book.vcf",
            "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Jean-Luc Petit\r\nBDAY:1975-07-14\r\nTEL:+33 6 55 50 10 10\r\nEND:VCARD\r\n"
        )
        try folder.write("in/desktop.ini", "[.ShellClassInfo]\r\nIconFile=x.ico\r\n")
        // When
        let run = try await Program.run(
            ["run", "in", "--as-of", "2026-06-30", "--output", "Out", "--language", house.language], folder: folder.path
        )
        // Then the one thing that is wrong is the double booking
        #expect(run.status == 1, "\(run.output)\(run.errors)")
        let findings = try folder.read("Out/findings.csv")
        #expect(findings.components(separatedBy: ",error,").count == 2, "\(findings)")
        #expect(findings.contains("reservation-overlap") && findings.contains("reservation-superseded"))
        let conflicts = try folder.read("Out/conflicts.csv")
        #expect(conflicts.contains("1002") && conflicts.contains("echo"), "\(conflicts)")
        // And each stay counts once, as the newest export has it
        let stays = try folder.read("Out/stays.ics")
        #expect(stays.components(separatedBy: "BEGIN:VEVENT").count - 1 == 5, "\(stays)")
        let birthdays = try folder.read("Out/birthdays.csv")
        #expect(birthdays.contains(house.birthday) && birthdays.contains("Jean-Luc Petit"), "\(birthdays)")
        #expect(try folder.read("Out/index.html").contains(house.booked))
        // And every file is accounted for by its name
        let record = try folder.read("Out/run.json")
        for name in house.exports.map(\.name) + [house.sites.name, house.guests.name, house.sheet.name] {
            #expect(record.contains("\"path\": \"\(name)"), "\(name): \(record)")
        }
        for name in ["A3 airbnb.ics", "A3 booking.ics", "address book.vcf"] {
            #expect(record.contains("\"path\": \"\(name)\""), "\(name)")
        }
    }
}
