/// How numbers are dialled in a country: domestic and international prefixes.
public struct DialingPlan: Sendable, Equatable {
    /// The country code (ITU-T E.164, assigned country codes).
    public var code: String
    /// Dialled before an area code within the country, never from abroad; empty if there is none.
    public var trunk: String
    /// Dialled in place of the + for international calls.
    public var access: String

    public init(code: String, trunk: String, access: String) {
        self.code = code
        self.trunk = trunk
        self.access = access
    }

    /// nil for a country that is not in the list.
    public static func of(_ country: String) -> DialingPlan? {
        guard let code = codes[country] else { return nil }
        if code == "1" { return DialingPlan(code: code, trunk: "1", access: "011") }
        return DialingPlan(code: code, trunk: trunks[country] ?? "0", access: accesses[country] ?? "00")
    }

    /// Countries whose trunk prefix is not 0. For Italy and San Marino the 0 is dialled from abroad too.
    private static let trunks: [String: String] = {
        var trunks = ["HU": "06", "RU": "8", "KZ": "8", "BY": "8", "TM": "8", "MX": ""]
        let none =
            "AD AO BF BH BJ BO BW CI CM CO CR CV CY CZ DJ DK EE ES FO GA GI GL GN GQ GR GT HK HN IS IT KM KW LS LU LV MC "
            + "ML MO MR MT MU MZ NE NI NO OM PA PL PT QA SC SG SM SN SV SZ TD TG TN UY VA"
        for country in none.split(separator: " ") { trunks[String(country)] = "" }
        return trunks
    }()

    private static let accesses: [String: String] = [
        "AU": "0011", "JP": "010", "HK": "001", "SG": "001", "TH": "001", "ID": "001", "RU": "810",
        "KZ": "810", "BY": "810", "TM": "810", "KE": "000", "TZ": "000", "UG": "000",
    ]

    /// Country and code in one word, such as `US1`.
    private static let codes: [String: String] = {
        let list =
            "AD376 AE971 AF93 AG1 AI1 AL355 AM374 AO244 AR54 AS1 AT43 AU61 AW297 AX358 AZ994 BA387 BB1 BD880 BE32 BF226 "
            + "BG359 BH973 BI257 BJ229 BM1 BN673 BO591 BR55 BS1 BT975 BW267 BY375 BZ501 CA1 CD243 CF236 CG242 CH41 CI225 "
            + "CK682 CL56 CM237 CN86 CO57 CR506 CU53 CV238 CW599 CY357 CZ420 DE49 DJ253 DK45 DM1 DO1 DZ213 EC593 EE372 "
            + "EG20 ER291 ES34 ET251 FI358 FJ679 FK500 FM691 FO298 FR33 GA241 GB44 GD1 GE995 GF594 GG44 GH233 GI350 GL299 "
            + "GM220 GN224 GP590 GQ240 GR30 GT502 GU1 GW245 GY592 HK852 HN504 HR385 HT509 HU36 ID62 IE353 IL972 IM44 IN91 "
            + "IQ964 IR98 IS354 IT39 JE44 JM1 JO962 JP81 KE254 KG996 KH855 KI686 KM269 KN1 KP850 KR82 KW965 KY1 KZ7 LA856 "
            + "LB961 LC1 LI423 LK94 LR231 LS266 LT370 LU352 LV371 LY218 MA212 MC377 MD373 ME382 MG261 MH692 MK389 ML223 "
            + "MM95 MN976 MO853 MP1 MQ596 MR222 MS1 MT356 MU230 MV960 MW265 MX52 MY60 MZ258 NA264 NC687 NE227 NG234 NI505 "
            + "NL31 NO47 NP977 NR674 NU683 NZ64 OM968 PA507 PE51 PF689 PG675 PH63 PK92 PL48 PM508 PR1 PS970 PT351 PW680 "
            + "PY595 QA974 RE262 RO40 RS381 RU7 RW250 SA966 SB677 SC248 SD249 SE46 SG65 SH290 SI386 SJ47 SK421 SL232 SM378 "
            + "SN221 SO252 SR597 SS211 ST239 SV503 SX1 SY963 SZ268 TC1 TD235 TG228 TH66 TJ992 TK690 TL670 TM993 TN216 TO676 "
            + "TR90 TT1 TV688 TW886 TZ255 UA380 UG256 US1 UY598 UZ998 VA39 VC1 VE58 VG1 VI1 VN84 VU678 WF681 WS685 XK383 "
            + "YE967 YT262 ZA27 ZM260 ZW263"
        var codes: [String: String] = [:]
        for entry in list.split(separator: " ") { codes[String(entry.prefix(2))] = String(entry.dropFirst(2)) }
        return codes
    }()
}
