/// The encodings that address books from before Unicode come in: single-byte ones decoded by tables, East Asian ones by
/// the C library.
///
/// The tables follow https://encoding.spec.whatwg.org/#legacy-single-byte-encodings or, where it has none, glibc; an
/// unassigned byte becomes U+FFFD.
public enum CodePage: String, Sendable, CaseIterable {
    case windows1250 = "Windows-1250"
    case windows1251 = "Windows-1251"
    /// Also covers ISO 8859-1, as a superset of its printable characters.
    case windows1252 = "Windows-1252"
    case windows1253 = "Windows-1253"
    case windows1254 = "Windows-1254"
    case windows1255 = "Windows-1255"
    case windows1256 = "Windows-1256"
    case windows1257 = "Windows-1257"
    case windows1258 = "Windows-1258"
    case iso88592 = "ISO-8859-2"
    case iso88595 = "ISO-8859-5"
    case iso88597 = "ISO-8859-7"
    case iso88599 = "ISO-8859-9"
    case iso885915 = "ISO-8859-15"
    case koi8R = "KOI8-R"
    case koi8U = "KOI8-U"
    case windows874 = "Windows-874"
    /// Macintosh before 2001.
    case macRoman = "Macintosh"
    case macCyrillic = "MAC-CYRILLIC"
    case macCentralEurope = "MAC-CENTRALEUROPE"
    /// MS-DOS, which Excel's "CSV (MS-DOS)" still writes.
    case cp437 = "IBM437"
    case cp850 = "IBM850"
    case cp852 = "IBM852"
    case cp857 = "IBM857"
    case cp866 = "IBM866"
    case shiftJIS = "Shift_JIS"
    case eucJP = "EUC-JP"
    /// Also covers its subsets GB2312 and GBK.
    case gb18030 = "GB18030"
    case big5 = "Big5"
    /// Also covers its superset Windows-949.
    case eucKR = "EUC-KR"

    /// Some characters take several bytes.
    public var isMultibyte: Bool { iconvName != nil }

    /// What iconv calls a multibyte encoding; nil for a single-byte one.
    var iconvName: String? {
        switch self {
        case .shiftJIS: "CP932"
        case .eucJP: "EUC-JP"
        case .gb18030: "GB18030"
        case .big5: "BIG5-HKSCS"
        case .eucKR: "CP949"
        default: nil
        }
    }

    /// The encoding with that name, or nil. Case, blanks, `_` and `-` don't matter; `cp1251` is Windows-1251.
    public init?(named name: String) {
        let folded = name.lowercased().filter { !" _-".contains($0) }
        switch folded {
        case "iso88591", "latin1", "ansi", "usascii", "ascii": self = .windows1252
        case "latin2": self = .iso88592
        case "latin5": self = .iso88599
        case "latin9": self = .iso885915
        case "macroman", "mac", "xmacroman": self = .macRoman
        case "cp437", "oem437", "437": self = .cp437
        case "cp850", "oem850", "850": self = .cp850
        case "cp852", "oem852", "852": self = .cp852
        case "cp857", "oem857", "857": self = .cp857
        case "cp866", "oem866", "866": self = .cp866
        case "cp874", "874", "tis620", "iso885911": self = .windows874
        case "xmaccyrillic", "macintoshcyrillic": self = .macCyrillic
        case "macce", "xmacce", "maclatin2": self = .macCentralEurope
        case "sjis", "shiftjis", "mskanji", "windows31j", "cp932", "xsjis": self = .shiftJIS
        case "gb2312", "gbk", "cp936", "euccn": self = .gb18030
        case "big5hkscs", "cp950", "xbig5": self = .big5
        case "ksc56011987", "cp949", "uhc", "windows949", "ksc5601": self = .eucKR
        default:
            let full = folded.hasPrefix("cp125") ? "windows" + folded.dropFirst(2) : folded
            let known = CodePage.allCases.first {
                $0.rawValue.lowercased().filter { !"-".contains($0) } == full
            }
            guard let known else { return nil }
            self = known
        }
    }

    /// Decodes the bytes and appends them as UTF-8. `CodePageDecoder` is faster for many texts.
    public func append(_ bytes: some Sequence<UInt8>, to text: inout [UInt8]) {
        CodePageDecoder(self).append(Array(bytes).span, to: &text)
    }

    /// The characters of a single-byte encoding from 0x80 on.
    var upperHalf: [Unicode.Scalar] {
        if self == .windows1252 { return (0x80...0xFF).map { TextEncoding.windows1252Scalar($0) } }
        let characters = Array(characters.unicodeScalars)
        // In ISO 8859 the first 32 of the upper half are control characters.
        return (0x80..<(0x100 - characters.count)).map { Unicode.Scalar(UInt8($0)) } + characters
    }

    /// The characters from 0x80 on; for ISO 8859, from 0xA0 on.
    private var characters: String {
        switch self {
        case .windows1252, .shiftJIS, .eucJP, .gb18030, .big5, .eucKR: ""
        case .windows1250:
            "€\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź\u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛"
                + "ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
        case .windows1251:
            "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{FFFD}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНО"
                + "ПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"
        case .windows1253:
            "€\u{FFFD}‚ƒ„…†‡\u{FFFD}‰\u{FFFD}‹\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}‘’“”•–—\u{FFFD}™"
                + "\u{FFFD}›\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{A0}΅Ά£¤¥¦§¨©\u{FFFD}«¬\u{AD}®―°±²³΄µ¶·ΈΉΊ»Ό½ΎΏΐΑΒΓΔΕ"
                + "ΖΗΘΙΚΛΜΝΞΟΠΡ\u{FFFD}ΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ\u{FFFD}"
        case .windows1254:
            "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}\u{FFFD}Ÿ\u{A0}¡¢£¤¥¦§¨©"
                + "ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ"
        case .windows1255:
            "€\u{FFFD}‚ƒ„…†‡ˆ‰\u{FFFD}‹\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}‘’“”•–—˜™\u{FFFD}›\u{FFFD}"
                + "\u{FFFD}\u{FFFD}\u{FFFD}\u{A0}¡¢£₪¥¦§¨©×«¬\u{AD}®¯°±²³´µ¶·¸¹÷»¼½¾¿\u{5B0}\u{5B1}\u{5B2}\u{5B3}"
                + "\u{5B4}\u{5B5}\u{5B6}\u{5B7}\u{5B8}\u{5B9}\u{FFFD}\u{5BB}\u{5BC}\u{5BD}\u{5BE}\u{5BF}\u{5C0}"
                + "\u{5C1}\u{5C2}\u{5C3}\u{5F0}\u{5F1}\u{5F2}\u{5F3}\u{5F4}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
                + "\u{FFFD}\u{FFFD}\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}\u{5D5}\u{5D6}\u{5D7}\u{5D8}\u{5D9}\u{5DA}"
                + "\u{5DB}\u{5DC}\u{5DD}\u{5DE}\u{5DF}\u{5E0}\u{5E1}\u{5E2}\u{5E3}\u{5E4}\u{5E5}\u{5E6}\u{5E7}"
                + "\u{5E8}\u{5E9}\u{5EA}\u{FFFD}\u{FFFD}\u{200E}\u{200F}\u{FFFD}"
        case .windows1256:
            "€\u{67E}‚ƒ„…†‡ˆ‰\u{679}‹Œ\u{686}\u{698}\u{688}\u{6AF}‘’“”•–—\u{6A9}™\u{691}›œ\u{200C}\u{200D}"
                + "\u{6BA}\u{A0}\u{60C}¢£¤¥¦§¨©\u{6BE}«¬\u{AD}®¯°±²³´µ¶·¸¹\u{61B}»¼½¾\u{61F}\u{6C1}\u{621}\u{622}"
                + "\u{623}\u{624}\u{625}\u{626}\u{627}\u{628}\u{629}\u{62A}\u{62B}\u{62C}\u{62D}\u{62E}\u{62F}"
                + "\u{630}\u{631}\u{632}\u{633}\u{634}\u{635}\u{636}×\u{637}\u{638}\u{639}\u{63A}\u{640}\u{641}"
                + "\u{642}\u{643}à\u{644}â\u{645}\u{646}\u{647}\u{648}çèéêë\u{649}\u{64A}îï\u{64B}\u{64C}\u{64D}"
                + "\u{64E}ô\u{64F}\u{650}÷\u{651}ù\u{652}ûü\u{200E}\u{200F}\u{6D2}"
        case .windows1257:
            "€\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰\u{FFFD}‹\u{FFFD}¨ˇ¸\u{FFFD}‘’“”•–—\u{FFFD}™\u{FFFD}›\u{FFFD}¯˛"
                + "\u{FFFD}\u{A0}\u{FFFD}¢£¤\u{FFFD}¦§Ø©Ŗ«¬\u{AD}®Æ°±²³´µ¶·ø¹ŗ»¼½¾æĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽß"
                + "ąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž˙"
        case .windows1258:
            "€\u{FFFD}‚ƒ„…†‡ˆ‰\u{FFFD}‹Œ\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}‘’“”•–—˜™\u{FFFD}›œ\u{FFFD}\u{FFFD}Ÿ"
                + "\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂĂÄÅÆÇÈÉÊË\u{300}ÍÎÏĐÑ\u{309}ÓÔƠÖ×ØÙÚÛÜƯ\u{303}ßàáâă"
                + "äåæçèéêë\u{301}íîïđñ\u{323}óôơö÷øùúûüư₫ÿ"
        case .iso88592:
            "\u{A0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{AD}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôő"
                + "ö÷řůúűüýţ˙"
        case .iso88595:
            "\u{A0}ЁЂЃЄЅІЇЈЉЊЋЌ\u{AD}ЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя№ёђѓєѕ"
                + "іїјљњћќ§ўџ"
        case .iso88597:
            "\u{A0}‘’£€₯¦§¨©ͺ«¬\u{AD}\u{FFFD}―°±²³΄΅Ά·ΈΉΊ»Ό½ΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ\u{FFFD}ΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζη"
                + "θικλμνξοπρςστυφχψωϊϋόύώ\u{FFFD}"
        case .iso88599:
            "\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğñòóôõ"
                + "ö÷øùúûüışÿ"
        case .iso885915:
            "\u{A0}¡¢£€¥Š§š©ª«¬\u{AD}®¯°±²³Žµ¶·ž¹º»ŒœŸ¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõ"
                + "ö÷øùúûüýþÿ"
        case .koi8R:
            "─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥\u{A0}⌡°²·÷═║╒ё╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡Ё╢╣╤╥╦╧╨╩╪╫╬©юабцдефгхийклмнопярстужвьыз"
                + "шэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"
        case .koi8U:
            "─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥\u{A0}⌡°²·÷═║╒ёє╔ії╗╘╙╚╛ґ╝╞╟╠╡ЁЄ╣ІЇ╦╧╨╩╪Ґ╬©юабцдефгхийклмнопярстужвьыз"
                + "шэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"
        case .macRoman:
            "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈Δ«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄"
                + "€‹›\u{FB01}\u{FB02}‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{E01E}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"
        case .windows874:
            "€\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}…\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
                + "\u{FFFD}\u{FFFD}\u{FFFD}‘’“”•–—\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
                + "\u{A0}กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะ\u{E31}าำ\u{E34}\u{E35}\u{E36}\u{E37}\u{E38}"
                + "\u{E39}\u{E3A}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}฿เแโใไๅๆ\u{E47}\u{E48}\u{E49}\u{E4A}\u{E4B}\u{E4C}"
                + "\u{E4D}\u{E4E}๏๐๑๒๓๔๕๖๗๘๙๚๛\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
        case .macCyrillic:
            "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ†°Ґ£§•¶І®©™Ђђ≠Ѓѓ∞±≤≥іµґЈЄєЇїЉљЊњјЅ¬√ƒ≈∆«»…\u{A0}ЋћЌќѕ–"
                + "—“”‘’÷„ЎўЏџ№Ёёяабвгдежзийклмнопрстуфхцчшщъыьэю¤"
        case .macCentralEurope:
            "ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅņŃ¬√ńŇ∆«»…\u{A0}ňŐÕőŌ–"
                + "—“”‘’÷◊ōŔŕŘ‹›řŖŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ"
        case .cp437:
            "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀"
                + "αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}"
        case .cp850:
            "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀"
                + "ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{AD}±‗¾¶§÷¸°¨·¹³²■\u{A0}"
        case .cp852:
            "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀"
                + "ÓßÔŃńňŠšŔÚŕŰýÝţ´\u{AD}˝˛ˇ˘§÷¸°¨˙űŘř■\u{A0}"
        case .cp857:
            "ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáíóúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ\u{FFFD}ÍÎÏ┘"
                + "┌█▄¦Ì▀ÓßÔÒõÕµ\u{FFFD}×ÚÛÙìÿ¯´\u{AD}±\u{FFFD}¾¶§÷¸°¨·¹³²■\u{A0}"
        case .cp866:
            "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀"
                + "рстуфхцчшщъыьэюяЁёЄєЇїЎў°∙·√№¤■\u{A0}"
        }
    }
}
