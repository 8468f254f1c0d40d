import InnkeeperCalendar
import InnkeeperCore
import InnkeeperDecodeXML
import InnkeeperStages

/// Small files of each format: what stands around records, and records of which there are few, so that they repeat.
struct SampleTexts {
    var head = ""
    var separator = ""
    var tail = ""
    var record: (Int) -> String = { _ in "" }

    /// Records of JSON under ids.
    static func keyed(_ settings: SourceSettings) -> SampleTexts {
        var texts = SampleTexts(JSONTableFormat.self, settings)
        let record = texts.record
        (texts.head, texts.tail) = ("{\"data\": {", "}}")
        texts.record = { "\"k\($0)\": " + record($0) }
        return texts
    }

    init(_ format: any Format.Type, _ settings: SourceSettings) {
        switch format.name {
        case CSVFormat.name: table(settings)
        case ICalendarFormat.name:
            (head, tail) = ("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//EN\r\n", "END:VCALENDAR\r\n")
            record = {
                "BEGIN:VEVENT\r\nUID:U\($0 % 4)\r\nDTSTART;VALUE=DATE:2026070\($0 % 3 + 1)\r\n"
                    + ($0 == 5 ? "" : "DTEND;VALUE=DATE:2026070\($0 % 3 + 3)\r\n")
                    + "SUMMARY:\($0 == 7 ? "Blocked" : "Reserved")\r\n" + ($0 == 9 ? "" : "END:VEVENT\r\n")
            }
        case VCardFormat.name:
            record = {
                "BEGIN:VCARD\r\nVERSION:3.0\r\n" + ($0 % 5 == 0 ? "" : "FN:Ada \($0 % 6)\r\n")
                    + ($0 == 3 ? "KIND:group\r\n" : "TEL:+1408555010\($0 % 8)\r\n")
                    + ($0 % 7 == 0 ? "BDAY:19x0\r\n" : "") + ($0 == 11 ? "" : "END:VCARD\r\n")
            }
        case JCardFormat.name:
            (head, separator, tail) = ("[", ",\n", "]")
            record = {
                "[\"vcard\",[[\"version\",{},\"text\",\"4.0\"],[\"fn\",{},\"text\",\"Ada \($0 % 6)\"]"
                    + ($0 % 5 == 0 ? ",[\"bday\",{},\"date\",\"19x0\"]" : "") + "]]"
            }
        case JSONTableFormat.name:
            (head, separator, tail) = ("{\"data\": [", ",\n", "]}")
            record = {
                "{\"id\":\"U\($0 % 4)\",\"siteNumber\":\"A\($0 % 3)\",\"arrival\":\"2026-07-0\($0 % 3 + 1)\","
                    + "\"nights\":2,\"fullName\":\"Ada \($0 % 6)\"" + ($0 == 11 ? ",}" : "}")
            }
        case XCardFormat.name:
            (head, tail) = (
                "<?xml version=\"1.0\"?>\n<vcards xmlns=\"urn:ietf:params:xml:ns:vcard-4.0\">\n", "</vcards>\n"
            )
            record = {
                "<vcard><fn><text>Ada \($0 % 6)</text></fn>"
                    + ($0 % 5 == 0 ? "<bday><date>19x0</date></bday>" : "") + "</vcard>\n"
            }
        case CardDAVFormat.name:
            head =
                "<?xml version=\"1.0\"?>\n<d:multistatus xmlns:d=\"DAV:\" xmlns:c=\"urn:ietf:params:xml:ns:carddav\">\n"
            tail = "</d:multistatus>\n"
            record = {
                "<d:response><d:href>/\($0 % 4)</d:href><d:propstat><d:prop><c:address-data>BEGIN:VCARD\nVERSION:3.0\n"
                    + "FN:Ada \($0 % 6)\n" + ($0 % 5 == 0 ? "BDAY:19x0\n" : "")
                    + "END:VCARD\n</c:address-data></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>\n"
            }
        case WindowsContactFormat.name:
            head =
                "<?xml version=\"1.0\"?>\n<c:contact c:Version=\"1\" xmlns:c=\"http://schemas.microsoft.com/Contact\">"
            tail = "</c:contact>\n"
            record = {
                "<c:NameCollection><c:Name c:ElementID=\"1\"><c:FormattedName>Ada \($0 % 3)</c:FormattedName></c:Name>"
                    + "</c:NameCollection>"
            }
        case GeoJSONFormat.name:
            (head, separator, tail) = ("{\"type\":\"FeatureCollection\",\"features\":[\n", ",\n", "\n]}\n")
            record = SampleTexts.feature
        case GeoJSONSequenceFormat.name:
            (separator, tail) = ("\n", "\n")
            record = SampleTexts.feature
        case OverpassFormat.name:
            (head, separator, tail) = ("{\"version\":0.6,\"elements\":[\n", ",\n", "\n]}\n")
            record = {
                "{\"type\":\"node\",\"id\":\($0 % 5),\"lat\":\($0 % 9),\"lon\":1"
                    + ($0 % 4 == 0 ? "" : ",\"tags\":{\"name\":\"P\($0 % 5)\",\"amenity\":\"cafe\"}") + "}"
            }
        case EsriJSONFormat.name:
            (head, separator, tail) = ("{\"geometryType\":\"esriGeometryPoint\",\"features\":[\n", ",\n", "\n]}\n")
            record = {
                "{\"attributes\":{\"NAME\":\"P\($0 % 5)\"},\"geometry\":{\"x\":\($0 % 3),\"y\":1}"
                    + ($0 == 11 ? "" : "}")
            }
        case KMLFormat.name:
            (head, tail) = ("<kml>\n", "</kml>\n")
            record = {
                "<Placemark><name>P\($0 % 5)</name><Point><coordinates>\($0 % 3),1</coordinates></Point></Placemark>\n"
            }
        case GPXFormat.name:
            (head, tail) = ("<gpx>\n", "</gpx>\n")
            record = { "<wpt lat=\"\($0 % 3)\" lon=\"1\"><name>P\($0 % 5)</name></wpt>\n" }
        case JSONEnvelopeFormat.name:
            (head, separator, tail) = ("{\"results\":[\n", ",\n", "\n]}\n")
            record = { "{\"name\":\"P\($0 % 5)\",\"latitude\":\($0 % 9),\"longitude\":\($0 % 2)}" }
        default:
            (head, separator, tail) = format.name == JSONArrayFormat.name ? ("[", ",\n", "]\n") : ("", "\n", "\n")
            record = {
                "{\"name\":\"P\($0 % 5)\",\"category\":\"park\",\"latitude\":\($0 == 6 ? "\"x\"" : "\($0 % 9)"),"
                    + "\"longitude\":\($0 % 2)" + ($0 == 11 ? ",}" : "}")
            }
        }
    }

    private static func feature(_ number: Int) -> String {
        "{\"type\":\"Feature\",\"properties\":{\"name\":\"P\(number % 5)\"},\"geometry\":"
            + (number == 7 ? "null" : "{\"type\":\"Point\",\"coordinates\":[\(number % 3),\(number == 4 ? 99 : 1)]}")
            + (number == 11 ? "" : "}")
    }

    private mutating func table(_ settings: SourceSettings) {
        if settings.kind == .campsites {
            head = "site_number,name,electricity,water,capacity\n"
            record = { "A\($0 % 6),Alder,\($0 % 2 == 0 ? "yes" : "no"),yes,\($0 == 5 ? "x" : "\($0 % 5)")\n" }
        } else if settings.preset == "booking.com" {
            head = "Book number,Booked by,Check-in,Check-out,Unit type,Price\n"
            record = { "400011122\($0 % 3),Ola,2026-07-04,2026-07-0\($0 % 2 + 5),Cabin,300 EUR\n" }
        } else if settings.preset == "airbnb-transactions" {
            head = "Date,Type,Confirmation code,Start date,End date,Nights,Details,Currency,Amount,Paid out\n"
            record = {
                $0 % 5 == 0
                    ? "2026-08-01,Payout,,,,,Bank,EUR,,1000\n"
                    : "2026-07-01,Reservation,HM\($0 % 3),2026-07-0\($0 % 2 + 1),2026-07-09,\(8 - $0 % 2),,EUR,\($0).50,\n"
            }
        } else if !settings.key.isEmpty {
            head = "camper_name,arrival,nights,guests\n"
            record = { "Ada \($0 % 3),2026-07-0\($0 % 3 + 1),2,\($0 % 4)\n" }
        } else {
            head = "reservation_id,site_number,arrival,nights,guests,camper_name\n"
            record = {
                $0 == 11 ? "\"R9,A1\n" : "R\($0 % 7),A\($0 % 2),2026-07-0\($0 % 3 + 1),\($0 % 4),\($0 % 5),Ada\n"
            }
        }
    }
}
