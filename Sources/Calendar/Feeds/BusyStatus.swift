/// How Outlook and Exchange mark the time of an event: in lines of their own ([MS-OXCICAL]). Many of their calendars
/// have neither STATUS nor TRANSP.
///
/// Before: `X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE`
/// After: what `STATUS:TENTATIVE` means
struct BusyStatus {
    /// The name of the line.
    let name: String
    /// The value as written.
    let text: String

    /// nil if the event has no such line.
    init?(_ lines: ContentLines) {
        let found = BusyStatus.names.lazy.compactMap { name in lines.value(of: name).map { (name, $0) } }.first
        guard let found else { return nil }
        (name, text) = found
    }

    var isTentative: Bool { BusyStatus.word(text) == "TENTATIVE" }
    var isFree: Bool { BusyStatus.word(text) == "FREE" }

    /// Whether the value of STATUS says no more than that the event takes place.
    static func isCertain(_ status: String) -> Bool { ["", "CONFIRMED"].contains(word(status)) }

    private static let names = ["X-MICROSOFT-CDO-BUSYSTATUS", "X-MICROSOFT-MSNCALENDAR-BUSYSTATUS"]

    private static func word(_ text: String) -> String { text.uppercased().filter { !$0.isWhitespace } }
}
