internal import InnkeeperCore

/// What currency symbols mean for this property.
struct CurrencySymbols {
    /// The property's own currency, which decides what an ambiguous symbol means.
    let home: Currency

    /// The currency of a code or symbol; nil if it is unknown, or ambiguous and not decided by the property's own
    /// currency.
    func currency(_ sign: [UInt8]) -> Currency? {
        let text = String(decoding: sign, as: UTF8.self).lowercased()
        // A capital R is the rand's; in lower case it may be any abbreviation.
        if sign == [0x52] { return Currency("ZAR") }
        if let code = CurrencySymbols.signs[text] { return Currency(code) }
        if let codes = CurrencySymbols.shared[text] {
            if codes.contains(home.code) { return home }
            return codes.first.flatMap { $0.isEmpty ? nil : Currency($0) }
        }
        switch text {
        // The sign of yen has the place of the backslash in Shift JIS, and that of won in EUC-KR.
        case "\\": return home == Currency("KRW") ? home : Currency("JPY")
        // Nothing shows which country's crowns these are if the property's own currency is unknown too.
        case "kr", "kr.": return CurrencySymbols.crowns.contains(home.code) || home == .none ? home : nil
        default: return code(sign, text)
        }
    }

    /// "EUR", "EUR.", "CAD$"
    private func code(_ sign: [UInt8], _ text: String) -> Currency? {
        let bare = sign.count == 4 && (sign[3] == 0x2E || sign[3] == 0x24) ? sign.dropLast() : sign[...]
        // A code is in capitals; in lower case it may be any word ("3 per"), unless it is the property's own.
        let isOwn = text == home.code.lowercased()
        return isOwn || bare.allSatisfy { 0x41...0x5A ~= $0 } ? Currency(bytes: bare) : nil
    }

    /// Whether a text between brackets in a heading is a currency, whatever the property's own is.
    static func isSign(_ text: String) -> Bool {
        let folded = text.lowercased()
        return KnownCodes.isCurrency(text) && text == text.uppercased() || signs[folded] != nil
            || shared[folded] != nil || ["kr", "kr."].contains(folded)
    }

    private static let crowns: Set<String> = ["SEK", "NOK", "DKK", "ISK"]

    /// Signs of several currencies; the first is meant if none is the property's own. Dirhams are those of two countries, and
    /// neither's more than the other's.
    private static let shared: [String: [String]] = [
        "$": ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "MXN", "ARS", "CLP", "COP", "UYU"],
        "¥": ["JPY", "CNY"], "￥": ["JPY", "CNY"],
        "fcfa": ["XOF", "XAF"], "f cfa": ["XOF", "XAF"], "cfa": ["XOF", "XAF"],
        "dh": ["", "MAD", "AED"], "dhs": ["", "MAD", "AED"], "dhs.": ["", "MAD", "AED"],
    ]

    private static let signs: [String: String] = [
        "us$": "USD", "$us": "USD", "c$": "CAD", "ca$": "CAD", "a$": "AUD", "au$": "AUD", "nz$": "NZD", "mx$": "MXN",
        "r$": "BRL", "s$": "SGD", "hk$": "HKD", "nt$": "TWD", "rd$": "DOP", "$u": "UYU",
        "€": "EUR", "euro": "EUR", "euros": "EUR", "£": "GBP",
        "fr": "CHF", "fr.": "CHF", "sfr": "CHF", "sfr.": "CHF",
        "zł": "PLN", "kč": "CZK", "ft": "HUF", "lei": "RON", "лв": "BGN", "лв.": "BGN", "km": "BAM", "din": "RSD",
        "din.": "RSD", "дин": "RSD", "дин.": "RSD", "₺": "TRY", "tl": "TRY",
        "₽": "RUB", "руб": "RUB", "руб.": "RUB", "₴": "UAH", "грн": "UAH", "грн.": "UAH", "₸": "KZT", "₾": "GEL",
        "₼": "AZN", "сом": "KGS", "сум": "UZS",
        "円": "JPY", "元": "CNY", "₩": "KRW", "원": "KRW", "฿": "THB", "₱": "PHP", "₫": "VND", "rp": "IDR", "rp.": "IDR",
        "rm": "MYR", "៛": "KHR", "₭": "LAK", "₮": "MNT",
        "₹": "INR", "rs": "INR", "rs.": "INR", "৳": "BDT", "₪": "ILS", "د.إ": "AED",
        "₦": "NGN", "₵": "GHS", "gh₵": "GHS", "ksh": "KES", "ksh.": "KES", "kshs": "KES", "kshs.": "KES", "tsh": "TZS",
        "tsh.": "TZS", "ush": "UGX", "ush.": "UGX", "da": "DZD", "mt": "MZN",
        "₡": "CRC", "₲": "PYG", "s/": "PEN", "s/.": "PEN", "bs": "BOB", "bs.": "BOB", "b/.": "PAB",
    ]
}
