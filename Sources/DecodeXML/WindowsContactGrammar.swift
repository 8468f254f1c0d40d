package import InnkeeperCore
package import InnkeeperFormats
package import InnkeeperFormatXML
import InnkeeperStages

/// Reads a Windows contact (`.contact`, the file format of Windows Contacts).
///
/// Before: `<c:Date><c:Value>1985-03-28T00:00:00Z</c:Value><c:LabelCollection><c:Label>wab:Birthday</c:Label>…`
/// After: a property BDAY with the value `1985-03-28T00:00:00Z`
///
/// Every field is a collection of items, whose labels follow their values; items with `xsi:nil` are ignored. The
/// preferred item comes first; labels are types, of which a fax number comes last.
package struct WindowsContactGrammar: XMLContactGrammar {
    /// Raw values are the names of the elements.
    private enum Element: String, CaseIterable {
        case contact
        case nameCollection = "NameCollection"
        case dateCollection = "DateCollection"
        case emailAddressCollection = "EmailAddressCollection"
        case phoneNumberCollection = "PhoneNumberCollection"
        case positionCollection = "PositionCollection"
        case contactIDCollection = "ContactIDCollection"
        case formattedName = "FormattedName"
        case givenName = "GivenName"
        case familyName = "FamilyName"
        case nickName = "NickName"
        case value = "Value"
        case address = "Address"
        case number = "Number"
        case company = "Company"
        case organization = "Organization"
        case labelCollection = "LabelCollection"
        case label = "Label"
    }

    package static let namespace = "http://schemas.microsoft.com/Contact"
    package static let facts = Element.allCases.map { XMLName(namespace, $0.rawValue) }
    package static let recordName = "contact"

    private let elements = Element.allCases

    /// For each property, the offset of the `>` before its value.
    private var offsets: [Int] = []
    /// The open item's fields, escaped, with their offsets.
    private var fields: [(element: Element, value: [UInt8], offset: Int)] = []
    private var labels: [String] = []

    package init(settings: SourceSettings) {}

    package mutating func read(_ batch: XMLBatch, _ events: Range<Int>, into card: inout VCardContents) -> XMLVerdict {
        card.beginCard()
        offsets.removeAll()
        var level = -1
        var collection: Element?
        /// The level of the outermost element that is nil.
        var nilLevel = Int.max
        var start = 0
        var isInLabels = false
        for index in events {
            let event = batch.events[index]
            let element = event.name < 0 ? nil : elements[Int(event.name)]
            if event.isStart {
                level += 1
                start = event.offset
                if event.isNil { nilLevel = min(nilLevel, level) }
                if level == 1 { collection = element }
                if level == 2 { (fields, labels) = ([], []) }
                if level == 3 { isInLabels = element == .labelCollection }
                continue
            }
            if nilLevel > level, let element {
                if level == 3, !isInLabels {
                    var value: [UInt8] = []
                    VCardEscape.append(batch.text, event.text, to: &value)
                    fields.append((element, value, start))
                } else if level == 4, isInLabels, element == .label {
                    labels.append(String(decoding: batch.text[event.text], as: UTF8.self).lowercased())
                }
            }
            // The item itself may have any name.
            if level == 2, nilLevel > level, let collection { endItem(of: collection, &card) }
            if nilLevel == level { nilLevel = .max }
            level -= 1
        }
        return .contact
    }

    package func place(of property: Int, in card: borrowing VCardContents) -> XMLSourcePosition? {
        offsets[property] > 0 ? XMLSourcePosition(offset: offsets[property]) : nil
    }

    private mutating func endItem(of collection: Element, _ card: inout VCardContents) {
        switch collection {
        case .nameCollection:
            append(.formattedName, .formattedName, &card)
            let family = field(.familyName)
            let given = field(.givenName)
            if family != nil || given != nil {
                append(
                    .name, (family?.value ?? []) + [UInt8(ascii: ";")] + (given?.value ?? []),
                    (family ?? given)?.offset ?? 0, &card)
            }
            append(.nickname, .nickName, &card)
        case .dateCollection:
            if labels.contains("wab:birthday") { append(.birthday, .value, &card) }
        case .emailAddressCollection: append(.email, .address, &card)
        case .phoneNumberCollection: append(.telephone, .number, &card)
        case .positionCollection: append(.organization, field(.company) == nil ? .organization : .company, &card)
        case .contactIDCollection: append(.uid, .value, &card)
        default: break
        }
    }

    private func field(_ element: Element) -> (element: Element, value: [UInt8], offset: Int)? {
        fields.first { $0.element == element && $0.value.contains { $0 > 0x20 } }
    }

    private mutating func append(_ property: VCardName, _ element: Element, _ card: inout VCardContents) {
        if let field = field(element) { append(property, field.value, field.offset, &card) }
    }

    private mutating func append(
        _ property: VCardName, _ value: [UInt8], _ offset: Int, _ card: inout VCardContents
    ) {
        var parameters: [(name: String, value: String)] = [("TYPE", labels.joined(separator: ","))]
        if labels.contains("preferred") { parameters.append(("PREF", "1")) }
        card.append(property, value: value, parameters: parameters)
        offsets.append(offset)
    }
}
