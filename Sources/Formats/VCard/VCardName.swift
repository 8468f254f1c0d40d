/// The properties that someone asks for; all others are only checked for their shape.
public enum VCardName: Sendable {
    case formattedName, name, nickname, organization, telephone, email, birthday, uid, kind, version
    /// X-ADDRESSBOOKSERVER-KIND, Apple's KIND for vCard 3.0.
    case addressBookServerKind
    /// X-NC-EXCLUDE-FROM-BIRTHDAY-CALENDAR.
    case birthdayCalendarExclusion

    /// Property names compare without regard to case (RFC 6350, 3.3).
    init?(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) {
        var folded = VCardNameWord()
        for index in start..<end { folded.add(bytes[index]) }
        self.init(folded, bytes, start, end)
    }

    /// The same, when the name's word is known already.
    init?(_ word: VCardNameWord, _ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) {
        guard end - start > 8 else {
            switch word.value {
            case VCardNameWord.fn: self = .formattedName
            case VCardNameWord.n: self = .name
            case VCardNameWord.tel: self = .telephone
            case VCardNameWord.email: self = .email
            case VCardNameWord.birthday: self = .birthday
            case VCardNameWord.organization: self = .organization
            case VCardNameWord.uid: self = .uid
            case VCardNameWord.version: self = .version
            case VCardNameWord.kind: self = .kind
            case VCardNameWord.nickname: self = .nickname
            default: return nil
            }
            return
        }
        if end - start == 24, equalsIgnoringCase(bytes, start, end, "X-ADDRESSBOOKSERVER-KIND") {
            self = .addressBookServerKind
        } else if end - start == 35, equalsIgnoringCase(bytes, start, end, "X-NC-EXCLUDE-FROM-BIRTHDAY-CALENDAR") {
            self = .birthdayCalendarExclusion
        } else {
            return nil
        }
    }

    /// The property of that name, as xCard and others spell it, or nil when nobody asks for it.
    public init?(_ name: String) {
        let bytes = Array(name.utf8)
        self.init(bytes.span, 0, bytes.count)
    }
}

/// The last eight bytes of a name in one number, letters in upper case: names are compared at once.
struct VCardNameWord {
    private(set) var value: UInt64 = 0

    /// Only letters keep their meaning; of `-`, `_`, `/` and digits none becomes a letter.
    @inline(__always)
    mutating func add(_ byte: UInt8) { value = value << 8 | UInt64(byte & (byte >= 0x40 ? 0xDF : 0xFF)) }

    // The names in ASCII.
    static let fn: UInt64 = 0x464E
    static let n: UInt64 = 0x4E
    static let tel: UInt64 = 0x54_454C
    static let email: UInt64 = 0x45_4D41_494C
    static let birthday: UInt64 = 0x4244_4159
    static let organization: UInt64 = 0x4F_5247
    static let uid: UInt64 = 0x55_4944
    static let version: UInt64 = 0x56_4552_5349_4F4E
    static let kind: UInt64 = 0x4B49_4E44
    static let nickname: UInt64 = 0x4E49_434B_4E41_4D45
    static let agent: UInt64 = 0x41_4745_4E54
    static let begin: UInt64 = 0x42_4547_494E
    static let end: UInt64 = 0x45_4E44
    static let vcard: UInt64 = 0x56_4341_5244
}
