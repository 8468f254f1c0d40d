package import InnkeeperCore
package import InnkeeperFormats
package import InnkeeperFormatXML
import InnkeeperStages

/// The xCard elements relevant to a contact (RFC 6351, appendix A); raw values are their names.
enum XCardElement: String, CaseIterable, Sendable {
    case vcard, group, parameters
    case fn, n, nickname, org, tel, email, bday, uid, kind
    case addressBookServerKind = "x-addressbookserver-kind"
    case birthdayCalendarExclusion = "x-nc-exclude-from-birthday-calendar"
    case surname, given, additional
    case pref, type
    case text, uri, date, time, timestamp, boolean, integer, float, unknown
    case dateTime = "date-time"
    case dateAndOrTime = "date-and-or-time"
    case utcOffset = "utc-offset"
    case languageTag = "language-tag"

    static let namespace = "urn:ietf:params:xml:ns:vcard-4.0"

    /// Whether it holds the value of a property (RFC 6351, 5).
    var isValue: Bool {
        switch self {
        case .text, .uri, .date, .time, .timestamp, .boolean, .integer, .float, .unknown, .dateTime, .dateAndOrTime,
            .utcOffset, .languageTag:
            true
        default: false
        }
    }

    /// The property of that name.
    var property: VCardName? {
        switch self {
        case .fn: .formattedName
        case .n: .name
        case .nickname: .nickname
        case .org: .organization
        case .tel: .telephone
        case .email: .email
        case .bday: .birthday
        case .uid: .uid
        case .kind: .kind
        case .addressBookServerKind: .addressBookServerKind
        case .birthdayCalendarExclusion: .birthdayCalendarExclusion
        default: nil
        }
    }
}

/// Converts one `vcard` element to vCard 4.0 (RFC 6351).
///
/// Before: `<n><surname>Byron</surname><given>Ada</given></n>`
/// After: a property N with the value `Byron;Ada`
///
/// Of a property's values only the first counts, of a name's components all. A property without an element for its
/// value is read as its content. `<group>` is transparent.
package struct XCardGrammar: XMLContactGrammar {
    package static let facts = XCardElement.allCases.map { XMLName(XCardElement.namespace, $0.rawValue) }
    package static let recordName = "vcard"
    package static let isClosed = true

    private let elements = XCardElement.allCases
    /// For each property, the offset of the `>` before its first value.
    private var valueOffsets: [Int] = []
    /// Number of elements open within the card.
    private var level = 0
    private var isInGroup = false
    /// The level of the open property; 0 if there is none.
    private var propertyLevel = 0
    private var property: VCardName?
    private var isInParameters = false
    private var parameterName: String?
    private var parameters: [(name: String, value: String)] = []
    private var hasValue = false
    private var valueOffset = 0
    private var value: [UInt8] = []
    private var surname: [UInt8] = []
    private var given: [UInt8] = []
    private var additional: [UInt8] = []

    package init(settings: SourceSettings) {}

    package mutating func read(_ batch: XMLBatch, _ events: Range<Int>, into card: inout VCardContents) -> XMLVerdict {
        card.beginCard()
        valueOffsets.removeAll(keepingCapacity: true)
        level = 0
        isInGroup = false
        propertyLevel = 0
        isInParameters = false
        for index in events.dropFirst().dropLast() {
            let event = batch.events[index]
            let element = event.name < 0 ? nil : elements[Int(event.name)]
            if event.isStart {
                start(element, at: event.offset)
            } else {
                end(element, batch.text, event.text, &card)
            }
        }
        return .contact
    }

    package func place(of property: Int, in card: borrowing VCardContents) -> XMLSourcePosition? {
        valueOffsets[property] > 0 ? XMLSourcePosition(offset: valueOffsets[property]) : nil
    }

    // MARK: Start tags

    private mutating func start(_ element: XCardElement?, at offset: Int) {
        level += 1
        guard propertyLevel > 0 else {
            if element == .group, !isInGroup { isInGroup = true } else { startProperty(element, at: offset) }
            return
        }
        switch level - propertyLevel {
        case 1 where element == .parameters: isInParameters = true
        case 1: startValue(element, at: offset)
        case 2 where isInParameters: parameterName = element == .pref ? "PREF" : element == .type ? "TYPE" : nil
        default: break
        }
    }

    private mutating func startProperty(_ element: XCardElement?, at offset: Int) {
        propertyLevel = level
        property = element?.property
        guard property != nil else { return }
        parameters.removeAll(keepingCapacity: true)
        parameterName = nil
        hasValue = false
        valueOffset = 0
        value.removeAll(keepingCapacity: true)
        surname.removeAll(keepingCapacity: true)
        given.removeAll(keepingCapacity: true)
        additional.removeAll(keepingCapacity: true)
    }

    private mutating func startValue(_ element: XCardElement?, at offset: Int) {
        guard let property else { return }
        if property == .name {
            guard element == .surname || element == .given || element == .additional else { return }
        } else {
            guard !hasValue, let element, element.isValue else { return }
            // The type of the value matters only for a birthday.
            if property == .birthday, element == .text { parameters.append(("VALUE", "TEXT")) }
            if property == .birthday, element == .date { parameters.append(("VALUE", "DATE")) }
        }
        if valueOffset == 0 { valueOffset = offset }
    }

    // MARK: End tags

    private mutating func end(
        _ element: XCardElement?, _ text: [UInt8], _ range: Range<Int>, _ card: inout VCardContents
    ) {
        defer { level -= 1 }
        guard propertyLevel > 0 else {
            if isInGroup, level == 1 { isInGroup = false }
            return
        }
        switch level - propertyLevel {
        case 0: endProperty(text, range, &card)
        case 1 where isInParameters: isInParameters = false
        case 1: endValue(element, text, range)
        case 2 where isInParameters: parameterName = nil
        case 3 where isInParameters:
            if let parameterName, property != nil {
                parameters.append((parameterName, String(decoding: text[range], as: UTF8.self)))
            }
        default: break
        }
    }

    private mutating func endValue(_ element: XCardElement?, _ text: [UInt8], _ range: Range<Int>) {
        guard let property else { return }
        if property == .name {
            if element == .surname { XCardGrammar.join(text, range, to: &surname) }
            if element == .given { XCardGrammar.join(text, range, to: &given) }
            if element == .additional { XCardGrammar.join(text, range, to: &additional) }
        } else if !hasValue, element?.isValue == true {
            hasValue = true
            VCardEscape.append(text, range, to: &value)
        }
    }

    private mutating func endProperty(_ text: [UInt8], _ range: Range<Int>, _ card: inout VCardContents) {
        propertyLevel = 0
        guard let property else { return }
        if property == .name {
            value += surname
            value.append(UInt8(ascii: ";"))
            value += given
            if !additional.isEmpty { value += [UInt8(ascii: ";")] + additional }
        } else if !hasValue {
            VCardEscape.append(text, range, to: &value)
        }
        card.append(property, value: value, parameters: parameters)
        valueOffsets.append(valueOffset)
    }

    private static func join(_ text: [UInt8], _ range: Range<Int>, to names: inout [UInt8]) {
        if range.isEmpty { return }
        if !names.isEmpty { names.append(0x20) }
        VCardEscape.append(text, range, to: &names)
    }
}

/// Escapes text as a value of vCard 4.0 (RFC 6350, 3.4).
enum VCardEscape {
    static func append(_ text: [UInt8], _ range: Range<Int>, to value: inout [UInt8]) {
        var start = range.lowerBound
        for index in range {
            let byte = text[index]
            guard byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") else { continue }
            value.append(contentsOf: text[start..<index])
            value.append(UInt8(ascii: "\\"))
            start = index
        }
        value.append(contentsOf: text[start..<range.upperBound])
    }
}
