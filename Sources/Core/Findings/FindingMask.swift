// What a finding's facts reveal about people, and how it is hidden.

extension FindingArguments {
    /// Calls `body` with each text from outside, as opposed to our own words.
    func forEachText(_ body: (ArraySlice<UInt8>) -> Void) {
        var cursor = PackedCursor(bytes: packed)
        while let (_, kind) = FindingArguments.head(&cursor) {
            switch kind {
            case .text: body(packed[cursor.text()])
            case .texts:
                var left = cursor.index()
                while left > 0, cursor.isWhole {
                    body(packed[cursor.text()])
                    left -= 1
                }
            default: FindingArguments.pass(kind, &cursor)
            }
        }
    }

    /// Replaces texts that look like an address or a number, or are one of `names`, by the mask.
    mutating func mask(_ names: KnownNames) {
        var mayBe = PersonalShape.mayBe(in: packed)
        if !names.isEmpty { forEachText { mayBe = mayBe || KnownNames.mayBe($0) } }
        guard mayBe else { return }
        func masked(_ text: String) -> String { PersonalShape.isIn(text) || names.hold(text) ? Finding.mask : text }
        let facts = all
        packed = []
        for fact in facts {
            switch fact.argument {
            case .text(let text): add(fact.name, .text(masked(text)))
            case .texts(let texts): add(fact.name, .texts(texts.map(masked)))
            default: add(fact.name, fact.argument)
            }
        }
    }

    /// Replaces everything by the mask except words of closed lists, which reveal nothing about anyone.
    mutating func redact() {
        let facts = all
        packed = []
        for fact in facts {
            switch fact.argument {
            case .word, .words: add(fact.name, fact.argument)
            default: add(fact.name, .text(Finding.mask))
            }
        }
    }
}
