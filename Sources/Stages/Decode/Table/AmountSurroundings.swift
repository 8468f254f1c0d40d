internal import InnkeeperCore

/// What is around the number of an amount, and what it means. The amounts of a column nearly always share it, so that only
/// the number of most has to be read.
struct AmountSurroundings {
    private let before: Text
    private let after: Text
    let currency: Currency?
    let isNegative: Bool

    /// Up to eight bytes.
    private struct Text: Equatable {
        var bytes: UInt64 = 0
        var count = 0

        init?(_ bytes: borrowing Span<UInt8>, _ range: Range<Int>) {
            count = range.count
            guard count <= 8 else { return nil }
            for index in range { self.bytes = self.bytes << 8 | UInt64(bytes[index]) }
        }
    }

    /// Those of the amount in `bytes[range]`, whose number is in `number`; nil if they are too long to remember.
    init?(
        _ bytes: borrowing Span<UInt8>, _ range: Range<Int>, around number: Range<Int>, currency: Currency?,
        isNegative: Bool
    ) {
        guard let before = Text(bytes, range.lowerBound..<number.lowerBound),
            let after = Text(bytes, number.upperBound..<range.upperBound)
        else { return nil }
        (self.before, self.after) = (before, after)
        (self.currency, self.isNegative) = (currency, isNegative)
    }

    /// Whether another amount has the same around its number.
    func areAround(_ number: Range<Int>, _ bytes: borrowing Span<UInt8>, _ range: Range<Int>) -> Bool {
        before == Text(bytes, range.lowerBound..<number.lowerBound)
            && after == Text(bytes, number.upperBound..<range.upperBound)
    }

    /// From the first digit to the last; nil without any.
    static func number(_ bytes: borrowing Span<UInt8>, _ range: Range<Int>) -> Range<Int>? {
        guard let first = range.first(where: { bytes[$0] &- 0x30 < 10 }),
            let last = range.last(where: { bytes[$0] &- 0x30 < 10 })
        else { return nil }
        return first..<last + 1
    }
}

/// The digits and marks between the first and the last digit of an amount, as `AmountNumber` takes them: what can part
/// thousands but no point or comma is `'`.
struct AmountDigits {
    private(set) var bytes: [32 of UInt8] = .init(repeating: 0)
    private(set) var count = 0

    /// nil if there is anything else, or too much.
    init?(_ text: borrowing Span<UInt8>, _ range: Range<Int>) {
        guard range.count <= bytes.count else { return nil }
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = text[index]
            switch byte {
            case 0x30...0x39, 0x2E, 0x2C: bytes[count] = byte
            case 0x27, 0x20: bytes[count] = 0x27
            default:
                guard let length = AmountDigits.wideMark(text, index..<range.upperBound) else { return nil }
                bytes[count] = 0x27
                index += length - 1
            }
            count += 1
            index += 1
        }
    }

    /// The length of a no-break or thin space, or a right single quote.
    private static func wideMark(_ text: borrowing Span<UInt8>, _ range: Range<Int>) -> Int? {
        let first = range.lowerBound
        if range.count >= 2, text[first] == 0xC2, text[first + 1] == 0xA0 { return 2 }
        guard range.count >= 3, text[first] == 0xE2, text[first + 1] == 0x80 else { return nil }
        return text[first + 2] == 0xAF || text[first + 2] == 0x89 || text[first + 2] == 0x99 ? 3 : nil
    }
}
