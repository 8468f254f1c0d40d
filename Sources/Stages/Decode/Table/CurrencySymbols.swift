internal import InnkeeperCore

/// What currency symbols mean for this property.
struct CurrencySymbols {
    /// The property's own currency, which decides what an ambiguous symbol means.
    let home: Currency

    private static let dollars: Set<String> = ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "MXN"]
    private static let crowns: Set<String> = ["SEK", "NOK", "DKK", "ISK"]
    private static let francsCFA: Set<String> = ["XOF", "XAF"]
    private static let yens: Set<String> = ["JPY", "CNY"]

    /// The currency of a code or symbol; nil if it is unknown, or ambiguous and not decided by the property's own
    /// currency.
    func currency(_ sign: [UInt8]) -> Currency? {
        let text = String(decoding: sign, as: UTF8.self).lowercased()
        switch text {
        case "$": return CurrencySymbols.dollars.contains(home.code) ? home : Currency("USD")
        case "us$", "$us": return Currency("USD")
        case "c$", "ca$": return Currency("CAD")
        case "a$", "au$": return Currency("AUD")
        case "nz$": return Currency("NZD")
        case "mx$": return Currency("MXN")
        case "r$": return Currency("BRL")
        case "€", "euro", "euros": return Currency("EUR")
        case "£": return Currency("GBP")
        case "¥", "￥": return CurrencySymbols.yens.contains(home.code) ? home : Currency("JPY")
        // The sign of yen has the place of the backslash in Shift JIS, and that of won in EUC-KR.
        case "\\": return home == Currency("KRW") ? home : Currency("JPY")
        case "₹", "rs", "rs.": return Currency("INR")
        case "zł": return Currency("PLN")
        case "kč": return Currency("CZK")
        case "₺", "tl": return Currency("TRY")
        case "fr", "fr.", "sfr", "sfr.": return Currency("CHF")
        // Nothing shows which country's crowns these are if the property's own currency is unknown too.
        case "kr", "kr.": return CurrencySymbols.crowns.contains(home.code) || home == .none ? home : nil
        case "ft": return Currency("HUF")
        case "lei": return Currency("RON")
        case "₽", "руб", "руб.": return Currency("RUB")
        case "r" where sign == [0x52]: return Currency("ZAR")
        case "s$": return Currency("SGD")
        case "hk$": return Currency("HKD")
        case "nt$": return Currency("TWD")
        case "円": return Currency("JPY")
        case "元": return Currency("CNY")
        case "₩", "원": return Currency("KRW")
        case "฿": return Currency("THB")
        case "₪": return Currency("ILS")
        case "₴", "грн", "грн.": return Currency("UAH")
        case "₱": return Currency("PHP")
        case "₫": return Currency("VND")
        case "rp", "rp.": return Currency("IDR")
        case "rm": return Currency("MYR")
        case "лв", "лв.": return Currency("BGN")
        case "fcfa", "f cfa", "cfa": return CurrencySymbols.francsCFA.contains(home.code) ? home : Currency("XOF")
        default:
            // A code is in capitals; in lower case it may be any word ("3 per"), unless it is the property's own.
            let isOwn = text == home.code.lowercased()
            return isOwn || sign.allSatisfy { 0x41...0x5A ~= $0 } ? Currency(text) : nil
        }
    }
}
