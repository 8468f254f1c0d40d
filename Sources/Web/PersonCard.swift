import InnkeeperCore
import InnkeeperFormats
public import InnkeeperServices

/// A person as jCard, vCard 4.0 in JSON (RFC 7095). The same person gives the same bytes.
///
/// ## Before
/// Ada Alder, 5 June of an unknown year
/// ## After
/// `["vcard",[["version",{},"text","4.0"],["fn",{},"text","Ada Alder"],…,["bday",{},"date","--06-05"]]]`
public enum PersonCard {
    public static func json(_ person: PersonInfo) -> [UInt8] {
        var writer = JSONWriter()
        writer.array { card in
            card.value("vcard")
            card.array { properties in
                add("version", "text", "4.0", to: &properties)
                add("fn", "text", person.fullName, to: &properties)
                begin("n", "text", in: &properties) { property in
                    property.array { parts in
                        for part in [person.lastName, person.firstName, "", "", ""] { parts.value(part) }
                    }
                }
                if let birthday = person.birthday { add("bday", "date", "\(birthday)", to: &properties) }
                if !person.phoneNumber.isEmpty { add("tel", "text", person.phoneNumber, to: &properties) }
                if !person.email.isEmpty { add("email", "text", person.email, to: &properties) }
            }
        }
        return writer.bytes
    }

    private static func add(_ name: String, _ type: String, _ value: String, to properties: inout JSONWriter) {
        begin(name, type, in: &properties) { $0.value(value) }
    }

    private static func begin(
        _ name: String, _ type: String, in properties: inout JSONWriter, _ value: (inout JSONWriter) -> Void
    ) {
        properties.array { property in
            property.value(name)
            property.object { _ in }
            property.value(type)
            value(&property)
        }
    }
}
