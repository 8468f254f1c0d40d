import FormatXML
package import Formats

/// The elements of an xCard that mean something to a contact (RFC 6351, appendix A); raw values are their names.
package enum XCardElement: String, CaseIterable, Sendable {
    case vcard, group, parameters
    case fn, n, nickname, org, tel, email, bday, uid, kind
    case addressBookServerKind = "x-addressbookserver-kind"
    case birthdayCalendarExclusion = "x-nc-exclude-from-birthday-calendar"
    case surname, given
    case pref, type
    case text, uri, date, time, timestamp, boolean, integer, float, unknown
    case dateTime = "date-time"
    case dateAndOrTime = "date-and-or-time"
    case utcOffset = "utc-offset"
    case languageTag = "language-tag"

    package static let namespace = "urn:ietf:params:xml:ns:vcard-4.0"
    /// `allCases` makes a new array each time.
    private static let all = allCases
    static let vocabulary = all.map { XMLName(namespace, $0.rawValue) }

    init?(index: Int) {
        guard index >= 0 else { return nil }
        self = XCardElement.all[index]
    }

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

/// Puts one `vcard` element into the terms of vCard 4.0.
///
/// Before: `<n><surname>Byron</surname><given>Ada</given></n>`
/// After: a property N with the value `Byron;Ada`
///
/// Of a property's values the first one counts, of a name's parts all. `<group>` is seen through.
package struct XCardAssembler {
    package private(set) var contents = VCardContents()
    /// For each property, where its first value starts in the file.
    package private(set) var valueOffsets: [Int] = []
    /// Elements open within the card.
    package private(set) var level = 0
    /// The value of a property starts behind the tag that was just started.
    package private(set) var needsOffset = false
    private var isInGroup = false
    /// The level of the open property; 0 without one.
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

    package init() {}

    package mutating func begin() {
        contents.beginCard()
        valueOffsets.removeAll(keepingCapacity: true)
        level = 0
        isInGroup = false
        propertyLevel = 0
        isInParameters = false
    }

    package mutating func start(_ element: XCardElement?) {
        level += 1
        needsOffset = false
        guard propertyLevel > 0 else {
            if element == .group, !isInGroup { isInGroup = true } else { startProperty(element) }
            return
        }
        switch level - propertyLevel {
        case 1 where element == .parameters: isInParameters = true
        case 1: startValue(element)
        case 2 where isInParameters: parameterName = element == .pref ? "PREF" : element == .type ? "TYPE" : nil
        default: break
        }
    }

    private mutating func startProperty(_ element: XCardElement?) {
        propertyLevel = level
        property = element?.property
        parameters.removeAll()
        parameterName = nil
        hasValue = false
        valueOffset = 0
        value.removeAll(keepingCapacity: true)
        surname.removeAll(keepingCapacity: true)
        given.removeAll(keepingCapacity: true)
    }

    private mutating func startValue(_ element: XCardElement?) {
        guard let property else { return }
        if property == .name {
            guard element == .surname || element == .given else { return }
        } else {
            guard !hasValue, element?.isValue == true else { return }
            if element == .text { parameters.append(("VALUE", "TEXT")) }
            if element == .date { parameters.append(("VALUE", "DATE")) }
        }
        needsOffset = valueOffset == 0
    }

    /// The byte after the tag that was just started.
    package mutating func setValueOffset(_ offset: Int) { valueOffset = offset }

    package mutating func end(_ element: XCardElement?, text: ArraySlice<UInt8>) {
        defer { level -= 1 }
        guard propertyLevel > 0 else {
            if isInGroup, level == 1 { isInGroup = false }
            return
        }
        switch level - propertyLevel {
        case 0: endProperty()
        case 1 where isInParameters: isInParameters = false
        case 1: endValue(element, text)
        case 2 where isInParameters: parameterName = nil
        case 3 where isInParameters:
            if let parameterName { parameters.append((parameterName, String(decoding: text, as: UTF8.self))) }
        default: break
        }
    }

    private mutating func endValue(_ element: XCardElement?, _ text: ArraySlice<UInt8>) {
        guard let property else { return }
        if property == .name {
            if element == .surname { XCardAssembler.join(text, to: &surname) }
            if element == .given { XCardAssembler.join(text, to: &given) }
        } else if !hasValue, element?.isValue == true {
            hasValue = true
            XCardAssembler.escape(text, to: &value)
        }
    }

    private mutating func endProperty() {
        propertyLevel = 0
        guard let property else { return }
        if property == .name { value = surname + [UInt8(ascii: ";")] + given }
        contents.append(property, value: value, parameters: parameters)
        valueOffsets.append(valueOffset)
    }

    private static func join(_ text: ArraySlice<UInt8>, to names: inout [UInt8]) {
        if text.isEmpty { return }
        if !names.isEmpty { names.append(0x20) }
        escape(text, to: &names)
    }

    /// RFC 6350, 3.4.
    private static func escape(_ text: ArraySlice<UInt8>, to value: inout [UInt8]) {
        for byte in text {
            if byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") {
                value.append(UInt8(ascii: "\\"))
            }
            value.append(byte)
        }
    }
}
