extension PlainMessage {
    /// What a message needs beyond the packed texts.
    struct Surroundings {
        /// The paths of all files.
        var paths: [[UInt8]]
        var isValueHidden: Bool
    }

    /// Appends the message; false if `RuleMessage` must make it, in which case what was appended is unusable.
    func append(
        _ finding: PlainFinding, _ text: Span<UInt8>, _ around: Surroundings, to output: inout ByteAppender
    ) -> Bool {
        run(from: 0, finding, text, around, to: &output)
    }

    private func run(
        from start: Int, _ finding: PlainFinding, _ text: Span<UInt8>, _ around: Surroundings,
        to output: inout ByteAppender
    ) -> Bool {
        var next = start
        var count = 0
        var jsonStart = 0
        while true {
            let step = steps[next]
            next += 1
            switch step {
            case .end: return true
            case .literal(let range): output.append(literals.span, range)
            case .value:
                if around.isValueHidden, !finding.value.isEmpty {
                    output.append(Finding.mask)
                } else {
                    output.append(text, finding.value)
                }
            case .record: output.append(text, finding.record)
            case .relatedFile:
                if let related = finding.related {
                    let path = around.paths[related.file]
                    output.append(path.span, path.indices)
                }
            case .relatedLine: output.append(decimal: finding.related?.line ?? 0)
            case .relatedRecord: if let related = finding.related { output.append(text, related.record) }
            case .count: output.append(decimal: count)
            case .fact(let name):
                guard let fact = FindingArguments.fact(name, finding.arguments, text) else { continue }
                guard append(fact, finding, text, around, to: &output) else { return false }
            case .plural(let name, let first, let forms):
                count = 0
                if let fact = FindingArguments.fact(name, finding.arguments, text) {
                    guard fact.kind == .count else { return false }
                    var cursor = fact.value
                    count = Int(PlainMessage.signed(cursor.number(text)))
                }
                next = targets[first + min(forms - 1, language.pluralForm(count))]
            case .jump(let target): next = targets[target]
            case .jsonStart: jsonStart = output.count
            case .jsonEnd:
                guard PlainMessage.isPlainJSON(output, from: jsonStart) else { return false }
            case .unless(let question, let target):
                if !isThere(question, finding, text) { next = targets[target] }
            }
        }
    }

    private func isThere(_ question: Question, _ finding: PlainFinding, _ text: Span<UInt8>) -> Bool {
        switch question {
        case .value: !finding.value.isEmpty
        case .record: !finding.record.isEmpty
        case .related: finding.related != nil
        case .relatedLine: (finding.related?.line ?? 0) > 0
        case .relatedRecord: !(finding.related?.record.isEmpty ?? true)
        case .fact(let name): FindingArguments.fact(name, finding.arguments, text) != nil
        }
    }

    private func append(
        _ fact: (kind: FindingArguments.Kind, value: PackedPosition), _ finding: PlainFinding, _ text: Span<UInt8>,
        _ around: Surroundings, to output: inout ByteAppender
    ) -> Bool {
        var cursor = fact.value
        switch fact.kind {
        case .text: output.append(text, cursor.text(text))
        case .count: output.append(decimal: Int(PlainMessage.signed(cursor.number(text))))
        case .date:
            let day = Int32(truncatingIfNeeded: PlainMessage.signed(cursor.number(text)))
            output.append(CalendarDate(dayNumber: day).description)
        case .money:
            let units = PlainMessage.signed(cursor.number(text))
            let currency = Currency(raw: Int32(truncatingIfNeeded: Int64(bitPattern: cursor.number(text))))
            append(Money(minorUnits: units, currency: currency), to: &output)
        case .word:
            let word = cursor.text(text)
            guard let phrase = phrases.first(where: { PlainMessage.isEqual($0.key, text, word) }) else {
                output.append(text, word)
                return cursor.isWhole
            }
            return cursor.isWhole && run(from: phrase.start, finding, text, around, to: &output)
        case .texts, .words, .moment, .duration: return false
        }
        return cursor.isWhole
    }

    /// As `Money.description` has it.
    private func append(_ money: Money, to output: inout ByteAppender) {
        let digits = money.currency.minorDigits
        let unit = (0..<digits).reduce(UInt64(1)) { unit, _ in unit * 10 }
        let (whole, part) = money.minorUnits.magnitude.quotientAndRemainder(dividingBy: unit)
        if money.minorUnits < 0 { output.append(0x2D) }
        output.append(digits: UInt(whole))
        if digits > 0 {
            output.append(0x2E)
            output.append(digits: UInt(part), atLeast: digits)
        }
        if money.currency != .none {
            output.append(0x20)
            // Its three letters, of which the first is in the highest byte.
            output.append(UInt64(money.currency.packed.byteSwapped >> 8), length: 3)
        }
    }

    private static func isPlainJSON(_ output: borrowing ByteAppender, from start: Int) -> Bool {
        output.withBytes { bytes in
            (start..<bytes.count).allSatisfy { bytes[$0] >= 0x20 && bytes[$0] != 0x22 && bytes[$0] != 0x5C }
        }
    }

    private static func isEqual(_ key: [UInt8], _ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
        key.count == range.count && key.indices.allSatisfy { key[$0] == text[range.lowerBound + $0] }
    }

    private static func signed(_ folded: UInt64) -> Int64 {
        Int64(bitPattern: folded >> 1) ^ -Int64(bitPattern: folded & 1)
    }
}
