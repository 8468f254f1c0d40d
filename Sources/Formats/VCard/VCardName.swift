/// The properties that are needed; of all others only the shape is checked.
public enum VCardName: Sendable {
    case formattedName, name, nickname, organization, telephone, email, birthday, uid, kind, version
    /// X-ADDRESSBOOKSERVER-KIND, Apple's KIND for vCard 3.0.
    case addressBookServerKind
    /// X-NC-EXCLUDE-FROM-BIRTHDAY-CALENDAR.
    case birthdayCalendarExclusion

    /// Ignores case (RFC 6350, 3.3). The name contains only valid name bytes.
    @inline(__always)
    init?(_ scan: VCardNameScan, _ bytes: borrowing Span<UInt8>) {
        switch scan.word {
        case VCardNameScan.fn: self = .formattedName
        case VCardNameScan.n: self = .name
        case VCardNameScan.tel: self = .telephone
        case VCardNameScan.email: self = .email
        case VCardNameScan.birthday: self = .birthday
        case VCardNameScan.organization: self = .organization
        case VCardNameScan.uid: self = .uid
        case VCardNameScan.version: self = .version
        case VCardNameScan.kind: self = .kind
        case VCardNameScan.nickname: self = .nickname
        case 0: self.init(long: bytes, scan.start, scan.end)
        default: return nil
        }
    }

    init?(long bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) {
        if end - start == 24, equalsIgnoringCase(bytes, start, end, "X-ADDRESSBOOKSERVER-KIND") {
            self = .addressBookServerKind
        } else if end - start == 35, equalsIgnoringCase(bytes, start, end, "X-NC-EXCLUDE-FROM-BIRTHDAY-CALENDAR") {
            self = .birthdayCalendarExclusion
        } else {
            return nil
        }
    }

    /// The property with that name, as spelled in xCard and similar formats, or nil if it isn't needed.
    public init?(_ name: String) {
        self.init(Array(name.utf8))
    }

    init?(_ name: [UInt8]) {
        let scan = VCardNameScan(name.span, from: 0, limit: name.count)
        guard scan.start == 0, scan.end == name.count else { return nil }
        self.init(scan, name.span)
    }
}

/// A scanned name: its bounds, without the group, and its letters as one number, for fast comparison.
struct VCardNameScan {
    /// After the last dot.
    let start: Int
    /// The first byte that isn't part of a name.
    let end: Int
    /// The name in upper-case ASCII as a number, the last letter lowest; 0 if it is empty or longer than eight letters.
    let word: UInt64

    /// Scans the name that begins at `start`, byte by byte.
    init(_ bytes: borrowing Span<UInt8>, from start: Int, limit: Int) {
        var nameStart = start
        var index = start
        while index < limit {
            let byte = bytes[index]
            if byte == UInt8(ascii: ".") {
                nameStart = index + 1
            } else if !VCardHead.isNameByte(byte) {
                break
            }
            index += 1
        }
        self.start = nameStart
        end = index
        word = VCardNameScan.word(bytes, nameStart, index)
    }

    /// At most eight bytes as a number; 0 for none or more. Ignoring case clears a bit of punctuation and digits too,
    /// but doesn't turn them into letters.
    static func word(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
        guard start < end, end - start <= 8 else { return 0 }
        let word = ByteWords.short(copy bytes, start, end).byteSwapped &>> UInt64(64 - 8 * (end - start))
        return word & 0xDFDF_DFDF_DFDF_DFDF
    }

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
    static let type: UInt64 = 0x5459_5045
    static let pref: UInt64 = 0x5052_4546
    static let encoding: UInt64 = 0x454E_434F_4449_4E47
}
